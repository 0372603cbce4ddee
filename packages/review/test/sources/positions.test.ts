/** Checks the file, line and column of findings. `»` marks the expected position in the new text of each case. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { reviewDocuments } from '../../src/review.ts';
import { load } from '../../src/sources/load.ts';
import { parseYaml } from '../../src/sources/yaml.ts';

const files: Record<string, string> = {
  'openapi.yaml': `openapi: 3.1.1
info:
  title: Notes
  version: 1.0.0
servers:
  - url: https://a.example
paths:
  /notes:
    $ref: paths/notes.yaml
  /notes/{id}:
    $ref: 'paths/items.json#/note'
  /here:
    parameters:
      - name: "trace"
        in: header
        schema: { type: string, maxLength: 40 }
    get:
      operationId: here
      responses:
        '200': { $ref: '#/components/responses/Here' }
        default:
          $ref: responses.yaml#/failures/Problem
components:
  responses:
    Here:
      description: Here.
      headers:
        ETag: { schema: { type: string, maxLength: 10 } }
      content:
        application/json:
          schema: { $ref: schemas/Note.yaml }
        application/cbor:
          schema: { $ref: '#/x-schemas/Seen' }
  schemas:
    Local:
      type: object
      properties: &members
        word: { type: string, maxLength: 8 }
        "quoted": { type: integer, maximum: 9 }
        copy: { type: object, properties: *members2 }
x-schemas:
  Seen: { type: object, additionalProperties: false, properties: { seen: { type: integer, maximum: 7 } } }
`.replace(', properties: *members2', ''),
  'paths/notes.yaml': `# The notes.

post:
  operationId: addNote
  requestBody:
    required: true
    content:
      application/json:
        schema:
          $ref: ../schemas/Note.yaml
      text/plain:
        schema: { type: string, maxLength: 70 }
  responses:
    201:
      description: Kept.
      content:
        application/json:
          schema:
            $ref: ../openapi.yaml#/components/schemas/Local
get:
  operationId: listNotes
  parameters:
    - $ref: ../parameters.yaml#/Limit
    - name: order
      in: query
      schema:
        enum:
          - up
          - down
  responses:
    '200':
      description: The notes.
      content:
        application/json:
          schema:
            type: array
            maxItems: 100
            items: { $ref: "../schemas/Note.yaml" }
`,
  'paths/items.json': `{
  "note": {
    "put": {
      "operationId": "putNote",
      "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string", "maxLength": 20 } }],
      "requestBody": {
        "content": { "application/json": { "schema": { "$ref": "../schemas/deep/Update.yaml" } } }
      },
      "responses": { "204": { "description": "Kept." } }
    }
  }
}
`,
  'parameters.yaml': `Limit:
  name: limit
  in: query
  schema:
    type: integer
    minimum: 1
    maximum: 100
`,
  'responses.yaml': `failures:
  Problem:
    description: A problem.
    content:
      application/problem+json:
        schema:
          type: object
          required: [title]
          properties:
            title: { type: string, maxLength: 80 }
            status:
              type: integer
              minimum: 400
`,
  'schemas/Note.yaml': `type: object
additionalProperties: false
required:
  - text
properties:
  text:
    type: string
    maxLength: 500
    pattern: ^[a-z]*$
  tags:
    type: array
    maxItems: 5
    items:
      type: string
      enum: [a, b, c]
  state:
    $ref: deep/State.yaml
  author: { $ref: '#/$defs/Author' }
$defs:
  Author:
    type: object
    properties:
      name: { type: string, maxLength: 30 }
`,
  'schemas/deep/State.yaml': `type: string
enum: [OPEN, DONE]
`,
  'schemas/deep/Update.yaml': `{ type: object, properties: { text: { type: string, maxLength: 500 },
    state: { $ref: ./State.yaml } }, additionalProperties: false }
`,
};

const changes: [file: string, from: string, to: string][] = [
  ['openapi.yaml', 'maxLength: 40', '»maxLength: 30'],
  ['openapi.yaml', 'maxLength: 40', '»maxLength: 50'],
  ['openapi.yaml', '      - name: "trace"', '      - »name: "tracing"'],
  ['openapi.yaml', 'in: header', 'in: header\n        »required: true'],
  ['openapi.yaml', 'operationId: here', '»operationId: there'],
  ['openapi.yaml', 'servers:\n  - url: https://a.example', '»servers:\n  - url: https://b.example'],
  ['openapi.yaml', 'maxLength: 10', '»maxLength: 11'],
  ['openapi.yaml', '        ETag:', '        »Tag:'],
  ['openapi.yaml', 'maxLength: 8', '»maxLength: 9'],
  ['openapi.yaml', 'maximum: 9', '»maximum: 10'],
  ['openapi.yaml', 'maximum: 7', '»maximum: 8'],
  ['openapi.yaml', '{ seen:', '{ »found:'],
  ['openapi.yaml', '        "quoted"', '        »"other"'],
  ['openapi.yaml', '        copy: { type: object }', '        copy: { »type: string }'],
  [
    'openapi.yaml',
    '    get:\n',
    '    »delete: { operationId: gone, responses: { 204: { description: Gone. } } }\n    get:\n',
  ],
  ['paths/notes.yaml', 'maxLength: 70', '»maxLength: 60'],
  ['paths/notes.yaml', '      text/plain:', '      »text/html:'],
  ['paths/notes.yaml', 'required: true', '»required: false'],
  ['paths/notes.yaml', '    201:', '    »202:'],
  ['paths/notes.yaml', 'operationId: listNotes', '»operationId: readNotes'],
  ['paths/notes.yaml', '        enum:\n          - up\n', '        »enum:\n'],
  ['paths/notes.yaml', '          - down\n', '          - down\n          - left\n'],
  ['paths/notes.yaml', 'maxItems: 100', '»maxItems: 200'],
  ['paths/notes.yaml', '    - name: order', '    - »name: sort'],
  ['paths/notes.yaml', 'operationId: listNotes\n', 'operationId: listNotes\n  »deprecated: true\n'],
  ['paths/items.json', '"maxLength": 20', '»"maxLength": 10'],
  ['paths/items.json', '"operationId": "putNote"', '»"operationId": "setNote"'],
  ['paths/items.json', '"content": {', '»"required": true, "content": {'],
  ['paths/items.json', '"204": {', '»"205": {'],
  ['parameters.yaml', 'minimum: 1', '»minimum: 2'],
  ['parameters.yaml', 'maximum: 100', '»maximum: 10'],
  ['parameters.yaml', '  in: query', '  in: query\n  »required: true'],
  ['responses.yaml', 'maxLength: 80', '»maxLength: 90'],
  ['responses.yaml', 'minimum: 400', '»minimum: 300'],
  ['responses.yaml', 'required: [title]', '»required: []'],
  ['responses.yaml', 'application/problem+json', '»application/json'],
  ['schemas/Note.yaml', 'maxLength: 500', '»maxLength: 400'],
  ['schemas/Note.yaml', 'pattern: ^[a-z]*$', '»pattern: ^[a-y]*$'],
  ['schemas/Note.yaml', 'maxItems: 5', '»maxItems: 4'],
  ['schemas/Note.yaml', 'enum: [a, b, c]', '»enum: [a, b]'],
  ['schemas/Note.yaml', '  state:\n', '  »condition:\n'],
  ['schemas/Note.yaml', 'maxLength: 30', '»maxLength: 20'],
  ['schemas/Note.yaml', '  - text', '  - text\n  - state'],
  ['schemas/Note.yaml', 'additionalProperties: false', '»additionalProperties: true'],
  ['schemas/deep/State.yaml', 'enum: [OPEN, DONE]', '»enum: [OPEN]'],
  ['schemas/deep/State.yaml', 'enum: [OPEN, DONE]', '»enum: [OPEN, DONE, GONE]'],
  ['schemas/deep/Update.yaml', 'maxLength: 500', '»maxLength: 50'],
  ['schemas/deep/Update.yaml', 'state: {', '»status: {'],
  ['schemas/deep/Update.yaml', 'additionalProperties: false', '»additionalProperties: true'],
];

async function contract(change: (name: string, text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-positions-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), change(name, text));
    }
    return await load('.', { folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const unchanged = contract((_, text) => text);

it('this file tests at least 40 changes of a contract', () => expect(changes.length).toBeGreaterThanOrEqual(40));

it.each(changes)('in %s, if %j becomes %j, findings have the right file, line and column', async (file, from, to) => {
  const changed = (files[file] ?? '').replace(from, () => to);
  expect(changed).not.toBe(files[file]);
  const base = await unchanged;
  const revision = await contract((name, text) => (name === file ? changed.replace('»', '') : text));
  expect([base.notReviewed, revision.notReviewed]).toEqual([[], []]);
  const before = changed.slice(0, Math.max(changed.indexOf('»'), 0));
  const expected = { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  const findings = reviewDocuments(base.document, revision.document);
  const places = findings.map(({ pointer, rule }) => ({ rule, pointer, ...revision.placeOf(pointer, rule) }));
  expect(findings).not.toEqual([]);
  if (to.includes('»')) expect(places).toContainEqual(expect.objectContaining(expected));
  for (const place of places) expect(place.file).toBe(file);
});

it('the positions of keys are right in YAML with aliases, merge keys, tags and unusual keys', () => {
  const text =
    'base: &base\n  a: 1\n  b: { c: !!str 2 }\nuse: *base\nmore:\n  <<: [*base, { z: 1 }]\n  own: 1\n' +
    '0x10: x\n"q": {}\n~: n\n"0x11": y\n';
  const { positionOf: place } = parseYaml(text, 'a.yaml');
  const at = (...keys: string[]) => {
    const { line, column } = place(keys);
    return [line, column];
  };
  expect(at('base', 'b', 'c')).toEqual([3, 8]);
  expect(at('use')).toEqual([4, 1]);
  expect(at('use', 'b', 'c')).toEqual([3, 8]);
  expect(at('more', 'a')).toEqual([2, 3]);
  expect(at('more', 'z')).toEqual([6, 17]);
  expect(at('more', 'own')).toEqual([7, 3]);
  expect(at('16')).toEqual([8, 1]);
  expect(at('q')).toEqual([9, 1]);
  expect(at('null')).toEqual([10, 1]);
  expect(at('0x11')).toEqual([11, 1]);
  expect(at('base', 'nothing')).toEqual([1, 1]);
});

it('the positions of keys inside `{}` are right, even if the keys are indented less than YAML requires', () => {
  const text = 'a: {\n"b": [\n1\n],\n  "c": 1\n}\nd: |\n  {\n  }\n';
  const { value, positionOf: place } = parseYaml(text, 'a.yaml');
  expect(value).toEqual({ a: { b: [1], c: 1 }, d: '{\n}\n' });
  expect(place(['a', 'b'])).toMatchObject({ line: 2, column: 1 });
  expect(place(['a', 'b', '0'])).toMatchObject({ line: 3, column: 1 });
  expect(place(['a', 'c'])).toMatchObject({ line: 5, column: 3 });
  expect(place(['d'])).toMatchObject({ line: 7, column: 1 });
  expect(() => parseYaml('a: {\n]\n', 'a.yaml')).toThrow('a.yaml:2:');
  expect(parseYaml('a: "text\n}"\n', 'a.yaml').value).toEqual({ a: 'text }' });
});
