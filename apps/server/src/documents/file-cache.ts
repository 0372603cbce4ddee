import { readFile } from 'node:fs/promises';

const maxCachedBytes = 64 * 1_048_576;

/** Caches the bytes of files that do not change. All responses share one copy, so slow clients need no memory. */
export class FileCache {
  readonly #files = new Map<string, Promise<Buffer>>();
  #cachedBytes = 0;

  read(path: string): Promise<Buffer> {
    let reading = this.#files.get(path);
    if (reading === undefined) this.#files.set(path, (reading = this.#readNew(path)));
    return reading;
  }

  async #readNew(path: string): Promise<Buffer> {
    try {
      const bytes = await readFile(path);
      if (this.#cachedBytes + bytes.length > maxCachedBytes) this.#files.delete(path);
      else this.#cachedBytes += bytes.length;
      return bytes;
    } catch (error) {
      this.#files.delete(path);
      throw error;
    }
  }
}
