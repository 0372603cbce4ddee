/** Reads and writes JSON in the browser's storage, which a browser may forbid. */

export function readStored(storage: Storage, name: string): unknown {
  try {
    const text = storage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(storage: Storage, name: string, value: unknown): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // The browser may forbid storage. The page also keeps the value in memory, so only a reload of the page loses it.
  }
}
