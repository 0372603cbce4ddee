import { readFile } from 'node:fs/promises';

const maxCachedBytes = 64 * 1_048_576;

/** Caches the bytes of files that do not change. All responses share one copy, so slow clients need no memory. */
export class FileCache {
  readonly #cached = new Map<string, Buffer>();
  readonly #reading = new Map<string, Promise<Buffer>>();
  #cachedBytes = 0;

  async read(path: string): Promise<Buffer> {
    const cached = this.#cached.get(path);
    if (cached !== undefined) return cached;
    let reading = this.#reading.get(path);
    if (reading === undefined) {
      reading = readFile(path).finally(() => this.#reading.delete(path));
      this.#reading.set(path, reading);
    }
    const bytes = await reading;
    if (!this.#cached.has(path) && this.#cachedBytes + bytes.length <= maxCachedBytes) {
      this.#cached.set(path, bytes);
      this.#cachedBytes += bytes.length;
    }
    return bytes;
  }
}
