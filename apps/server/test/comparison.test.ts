/** Tests the comparison of two revisions of a variant. Above all, its response must not become very large. */
import type { Parameters, VariantComparison } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, validationErrors } from './support/requests.ts';
import { engines } from './support/engine.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { unwrap } from '../src/services/outcome.ts';

/**
 * Returns parameters with one member, whose name has `length` characters. Its value is an object of `count` members,
 * each with its index plus `salt` as its value.
 */
const under = (length: number, count: number, salt: number): Parameters => ({
  ['n'.repeat(length)]: members(count, salt),
});
const members = (count: number, salt: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i), i + salt]));
const nested = (depth: number, inner: unknown): unknown =>
  Array.from({ length: depth }).reduce((value) => ({ ['~'.repeat(256)]: value }), inner);

describe.each(engines)('comparing two revisions of a variant on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  /**
   * Stores `before` and `after` as revisions 1 and 2 of a variant, even if they are too large for a request. Returns
   * the comparison of the two revisions.
   */
  async function compare(
    before: Parameters,
    after: Parameters,
  ): Promise<{ comparison: VariantComparison; bytes: number }> {
    const { appId, session } = server.fixture;
    const configName = `c${Math.random()}`;
    const made = unwrap(
      await server.plain.variants.create(session, {
        app_id: appId,
        base_name: 'b',
        config_name: configName,
        parameters: before,
      }),
    );
    unwrap(await server.plain.variants.revise(session, made.variant_id, after));
    const response = await sendRequest(server, `/variants/${made.variant_id}/comparison?from=1&to=2`);
    expect(response.status, response.text.slice(0, 300)).toBe(200);
    return { comparison: response.json as VariantComparison, bytes: response.text.length };
  }
  const sizeOf = (...values: unknown[]) => JSON.stringify(values).length;

  it.each([
    ['19,000 members below a name of 40,000 characters', under(40_000, 19_000, 0), under(40_000, 19_000, 1)],
    ['19,000 members below a name of 800,000 characters', under(800_000, 19_000, 0), under(800_000, 19_000, 1)],
    [
      '10,000 members below 30 nested objects with names of 256 characters',
      nested(30, members(10_000, 0)),
      nested(30, members(10_000, 1)),
    ],
    ['19,900 changed members', { a: members(19_900, 0) }, { a: members(19_900, 1) }],
    ['a changed text of 1 MB', { a: 'a'.repeat(1_000_000), b: 1 }, { a: 'b'.repeat(1_000_000), b: 2 }],
    ['190 removed texts', Object.fromEntries(Array.from({ length: 190 }, (_, i) => [`m${i}`, 'x'.repeat(5000)])), {}],
  ])('a comparison of revisions is not much larger than both revisions together: %s', async (_, before, after) => {
    const { comparison, bytes } = await compare(before as Parameters, after as Parameters);
    const { changes, is_complete } = comparison;
    expect(bytes).toBeLessThan(1.2 * sizeOf(before, after) + 1_100_000);
    expect(changes.length).toBeGreaterThanOrEqual(1);
    expect(changes.length).toBeLessThanOrEqual(1000);
    for (const { path } of changes) expect(path.length).toBeLessThanOrEqual(20_000);
    if (!is_complete) expect(changes.length === 1000 || bytes > 500_000).toBe(true);
  });

  it('the comparison of two revisions says whether it lists all changes', async () => {
    expect((await compare({ a: members(1000, 0) }, { a: members(1000, 1) })).comparison).toMatchObject({
      is_complete: true,
      changes: { length: 1000 },
    });
    expect((await compare({ a: members(1001, 0) }, { a: members(1001, 1) })).comparison).toMatchObject({
      is_complete: false,
      changes: { length: 1000 },
    });
    expect((await compare({ a: 1 }, { a: 1 })).comparison).toMatchObject({ is_complete: true, changes: [] });
  });

  it('if the path of a changed member is too long, comparing two revisions reports the enclosing object', async () => {
    const long = 'n'.repeat(20_001);
    const { comparison } = await compare({ a: { [long]: 1, b: 1 }, c: 1 }, { a: { [long]: 1, b: 2 }, c: 2 });
    expect(comparison.changes.map(({ path, change }) => [path, change])).toEqual([
      ['/a', 'changed'],
      ['/c', 'changed'],
    ]);
    expect(
      (await compare({ [long]: 1, c: 1 }, { [long]: 2, c: 1 })).comparison.changes.map(({ path }) => path),
    ).toEqual(['']);
    expect((await compare({ [long]: 1, c: 1 }, { c: 1, [long]: 1 })).comparison.changes).toEqual([]);
  });

  it('the server rejects a member name of more than 256 characters at any depth', async () => {
    const path = `/variants/${server.fixture.variantIds[1]}/parameters`;
    const put = (parameters: unknown) => sendRequest(server, path, { method: 'PUT' }, { parameters });
    const name = (length: number) => '😀'.repeat(length);
    expect((await put({ [name(256)]: 1, a: [{ ['n'.repeat(256)]: 1 }] })).status).toBe(200);
    expect(validationErrors(await put({ ['n'.repeat(257)]: 1 }))).toEqual({
      status: 422,
      validationErrors: [['string_too_long', ['body', 'parameters', 'n'.repeat(256)]]],
    });
    expect(validationErrors(await put({ a: [{ [name(257)]: 1 }] }))).toMatchObject({
      status: 422,
      validationErrors: [['string_too_long', ['body', 'parameters', 'a', 0, name(128)]]],
    });
    expect(
      validationErrors(
        await sendRequest(server, path, { method: 'PUT' }, `{"parameters":{"a":{"${'\\u0041'.repeat(257)}":1}}}`),
      ).status,
    ).toBe(422);
  });
});
