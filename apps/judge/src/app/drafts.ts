/**
 * Keeps what a person has typed and not sent yet. This draft survives a reload of the page, a failed request and an
 * expired key. The tab forgets the draft when the person sends or discards it, closes the tab or signs out.
 */
import { useState } from 'preact/hooks';
import { readStored, writeStored } from '../storage.ts';

const begin = 'jurybox.app.draft.';

export function useDraft<Value>(name: string, initial: Value) {
  const [value, setValue] = useState(
    () => (readStored('sessionStorage', begin + name) as Value | undefined) ?? initial,
  );
  return {
    value,
    change(next: Value): void {
      writeStored('sessionStorage', begin + name, next);
      setValue(next);
    },
    forget: (): void => sessionStorage.removeItem(begin + name),
  };
}

export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(begin)) sessionStorage.removeItem(name);
}
