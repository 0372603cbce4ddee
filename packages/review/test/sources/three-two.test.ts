/** Tests what is new in OpenAPI 3.2. The review must compare each addition, or report that it does not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reviewDocuments } from '../../src/review.ts';
import { changedUnread } from '../../src/sources/left-out.ts';
import { load } from '../../src/sources/load.ts';

const contract = `openapi: 3.2.0
$self: https://api.example/v1/openapi.yaml
info: { title: Notes, version: 1.0.0, summary: The notes. }
tags: [{ name: notes, parent: all, kind: nav, summary: Notes. }, { name: all }]
servers: [{ url: https://api.example, name: production }]
paths:
  /notes:
    query:
      operationId: findNotes
      requestBody:
        required: true
        content:
          application/json: { schema: { type: object, properties: { word: { type: string, maxLength: 20 } } } }
      responses:
        '200':
          summary: Notes.
          content:
            application/jsonl: { itemSchema: { $ref: schemas.yaml#/Note } }
            text/event-stream: { $ref: '#/components/mediaTypes/Events' }
    additionalOperations:
      COPY:
        operationId: copyNote
        parameters: [{ name: to, in: query, schema: { type: string, maxLength: 9 } }]
        responses: { 204: { description: Copied. } }
  /self:
    get:
      responses:
        200:
          description: One.
          content:
            application/json: { schema: { $ref: 'https://api.example/v1/schemas.yaml#/Note' } }
components:
  mediaTypes:
    Events:
      itemSchema: { type: object, properties: { data: { type: string, maxLength: 30 } } }
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://api.example/metadata
      flows:
        deviceAuthorization:
          deviceAuthorizationUrl: https://api.example/device
          tokenUrl: https://api.example/token
          scopes: {}
`;
const schemas = 'Note: { type: object, properties: { text: { type: string, maxLength: 50 } } }\n';

async function read(text: string, other = schemas) {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-three-two-'));
  try {
    writeFileSync(join(folder, 'openapi.yaml'), text);
    writeFileSync(join(folder, 'schemas.yaml'), other);
    return await load('.', { folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('the review reads a contract with all additions of OpenAPI 3.2 without leaving out a part', async () => {
  const { notReviewed, document } = await read(contract);
  expect(notReviewed).toEqual([]);
  expect(document.openapi).toBe('3.2.0');
  expect(Object.keys(document.components?.['schemas'] ?? {})).toEqual(['Note']);
});

it.each([
  ['maxLength: 20', 'maxLength: 10', 'major', 'QUERY /notes'],
  ['maxLength: 9', 'maxLength: 8', 'major', 'COPY /notes'],
  ['maxLength: 30', 'maxLength: 40', 'major', 'QUERY /notes'],
  ['      COPY:', '      MOVE:', 'major', 'COPY /notes'],
  ['    query:', '    get:', 'major', 'QUERY /notes'],
])('the change %s → %s has the level %s and affects %s', async (from, to, level, operation) => {
  const changed = contract.replace(from, to);
  expect(changed).not.toBe(contract);
  const [base, revision] = [await read(contract), await read(changed)];
  const found = reviewDocuments(base.document, revision.document);
  expect(found.map((one) => `${one.level} ${one.operations.join()}`)).toContain(`${level} ${operation}`);
});

it("the review compares the schema of a stream's items (`itemSchema`) and finds the place of a change", async () => {
  const [base, revision] = [await read(contract), await read(contract, schemas.replace('50', '60'))];
  const [finding] = reviewDocuments(base.document, revision.document);
  expect([finding?.rule, finding?.level, finding?.proof]).toEqual(['maxLength', 'major', 'proven']);
  expect(finding?.operations).toEqual(['GET /self', 'QUERY /notes']);
  expect(revision.placeOf(finding?.pointer ?? '', 'maxLength')).toEqual({ file: 'schemas.yaml', line: 1, column: 59 });
  const place = revision.placeOf('#/components/mediaTypes/Events/schema/items/properties/data', 'maxLength');
  expect(place).toMatchObject({ file: 'openapi.yaml', line: 35 });
});

it.each([
  ['itemSchema: { $ref', 'prefixEncoding: [{}], itemSchema: { $ref', 'prefixEncoding'],
  ['itemSchema: { $ref', 'schema: {}, itemSchema: { $ref', '`itemSchema` beside `schema`'],
  ['in: query,', 'in: querystring,', 'in: querystring'],
])('the review reports the change %s → %s as not compared', async (from, to, named) => {
  const { notReviewed } = await read(contract.replace(from, to));
  expect(notReviewed.map(({ reason }) => reason)).toEqual([expect.stringContaining(named)]);
});

it.each(['3.0.4', '3.1.1'])(
  'in OpenAPI %s, the review reports members that only exist in OpenAPI 3.2 as not reviewed',
  async (version) => {
    const text = contract.replace('3.2.0', version);
    const { notReviewed, document } = await read(text);
    const reasons = notReviewed.map(({ reason }) => reason).join('\n');
    for (const name of ['$self', 'query', 'additionalOperations', 'mediaTypes', 'parent'])
      expect(reasons).toContain(`\`${name}\` is new in OpenAPI 3.2`);
    expect(JSON.stringify(document.paths)).not.toContain('copyNote');
    // These members have no meaning before OpenAPI 3.2, so a change of them does not block the merge.
    expect(
      changedUnread({ base: await read(text.replace('copyNote', 'copyAll')), revision: await read(text) }),
    ).toEqual([]);
  },
);
