/**
 * Checks that the admin log records each action of an editor, of an admin and of the command-line tool. The server must
 * store the log entry in the same transaction as the change.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@jurybox/types';
import { adminLogRetentionMs, recordAction } from '../src/services/admin-log.ts';
import { newId } from '../src/services/ids.ts';
import { createServices } from '../src/services/index.ts';
import type { AdminLogRow } from '../src/store/admin-log.ts';
import { good } from './contract/cases.ts';
import { runJuryboxHere } from './support/cli.ts';
import { addressOf, engines } from './support/engine.ts';
import { sendRequest, type TestResponse } from './support/requests.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { wrapDatabase } from './support/wrap-database.ts';

describe.each(engines)('the admin log on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const read = async (since = '') => {
    const rows = await server.database.all<AdminLogRow>('SELECT * FROM admin_log WHERE id > $1 ORDER BY id', since);
    return { rows, last: rows.at(-1)?.id ?? since };
  };
  const send = async (method: string, path: string, body?: unknown, key = server.fixture.keys.admin) => {
    const response = await sendRequest(server, path, { method, key }, body);
    expect(response.status, response.text).toBeLessThan(300);
    return response.json as Record<string, string>;
  };

  it('an entry of the admin log names who acted and which object the action changed', async () => {
    const { last } = await read();
    const app = await send('POST', '/apps', { app_name: 'logged' });
    const at = `/apps/${app['app_id']}`;
    await send('PATCH', at, { app_name: 'renamed' });
    const variant = await send('POST', `${at}/variants`, { base_name: 'b', config_name: 'c', parameters: {} });
    const variantId = variant['variant_id'] ?? '';
    await send('PUT', `/variants/${variantId}/parameters`, { parameters: { t: 1 } });
    await send('POST', `${at}/environments/staging/deployments`, { variant_id: variantId, revision: 1 });
    await send('PATCH', `${at}/environments/staging`, { required_role: 'admin', requires_approval: true });
    const requests: string[] = [];
    for (const [decision, key] of [
      ['rejected', server.fixture.keys.editor],
      ['withdrawn', server.fixture.keys.admin],
      ['approved', server.fixture.keys.editor],
    ] as const) {
      const path = `${at}/environments/staging/deployment-requests`;
      const asked = await send('POST', path, { variant_id: variantId }, key);
      requests.push(asked['deployment_request_id'] ?? '');
      await send('PATCH', `/deployment-requests/${requests.at(-1)}`, { decision });
    }
    await send('PATCH', `${at}/environments/staging`, { required_role: 'editor', requires_approval: false });
    const evaluation = await send('POST', `${at}/human-evaluations`, {
      evaluation_name: 'e',
      evaluation_type: 'single_model_test',
      variant_ids: [variantId],
      scenarios: [],
    });
    const evaluationAt = `/human-evaluations/${evaluation['evaluation_id']}`;
    await send('POST', `${evaluationAt}/evaluation-scenarios`, {
      scenarios: [{ inputs: [{ input_name: 'q', input_value: 'Why?' }] }],
    });
    await send('PATCH', evaluationAt, { evaluation_name: 'f' });
    await send('PATCH', evaluationAt, { is_closed: true });
    await send('PATCH', evaluationAt, { is_closed: false });
    const invitation = await send('POST', `${evaluationAt}/invitations`, { invitation_name: 'all', is_shared: true });
    const judge = await send('POST', `${evaluationAt}/judges`, { judge_name: 'Maria' }, invitation['secret']);
    await send('DELETE', `${evaluationAt}/invitations/${invitation['invitation_id']}`);
    const shared = await send('POST', `${evaluationAt}/results-keys`, { results_key_name: 'team' });
    await send('DELETE', `${evaluationAt}/results-keys/${shared['results_key_id']}`);
    const key = await send('POST', '/keys', { key_name: 'k', role: 'viewer' });
    await send('DELETE', `/keys/${key['key_id']}`);
    await send('DELETE', evaluationAt);
    const spare = await send('POST', `${at}/variants`, { base_name: 'b', config_name: 'd', parameters: {} });
    await send('DELETE', `/variants/${spare['variant_id']}`);
    await send('DELETE', at);

    const { rows } = await read(last);
    expect(rows.map(({ action, object_id: id, object_name: name }) => [action, id, name])).toEqual([
      ['app.create', app['app_id'], 'logged'],
      ['app.rename', app['app_id'], 'renamed'],
      ['variant.create', variantId, 'b.c'],
      ['variant.revise', variantId, 'revision 2'],
      ['deployment.create', variantId, 'staging: b.c, revision 1'],
      ['environment.protect', app['app_id'], 'staging: admin, approval'],
      ['deployment-request.create', requests[0], 'staging: b.c, revision 2'],
      ['deployment-request.reject', requests[0], 'staging: b.c, revision 2'],
      ['deployment-request.create', requests[1], 'staging: b.c, revision 2'],
      ['deployment-request.withdraw', requests[1], 'staging: b.c, revision 2'],
      ['deployment-request.create', requests[2], 'staging: b.c, revision 2'],
      ['deployment.create', variantId, 'staging: b.c, revision 2'],
      ['deployment-request.approve', requests[2], 'staging: b.c, revision 2'],
      ['environment.protect', app['app_id'], 'staging: editor'],
      ['evaluation.create', evaluation['evaluation_id'], 'e'],
      ['scenarios.add', evaluation['evaluation_id'], 'e'],
      ['evaluation.change', evaluation['evaluation_id'], 'f'],
      ['evaluation.close', evaluation['evaluation_id'], 'f'],
      ['evaluation.reopen', evaluation['evaluation_id'], 'f'],
      ['invitation.create', invitation['invitation_id'], 'all'],
      ['invitation.join', judge['key_id'], 'Maria'],
      ['invitation.revoke', invitation['invitation_id'], null],
      ['results-key.create', shared['results_key_id'], 'team'],
      ['results-key.revoke', shared['results_key_id'], null],
      ['key.create', key['key_id'], 'k'],
      ['key.revoke', key['key_id'], null],
      ['evaluation.delete', evaluation['evaluation_id'], 'f'],
      ['variant.create', spare['variant_id'], 'b.d'],
      ['variant.delete', spare['variant_id'], 'b.d'],
      ['app.delete', app['app_id'], 'renamed'],
    ]);
    const { project, session } = server.fixture;
    for (const row of rows) {
      const isAsking = row.action === 'deployment-request.create' && row.object_id !== requests[1];
      const byAdmin = row.action !== 'invitation.join' && !isAsking;
      expect(row).toMatchObject({ project_id: project, ...(byAdmin ? { actor_key_id: session.key } : {}) });
      expect(row.actor_user_id === session.user).toBe(byAdmin);
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  it('reading the admin log since the time of an entry returns this entry, even if storing it took long', async () => {
    const timestamp = () => {
      for (const start = Date.now(); Date.now() === start;);
      return new Date().toISOString();
    };
    const object = { id: newId(), name: 'slow' };
    const actor = { commandLineFor: server.fixture.project };
    await server.database.transaction((tx) =>
      recordAction(tx, { timeMs: Date.now, timestamp }, actor, 'app.create', object),
    );
    const entry = (await read()).rows.find(({ object_id: id }) => id === object.id);
    const found: AdminLogRow[] = [];
    const sinceMs = Date.parse(entry?.created_at ?? '');
    for await (const rows of createServices(server.database).adminLog.read({ sinceMs })) found.push(...rows);
    expect(found.map(({ object_id: id }) => id)).toContain(object.id);
  });

  it('the admin log has no entry for a rejected action', async () => {
    const { last } = await read();
    const refused: Promise<TestResponse>[] = [
      sendRequest(server, '/apps', { method: 'POST' }, { app_name: 'support-assistant' }),
      sendRequest(server, `/apps/${newId()}`, { method: 'DELETE' }),
      sendRequest(server, `/variants/${server.fixture.variantIds[0]}`, { method: 'DELETE' }),
      sendRequest(server, `/keys/${newId()}`, { method: 'DELETE' }),
      sendRequest(server, '/apps', { method: 'POST', key: server.fixture.keys.viewer }, { app_name: 'x' }),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBeGreaterThanOrEqual(400);
    expect((await read(last)).rows).toEqual([]);
  });

  it('the admin log records every operation of an editor or admin that changes something', async () => {
    expect(await unrecorded(server)).toEqual([]);
  });

  it('if the server cannot store the log entry for a change, it does not store the change', async () => {
    const failing = wrapDatabase(server.database, {}, (tx) => ({
      run: (sql, ...values) =>
        sql.includes('INTO admin_log') ? Promise.reject(new Error('planted')) : tx.run(sql, ...values),
    }));
    const services = createServices(failing);
    const { session, project } = server.fixture;
    await expect(services.apps.create(session, 'never')).rejects.toThrow('planted');
    await expect(services.keys.issue(project, { name: 'never', role: 'viewer' })).rejects.toThrow('planted');
    await expect(services.projects.create('never')).rejects.toThrow('planted');
    for (const table of ['apps', 'keys', 'projects'])
      expect(await server.database.all(`SELECT id FROM ${table} WHERE name = 'never'`)).toEqual([]);
  });

  it('`admin-log` prints the entries of one or all projects since a given time, as JSON Lines or CSV', async () => {
    const run = (...args: string[]) =>
      runJuryboxHere(['admin-log', ...args], { DATABASE_URL: addressOf(server.location) });
    const other = await server.plain.projects.create('=other,"quoted"');
    const { rows } = await read();
    const all = await run();
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    expect((await run('--project', other.id)).out.trim().split('\n')).toHaveLength(1);
    const csv = await run('--project', other.name, '--format', 'csv');
    expect(csv.out.split('\r\n')[1]).toContain(',,,project.create,');
    expect(csv.out).toContain(',"=other,""quoted"""\r\n');
    const middle = rows[Math.floor(rows.length / 2)]?.created_at ?? '';
    const since = (await run('--since', middle)).out.trim().split('\n').length;
    expect(since).toBe(rows.filter((row) => row.created_at >= middle).length);
    expect((await run('--since', '2999-01-01')).out).toBe('');
  });

  it('the purge removes an entry of the admin log when its retention ends', async () => {
    const { database, plain } = server;
    const insert = (ageMs: number) =>
      database.transaction(async (tx) => {
        const time = Date.now() - ageMs;
        const id = `${time.toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000000`;
        const sql = "INSERT INTO admin_log (id, created_at, action, object_id) VALUES ($1, $2, 'app.create', 'aged')";
        await tx.run(sql, id, new Date(time).toISOString());
      });
    for (const ageMs of [adminLogRetentionMs - 3_600_000, adminLogRetentionMs + 3_600_000]) await insert(ageMs);
    const before = (await read()).rows.length;
    await plain.purge.run();
    const { rows } = await read();
    expect(rows).toHaveLength(before - 1);
    expect(rows.filter(({ object_id: id }) => id === 'aged')).toHaveLength(1);
  });
});

it('planted fault: `unrecorded` returns the operations that the admin log does not record', async () => {
  const nothing = "INTO admin_log $1 SELECT $2 WHERE '' = 'x'";
  const dropped = rewriteStatements(/INTO admin_log (\(.*\)) VALUES \((.*)\)/s, nothing);
  const server = await startTestServer({}, dropped, 'sqlite');
  const found = await unrecorded(server).finally(() => server.stop());
  expect(found).toEqual(changing.map(({ operationId }) => advice(operationId)));
  expect(found).toContain(advice('createVariant'));
});

const changing = Object.values(operations).filter(
  ({ method, role }) => method !== 'GET' && (role === 'editor' || role === 'admin'),
);
const advice = (operationId: string) =>
  `${operationId} adds nothing to the admin log: call recordAction in the transaction of its service`;

/**
 * Calls every operation that changes something. For each operation that adds no entry to the admin log, returns a
 * message that tells the developer what to do.
 */
async function unrecorded(server: TestServer): Promise<string[]> {
  const count = async () => (await server.database.all('SELECT id FROM admin_log')).length;
  const found: string[] = [];
  for (const { operationId, method, path: template } of changing) {
    const { status, call } = await good[operationId](server.fixture, server.plain);
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((call.path as never)[name]));
    const before = await count();
    const response = await sendRequest(server, path, { method, key: call.key ?? server.fixture.keys.admin }, call.body);
    expect([operationId, response.status]).toEqual([operationId, status]);
    if ((await count()) === before) found.push(advice(operationId));
  }
  return found;
}
