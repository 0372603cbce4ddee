/** Some steps of the review have a fast and a slow implementation. Tests that both give the same results. */
import { describe, expect, it } from 'vitest';
import { constructFromEvents, CORE_SCHEMA, parseEvents } from 'js-yaml';
import type { Document } from '@jurybox/openapi';
import { changedParts } from '../src/changed-parts.ts';
import { normalize, seenFrom } from '../src/normalize.ts';
import { reviewDocuments, reviewParts } from '../src/review.ts';
import { parseJson } from '../src/sources/yaml.ts';
import { positionsOf } from '../src/sources/positions.ts';
import { Interpreter } from '../src/witness/interpreter.ts';
import type { Violation } from '../src/witness/violations.ts';
import { Sampler } from '../src/witness/values.ts';
import { validatorsOf } from '../src/witness/validators.ts';
import { keywordCases, keywordOf } from './catalogue/keywords.ts';
import { contract, documentWith } from './support/contract.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
if (!isLong) console.warn('NOT RUN: errorsOfOne with seven of eight values; pnpm test:slow runs all');

/** Returns only those parts of each error that the review uses to assign the error to a finding. */
const essence = (errors: Pick<Violation, 'keyword' | 'instancePath' | 'params'>[]): string[] =>
  errors
    .map(({ keyword, instancePath, params }) =>
      JSON.stringify([
        keyword,
        instancePath,
        ...['missingProperty', 'additionalProperty', 'propertyName'].map((name) => params[name]),
      ]),
    )
    .sort();

const odd = [
  null,
  true,
  0,
  1.5,
  -3,
  1e21,
  '',
  'a',
  '😀😀',
  [],
  ['b', 'b'],
  ['a', 'b'],
  [1],
  {},
  { a: 1, b: 'x', c: null },
];

const components = { Text: { type: 'string', maxLength: 3 } };

/**
 * Contracts with one schema each. Together, the schemas have every keyword of the catalogue that the interpreter
 * supports.
 */
const checked = keywordCases
  .filter((one) => Interpreter.supports(JSON.stringify([one.host, one.loose, one.tight, keywordOf(one)])))
  .flatMap((one) =>
    [one.loose, one.tight].map((value) => {
      const document = seenFrom(
        normalize(documentWith({ ...one.host, [keywordOf(one)]: value }, 'request', components)),
        'request',
      );
      return { name: `${one.keyword}: ${JSON.stringify(value)}`, document };
    }),
  );

const bodyOf = (document: Document) =>
  (document.paths as any)['/things'].post.requestBody.content['application/json'].schema;

describe('the interpreter of JSON Schema', () => {
  it.each(checked)('the interpreter gives the same verdicts and errors as Ajv for $name', ({ document }) => {
    const validators = validatorsOf(document);
    const schema = bodyOf(document);
    const values = [...odd, ...new Sampler(validators, validators).candidates(schema, schema)];
    // One call of `expect` compares the results for all values, because each call takes a long time. Without `isLong`,
    // the test calls `errorsOfOne` for only some values, because Ajv compiles a schema in each of these calls.
    const isLeftOut = (index: number) => !isLong && index >= odd.length && index % 8 !== 0;
    const interpreted = values.map((value, i) => [
      value,
      essence(validators.violations(schema, value)),
      validators.fits(schema, value),
      isLeftOut(i) ? [] : essence(validators.errorsOfOne(schema, value)),
      isLeftOut(i) ? true : validators.allowsOne(schema, value),
    ]);
    const validated = values.map((value, i) => {
      const errors = essence(validators.errors(schema, value));
      return [value, errors, errors.length === 0, isLeftOut(i) ? [] : errors, isLeftOut(i) || errors.length === 0];
    });
    expect(interpreted).toEqual(validated);
  });

  it('allowsOne skips only branches that refuse the value', () => {
    const branch = (kind: string, needed: string) => ({
      type: 'object',
      required: ['kind', needed],
      properties: { kind: { enum: [kind] }, [needed]: {} },
    });
    const schema = {
      oneOf: [branch('a', 'x'), branch('a', 'y'), branch('b', 'x'), { type: 'object', required: ['z'] }],
    };
    const validators = validatorsOf(documentWith(schema, 'request'));
    const values = [
      { kind: 'a', x: 1 },
      { kind: 'a', x: 1, y: 1 },
      { kind: 'b' },
      { kind: 'b', x: 'a' },
      { z: 1 },
      { z: { kind: 'a' } },
    ];
    for (const value of values) {
      const isAllowed = validators.errors(schema, value).length === 0;
      expect([value, validators.allowsOne(schema, value)]).toEqual([value, isAllowed]);
    }
    expect(values.filter((value) => validators.allowsOne(schema, value))).toHaveLength(4);
  });

  it('the tested schemas contain almost every keyword', () => {
    expect(checked.length).toBeGreaterThan(60);
    expect(keywordCases.length * 2 - checked.length).toBeLessThan(12);
  });
});

describe('comparing only the changed parts of a contract', () => {
  const base = contract();
  const changed = (edit: (document: any) => void): Document => {
    const copy = structuredClone(base);
    edit(copy);
    return copy;
  };
  const changes: [string, (document: any) => void][] = [
    ['a shared schema', (one) => (one.components.schemas.EvaluationScenario.properties.note.maxLength = 3)],
    ['a shared parameter', (one) => (one.components.parameters.Limit.schema.maximum = 7)],
    ['a removed path', (one) => delete one.paths['/health']],
    [
      'a renamed path',
      (one) => {
        one.paths['/apps/{id}'] = one.paths['/apps/{app_id}'];
        delete one.paths['/apps/{app_id}'];
      },
    ],
    ['a security scheme', (one) => (one.components.securitySchemes = {})],
    ['the words of the contract', (one) => (one.info.description = 'New words.')],
    ['everything', (one) => (one.security = [{}])],
  ];

  it.each(changes)('the changed parts give the same findings as the whole contract: %s', (_, edit) => {
    const documents = { base, revision: changed(edit) };
    const findings = reviewDocuments(documents.base, documents.revision);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings).toEqual(reviewParts(documents));
  });

  it('changedParts returns few parts after a small change', () => {
    const parts = changedParts({ base, revision: changed((one) => delete one.paths['/health'].get.summary) });
    expect(Object.keys(parts.revision.paths ?? {})).toEqual(['/health']);
    expect(changedParts({ base, revision: structuredClone(base) }).base.paths).toEqual({});
  });

  it.each([
    ['the name of a file in an extension', { 'x-codeSamples': [{ $ref: 'curl/make.yaml' }] }, true],
    ['an anchor in an extension', { 'x-samples': { $ref: '#make' } }, false],
    [
      'the name of a file in an example',
      { requestBody: { content: { 'text/plain': { example: { $ref: 'a.yaml#/b' } } } } },
      true,
    ],
  ])('changedParts returns the whole contract for a `$ref` to an anchor, not to a file: %s', (_, more, isReduced) => {
    const [base, revision] = [1, 2].map((maxLength) => {
      const document = documentWith({ type: 'string' }, 'request', { Changed: { type: 'string', maxLength } });
      Object.assign((document.paths as any)['/things'].post, more);
      return document;
    }) as [Document, Document];
    expect(Object.keys(changedParts({ base, revision }).base.paths ?? {})).toHaveLength(isReduced ? 0 : 1);
  });

  it.each([
    ['a reference', { $ref: '#/components/schemas/Changed' }],
    ['a reference with escaped characters', { $ref: '#/components/schemas/%43hanged' }],
    ['a mapping', { discriminator: { propertyName: 'a', mapping: { b: '#/components/schemas/Changed' } } }],
    ['a mapping to a name', { discriminator: { propertyName: 'a', mapping: { b: 'Changed' } } }],
    ['a reference to an anchor', { $dynamicRef: '#node' }],
  ])('changedParts returns an operation that refers to a changed schema by %s', (_, schema) => {
    const [base, revision] = [1, 2].map((maxLength) =>
      documentWith(schema, 'request', { Changed: { type: 'string', maxLength } }),
    ) as [Document, Document];
    expect(changedParts({ base, revision }).revision.paths).toEqual(revision.paths);
    // Planted fault: without the reference, changedParts must not return the operation.
    const [without, changedToo] = [1, 2].map((maxLength) =>
      documentWith({ type: 'string' }, 'request', { Changed: { type: 'string', maxLength } }),
    ) as [Document, Document];
    expect(changedParts({ base: without, revision: changedToo }).revision.paths).toEqual({});
  });
});

describe('reading contracts in JSON', () => {
  const texts = [
    '{"a":{"b":[1,{"c":"x\\"y:"},"\\\\"]},\n  "d~/e" : null, "f": -1.5e3, "\\u0041": true}',
    '[{"a":1},\n\t[],{} , "é", "\\ud83d\\ude00"]',
    JSON.stringify(contract(), null, 2),
  ];

  it.each(texts)(
    'the JSON parser gives the same values as the YAML parser, which gives the position of each member',
    (text) => {
      const json = parseJson(text);
      const [value] = constructFromEvents(parseEvents(text, {}), { source: text, schema: CORE_SCHEMA });
      expect(json).toEqual({ value });
      const placeOf = positionsOf(text);
      const membersIn = (node: unknown, keys: string[]): string[][] =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).flatMap(([key, item]) => [
              ...(Array.isArray(node) ? [] : [[...keys, key]]),
              ...membersIn(item, [...keys, key]),
            ])
          : [];
      const lines = text.split('\n');
      for (const keys of membersIn(value, [])) {
        const { line, column, depth } = placeOf(keys);
        const [written = ''] = /^"(?:[^"\\]|\\.)*"/.exec(lines[line - 1]?.slice(column - 1) ?? '') ?? [];
        expect([depth, JSON.parse(written || 'null')]).toEqual([keys.length, keys.at(-1)]);
      }
    },
  );

  it.each([
    ['the same member twice', '{"a":1,"b":{"a":1,"a":2}}'],
    ['too many levels', '['.repeat(300) + ']'.repeat(300)],
    ['YAML', 'a: 1'],
    ['YAML that looks like JSON', '{a: 1}'],
  ])('the JSON parser does not parse %s, so the YAML parser reads it', (_, text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
