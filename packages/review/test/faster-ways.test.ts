/** Some steps of the review have a fast and a slow implementation. Checks that both implementations agree. */
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { constructFromEvents, CORE_SCHEMA, parseEvents } from 'js-yaml';
import { resolveReference, type Document, type Schema } from '@jurybox/openapi';
import { changedParts } from '../src/changed-parts.ts';
import { normalize, seenFrom } from '../src/normalize.ts';
import { reviewDocuments, reviewParts } from '../src/review.ts';
import { parseJson } from '../src/sources/json.ts';
import { treeOf, type PlacedNode } from '../src/sources/positions.ts';
import { parseYaml } from '../src/sources/yaml.ts';
import { Sampler } from '../src/witness/values.ts';
import { brokenDown, validatorsOf } from '../src/witness/validators.ts';
import { keywordCases, keywordOf } from './catalogue/keywords.ts';
import { judgePath } from './catalogue/operations.ts';
import { partOf } from './catalogue/part-of.ts';
import { contract, documentWith } from './support/contract.ts';

/** Returns the parts of each error that tell the review which keyword and which value caused the error. */
const essence = (errors: Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[]): string[] =>
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

/** Contracts with one schema each. There are two for each keyword of the catalogue: `loose` and `tight`. */
const checked = keywordCases.flatMap((one) =>
  [one.loose, one.tight].map((value) => {
    const document = seenFrom(
      normalize(documentWith({ ...one.host, [keywordOf(one)]: value }, 'request', components)),
      'request',
    );
    return { name: `${one.keyword}: ${JSON.stringify(value)}`, document };
  }),
);

const pointer = '/paths/~1things/post/requestBody/content/application~1json/schema';
const bodyOf = (document: Document) => resolveReference(document, `#${pointer}`) as Schema;

describe('the validators of the review', () => {
  it.each(checked)('lazily compiled validators give the same errors as Ajv for $name', ({ document }) => {
    const validators = validatorsOf(document);
    const schema = bodyOf(document);
    const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
    addFormats.default(ajv);
    const validate = ajv.addSchema(document, 'urn:test:document').compile({ $ref: `urn:test:document#${pointer}` });
    const values = [...odd, ...new Sampler(validators, validators).candidates(schema, schema)].filter(
      // Leave out 1e21 if the schema has `multipleOf`: Ajv wrongly rejects this value, and the review accepts it.
      (value) => value !== 1e21 || !JSON.stringify(schema).includes('multipleOf'),
    );
    // `expect` takes long, so one call compares the results for all values.
    const own = values.map((value) => [
      value,
      essence(validators.errors(schema, value)),
      validators.fits(schema, value),
    ]);
    const ofAjv = values.map((value) => {
      const isValid = validate(value);
      return [value, essence(validate.errors ?? []), isValid];
    });
    expect(own).toEqual(ofAjv);
  });

  it('the review confirms no witness for a schema with a `oneOf` branch that refers back to the schema', () => {
    const ref = { $ref: '#/components/schemas/Variant' };
    const variant = { oneOf: [{ allOf: [ref, { required: ['a'] }] }] };
    const validators = validatorsOf(documentWith(ref, 'request', { Variant: variant }));
    expect(validators.fits(ref, { a: 1 })).toBe(true);
    expect(validators.fits(ref, {})).toBe(false);
    expect(validators.errors(ref, { a: 1 }, true).map(({ keyword }) => keyword)).toEqual([brokenDown]);
  });
});

describe('reviewing only the changed parts of a contract', () => {
  const base = partOf(contract(), ['/health', '/apps', '/apps/{app_id}', judgePath]);
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

  it.each(changes)('a review of only the changed parts has the same findings as a full review: %s', (_, edit) => {
    const documents = { base, revision: changed(edit) };
    const findings = reviewDocuments(documents.base, documents.revision);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings).toEqual(reviewParts(documents));
  });

  it('if only the summary of one operation changes, the review compares only the path of this operation', () => {
    const parts = changedParts({ base, revision: changed((one) => delete one.paths['/health'].get.summary) });
    expect(Object.keys(parts.revision.paths ?? {})).toEqual(['/health']);
    expect(changedParts({ base, revision: structuredClone(base) }).base.paths).toEqual({});
  });

  it.each([
    ['the name of a file in an extension', { 'x-codeSamples': [{ $ref: 'curl/make.yaml' }] }, true],
    ['an anchor in an extension', { 'x-samples': { $ref: '#make' } }, false],
    ['a text that begins like an anchor', { summary: '#make' }, true],
    [
      'the name of a file in an example',
      { requestBody: { content: { 'text/plain': { example: { $ref: 'a.yaml#/b' } } } } },
      true,
    ],
  ])('the whole contract counts as changed only if a `$ref` names an anchor: %s', (_, more, isReduced) => {
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
    ['a reference into another component', { $ref: '#/components/schemas/Changed/properties/a' }],
    ['a reference to an anchor', { $dynamicRef: '#node' }],
  ])('the review compares an unchanged operation that refers to a changed schema by %s', (_, schema) => {
    const [base, revision] = [1, 2].map((maxLength) =>
      documentWith(schema, 'request', { Changed: { type: 'string', maxLength } }),
    ) as [Document, Document];
    expect(changedParts({ base, revision }).revision.paths).toEqual(revision.paths);
    const [without, changedToo] = [1, 2].map((maxLength) =>
      documentWith({ type: 'string' }, 'request', { Changed: { type: 'string', maxLength } }),
    ) as [Document, Document];
    expect(changedParts({ base: without, revision: changedToo }).revision.paths).toEqual({});
  });
});

it('the review compares an unchanged operation that refers to a changed schema inside another path', () => {
  const [base, revision] = [1, 2].map((maxLength) => {
    const $ref = '#/paths/~1other/post/requestBody/content/application~1json/schema';
    const other = documentWith({ type: 'string', maxLength }, 'request').paths?.['/things'];
    const document = documentWith({ $ref }, 'request');
    return { ...document, paths: { ...document.paths, '/other': other, '/apart': {} } };
  }) as unknown as [Document, Document];
  expect(Object.keys(changedParts({ base, revision }).base.paths ?? {})).toEqual(['/things', '/other']);
});

describe('reading contracts in JSON format', () => {
  const texts = [
    '{"a":{"b":[1,{"c":"x\\"y:"},"\\\\"]},\n  "d~/e" : null, "f": -1.5e3, "\\u0041": true}',
    '[{"a":1},\n\t[],{} , "é", "\\ud83d\\ude00"]',
    JSON.stringify(contract(), null, 2),
  ];

  it.each(texts)('the JSON parser and the YAML parser return the same values and positions for a JSON text', (text) => {
    const json = parseJson(text);
    const [value] = constructFromEvents(parseEvents(text, {}), { source: text, schema: CORE_SCHEMA });
    expect(json?.value).toEqual(value);
    expect(startsIn(json?.tree())).toEqual(startsIn(treeOf(text, parseEvents(text, {}))));
    const placeOf = parseYaml(text, '').positionOf;
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
  });

  it.each([
    ['the same member twice', '{"a":1,"b":{"a":1,"a":2}}'],
    ['too many levels', '['.repeat(300) + ']'.repeat(300)],
    ['YAML', 'a: 1'],
    ['YAML that looks like JSON', '{a: 1}'],
  ])('the JSON parser does not parse %s, so the YAML parser reads it', (_, text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});

/** Returns the offset of a node in the text, followed by the offsets of its members and items. */
function startsIn(node: PlacedNode | undefined): unknown[] {
  const inside = [...(node?.members ?? []), ...(node?.items ?? []).entries()];
  return [node?.start, ...inside.map(([key, one]) => [String(key), startsIn(one)])];
}
