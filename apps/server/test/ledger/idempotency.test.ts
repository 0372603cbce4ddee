/**
 * Tests the header Idempotency-Key. If a caller repeats a request with the same key, the server returns the first
 * response again and creates nothing (U62).
 */
import { randomUUID } from 'node:crypto';
import { operations, type KeyCreated, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good } from '../contract/cases.ts';
import { allRows } from '../support/all-rows.ts';
import { engines } from '../support/engine.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest, validationError, validationErrors, type TestResponse } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const creating = Object.values(operations).filter(({ header_parameters: names }) =>
  (names as readonly string[]).includes('Idempotency-Key'),
);

/** People with a shared invitation have one API key, so a stored response could show a person the secret of another. */
const isForSharedKeys = ({ invitations }: (typeof operations)[OperationId]) =>
  (invitations as readonly string[]).includes('shared');

it('every creating operation accepts Idempotency-Key, except operations for shared invitations (U62)', () => {
  const created = Object.values(operations).filter((row) => '201' in row.replies && !isForSharedKeys(row));
  expect(creating.map(({ operationId }) => operationId).sort()).toEqual(
    [...created.map(({ operationId }) => operationId), 'updateVariantParameters'].sort(),
  );
});

describe.each(engines)('Idempotency-Key on %s (U62)', (engine) => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({}, undefined, engine)));
  afterAll(() => server.stop());

  const post = (path: string, body: unknown, idempotencyKey?: string, key?: string): Promise<TestResponse> => {
    const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
    return sendRequest(server, path, { method: 'POST', headers, ...(key === undefined ? {} : { key }) }, body);
  };
  const newKey = (name: string) => ({ key_name: name, role: 'viewer' });
  const keysNamed = (name: string) => server.database.all('SELECT id FROM keys WHERE name = $1', name);
  const rows = () =>
    server.database.all<Record<string, string>>('SELECT * FROM idempotent_requests ORDER BY expires_at, id');
  const objectCounts = async () => {
    const { idempotent_requests: _stored, admin_log: _log, ...objects } = await allRows(server.database);
    return Object.entries(objects).map(([table, all]) => [table, all.length]);
  };

  it.each(creating.map(({ operationId }) => operationId as OperationId))(
    'a repeated %s with the same Idempotency-Key gets the same response and creates nothing',
    async (operationId) => {
      const { status, call } = await good[operationId](server.fixture, server.plain);
      const { method, path: template } = operations[operationId];
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((call.path as never)[name]));
      const key = call.key === undefined ? {} : { key: call.key };
      const headers = { 'Idempotency-Key': randomUUID() };
      const send = () => sendRequest(server, path, { method, headers, ...key }, call.body);
      const before = await objectCounts();
      const first = await send();
      const after = await objectCounts();
      const second = await send();
      expect(first.status).toBe(status);
      expect(after).not.toEqual(before);
      expect(await objectCounts()).toEqual(after);
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      for (const name of ['location', 'etag', 'content-type'])
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      expect(first.headers.get('idempotency-replayed')).toBeNull();
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    },
  );

  it('the same Idempotency-Key with another body, path or operation gets a 422 and creates nothing', async () => {
    const key = randomUUID();
    expect((await post('/keys', newKey('first use'), key)).status).toBe(201);
    const conflict = validationError('value_error', 'header', 'idempotency-key');
    expect(validationErrors(await post('/keys', newKey('second use'), key))).toEqual(conflict);
    expect(validationErrors(await post('/apps', { app_name: 'second use' }, key))).toEqual(conflict);
    const { appId, variantIds } = server.fixture;
    const deploy = (environment: string, id: string) =>
      post(`/apps/${appId}/environments/${environment}/deployments`, { variant_id: variantIds[0] }, id);
    expect((await deploy('staging', 'deploy')).status).toBe(201);
    expect(validationErrors(await deploy('development', 'deploy'))).toEqual(conflict);
    expect(await keysNamed('second use')).toEqual([]);
  });

  it('requests with the same Idempotency-Key are independent if their API keys differ', async () => {
    const other = (await post('/keys', { key_name: 'other admin', role: 'admin' })).json.secret as string;
    const responses = [
      await post('/keys', newKey('of two'), 'shared'),
      await post('/keys', newKey('of two'), 'shared', other),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1]?.headers.has('idempotency-replayed')).toBe(false);
    expect(await keysNamed('of two')).toHaveLength(2);
  });

  it('two judges get different secrets, even if they join with the same name and Idempotency-Key', async () => {
    const { evaluationId, shared } = await createJudgedEvaluation(server.fixture, server.plain);
    const before = await rows();
    const join = () => post(`/human-evaluations/${evaluationId}/judges`, { judge_name: 'Ann' }, 'join', shared);
    const [first, second] = [await join(), await join()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.secret).not.toBe(first.json.secret);
    expect(second.json.judge_id).not.toBe(first.json.judge_id);
    expect(second.headers.has('idempotency-replayed')).toBe(false);
    expect(await rows()).toEqual(before);
  });

  it('after a rotation, only the old API key gets the stored responses to its earlier requests', async () => {
    const old = (await post('/keys', { key_name: 'rotated', role: 'admin' })).json;
    type RotatedKey = KeyCreated & { replacedExpiresAt: string };
    const rotation = (overlapMs: number) => server.plain.keys.rotate(old.prefix, overlapMs) as Promise<RotatedKey>;
    const first = await post('/keys', newKey('by the rotated key'), 'job', old.secret);
    const { secret } = await rotation(3_600_000);
    const again = await post('/keys', newKey('by the rotated key'), 'job', old.secret);
    expect([again.headers.get('idempotency-replayed'), again.text]).toEqual(['true', first.text]);
    const withNew = await post('/keys', newKey('by the rotated key'), 'job', secret);
    expect([withNew.status, withNew.headers.has('idempotency-replayed')]).toEqual([201, false]);
    expect(withNew.json.secret).not.toBe(first.json.secret);
  });

  it('the server stores no response for a rejected request, so the caller can repeat the request', async () => {
    const key = randomUUID();
    const app = (await post('/apps', { app_name: 'taken' })).json;
    const before = await rows();
    expect((await post('/apps', { app_name: 'taken' }, key)).json.code).toBe('name_in_use');
    expect(
      (await post(`/apps/${randomUUID()}/variants`, { base_name: 'b', config_name: 'c', parameters: {} }, key)).status,
    ).toBe(404);
    expect(await rows()).toEqual(before);
    await sendRequest(server, `/apps/${app.app_id}`, { method: 'PATCH' }, { app_name: 'free' });
    expect((await post('/apps', { app_name: 'taken' }, key)).status).toBe(201);
  });

  it('the server handles only one of several equal concurrent requests, and all get the same response', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post('/keys', newKey('at once'), key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(responses.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(11);
    expect(await keysNamed('at once')).toHaveLength(1);
  });

  it.each([
    ['an empty key', '', 'string_pattern_mismatch'],
    ['a key of 256 characters', 'x'.repeat(256), 'string_too_long'],
    ['a key with a space', 'a b', 'string_pattern_mismatch'],
  ])('the server rejects %s as Idempotency-Key', async (_, key, type) => {
    expect(validationErrors(await post('/keys', newKey('invalid'), key))).toEqual(
      validationError(type, 'header', 'idempotency-key'),
    );
  });

  it('the database contains no secret and no readable text of a stored response', async () => {
    const name = `name-${randomUUID()}`;
    const { json } = await post('/keys', newKey(name), randomUUID());
    const stored = await rows();
    const plain = JSON.stringify(
      stored.map((row) => ({ ...row, reply: Buffer.from(row['reply'] ?? '', 'base64') + '' })),
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const text of [json.secret, name, json.key_id]) {
      expect(JSON.stringify(stored)).not.toContain(text);
      expect(plain).not.toContain(text);
    }
  });

  it('a caller can use an Idempotency-Key again after 24 hours, and the purge removes expired responses', async () => {
    const key = randomUUID();
    const first = await post('/keys', newKey('daily'), key);
    const ageAll = (hours: number) =>
      server.database.transaction((tx) =>
        tx.run(
          'UPDATE idempotent_requests SET expires_at = $1',
          new Date(Date.now() + hours * 3_600_000).toISOString(),
        ),
      );
    await ageAll(0.1);
    await server.plain.purge.run();
    expect((await post('/keys', newKey('daily'), key)).json.key_id).toBe(first.json.key_id);
    await ageAll(-0.1);
    const second = await post('/keys', newKey('daily'), key);
    expect(second.json.key_id).not.toBe(first.json.key_id);
    expect(second.headers.has('idempotency-replayed')).toBe(false);
    // The row of the first request has expired. The second request has replaced it by a valid row, which the purge must
    // keep.
    await server.plain.purge.run();
    expect(await rows()).toHaveLength(1);
    expect((await post('/keys', newKey('daily'), key)).json.key_id).toBe(second.json.key_id);
  });

  it('the purge removes stored responses in batches of limited size', async () => {
    const inOneHour = new Date(Date.now() + 3_600_000).toISOString();
    const { project } = server.fixture;
    const insert = (from: number, to: number, reply: string) =>
      server.database.transaction((tx) =>
        tx.run(
          `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})
           INSERT INTO idempotent_requests (id, project_id, target_id, request_hash, reply, expires_at)
           SELECT 'row ' || n, $1, 't', 'h', $2, $3 FROM numbers`,
          project,
          reply,
          inOneHour,
        ),
      );
    for (const index of [1, 2, 3]) await insert(index, index, 'x'.repeat(900_000));
    // The purge limits the rows and the bytes of a batch. Without the limit of bytes, it would need only two batches.
    await insert(4, 350, 'short');
    let batches = 0;
    const { purgeBatch } = await import('../../src/store/purge.ts');
    while (await server.database.transaction((tx) => purgeBatch(tx, inOneHour))) batches += 1;
    expect(batches).toBe(3);
    expect(await server.database.all("SELECT id FROM idempotent_requests WHERE target_id = 't'")).toEqual([]);
  });

  it('deleting a project deletes its stored responses', async () => {
    const project = await server.plain.projects.create('erased');
    const { secret } = await server.plain.keys.issue(project.id, { name: 'a', role: 'admin' });
    await post('/keys', newKey('erased'), randomUUID(), secret);
    const kept = () => server.database.all('SELECT id FROM idempotent_requests WHERE project_id = $1', project.id);
    expect(await kept()).toHaveLength(1);
    await server.database.transaction((tx) => tx.run('DELETE FROM projects WHERE id = $1', project.id));
    expect(await kept()).toEqual([]);
  });
});
