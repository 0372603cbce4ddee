/** Tests the decisions in the ledger about keys, sessions and the isolation of projects. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJuryboxHere } from '../support/cli.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { sendBytes } from '../support/raw-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sendRequest, judge, readVariant } from '../support/requests.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-ledger-'));
const databaseFile = join(folder, 'jurybox.db');
let server: TestServer;
let other: Fixture;

beforeAll(async () => {
  server = await startTestServer({ database: { engine: 'sqlite', file: databaseFile } });
  other = await fillFixture(server.database, 'other');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const command = (...args: string[]) => runJuryboxHere(args, { DATABASE_URL: `file:${databaseFile}` });

describe('the API key in a request', () => {
  it('the caller sends the key in Authorization, alone or after ApiKey or Bearer (U09)', async () => {
    const key = server.fixture.keys.viewer;
    for (const credential of [
      key,
      `ApiKey ${key}`,
      `Bearer ${key}`,
      `apikey ${key}`,
      `bearer ${key}`,
      `BEARER  ${key}`,
    ])
      expect((await readVariant(server, { key: credential })).status).toBe(200);
    for (const credential of [`Basic ${key}`, `Token ${key}`, `${key} ${key}`, key.slice(0, -1), key.toUpperCase()])
      expect((await readVariant(server, { key: credential })).status).toBe(401);
    const contract: any = await (await fetch(`${server.origin}/openapi.json`)).json();
    expect(contract.components.securitySchemes.ApiKey).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
    });
    expect(contract.security).toEqual([{ ApiKey: [] }]);
    const parameters = Object.values(contract.components.parameters ?? {}).map(({ name }: any) =>
      String(name).toLowerCase(),
    );
    expect(parameters).not.toContain('authorization');
    expect(JSON.stringify(contract.paths).toLowerCase()).not.toContain('"name":"authorization"');
  });

  it('every key except an invitation can read its own role, and never its secret (U63)', async () => {
    const { keys, pairs } = server.fixture;
    for (const role of ['viewer', 'evaluator', 'editor', 'admin'] as const) {
      const { status, json, text } = await sendRequest(server, '/current-key', { key: keys[role] });
      expect([status, json.role, json.evaluation_id]).toEqual([200, role, null]);
      expect(keys[role]).toContain(json.prefix);
      expect(text).not.toContain(keys[role]);
    }
    const created = await sendRequest(
      server,
      `/human-evaluations/${pairs.evaluationId}/invitations`,
      { method: 'POST', key: keys.editor },
      { invitation_name: 'i' },
    );
    const invited = await sendRequest(server, '/current-key', { key: created.json.secret });
    expect(invited.status).toBe(403);
  });

  it('a missing or invalid key gets the same 401 before any other check (U10)', async () => {
    const { keys } = server.services;
    const made = async (expiresAt?: string) =>
      keys.issue(server.fixture.project, { name: 'short', role: 'admin', expiresAt });
    const revoked = await made();
    expect((await readVariant(server, { key: revoked.secret })).status).toBe(200);
    await keys.revokeByPrefix(revoked.prefix);
    const expired = await made(new Date(Date.now() - 1).toISOString());
    const headers = { 'X-Request-Id': 'same' };
    const responses = [];
    for (const key of [null, '', 'jbx_unknown', revoked.secret, expired.secret]) {
      responses.push(
        await readVariant(server, { key, headers }),
        await sendRequest(server, '/no/such/path', { key, headers, method: 'DELETE' }),
        await judge(server, 'no JSON', { key, headers }),
      );
    }
    for (const response of responses) {
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'ApiKey realm="jurybox"']);
      expect(response.text).toBe(responses[0]?.text);
    }
    const line = `Authorization: ${server.fixture.keys.admin}\r\n`;
    const twice = await sendBytes(
      server.port,
      `GET /api/apps/get_variant_by_env HTTP/1.1\r\nHost: h\r\nX-Request-Id: same\r\n${line}${line}\r\n`,
    );
    expect(twice.responses.map(({ status, body }) => [status, body])).toEqual([[401, responses[0]?.text]]);
  });

  it('a new key is shown once and stored as a hash, and a revoked key is rejected at once (U26)', async () => {
    const { out, err } = await command('key', 'create', '--project', 'test', '--role', 'viewer');
    const secret = out.trim();
    expect(secret).toMatch(/^jbx_[0-9a-f]{12}_[0-9a-f]{64}$/);
    expect(err).toContain('only time');
    expect((await readVariant(server, { key: secret })).status).toBe(200);
    const rows = await server.database.all<Record<string, unknown>>('SELECT * FROM keys');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(secret).digest('hex'));
    expect((await command('key', 'list', '--project', 'test')).out).not.toContain(secret);
    await command('key', 'revoke', secret.slice(0, 16));
    expect((await readVariant(server, { key: secret })).status).toBe(401);
  });
});

describe('the caller that an API key identifies', () => {
  it('a caller may do what its role allows, and can see no data of other projects (U11)', async () => {
    const { keys, pairs } = server.fixture;
    for (const role of ['viewer', 'evaluator', 'editor', 'admin'] as const) {
      expect((await readVariant(server, { key: keys[role] })).status, role).toBe(200);
      expect((await judge(server, {}, { key: keys[role] })).status, role).toBe(role === 'viewer' ? 403 : 200);
    }
    const headers = { 'X-Request-Id': 'same' };
    const [foreign, unknown] = [
      await readVariant(server, { key: other.keys.admin, headers }),
      await readVariant(server, { app: crypto.randomUUID(), headers }),
    ];
    expect([foreign.status, foreign.json.code, foreign.text]).toEqual([500, 'variant_not_found', unknown.text]);
    const before = (await judge(server, {})).json.revision;
    for (const asking of [{}, { evaluation: other.pairs.evaluationId }]) {
      const response = await judge(server, { note: 'not mine' }, { ...asking, key: other.keys.admin, headers });
      const absent = await judge(server, { note: 'not there' }, { evaluation: crypto.randomUUID(), headers });
      expect([response.status, response.text]).toEqual([404, absent.text]);
    }
    expect((await judge(server, {})).json).toMatchObject({
      evaluation_id: pairs.evaluationId,
      revision: before + 1,
      note: null,
    });
  });

  it('the server identifies the caller by the API key alone (U12)', async () => {
    const { session, keys } = server.fixture;
    const forged = {
      'X-Project-Id': other.project,
      'X-User-Id': 'forged',
      'X-Organization-Id': 'forged',
      Cookie: 'session=forged',
    };
    const variant = await readVariant(server, { headers: forged });
    expect(variant.json).toMatchObject({
      project_id: session.project,
      workspace_id: session.workspace,
      organization_id: session.organization,
      modified_by_id: session.user,
    });
    const own = await judge(server, {}, { headers: forged });
    const evaluator = await judge(server, {}, { key: keys.evaluator, headers: forged });
    expect(own.json.modified_by_id).toBe(session.user);
    expect(evaluator.json.modified_by_id).not.toBe(session.user);
    const theirs = await readVariant(server, {
      key: other.keys.viewer,
      app: other.appId,
      headers: { 'X-Project-Id': session.project },
    });
    expect(theirs.json).toMatchObject({ project_id: other.project, workspace_id: other.session.workspace });
  });
});
