/**
 * The API key of the person who uses the pages. It is in `sessionStorage`, which the browser empties when the tab is
 * closed, or in `localStorage` if the person asked for it.
 */
import { readStored, writeStored } from '../storage.ts';

const name = 'jurybox.app.key';

export const storedKey = {
  read: () => (readStored(sessionStorage, name) ?? readStored(localStorage, name)) as string | undefined,
  write: (key: string, isKept: boolean): void => writeStored(isKept ? localStorage : sessionStorage, name, key),
  remove(): void {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(name);
  },
};
