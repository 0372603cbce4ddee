import { getCurrentKey } from '@jurybox/client';
import { clientWith } from '../api.ts';
import { formText } from '../parts/form-text.ts';
import { Screen } from '../parts/screen.tsx';
import { Refused, useAction } from './parts.tsx';
import { storedKey } from './stored-key.ts';

interface Props {
  /** Why the person has to sign in again. Empty if the person has not been signed in before. */
  reason: string;
  accept: (key: string) => void;
}

export function SignIn({ reason, accept }: Props) {
  const { onSubmit, isBusy, problem } = useAction();
  const submit = onSubmit(async (event) => {
    const [key, isKept] = [formText(event, 'key'), formText(event, 'kept') !== ''];
    if (key === '') throw new Refused('Type or paste the key.');
    await getCurrentKey({ client: clientWith(key) });
    storedKey.write(key, isKept);
    accept(key);
  });
  const shown = problem || reason;
  return (
    <Screen title="Sign in to Jurybox">
      <p>See which variant each environment serves, compare and deploy revisions, and let people judge.</p>
      <form class="stack" onSubmit={submit} noValidate>
        <label class="field">
          <span>API key</span>
          <input
            name="key"
            type="password"
            autoComplete="off"
            spellcheck={false}
            aria-invalid={shown !== ''}
            aria-describedby="key-help key-problem"
          />
        </label>
        <label class="check">
          <input name="kept" type="checkbox" />
          <span>Keep the key on this device</span>
        </label>
        <p class="muted small" id="key-help">
          Otherwise this tab keeps the key until you close it. An admin of your project creates keys.
        </p>
        <p class="problem" id="key-problem" role="alert">
          {shown}
        </p>
        <div>
          <button class="button primary" disabled={isBusy}>
            {isBusy ? 'Signing in …' : 'Sign in'}
          </button>
        </div>
      </form>
    </Screen>
  );
}
