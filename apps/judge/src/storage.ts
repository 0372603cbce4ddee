/** Reads and writes JSON in the storage of the browser. A browser may forbid this; then nothing is stored. */
type StorageName = 'localStorage' | 'sessionStorage';

export function readStored(storage: StorageName, name: string): unknown {
  try {
    const text = globalThis[storage].getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(storage: StorageName, name: string, value: unknown): void {
  try {
    globalThis[storage].setItem(name, JSON.stringify(value));
  } catch {
    // If the browser forbids storage, the page still has the value in memory until somebody reloads it.
  }
}
