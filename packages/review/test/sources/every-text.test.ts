/**
 * Compares with a snapshot how the review reads contracts: the place of each value in texts with unusual YAML, and the
 * messages about wrong values of each member.
 */
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { CannotReview } from '../../src/errors.ts';
import { bundle } from '../../src/sources/bundle.ts';
import { NotRead } from '../../src/sources/files.ts';
import { unicodePattern } from '../../src/sources/schema.ts';
import { changedUnread, leaveOutInBoth } from '../../src/sources/left-out.ts';
import { parseYaml } from '../../src/sources/yaml.ts';
import { everyMember, membersOf, type Member } from '../support/every-member.ts';
import { short } from '../support/said.ts';

const texts: Record<string, string> = {
  json: '{ "a": 1, "b": [true, {"c": "x\\"y"}, []], "e": {},\n  "é\\u0041": null, "d\\\\": "\\\\" }\n',
  'json with a list': ' [ {"a": -1.5e3} , "]", [[1],[2]] ]',
  'json with the same member twice': '{"a": 1,\n "a": 2}',
  'not json': '{"a": 1,}',
  'not json, with a missing bracket': '{"a": [1}',
  yaml: 'a: 1\nb:\n  - true\n  - c: x\n    d: y\n  - []\ne: {f: 1, "g h": [2, 3]}\n',
  'yaml with quotes': '"a b": \'x\'\n\'c\': "y"\n? d\n: z\n? [1, 2]\n: list\n',
  'yaml with other keys': '404: a\n0x194: b\n1.50: c\ntrue: d\nnull: e\n~: f\n"405": g\n.5: h\n-1: i\n+2: j\n',
  'yaml with blocks': 'a: |\n  one\n  two: 2\nb: >-\n  x\n\n  y\nc: 1\n',
  'yaml with aliases':
    'a: &one\n  b: 1\n  c: [2]\nd: *one\ne:\n  <<: *one\n  b: 3\nf:\n  <<: [*one, {g: 4}]\n  "<<": 5\n',
  'yaml with comments': '# first\n%: x\n---\n# second\na: 1 # here\n\n\nb: 2\n...\n',
  'yaml with CRLF': 'a: 1\r\nb:\r\n  - c\r\n',
  'yaml with a byte order mark': '\uFEFFa: 1\nb: 2\n',
  'yaml with tags': 'a: !!str 1\nb: !!int "2"\nc: !custom x\n',
  'yaml with tabs': 'a:\n\tb: 1\n',
  'yaml with brackets that are not indented': 'a: {\n  b: [\n    1,\n    2\n  ],\n  c: |\n}\nd: {\n  e: 1\n}\n',
  'yaml with brackets in a block': 'a: |\n  {\n  }\nb: {\n  c: [\n  1\n]\n}\n',
  'yaml with items that are not indented': 'a: [\n1,\n{ b: 2 }\n]\nc: 3\n',
  'two documents': 'a: 1\n---\nb: 2\n',
  'an alias of itself': 'a: &a [*a]\n',
  'an unknown alias': 'a: *b\n',
  'one value': 'x',
  nothing: '',
  'a list that ends too late': 'a: [1, 2\n',
  'the same key twice': 'a: 1\nb: 2\na: 3\n',
};

const pathsIn = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([key, item]) =>
    pathsIn(item, [...path, key]),
  ),
];

it('the lines and columns that the YAML parser reports for values match the snapshot', async () => {
  const lines = Object.entries(texts).flatMap(([name, text]) => {
    try {
      const { value, positionOf } = parseYaml(text, 'file');
      const paths = [...pathsIn(value), ['missing'], ['a', 'missing', 'more'], ['b', '9']];
      const places = paths.map((path) => {
        const { line, column, depth } = positionOf(path);
        return `${path.join('/')} ${line}:${column}${depth === path.length ? '' : ` (${depth})`}`;
      });
      return [`${name}: ${JSON.stringify(value)}`, `  ${places.join(', ')}`];
    } catch (error) {
      return [`${name}: ${short((error as Error).message, 200)}`];
    }
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/places-in-texts.txt');
});

const files: Record<string, string> = {
  'parts/things.yaml':
    'Thing: {type: object, properties: {other: {$ref: "#/Other"}, self: {$ref: "#/Thing"}}}\nOther: {type: string}\n' +
    'Loop: {$ref: "#/Loop"}\nList: [1]\nParameter: {name: far, in: query, schema: {$ref: "things.yaml#/Other"}}\n' +
    'Path: {get: {operationId: far, responses: {"200": {$ref: "#/Response"}}}, parameters: [{$ref: "#/Parameter"}]}\n' +
    'Response: {description: d, content: {a/b: {schema: {$ref: "../openapi.json#/components/schemas/S"}}}}\n',
  'text.md': 'Words.',
};
const read = (document: unknown) =>
  bundle(
    (path) => {
      if (path === 'openapi.json') return Buffer.from(JSON.stringify(document));
      if (files[path] === undefined) throw new NotRead('is not there');
      return Buffer.from(files[path]);
    },
    'openapi.json',
    'spec/',
  );

const references = [
  '#/nowhere',
  'no.yaml',
  'parts/things.yaml#/Thing',
  'parts/things.yaml#/Loop',
  '#/components/schemas/S',
];
const wrong = [
  null,
  1.5,
  true,
  ['x', null],
  {},
  { x: 1, 'x-a': 1 },
  ...references.map(($ref) => ({ $ref })),
  { $ref: 'parts/things.yaml#/Parameter' },
  { $ref: 'parts/things.yaml#/Path', summary: 'beside' },
  { $ref: 'parts/things.yaml#/Response', description: 'beside', other: 1 },
];

/** Returns the contract of `everyMember` with another value at the path. */
function withValue(path: string[], value: unknown): Document {
  const changed = everyMember();
  const parent = path.slice(0, -1).reduce<any>((node, key) => node[key], changed);
  parent[path.at(-1) ?? ''] = value;
  return changed;
}

it('the messages about wrong values of each member of a contract are the same as in the snapshot', async () => {
  const base = everyMember();
  const schemas = [
    'properties',
    'type',
    'enum',
    'required',
    'minLength',
    'pattern',
    'minimum',
    'allOf',
    'items',
    'const',
  ];
  const more = ['discriminator', 'if', 'dependentRequired', 'patternProperties', 'unknown'];
  const members: Member[] = [
    ...membersOf(base, { object: 'Document' }, []),
    ...[...schemas, ...more].map((key) => ({
      name: `Schema.${key}`,
      path: ['components', 'schemas', 'S', key],
      value: {},
    })),
  ];
  const first = [...new Map(members.toReversed().map((one) => [one.name, one]))];
  const lines = first.toReversed().flatMap(([name, { path, value }]) => {
    // To save time, a member that is not an object gets only a few wrong values.
    const values = typeof value === 'object' ? wrong : wrong.slice(0, 4);
    const says = Map.groupBy(values, (value) => saysAbout(withValue(path, value)));
    return [
      `${name}:`,
      ...[...says].map(([text, values]) => `  ${values.map((one) => JSON.stringify(one)).join(' ')}: ${text}`),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/wrong-values.txt');
});

const usual = read(everyMember());
const usualText = JSON.stringify(usual.document);

/** Compares a contract with `usual`. Returns a line: the unreadable parts, which of them differ, hashes of the rest. */
function saysAbout(document: Document): string {
  try {
    const revision = read(document);
    const base = { document: structuredClone(usual.document), leftOut: usual.leftOut };
    const gaps = revision.notReviewed.map(({ pointer, reason }) => `${pointer}: ${reason}`);
    const changed = changedUnread({ base, revision }).map(({ pointer }) => pointer);
    const kept = JSON.stringify(revision.document);
    leaveOutInBoth({ base, revision });
    const isLeft =
      JSON.stringify(base.document) === usualText ? 'base as it was' : `base ${digest(JSON.stringify(base.document))}`;
    return [gaps.join('; '), `changed: ${changed.join()}`, isLeft, digest(kept)].join(' | ');
  } catch (error) {
    if (error instanceof CannotReview) return error.message;
    throw error;
  }
}

const digest = (text: string): string => hash('sha1', text).slice(0, 6);

it('patterns that are invalid with the flag `u` are rewritten as in the snapshot', async () => {
  const patterns = [
    '\\-',
    '\\_',
    '[\\w-.]',
    '[.-\\d]',
    '[a\\-z]',
    '\\@',
    'a{2',
    ']',
    '}',
    '{',
    '{1,2}',
    '[\\/]',
    '\\d\\-\\d',
  ];
  const more = [
    '[^\\]]',
    '(',
    '\\u{61}',
    '\\p{L}',
    '[\\p{L}]',
    '\\e',
    '[\\e]',
    'a{,2}',
    '[{}]',
    '\\',
    '[-\\w]',
    '^[\\s-:]+$',
  ];
  const lines = [...patterns, ...more, 'a'.repeat(10_001)].map((one) => `${short(one, 30)} → ${unicodePattern(one)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/rewritten-patterns.txt');
});
