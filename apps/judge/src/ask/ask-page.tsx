import { listApps, type Client } from '@jurybox/client';
import { useEffect, useState } from 'preact/hooks';
import { clientWith, describeError } from '../api.ts';
import { formText } from '../parts/form-text.ts';
import { Screen } from '../parts/screen.tsx';
import { storedEditorKey } from '../stored-keys.ts';
import { EvaluationList } from './evaluation-list.tsx';
import { EvaluationPage } from './evaluation-page.tsx';
import { NewEvaluation } from './new-evaluation.tsx';

/** The part of the page for a person who asks for judgements. This person needs the API key of an editor. */
export function AskPage({ path }: { path: string[] }) {
  const [key, setKey] = useState(storedEditorKey.read);
  if (key === undefined)
    return (
      <KeyForm
        accept={(accepted) => {
          storedEditorKey.write(accepted);
          setKey(accepted);
        }}
      />
    );
  const forget = () => {
    storedEditorKey.remove();
    setKey(undefined);
  };
  return <Signed key={key} path={path} client={clientWith(key)} forget={forget} />;
}

function Signed({ path: [first], client, forget }: { path: string[]; client: Client; forget: () => void }) {
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [first]);
  return (
    <div class="ask">
      <header class="ask-head">
        <a class="home" href="#/ask">
          Jurybox evaluations
        </a>
        <button class="quiet" onClick={forget}>
          Forget the key
        </button>
      </header>
      <main>
        {first === undefined ? (
          <EvaluationList client={client} />
        ) : first === 'new' ? (
          <NewEvaluation client={client} />
        ) : (
          <EvaluationPage key={first} client={client} evaluationId={first} />
        )}
      </main>
    </div>
  );
}

function KeyForm({ accept }: { accept: (key: string) => void }) {
  const [problem, setProblem] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const key = formText(event, 'key');
    if (key === '') return setProblem('Type or paste the key.');
    try {
      await listApps({ client: clientWith(key), query: { limit: 1 } });
      accept(key);
    } catch (error) {
      setProblem(describeError(error));
    }
  };
  return (
    <Screen title="Ask others to judge">
      <p>Make an evaluation from a file, send links to the people who judge, and watch the results.</p>
      <form class="stack" onSubmit={(event) => void submit(event)} noValidate>
        <label class="field">
          <span>API key of an editor</span>
          <input
            name="key"
            type="password"
            autoComplete="off"
            spellcheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="key-help key-problem"
          />
        </label>
        <p class="muted small" id="key-help">
          This tab keeps the key until you close it.
        </p>
        <p class="problem" id="key-problem" role="alert">
          {problem}
        </p>
        <div>
          <button class="button primary">Continue</button>
        </div>
      </form>
    </Screen>
  );
}
