/** Components and hooks that several pages for the team use. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { describeError } from '../api.ts';
import { useSession } from './session.ts';
import type { Loaded } from './use-loaded.ts';

/** The heading of a page. It takes the focus unless a field has it, so that a screen reader reads the heading. */
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
  /** The links above the heading, which lead to the parent pages. */
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

/** A button for an action that nobody can undo. It needs a second click. `of` names the object for screen readers. */
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

/** Shows the loaded value, a message while it is being loaded, or the reason why loading failed. */
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

/** Shows who a user is: the names of the user's API keys if the session may read them, or else the user id. */
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

/** Runs the action of a button or form. While it runs, `isBusy` is true. If it fails, `problem` says why. */
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
  /** Returns a listener that runs an action when a form is submitted. */
  const onSubmit = (work: (event: SubmitEvent) => Promise<unknown>) => (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => work(event));
  };
  /** Hides the last problem. Call this when the person changes the form, because that may solve the problem. */
  const forget = () => setState((last) => (last.problem === '' ? last : { ...last, problem: '' }));
  return { ...state, run, onSubmit, forget };
}

/** Thrown by an action that the page itself refuses. The page shows the message to its user. */
export class Refused extends Error {}
