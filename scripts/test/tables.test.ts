/** Tests the generated tables. Faults in the contract that the linter does not find must stop the generation. */
import { operationsOf, type Document } from '@jurybox/openapi';
import { expect, it } from 'vitest';
import { emitOperations } from '../generate/operations.ts';
import { emitTables } from '../generate/tables.ts';
import type { NamedOperation } from '../generate/spec.ts';
import { goodDocument, partsOf } from './plants/good.ts';

type Parts = ReturnType<typeof partsOf>;

/** Generates the tables for `goodDocument` with a change. Returns the text of the file with this name. */
async function tableAfter(change: (parts: Parts) => void, name: string): Promise<string> {
  const document = goodDocument() as Document;
  change(partsOf(document));
  const operations = [...operationsOf(document).values()] as NamedOperation[];
  const files = await emitTables({ document, operations });
  return [...files].find(([path]) => path.endsWith(name))?.[1] ?? '';
}

it('the generated tables contain the problem codes, the retry rules and the examples of the contract', async () => {
  const nothing = () => {};
  expect(await tableAfter(nothing, 'problems.gen.ts')).toMatch(/^ {2}busy: \{"status":\d+,"title":".*","when":/m);
  expect(await tableAfter(nothing, 'retry.gen.ts')).toContain(
    'export const retryableCodes: readonly string[] = ["busy"];',
  );
  const examples = await tableAfter(nothing, 'examples.gen.ts');
  expect(examples).toMatch(/^ {2}"GET \/health": \{"status":200,"mediaType":"application\/json","body":\{/m);
});

it.each<[string, (parts: Parts) => void]>([
  ['busy must be in the enum', ({ schemas }) => delete schemas.ProblemCode['x-problems'].busy],
  [
    'gone must be in the enum',
    ({ schemas }) => (schemas.ProblemCode['x-problems'].gone = schemas.ProblemCode['x-problems'].no),
  ],
  ['which is not in ProblemCode.yaml', ({ components }) => (components.responses.Busy['x-retry'].odd = 'always')],
  [
    'use the same value',
    ({ get, components }) =>
      (get.responses['503'] = { ...components.responses.Busy, 'x-retry': { busy: 'idempotent' } }),
  ],
  ['getThing has no successful response', ({ get }) => delete get.responses['200']],
  [
    'getThing: the response 200 has no example',
    ({ get }) => delete get.responses['200'].content['application/json'].examples,
  ],
])('the generation stops with the message: %s', async (message, change) => {
  await expect(tableAfter(change, 'retry.gen.ts')).rejects.toThrow(message);
});

it('in the generated table of examples, the example of a list has the next_cursor null', async () => {
  const list = await tableAfter(
    ({ components }) => (components.examples.Thing.value = { items: [1], next_cursor: 'more' }),
    'examples.gen.ts',
  );
  expect(list).toContain('{"items":[1],"next_cursor":null}');
});

it('the table of operations has the days of deprecation and removal of a deprecated operation', async () => {
  const document = goodDocument() as Document;
  const dates = { 'x-deprecated-since': new Date('2026-01-02'), 'x-sunset': '2027-03-04' };
  Object.assign(partsOf(document).get, { deprecated: true, ...dates });
  const operations = [...operationsOf(document).values()] as NamedOperation[];
  const [text = ''] = (await emitOperations({ document, operations })).values();
  expect(text).toContain('= {"getThing":{"since":"2026-01-02","sunset":"2027-03-04"}};');
});

it.each([
  ['query', 'integer', true],
  ['query', 'boolean', true],
  ['query', 'array', false],
  ['header', 'string', true],
  ['header', 'integer', false],
])(
  'the generation accepts a %s parameter of type %s only if the server can parse it',
  async (place, type, isParsed) => {
    const document = goodDocument() as Document;
    (partsOf(document).get.parameters ??= []).push({ name: 'more', in: place, schema: { type } });
    const operations = [...operationsOf(document).values()] as NamedOperation[];
    const emitted = emitOperations({ document, operations });
    if (isParsed) await expect(emitted).resolves.toHaveProperty('size', 1);
    else await expect(emitted).rejects.toThrow(`cannot parse the ${place} parameter more of type "${type}"`);
  },
);
