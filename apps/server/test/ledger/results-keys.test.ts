/** Tests the decisions in the ledger about keys that share the results of one evaluation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('keys that share results on %s', (engine) => {
  let server: TestServer;
  let path = '';
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    path = `/human-evaluations/${(await createJudgedEvaluation(server.fixture, server.plain)).evaluationId}`;
  });
  afterAll(() => server.stop());
  const send = (method: string, at: string, body?: object, key = server.fixture.keys.editor) =>
    sendRequest(server, at, { method, key }, body);
  const create = async (body: object = {}) =>
    (await send('POST', `${path}/results-keys`, { results_key_name: 'team', ...body })).json;

  it('a key that shares results can read only the results of its evaluation, without `judges` (U66)', async () => {
    const { secret, results_key_id: id, ...others } = await create();
    expect(others).toMatchObject({ results_key_name: 'team', last_used_at: null, revoked_at: null });
    const shown = await send('GET', `${path}/results`, undefined, secret);
    expect([shown.status, shown.json.judges]).toEqual([200, null]);
    expect((await send('GET', `${path}/results`)).json.judges).not.toBeNull();
    const elsewhere = `/human-evaluations/${server.fixture.pairs.evaluationId}/results`;
    const missing = '/human-evaluations/00000000-0000-7000-8000-000000000000/results';
    const refused = [];
    for (const at of [elsewhere, missing]) {
      const { status, json } = await send('GET', at, undefined, secret);
      refused.push([status, json.code, json.detail]);
    }
    expect(refused).toEqual([refused[0], refused[0]]);
    expect(refused[0]).toEqual([404, 'not_found', expect.any(String)]);
    for (const at of [path, `${path}/evaluation-scenarios`, `${path}/export/csv`, `${path}/judging`, '/apps'])
      expect((await send('GET', at, undefined, secret)).status, at).toBe(403);
    // A key that shares results is not an invitation, so the operations for invitations do not find it.
    const invitations = (await send('GET', `${path}/invitations?limit=100`)).json.items;
    expect(invitations.map((one: any) => one.invitation_id)).not.toContain(id);
    expect((await send('DELETE', `${path}/invitations/${id}`)).status).toBe(404);
    expect((await send('GET', `${path}/results`, undefined, secret)).status).toBe(200);
  });

  it('a revoked or expired key that shares results gets the same 401 as an unknown key (U66)', async () => {
    const revoked = await create();
    const expired = await create();
    const expire = "UPDATE keys SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = $1";
    await server.database.transaction((tx) => tx.run(expire, expired.results_key_id));
    const at = `${path}/results-keys/${revoked.results_key_id}`;
    expect([(await send('DELETE', at)).status, (await send('DELETE', at)).status]).toEqual([204, 204]);
    const bodies: unknown[] = [];
    const read = async (key: string) => {
      const { status, json } = await send('GET', `${path}/results`, undefined, key);
      return { status, ...json, request_id: '' };
    };
    expect((await read(expired.secret)).status).toBe(401);
    for (const key of [expired.secret, revoked.secret, 'jbx_unknown']) bodies.push(await read(key));
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    const listed = (await send('GET', `${path}/results-keys`)).json.items;
    expect(listed.find((one: any) => one.results_key_id === revoked.results_key_id).revoked_at).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain(revoked.secret);
  });

  it('a key that shares results is valid 30 days by default, not longer than its creator’s key (U66)', async () => {
    const days = (Date.parse((await create()).expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { project } = server.fixture;
    const { secret } = await server.plain.keys.issue(project, { name: 'short', role: 'editor', expiresAt });
    const made = await send('POST', `${path}/results-keys`, { results_key_name: 'team' }, secret);
    expect(made.json.expires_at).toBe(expiresAt);
    const late = { results_key_name: 'team', expires_at: new Date(Date.now() + 7_200_000).toISOString() };
    expect((await send('POST', `${path}/results-keys`, late, secret)).status).toBe(422);
  });
});
