import { getCurrentKey, type Client, type Key } from '@jurybox/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith, describeError } from '../api.ts';
import { formText } from '../parts/form-text.ts';
import { Screen } from '../parts/screen.tsx';
import { storedEditorKey } from '../stored-keys.ts';
import { EvaluationList } from './evaluation-list.tsx';
import { EvaluationPage } from './evaluation-page.tsx';
import { NewEvaluation } from './new-evaluation.tsx';
import { useLoaded } from './use-loaded.ts';

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
  return <Signed key={key} path={path} apiKey={key} forget={forget} />;
}

function Signed({ path: [first], apiKey, forget }: { path: string[]; apiKey: string; forget: () => void }) {
  const client = useMemo(() => clientWith(apiKey), [apiKey]);
  // The page offers only what the role of the key allows.
  const { value: key, problem } = useLoaded(() => getCurrentKey({ client }), [client]);
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [first, key === undefined]);
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
        {key === undefined ? (
          <p class={problem === '' ? 'muted' : 'problem'}>{problem === '' ? 'Loading …' : problem}</p>
        ) : (
          <View path={first} client={client} canEdit={isEditor(key)} />
        )}
      </main>
    </div>
  );
}

const isEditor = ({ role }: Key) => role === 'editor' || role === 'admin';

function View({ path, client, canEdit }: { path: string | undefined; client: Client; canEdit: boolean }) {
  if (path === undefined) return <EvaluationList client={client} canEdit={canEdit} />;
  if (path !== 'new') return <EvaluationPage key={path} client={client} evaluationId={path} canEdit={canEdit} />;
  if (canEdit) return <NewEvaluation client={client} />;
  return <p class="problem">Only a key with the role editor can create an evaluation.</p>;
}

function KeyForm({ accept }: { accept: (key: string) => void }) {
  const [problem, setProblem] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const key = formText(event, 'key');
    if (key === '') return setProblem('Type or paste the key.');
    try {
      await getCurrentKey({ client: clientWith(key) });
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
