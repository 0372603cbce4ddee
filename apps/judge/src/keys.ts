import { useEffect, useRef } from 'preact/hooks';

/** The action of each key, by the value of `KeyboardEvent.key` in lower case. */
export type KeyActions = Record<string, (() => unknown) | undefined>;

/**
 * Calls the action of each pressed key. Ignores all keys while somebody types or a dialog is open. Also ignores
 * shortcuts of the browser, and keys that are held down.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}
