import { posix } from 'node:path';
import { isObject } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import { limits, megabytes, NotRead, type ReadFile } from './files.ts';
import { decoded, keysOfReference, memberOf } from './pointers.ts';
import type { Version } from './shapes.ts';
import { parseYaml, type ParsedText } from './yaml.ts';

export interface SourceFile extends ParsedText {
  path: string;
}

/** A value in a file, with the keys that lead to it. */
export interface Target {
  file: SourceFile;
  keys: string[];
  value: unknown;
}

/** The longest chain of `$ref`s that does not count as circular. */
const maxHops = 200;

export class References {
  readonly root: SourceFile;
  private readonly readFile: ReadFile;
  private readonly read = new Map<string, SourceFile | NotRead>();
  private bytes = 0;

  constructor(readFile: ReadFile, entry: string) {
    this.readFile = readFile;
    const root = this.file(entry);
    if (root instanceof NotRead) throw new CannotReview(`${entry} ${root.message}`);
    this.root = root;
  }

  /** Returns what a `$ref` in a file refers to. Throws `NotRead` if the target cannot or must not be read. */
  resolve(ref: string, from: SourceFile): Target {
    const hops = { left: maxHops };
    let last = this.step(ref, from, hops);
    let target = last;
    // A target that is only a `$ref` is replaced by the target of this `$ref`. But a component of the root document is
    // not replaced, so that it keeps its name.
    while (isObject(last.value) && typeof last.value['$ref'] === 'string' && Object.keys(last.value).length === 1) {
      last = this.step(last.value['$ref'], last.file, hops);
      if (target.file !== this.root) target = last;
    }
    return target;
  }

  private step(ref: string, from: SourceFile, hops: { left: number }): Target {
    hops.left -= 1;
    if (hops.left < 0) throw new NotRead('refers to itself');
    const [, address = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    if (fragment !== '' && !fragment.startsWith('/'))
      throw new NotRead('refers to an anchor; the review follows only JSON pointers');
    const keys = keysOfReference(fragment);
    const file = address === '' ? from : this.file(this.pathOf(address, from.path));
    if (file instanceof NotRead) throw file;
    try {
      return this.walk(file, keys, hops);
    } catch (error) {
      // Some tools write `#/components/…` in every file, and mean the components of the root document.
      if (!(error instanceof NotRead) || address !== '' || file === this.root || hops.left < 0) throw error;
      return this.walk(this.root, keys, hops);
    }
  }

  /** Returns the value at a path of keys. Follows the references on the path. */
  private walk(file: SourceFile, keys: string[], hops: { left: number }): Target {
    let target: Target = { file, keys: [], value: file.value };
    for (const key of keys) {
      const ref = memberOf(target.value, key) === undefined && memberOf(target.value, '$ref');
      if (typeof ref === 'string') target = this.step(ref, target.file, hops);
      const value = key === '__proto__' ? undefined : memberOf(target.value, key);
      if (value === undefined) throw new NotRead(`refers to #/${keys.join('/')}, which ${file.path} does not have`);
      target = { file: target.file, keys: [...target.keys, key], value };
    }
    return target;
  }

  private pathOf(address: string, from: string): string {
    const own = this.ownFolder();
    const isOwn = own !== undefined && address.startsWith(own);
    const path = decoded(isOwn ? address.slice(own.length) : address);
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path))
      throw new NotRead('is an address; the review reads only addresses that you name');
    const file = posix.normalize(posix.join(posix.dirname(isOwn ? this.root.path : from), path));
    if (file.startsWith('../') || file === '..' || posix.isAbsolute(path))
      throw new NotRead(
        'is outside the folder of the contract; name a larger folder with --folder or `folder` in jurybox-review.yaml',
      );
    return file;
  }

  /** An OpenAPI 3.2 document can declare its own address as `$self`. Returns the folder part of this address. */
  private ownFolder(): string | undefined {
    const self = isObject(this.root.value) ? this.root.value['$self'] : undefined;
    return typeof self === 'string' && URL.canParse(self) ? new URL('.', self).href : undefined;
  }

  private file(path: string): SourceFile | NotRead {
    let file = this.read.get(path);
    if (file) return file;
    try {
      file = this.parse(path, this.readFile(path));
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      file = error;
    }
    this.read.set(path, file);
    return file;
  }

  private parse(path: string, bytes: Buffer): SourceFile {
    this.bytes += bytes.length;
    if (this.bytes > limits.contractBytes)
      throw new CannotReview(`the files of the contract are larger than ${megabytes(limits.contractBytes)}`);
    if (this.read.size >= limits.files) throw new CannotReview(`the contract has more than ${limits.files} files`);
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new CannotReview(`${path} is not text in UTF-8`);
    }
    return /\.(md|txt)$/i.test(path)
      ? { path, value: text, positionOf: () => ({ line: 1, column: 1, depth: 0 }) }
      : { path, ...parseYaml(text, path) };
  }
}

export function versionOf(root: unknown): Version {
  const given = isObject(root) ? (root['openapi'] ?? root['swagger']) : undefined;
  const text = typeof given === 'number' ? given.toFixed(1) : given;
  if (typeof text !== 'string' || !isObject(root)) throw new CannotReview('the file is not an OpenAPI document');
  const version = /^3\.[012](?=\.|$)/.exec(text)?.[0];
  if (version === undefined || root['openapi'] === undefined)
    throw new CannotReview(
      `the file is ${root['openapi'] ? 'OpenAPI' : 'Swagger'} ${text}; use OpenAPI 3.0, 3.1 or 3.2`,
    );
  return version as Version;
}
