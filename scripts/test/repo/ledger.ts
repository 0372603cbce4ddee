/** Checks that each entry of the ledger is complete, that the contract refers to it, and that a test names it. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../paths.ts';

export const fields = ['id', 'title', 'source', 'unknown', 'decided', 'why', 'tolerates', 'test'] as const;

/** Everything that the check of the ledger reads. Tests replace parts of it. */
export interface LedgerInput {
  /** The content of spec/unknowns.yaml. It should be a list of entries, each with all `fields`. */
  ledger: unknown;
  /** Maps the path of each other YAML file in spec/ to its content. */
  spec: Map<string, unknown>;
  /** Returns the text of a file in the repository, or undefined if the file does not exist. */
  read: (path: string) => string | undefined;
}

export async function readLedgerInput(): Promise<LedgerInput> {
  const folder = join(root, 'spec');
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.yaml') && name !== 'unknowns.yaml',
  );
  const files = names.map(async (name): Promise<[string, unknown]> => [
    `spec/${name.replaceAll('\\', '/')}`,
    parse(await readFile(join(folder, name), 'utf8')),
  ]);
  return {
    ledger: parse(await readFile(join(folder, 'unknowns.yaml'), 'utf8')) as unknown,
    spec: new Map(await Promise.all(files)),
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  };
}

/** Returns a sentence for each problem. */
export function checkLedger({ ledger, spec, read }: LedgerInput): string[] {
  if (!Array.isArray(ledger)) return ['spec/unknowns.yaml is not a list of entries'];
  const entries = ledger as Record<string, unknown>[];
  return [
    ...entries.flatMap(checkFields),
    ...checkNumbers(entries),
    ...checkPointers(entries, spec),
    ...entries.flatMap((entry) => checkTest(entry, read)),
  ];
}

function checkFields(entry: Record<string, unknown>, index: number): string[] {
  const name = typeof entry['id'] === 'string' ? entry['id'] : `entry ${index + 1}`;
  const empty = fields.filter((field) => typeof entry[field] !== 'string' || entry[field].trim() === '');
  const stray = Object.keys(entry).filter((field) => !(fields as readonly string[]).includes(field));
  const badSource = typeof entry['source'] === 'string' && !/^\d(\.\d)?(, \d(\.\d)?)*$/.test(entry['source']);
  return [
    ...empty.map((field) => `${name}: \`${field}\` is missing or is not text; fill it in`),
    ...stray.map((field) => `${name}: \`${field}\` is not a field of an entry; the fields are ${fields.join(', ')}`),
    ...(badSource ? [`${name}: \`source\` should be sections of the source document, like "2.1, 7"`] : []),
  ];
}

function checkNumbers(entries: Record<string, unknown>[]): string[] {
  return entries.flatMap(({ id }, index) => {
    const due = `U${String(index + 1).padStart(2, '0')}`;
    return id === due ? [] : [`${String(id)} must be ${due}; ids are unique, in order and without gaps`];
  });
}

function checkPointers(entries: Record<string, unknown>[], spec: Map<string, unknown>): string[] {
  const ids = new Set(entries.map(({ id }) => id));
  const pointed = new Set<unknown>();
  const problems: string[] = [];
  for (const [file, document] of spec) {
    for (const id of pointersIn(document)) {
      pointed.add(id);
      if (!ids.has(id)) problems.push(`${file} refers to ${String(id)}, which is not in spec/unknowns.yaml`);
    }
  }
  const unused = [...ids].filter((id) => !pointed.has(id));
  return [
    ...problems,
    ...unused.map(
      (id) => `${String(id)}: nothing in spec/ refers to it; add \`x-assumption: ${String(id)}\` where it applies`,
    ),
  ];
}

/** Returns all ids that a part of the contract has in `x-assumption`. */
function pointersIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(pointersIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'x-assumption' ? [value].flat() : pointersIn(value)));
}

function checkTest({ id, test }: Record<string, unknown>, read: LedgerInput['read']): string[] {
  if (typeof id !== 'string' || typeof test !== 'string') return [];
  const text = read(test);
  if (text === undefined) return [`${id}: the test file ${test} does not exist`];
  return titlesIn(text).some((title) => title.includes(`(${id})`))
    ? []
    : [`${id}: no test in ${test} has "(${id})" in its title`];
}

/** Returns the titles of the tests in a file. Leaves out tests that do not run (`it.skip` and `it.todo`). */
function titlesIn(text: string): string[] {
  const test = /^\s*(?:it|test)(?:\.(?:each|for|concurrent)\b[^\n]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/gm;
  return [...text.matchAll(test)].map(([, , title = '']) => title);
}
