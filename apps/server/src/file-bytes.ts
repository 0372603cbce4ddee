import { readFile } from 'node:fs/promises';

/** How much is kept, in bytes. */
const mostBytes = 64 * 1_048_576;

/**
 * The bytes of files that do not change while they are kept. All who are sent a file at once share its bytes: readers
 * who do not read hold no copy each. What could not be read is read again.
 */
export class FileBytes {
  readonly #kept = new Map<string, Buffer>();
  readonly #reading = new Map<string, Promise<Buffer>>();
  #size = 0;

  async read(path: string): Promise<Buffer> {
    const kept = this.#kept.get(path);
    if (kept !== undefined) return kept;
    let reading = this.#reading.get(path);
    if (reading === undefined) {
      reading = readFile(path).finally(() => this.#reading.delete(path));
      this.#reading.set(path, reading);
    }
    const bytes = await reading;
    if (!this.#kept.has(path) && this.#size + bytes.length <= mostBytes) {
      this.#kept.set(path, bytes);
      this.#size += bytes.length;
    }
    return bytes;
  }
}
