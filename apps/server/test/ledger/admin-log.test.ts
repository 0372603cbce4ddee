/** Tests the decision in the ledger about the admin log that callers read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('the list of the admin log on %s', (engine) => {
  let server: TestServer;
  const send = (path: string, key = server.fixture.keys.admin) => sendRequest(server, path, { key });
  const list = async (query: Record<string, string>) =>
    (await send(`/admin-log?${new URLSearchParams(query).toString()}`)).json;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  it('an admin can read and filter the admin log of the project, newest entries first (U68)', async () => {
    const { keys, project, session, appId } = server.fixture;
    const body = { requires_approval: true };
    await sendRequest(server, `/apps/${appId}/environments/staging`, { method: 'PATCH' }, body);
    const all = (await list({ limit: '100' })).items;
    expect(all[0]).toMatchObject({
      action: 'environment.protect',
      object_id: appId,
      actor_key_id: session.key,
      actor_user_id: session.user,
    });
    const stored = await server.database.all<{ id: string }>(
      'SELECT id FROM admin_log WHERE project_id = $1 ORDER BY id DESC LIMIT 100',
      project,
    );
    expect(all.map(({ entry_id }: any) => entry_id)).toEqual(stored.map(({ id }) => id));
    for (const [name, filter] of [
      ['action', 'variant.create'],
      ['object_id', appId],
      ['actor_user_id', session.user],
    ] as const) {
      const { items, next_cursor } = await list({ [name]: filter, limit: '100' });
      expect([items, next_cursor]).toEqual([all.filter((entry: any) => entry[name] === filter), null]);
      expect(items.length).toBeGreaterThan(0);
    }
    const middle = all[3].created_at as string;
    expect((await list({ created_from: middle, limit: '100' })).items).toEqual(
      all.filter((entry: any) => entry.created_at >= middle),
    );
    expect((await list({ created_before: middle, limit: '100' })).items).toEqual(
      all.filter((entry: any) => entry.created_at < middle),
    );
    expect((await send('/admin-log', keys.editor)).status).toBe(403);
    const wrong = await send('/admin-log?created_from=2026-02-30T00:00:00Z');
    expect(wrong.status).toBe(422);
  });

  it('one request searches at most 1,000 log entries, and the cursor continues the search (U68)', async () => {
    const { database, fixture } = server;
    const insert = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
      INSERT INTO admin_log (id, created_at, project_id, action, object_id)
      SELECT '01000000-0000-7000-8000-' || CAST(10000000 + i AS TEXT) || '0000', '2005-03-18T01:58:31.000Z',
        $1, CASE WHEN i = 5 THEN 'found' ELSE 'other' END, 'x' FROM n`;
    await database.transaction((tx) => tx.run(insert, fixture.project));
    const pages: number[] = [];
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && pages.length < 10;) {
      const { items, next_cursor } = await list({ action: 'found', ...(cursor === '' ? {} : { cursor }) });
      pages.push(items.length);
      found.push(...items.map(({ action }: any) => action));
      cursor = next_cursor;
    }
    expect([pages, found]).toEqual([[0, 0, 1], ['found']]);
  });
});
