/**
 * Stores the API key of the person who has signed in. It is in `sessionStorage`, which the browser empties when the tab
 * is closed, or in `localStorage` if the person wants to stay signed in.
 */
import { readStored, writeStored } from '../storage.ts';

const name = 'jurybox.app.key';

export const storedKey = {
  read: () => (readStored('sessionStorage', name) ?? readStored('localStorage', name)) as string | undefined,
  write: (key: string, isKept: boolean): void => writeStored(isKept ? 'localStorage' : 'sessionStorage', name, key),
  remove(): void {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(name);
  },
};
