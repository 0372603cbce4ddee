/** Tests what the report says about recorded requests and responses that a contract does not allow. */
import { describe, expect, it } from 'vitest';
import { Tally } from '../../src/traffic/tally.ts';
import { contract, jsonBody, line, review } from './support/recorded.ts';

const item = { type: 'object', required: ['id'], properties: { id: { type: 'string' } }, additionalProperties: false };
const answering = (schema: object, more: object = {}) =>
  contract({
    ...jsonBody({ type: 'object', properties: { name: { type: 'string', maxLength: 5 } } }),
    responses: {
      200: {
        description: 'd',
        headers: { 'X-Left': { required: true, schema: { type: 'integer' } } },
        content: {
          'application/json': { schema: { type: 'object', properties: { items: { type: 'array', items: schema } } } },
        },
      },
    },
    ...more,
  });
const ok = { status: 200, headers: { 'Content-Type': 'application/json', 'X-Left': '4' } };
const request = { body: { name: 'x' } };
const base = answering(item);
const differences = async (response: object, sent: object = request, revision = base) => {
  const { report } = await review(base, revision, [line(sent, response), line(request, ok)]);
  return (report.traffic?.differences ?? []).map(({ contract: of, place, says }) => `${of} ${place} ${says}`);
};

describe('recorded messages that a contract does not allow', () => {
  it.each<[string, object, string[]]>([
    ['nothing for a response that the base allows', { ...ok, body: { items: [{ id: 'a' }] } }, []],
    ['a wrong type', { ...ok, body: { items: [{ id: 'a' }, { id: 5 }] } }, ['base body.items[].id must be string']],
    ['a missing member', { ...ok, body: { items: [{}] } }, ["base body.items[] must have required property 'id'"]],
    ['a member too many', { ...ok, body: { items: [{ id: 'a', more: 1 }] } }, ['base body.items[].* must not occur']],
    ['a status', { ...ok, status: 418 }, ['base status the contract does not describe this status']],
    [
      'a media type',
      { ...ok, headers: { ...ok.headers, 'Content-Type': 'text/html' }, body: '<p>' },
      ['base body the contract does not describe this media type'],
    ],
    ['a missing header', { status: 200, headers: {} }, ['base header X-Left the header is missing']],
    ['a wrong header', { status: 200, headers: { 'x-left': 'many' } }, ['base header X-Left must be integer']],
    ['broken JSON', { ...ok, body: '{' }, ['base body is not valid JSON']],
  ])('the report lists %s', async (_, response, expected) => {
    const found = await differences(response);
    expect(found).toEqual(expected);
  });

  it('the report lists a recorded request that the base does not allow', async () => {
    expect(await differences(ok, { body: { name: 5 } })).toEqual(['base body.name must be string']);
  });

  it('the report lists a recorded response that the base allows but the revision does not', async () => {
    const revision = answering({ ...item, required: ['id', 'name'], properties: { ...item.properties, name: {} } });
    expect(await differences({ ...ok, body: { items: [{ id: 'a' }] } }, request, revision)).toEqual([
      "revision body.items[] must have required property 'name'",
    ]);
  });

  it('the report lists the same wrong type at the same place in several recorded messages only once', async () => {
    const response = { ...ok, body: { items: [{ id: 5 }, { id: 6 }] } };
    const { report, stdout } = await review(base, base, [line(request, response), line(request, response)]);
    expect(report.traffic?.differences).toMatchObject([{ count: 2, at: 'requests.jsonl:1', status: '200' }]);
    expect(stdout).toContain(
      'The base does not allow 2 responses with status 200 of `POST /things`: `body.items[].id` must be string',
    );
  });

  it('the report lists differences separately for each status, and lists at most 200 of them', async () => {
    const response = (status: number) => ({ ...ok, status });
    const wrong = Array.from({ length: 203 }, (_, i) => line(request, response(305 + i)));
    const { report, stdout } = await review(base, base, [...wrong, line(request, response(305))]);
    expect(report.traffic?.differences).toHaveLength(200);
    expect(report.traffic?.differences[0]).toMatchObject({ status: '305', count: 2 });
    expect(report.traffic?.moreDifferences).toBe(3);
    expect(stdout).toContain('3 messages more differ in other ways');
  });

  it('a request that the service already refused does not count as a request that the revision refuses', async () => {
    const revision = answering(
      item,
      jsonBody({ type: 'object', properties: { name: { type: 'string', maxLength: 3 } } }),
    );
    const refused = async (status: number, name: string) =>
      (await review(base, revision, line({ body: { name } }, { status }))).report.traffic?.refused;
    expect(await refused(422, '123456')).toBe(0);
    // Neither contract allows six characters, but the service accepted them. So the revision breaks a working request.
    expect(await refused(200, '123456')).toBe(1);
    expect(await refused(200, '1234')).toBe(1);
    expect(await refused(200, '123')).toBe(0);
  });
});

it('the example of a change is the first refused request, or else the first affected request', () => {
  const tally = new Tally();
  const example = (at: string) => () => ({ at, http: at });
  const shown = (['used', 'used again', 'refused', 'refused again'] as const).map((at) => {
    tally.use('shop', at.startsWith('refused'), example(at));
    return tally.result.example?.at;
  });
  expect(shown).toEqual(['used', 'used', 'refused', 'refused']);
  expect(tally.result).toMatchObject({ used: 4, refused: 2 });
});
