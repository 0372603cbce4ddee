/** Components for two kinds of links: those for judges, and those that share results. */
import { useRef, useState } from 'preact/hooks';
import { describeError } from '../../api.ts';
import { formText } from '../../parts/form-text.ts';
import { SureButton } from '../parts.tsx';

const dayMs = 86_400_000;

/** A form field in which an editor chooses how long a new link works. */
export function Duration() {
  return (
    <label class="field">
      <span>Works for</span>
      <select name="days" defaultValue="30">
        <option value="1">1 day</option>
        <option value="7">7 days</option>
        <option value="30" selected>
          30 days
        </option>
        <option value="365">1 year</option>
      </select>
    </label>
  );
}

/** Returns when a new link expires. Reads this from a form that contains the component `Duration`. */
export function expiryIn(event: SubmitEvent): string {
  return new Date(Date.now() + Number(formText(event, 'days')) * dayMs).toISOString();
}

/** Shows a new link or key. The page can do this only once, because the server does not store the secret. */
export function NewLinkResult({ link, name, what = 'link' }: { link: string; name: string; what?: 'link' | 'key' }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The browser forbids access to the clipboard. The editor can copy the link by hand, because it is selected.
    }
  };
  return (
    <div class="new-link" role="status">
      <label class="field">
        <span>The new {what}. Copy it now: it is not shown again.</span>
        <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} data-testid={name} />
      </label>
      <button type="button" class="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

interface LinkRowProps {
  name: string;
  /** For whom the link is. */
  text?: string;
  isUsed: boolean;
  expires_at: string;
  revoked_at: string | null;
  revoke: () => Promise<void>;
}

export function LinkRow({ name, text, isUsed, expires_at: expires, revoked_at: revoked, revoke }: LinkRowProps) {
  const [problem, setProblem] = useState('');
  const isOver = revoked !== null || Date.parse(expires) < Date.now();
  const state = revoked !== null ? 'revoked' : isOver ? 'expired' : `works until ${dateOf(expires)}`;
  return (
    <li class={isOver ? 'list-row over' : 'list-row'}>
      <div>
        <strong>{name}</strong>
        <p class="muted small">
          {[...(text === undefined ? [] : [text]), state, isUsed ? 'used' : 'not used yet'].join(' · ')}
        </p>
        <p class="problem">{problem}</p>
      </div>
      {!isOver && (
        <SureButton
          label="Revoke"
          sureLabel="Revoke now"
          of={name}
          act={() => void revoke().catch((error: unknown) => setProblem(describeError(error)))}
        />
      )}
    </li>
  );
}

function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}
