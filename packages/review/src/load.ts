import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { BaseResolver, bundle, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { isObject, type Document } from '@jurybox/openapi';
import { CannotReview } from './errors.ts';
import { extract } from './git.ts';

export interface Loaded {
  document: Document;
  /** The source as it was given to the command, for example `origin/main`. */
  name: string;
  /** The text of each file, by its path relative to the folder of the contract. The root document comes first. */
  files: Map<string, string>;
}

const maxCharacters = 20 * 1024 * 1024;
const rootNames = ['openapi.yaml', 'openapi.yml', 'openapi.json', 'spec/openapi.yaml'];

/**
 * Reads a contract from a file, a folder with an `openapi.yaml`, or a git revision such as `main`, `v1.2.0` or
 * `main:api/openapi.yaml`. Throws `CannotReview`.
 */
export async function load(source: string, { folder, spec }: { folder: string; spec: string }): Promise<Loaded> {
  const path = resolve(folder, source);
  if (existsSync(path)) {
    const entry = statSync(path).isDirectory()
      ? rootNames.map((name) => join(path, name)).find((file) => existsSync(file))
      : path;
    if (entry === undefined) throw new CannotReview(`${source} is a folder without ${rootNames[0]}`);
    return read(entry, dirname(entry), source);
  }
  const [, revision = source, inside = spec] = /^([^:]+):(.+)$/.exec(source) ?? [];
  const extracted = mkdtempSync(join(tmpdir(), 'jurybox-review-'));
  try {
    extract(folder, { revision, path: dirname(inside), into: extracted });
    const entry = join(extracted, inside);
    if (!existsSync(entry)) throw new CannotReview(`revision ${revision} has no ${inside}`);
    return await read(entry, join(extracted, dirname(inside)), source);
  } finally {
    rmSync(extracted, { recursive: true, force: true });
  }
}

/** Reads only files in the folder of the contract. Refuses network addresses and other folders. */
class LocalFiles extends BaseResolver {
  readonly texts = new Map<string, string>();
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = realpathSync(folder);
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    const name = relative(this.folder, ref);
    if (/^https?:/.test(ref)) throw new Error(`${ref} is a network address; a contract can refer to files only`);
    const real = existsSync(ref) ? realpathSync(ref) : ref;
    if (real !== this.folder && !real.startsWith(this.folder + sep))
      throw new Error(`${name} is outside the folder of the contract`);
    const text = await readFile(ref, 'utf8');
    if (text.length > maxCharacters) throw new Error(`${name} is larger than ${maxCharacters} characters`);
    refuseAliasBombs(text, name);
    this.texts.set(name, text);
    return new Source(ref, text);
  }
}

/**
 * Throws if YAML aliases expand to too many nodes, because a few lines with aliases can expand to more nodes than fit
 * in memory. A text without anchors has no aliases.
 */
function refuseAliasBombs(text: string, name: string): void {
  if (!/(^|[\s[{,:-])&[^\s&]/m.test(text)) return;
  try {
    parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch (error) {
    if (/alias/i.test((error as Error).message))
      throw new CannotReview(`${name}: the YAML aliases expand to too many nodes (${(error as Error).message})`);
  }
}

async function read(entry: string, folder: string, name: string): Promise<Loaded> {
  const files = new LocalFiles(folder);
  const withoutFolder = (text: string) =>
    text.replaceAll(`${realpathSync(folder)}${sep}`, '').replaceAll(`${folder}${sep}`, '');
  const errorOf = (what: string): CannotReview => new CannotReview(`${name}: ${withoutFolder(what)}`);
  const fail = (error: unknown): never => {
    throw error instanceof CannotReview ? errorOf(error.message) : errorOf((error as Error).message);
  };
  await files.loadExternalRef(realpathSync(entry)).catch(fail);
  const result = await bundle({
    ref: realpathSync(entry),
    config: await createConfig({}),
    externalRefResolver: files,
  }).catch(fail);
  if (result === undefined) throw errorOf('the file could not be read');
  const document = result.bundle.parsed as Document;
  const version = isObject(document) ? document.openapi : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(`${version}.`))
    throw errorOf(
      `the file is ${version === undefined ? 'not an OpenAPI document' : `OpenAPI ${version}`}; use OpenAPI 3.0 or 3.1`,
    );
  const problem = result.problems.find(({ severity }) => severity === 'error');
  if (problem) throw errorOf(`${where(problem)}${problem.message}`);
  const struct = await lintDocument({
    document: result.bundle,
    config: await createConfig({ rules: { struct: 'error' } }),
    externalRefResolver: files,
  }).catch(fail);
  const fault = struct?.find(
    (one) => one.severity === 'error' && one.ruleId === 'struct' && !isUnknownKeyword(version, one),
  );
  if (fault) throw errorOf(`not a valid OpenAPI document: ${where(fault)}${fault.message}`);
  return { document, name, files: files.texts };
}

/**
 * Whether the problem is an unknown keyword in a schema of OpenAPI 3.1. JSON Schema 2020-12, section 6.5, allows these.
 */
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
