/** Small parts that all pages for the team share. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { describeError } from '../api.ts';
import { useSession } from './session.ts';
import type { Loaded } from './use-loaded.ts';

/** The heading of a page. It gets the focus, so that a screen reader reads it, unless a field has the focus. */
export function Heading({ children: title }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, []);
  useEffect(() => void (document.title = `${title} · Jurybox`), [title]);
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto">
      {title}
    </h1>
  );
}

interface PageProps {
  title: string;
  /** The pages above this one: their addresses and names. */
  above?: [href: string, name: string][];
  actions?: ComponentChildren;
  children: ComponentChildren;
}

export function Page({ title, above = [], actions, children }: PageProps) {
  return (
    <>
      <div class="page-head">
        <div>
          {above.length > 0 && (
            <nav class="above small" aria-label="Pages above">
              {above.map(([href, name]) => (
                <a key={href} href={href} dir="auto">
                  {name}
                </a>
              ))}
            </nav>
          )}
          <Heading>{title}</Heading>
        </div>
        <div class="actions">{actions}</div>
      </div>
      {children}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, name: string])[];
  choose: (value: Value) => void;
}

/** A field in which a person chooses one of several options. */
export function Choice<Value extends string>({ label, value: chosen, options, choose }: ChoiceProps<Value>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget: { value } }) => choose(value as Value)}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A button that asks once more before it does what nobody can undo. `of` names the object for screen readers. */
export function SureButton(props: { label: string; sureLabel: string; of: string; act: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <button
      type="button"
      class={isAsking ? 'button danger' : 'button'}
      onBlur={() => setAsking(false)}
      onClick={() => (isAsking ? props.act() : setAsking(true))}
    >
      {isAsking ? props.sureLabel : props.label}
      <span class="hidden"> {props.of}</span>
    </button>
  );
}

export function Problem({ children: text }: { children: string }) {
  return (
    <p class="problem" role="alert" dir="auto">
      {text}
    </p>
  );
}

/** Shows a loaded value, or that it is being loaded, or why it cannot be loaded. */
export function Shown<Value>({ of, children }: { of: Loaded<Value>; children: (value: Value) => ComponentChildren }) {
  const { value, problem, reload } = of;
  return (
    <>
      {problem !== '' && (
        <div class="actions">
          <Problem>{problem}</Problem>
          <button type="button" class="button" onClick={() => void reload()}>
            Try again
          </button>
        </div>
      )}
      {value === undefined ? problem === '' && <Busy>Loading …</Busy> : children(value)}
    </>
  );
}

export function Busy({ children }: { children: string }) {
  return (
    <p class="muted busy" role="status">
      {children}
    </p>
  );
}

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at}>{new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}</time>
  );
}

/** Names a user: by the API key if the session may read it, otherwise by the id. */
export function Who({ id }: { id: string | null }) {
  const { key, names } = useSession();
  if (id === null) return <>an unknown user</>;
  if (id === key.user_id) return <>you</>;
  return (
    <span title={id} dir="auto">
      {names.get(id) ?? `user ${id.length > 12 ? `…${id.slice(-8)}` : id}`}
    </span>
  );
}

/** Runs an action of a button or a form, one at a time, and keeps the reason if it fails. */
export function useAction() {
  const [state, setState] = useState({ isBusy: false, problem: '' });
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, problem: '' });
    try {
      await work();
      setState({ isBusy: false, problem: '' });
    } catch (error) {
      setState({ isBusy: false, problem: error instanceof Refused ? error.message : describeError(error) });
    }
  };
  /** Hides the problem when the person changes something, because it may be mended then. */
  const forget = () => setState((last) => (last.problem === '' ? last : { ...last, problem: '' }));
  return { ...state, run, forget };
}

/** Thrown by an action that the page refuses itself. The message is for the person who uses the page. */
export class Refused extends Error {}
