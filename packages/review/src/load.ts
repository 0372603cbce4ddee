import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { BaseResolver, bundle, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { isObject, type Document } from './document.ts';
import { CannotReview } from './errors.ts';
import { extract } from './git.ts';

export interface Loaded {
  document: Document;
  /** What was asked for, as a person wrote it. */
  name: string;
  /** The texts it is made of, by path relative to the folder it was read from. The first one is the root. */
  files: Map<string, string>;
}

const largest = 20 * 1024 * 1024;
const names = ['openapi.yaml', 'openapi.yml', 'openapi.json', 'spec/openapi.yaml'];

/**
 * Reads a contract: a file, a folder with an `openapi.yaml`, or a git revision (`main`, `v1.2.0`, `main:api/openapi.yaml`).
 * Throws CannotReview, with one line that says what is wrong.
 */
export async function load(source: string, { folder, spec }: { folder: string; spec: string }): Promise<Loaded> {
  const path = resolve(folder, source);
  if (existsSync(path)) {
    const entry = statSync(path).isDirectory()
      ? names.map((name) => join(path, name)).find((file) => existsSync(file))
      : path;
    if (entry === undefined) throw new CannotReview(`${source} is a folder without ${names[0]}`);
    return read(entry, dirname(entry), source);
  }
  const [, revision = source, inside = spec] = /^([^:]+):(.+)$/.exec(source) ?? [];
  const aside = mkdtempSync(join(tmpdir(), 'jurybox-review-'));
  try {
    extract(folder, { revision, path: dirname(inside), into: aside });
    const entry = join(aside, inside);
    if (!existsSync(entry)) throw new CannotReview(`revision ${revision} has no ${inside}`);
    return await read(entry, join(aside, dirname(inside)), source);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Reads files of the contract's own folder and nothing else: no network, no other place on this machine. */
class LocalFiles extends BaseResolver {
  readonly texts = new Map<string, string>();
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = realpathSync(folder);
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    const name = relative(this.folder, ref);
    if (/^https?:/.test(ref)) throw new Error(`${ref} is elsewhere; only files are read`);
    const real = existsSync(ref) ? realpathSync(ref) : ref;
    if (real !== this.folder && !real.startsWith(this.folder + sep))
      throw new Error(`${name} is outside of the contract's folder`);
    const text = await readFile(ref, 'utf8');
    if (text.length > largest) throw new Error(`${name} is larger than ${largest} characters`);
    refuseBombs(text, name);
    this.texts.set(name, text);
    return new Source(ref, text);
  }
}

/** A few lines of aliases to aliases can stand for more than memory holds. Texts without anchors cannot. */
function refuseBombs(text: string, name: string): void {
  if (!/(^|[\s[{,:-])&[^\s&]/m.test(text)) return;
  try {
    parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch (error) {
    if (/alias/i.test((error as Error).message))
      throw new CannotReview(`${name}: aliases stand for too much (${(error as Error).message})`);
  }
}

async function read(entry: string, folder: string, name: string): Promise<Loaded> {
  const files = new LocalFiles(folder);
  const clean = (text: string) =>
    text.replaceAll(`${realpathSync(folder)}${sep}`, '').replaceAll(`${folder}${sep}`, '');
  const say = (what: string): CannotReview => new CannotReview(`${name}: ${clean(what)}`);
  const fail = (error: unknown): never => {
    throw error instanceof CannotReview ? say(error.message) : say((error as Error).message);
  };
  await files.loadExternalRef(realpathSync(entry)).catch(fail);
  const result = await bundle({
    ref: realpathSync(entry),
    config: await createConfig({}),
    externalRefResolver: files,
  }).catch(fail);
  if (result === undefined) throw say('nothing was read');
  const document = result.bundle.parsed as Document;
  const version = isObject(document) ? document.openapi : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(`${version}.`))
    throw say(
      `this is ${version === undefined ? 'no OpenAPI document' : `OpenAPI ${version}`}; 3.0 and 3.1 are what can be reviewed`,
    );
  const problem = result.problems.find(({ severity }) => severity === 'error');
  if (problem) throw say(`${where(problem)}${problem.message}`);
  const struct = await lintDocument({
    document: result.bundle,
    config: await createConfig({ rules: { struct: 'error' } }),
    externalRefResolver: files,
  }).catch(fail);
  const fault = struct?.find(
    (one) => one.severity === 'error' && one.ruleId === 'struct' && !isUnknownKeyword(version, one),
  );
  if (fault) throw say(`not a valid OpenAPI document: ${where(fault)}${fault.message}`);
  return { document, name, files: files.texts };
}

/** Schemas of OpenAPI 3.1 may have keywords that nobody knows (JSON Schema 2020-12, 6.5); they say nothing. */
const isUnknownKeyword = (
  version: string,
  { message, location: [place] }: { message: string; location: { pointer?: string | undefined }[] },
): boolean =>
  version.startsWith('3.1') && / is not expected here/.test(message) && /\/schemas?\//.test(place?.pointer ?? '');

const where = ({
  location,
}: {
  location: { pointer?: string | undefined; source: { absoluteRef: string } }[];
}): string => {
  const [place] = location;
  return place ? `${place.source.absoluteRef}${place.pointer ?? ''}: ` : '';
};
