/** Checks that each limit, time and size in the documents is the value in the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '@jurybox/openapi';
import { projectTables } from '../../server/src/store/project-file/tables.ts';
import { readContract, type Contract } from '../src/contract.ts';
import { root } from '../src/paths.ts';
import { figures, type Figure } from './support/figures.ts';

const files = new Map<string, string>();
function read(file: string): string {
  const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
  files.set(file, text);
  return text;
}
const prose = (file: string) => read(file).replaceAll(/\s+/g, ' ');

/** Reads a constant in the source text of a file. Its value must be a number or a product of numbers. */
function constantIn(file: string, name: string): number {
  const pattern = name.includes('(') ? new RegExp(name) : new RegExp(`\\b${name}(?:: | = )([\\d_.* ]+)`);
  const expression = pattern.exec(read(file))?.[1];
  if (expression === undefined) throw new Error(`${file} has no constant ${name}; correct test/support/figures.ts`);
  return expression
    .replaceAll('_', '')
    .split('*')
    .reduce((product, factor) => product * Number(factor), 1);
}

/**
 * Returns the sentence that the document must contain, with the figure from the code in place of `{}`. If a source file
 * does not contain the text `has`, returns a message with the name of this file instead.
 */
function expected([, text, ...sources]: Figure): string {
  return sources.reduce((sentence, source) => {
    if (!Array.isArray(source)) return read(source.file).includes(source.has) ? sentence : `${source.file} has changed`;
    const [file, name, write = String] = source;
    return sentence.replace('{}', write(constantIn(file, name)));
  }, text);
}

/** For each document without the sentence that it must contain, returns its name and this sentence. */
const wrongFigures = (list: Figure[], proseOf = prose): string[] =>
  list.flatMap((figure) =>
    proseOf(figure[0]).includes(expected(figure)) ? [] : [`${figure[0]}: ${expected(figure)}`],
  );

/** The test only checks numbers with one of these `units` or `objects`. For example, "two variants" has none. */
const numbers = String.raw`\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty`;
const units = String.raw`[KM]iB|kB|ms|s|seconds?|minutes?|hours?|days?|random bits|levels|rows`;
const objects = 'exports';
const quantity = new RegExp(String.raw`(?<![\w.,/-])(?:${numbers}) (?:${units}|${objects})\b`, 'g');

const guides = readdirSync(join(root, 'apps/docs/guides'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `apps/docs/guides/${name.replaceAll('\\', '/')}`);
const others = [
  'README.md',
  'apps/server/README.md',
  'docs/review-your-own-contract.md',
  'packages/review/README.md',
  ...guides,
];
const documents = [...new Set([...figures.map(([document]) => document), ...others])];
/** Phrases with a number and a unit that say nothing about the server, so no constant in the code belongs to them. */
const examples = ['Collect judgements in five minutes', 'Start in five minutes'];

/** Returns the numbers with units in a document that are missing in test/support/figures.ts. */
function withoutSource(document: string, text: string): string[] {
  const known = figures.filter(([file]) => file === document).map(expected);
  return [...text.matchAll(quantity)]
    .filter(({ 0: found, index }) => {
      const around = text.slice(Math.max(0, index - 80), index + found.length + 80);
      return ![...known, ...examples].some((sentence) => around.includes(sentence) && sentence.includes(found));
    })
    .map(({ 0: found, index }) => `${document}: ${text.slice(Math.max(0, index - 40), index + found.length)}`);
}

describe('the figures in the documents', () => {
  it('each figure in the documents is the value in the code', () => {
    expect(figures.length).toBeGreaterThan(50);
    expect(wrongFigures(figures), 'correct the document, or test/support/figures.ts').toEqual([]);
  });

  it('the check of figures finds a wrong figure in a document, and reports a constant that does not exist', () => {
    const planted = (file: string) => prose(file).replace('At most eight exports', 'At most nine exports');
    expect(wrongFigures(figures, planted)).toEqual(['docs/running.md: At most eight exports of one project']);
    expect(() => constantIn('apps/server/src/http/limits.ts', 'maxNothing')).toThrow('has no constant maxNothing');
  });

  it('each number with a unit in the documents is in test/support/figures.ts and compared with the code', () => {
    const found = documents.flatMap((document) => withoutSource(document, prose(document)));
    expect(found, 'add each figure with its source to test/support/figures.ts').toEqual([]);
    expect(withoutSource('docs/running.md', 'The server waits 7 seconds for a proxy.')).toEqual([
      'docs/running.md: The server waits 7 seconds',
    ]);
  });
});

/**
 * Returns the test files and folders that a document names but that do not exist. A document may leave out `.test.ts`.
 */
function missingTests(document: string, text = read(document)): string[] {
  const names = [...text.matchAll(/`((?:[\w-]+\/)*test\/[\w./-]+)`/g)].map(([, name = '']) => name);
  const places = ['.', 'apps/server', 'packages/client', 'packages/review'].map((place) => join(root, place));
  const exists = (name: string) =>
    places.some((place) => ['', '.test.ts', '.ts'].some((end) => existsSync(join(place, name + end))));
  return names.filter((name) => !exists(name)).map((name) => `${document}: ${name}`);
}

it('the documents name only test files that exist', () => {
  const all = [...documents, 'README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'packages/review/README.md'];
  expect(all.flatMap((document) => missingTests(document))).toEqual([]);
  expect(missingTests('SECURITY.md', 'Tests: `packages/review/test/none.test.ts`, `test/faults/stopping`.')).toEqual([
    'SECURITY.md: packages/review/test/none.test.ts',
  ]);
});

describe('the lists in docs/operations.md', () => {
  const text = prose('docs/operations.md');
  /**
   * Returns the actions of the type `AdminAction` in its source code. For example, `app.${'create' | 'rename'}`
   * contains two actions.
   */
  const actionsIn = (code: string) =>
    [...code.matchAll(/\| (?:'|`)([\w-]+)\.(\w+'|\$\{[^}]+\})/g)].flatMap(([, object = '', verbs = '']) =>
      (verbs.match(/\w+/g) ?? []).map((verb) => `${object}.${verb}`),
    );

  it('docs/operations.md lists every action that the admin log records', () => {
    const actions = actionsIn(read('apps/server/src/services/admin-log.ts'));
    expect(actions.length).toBeGreaterThan(20);
    const [, table = ''] = /These are the actions: (.*?) An entry has/.exec(text) ?? [];
    expect(table.match(/(?<=`)[a-z-]+\.[a-z]+(?=`)/g), 'the list of actions in docs/operations.md').toEqual(actions);
    expect(actionsIn("| `an-app.${'create' | 'planted'}`")).toEqual(['an-app.create', 'an-app.planted']);
  });

  it('docs/operations.md lists the tables of a project file in the order of the file', () => {
    const tables = [...projectTables.values()].map(({ name }) => `\`${name}\``);
    const [, listed = ''] = /The tables come in this order: ([^.]*)\./.exec(text) ?? [];
    expect(listed.split(', '), 'the list of tables in docs/operations.md').toEqual(tables);
    expect(listed.split(', ').slice(1)).not.toEqual(tables);
  });
});

it('the guide start/publish.md lists every workflow in spec/workflows', () => {
  const workflows = readdirSync(join(root, 'spec/workflows')).map((name) => name.replace('.arazzo.yaml', ''));
  const [, listed = ''] = /The workflows are ([^.]*)\./.exec(prose('apps/docs/guides/start/publish.md')) ?? [];
  expect(listed.match(/[\w-]+(?=`)/g)?.sort()).toEqual(workflows.sort());
  expect(
    listed
      .replace('`rotate-a-key`', '')
      .match(/[\w-]+(?=`)/g)
      ?.sort(),
  ).not.toEqual(workflows.sort());
});

/** Returns the names of the schemas for which a successful response has an `ETag`. */
function schemasWithTag(contract: Contract): string[] {
  const names = [...operationsOf(contract).values()].flatMap(({ responses }) =>
    [...responses]
      .filter(([status, { headers }]) => status.startsWith('2') && headers.has('ETag'))
      .flatMap(([, { content }]) => Object.values(content))
      .map(({ schema }) => String(schema?.['$ref']).replace(/.*\//, '')),
  );
  return [...new Set(names)].sort();
}

it('only variants, scenarios and lists of flags have an entity tag, as the contract says', () => {
  const contract = readContract();
  expect(contract.info.description.replaceAll(/\s+/g, ' ')).toContain(
    'Variants, scenarios and lists of flags have a strong `ETag`.',
  );
  const advice = 'an operation returns something else with an ETag: correct Conditional requests in spec/openapi.yaml';
  expect(schemasWithTag(contract), advice).toEqual(['ApplicationVariant', 'EvaluationScenario', 'Flags', 'Variant']);
  // Planted fault: a list of applications has an entity tag.
  const planted = structuredClone(contract);
  const listApps = planted.paths?.['/apps']?.['get'] as { responses: Record<string, object> };
  Object.assign(listApps.responses['200'] ?? {}, { headers: { ETag: {} } });
  expect(schemasWithTag(planted).length).toBeGreaterThan(3);
});
