/**
 * A model of what some files contain after a power failure. Until a file is synced, each of its written pages may or
 * may not be on the disk. If a sync fails, the operating system may drop the written pages: programs still read them,
 * but no later sync writes them. https://wiki.postgresql.org/wiki/Fsync_Errors
 */
import { dirname } from 'node:path';

const pageBytes = 4096;

/**
 * Which unsynced changes survive the power failure: `nothing`, only created and removed file names (`names`), or `all`.
 * A function is called for each file and page, and returns whether its changes survive.
 */
export type Survival = 'nothing' | 'names' | 'all' | (() => boolean);
/** How a sync ended. It is interrupted if its process dies meanwhile. */
export type SyncEnd = 'done' | 'failed' | 'interrupted';

class ModelFile {
  /** What programs read. */
  content: Buffer;
  /** What is certainly on the disk. */
  #synced: Buffer;
  /** The pages that the next sync writes. */
  #dirty = new Set<number>();
  /** The pages of each running sync, as they were when it began. */
  readonly #syncs = new Map<object, Map<number, Buffer>>();

  constructor(content: Buffer) {
    this.content = Buffer.from(content);
    this.#synced = Buffer.from(content);
  }

  write(data: Buffer, offset: number): void {
    if (offset + data.length > this.content.length) this.content = resized(this.content, offset + data.length);
    data.copy(this.content, offset);
    const last = Math.floor((offset + data.length - 1) / pageBytes);
    for (let page = Math.floor(offset / pageBytes); page <= last; page++) this.#dirty.add(page);
  }

  truncate(length: number): void {
    this.content = resized(this.content, length);
  }

  /** If other syncs of this file are running, the new sync also writes their pages. */
  beginSync(sync: object): void {
    const pages = new Map([...this.#syncs.values()].flatMap((running) => [...running]));
    for (const page of this.#dirty) pages.set(page, Buffer.from(pageOf(this.content, page)));
    this.#syncs.set(sync, pages);
    this.#dirty.clear();
  }

  endSync(sync: object, end: SyncEnd): void {
    const pages = this.#syncs.get(sync) ?? new Map<number, Buffer>();
    this.#syncs.delete(sync);
    if (end === 'interrupted') for (const page of pages.keys()) this.#dirty.add(page);
    if (end !== 'done') return;
    this.#synced = resized(this.#synced, this.content.length);
    for (const [page, data] of pages) data.copy(this.#synced, page * pageBytes);
  }

  afterPowerFailure(survival: Survival): Buffer {
    if (survival === 'all') return this.content;
    if (typeof survival === 'string') return this.#synced;
    const left = Buffer.from(resized(this.#synced, survival() ? this.content.length : this.#synced.length));
    for (let page = 0; page * pageBytes < left.length; page++)
      if (survival()) pageOf(this.content, page).copy(left, page * pageBytes);
    return left;
  }
}

const pageOf = (content: Buffer, page: number) => content.subarray(page * pageBytes, (page + 1) * pageBytes);

function resized(content: Buffer, length: number): Buffer {
  if (length <= content.length) return content.subarray(0, length);
  return Buffer.concat([content, Buffer.alloc(length - content.length)]);
}

/** The files that a process opens, writes, syncs and removes. */
export class DiskModel {
  readonly #files = new Map<string, ModelFile>();
  /** The names that are certainly on the disk, with their files. */
  #syncedNames = new Map<string, ModelFile>();

  /** Adds a file that is completely on the disk. */
  add(path: string, content: Buffer): void {
    this.#files.set(path, new ModelFile(content));
    this.#syncedNames = new Map(this.#files);
  }

  create(path: string): void {
    if (!this.#files.has(path)) this.#files.set(path, new ModelFile(Buffer.alloc(0)));
  }

  write(path: string, data: Buffer, offset: number): void {
    this.#files.get(path)?.write(data, offset);
  }

  truncate(path: string, length: number): void {
    this.#files.get(path)?.truncate(length);
  }

  /** `sync` identifies the sync until its end. */
  beginSync(path: string, sync: object): void {
    this.#files.get(path)?.beginSync(sync);
  }

  /** Ends the sync of a file, or of the folder that contains the files. */
  endSync(path: string, sync: object, end: SyncEnd): void {
    const file = this.#files.get(path);
    file?.endSync(sync, end);
    if (end !== 'done') return;
    // The sync of a new file makes its name durable too, as on ext4, XFS and Btrfs.
    if (file !== undefined) this.#syncedNames.set(path, file);
    for (const name of new Set([...this.#files.keys(), ...this.#syncedNames.keys()])) {
      if (dirname(name) !== path) continue;
      const named = this.#files.get(name);
      if (named === undefined) this.#syncedNames.delete(name);
      else this.#syncedNames.set(name, named);
    }
  }

  remove(path: string): void {
    this.#files.delete(path);
  }

  /** Returns the content of each file after a power failure at this moment, by path. */
  afterPowerFailure(survival: Survival): Map<string, Buffer> {
    const areNamesLost = typeof survival === 'string' ? survival === 'nothing' : survival();
    const names = areNamesLost ? this.#syncedNames : this.#files;
    return new Map([...names].map(([path, file]) => [path, file.afterPowerFailure(survival)]));
  }
}
