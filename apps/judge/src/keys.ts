import { useEffect, useRef } from 'preact/hooks';

/** The action of each key. The name of a key is the value of `KeyboardEvent.key` in lower case. */
export type KeyActions = Record<string, (() => unknown) | undefined>;

/**
 * Calls the action of each key that the judge presses. Ignores keys that are held down, shortcuts of the browser, and
 * all keys while the judge types a note or a dialog is open.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]') !== null) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
