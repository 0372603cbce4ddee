import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyCreated } from '@jurybox/types';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open.ts';
import type { Clock } from './time.ts';
import { createServices, type Services } from './index.ts';
import type { NewKey } from './keys.ts';
import type { Session } from './session.ts';

/** The roles from the lowest to the highest. */
const roles = ['viewer', 'evaluator', 'editor', 'admin'] as const;

let now = 0;
const clock: Clock = { timeMs: () => now, timestamp: () => new Date(now).toISOString() };
const timeOf = (text: string) => Date.parse(text);
let folder = '';
let database: Database;
let services: Services;
let project = '';

beforeEach(async () => {
  now = timeOf('2026-03-02T09:00:00.000Z');
  folder = mkdtempSync(join(tmpdir(), 'jurybox-keys-'));
  database = await openDatabase(
    { engine: 'sqlite', file: join(folder, 'jurybox.db') },
    { as: 'server', migrate: true },
  );
  services = createServices(database, clock);
  project = (await services.projects.create('p')).id;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sessionWith(key: Partial<NewKey>): Promise<Session> {
  const { secret } = await services.keys.issue(project, { name: 'k', role: 'admin', ...key });
  const session = await services.keys.authenticate(secret);
  if (session === undefined) throw new Error('the new API key cannot be authenticated');
  return session;
}
const createKey = async (session: Session, key: Partial<NewKey>) => {
  const created = await services.keys.create(session, { name: 'n', role: 'viewer', ...key });
  return 'refused' in created ? created.errors.map(({ loc, type }) => `${loc.join('.')} ${type}`) : created;
};

describe('a key cannot create a key that has more rights than itself', () => {
  it('a key can only create keys with its own role or a lower role', async () => {
    for (const own of roles) {
      const session = await sessionWith({ role: own });
      for (const role of roles) {
        const created = await createKey(session, { role });
        expect(Array.isArray(created) ? created : created.role, `${own} creates ${role}`).toEqual(
          roles.indexOf(role) <= roles.indexOf(own) ? role : ['body.role value_error'],
        );
      }
    }
  });

  it('a new key expires by default at the same time as the key that creates it, and never later', async () => {
    const session = await sessionWith({ expiresAt: '2026-03-03T00:00:00.000Z' });
    expect(await createKey(session, {})).toMatchObject({ expires_at: '2026-03-03T00:00:00.000Z' });
    expect(await createKey(session, { expiresAt: '2026-03-02T20:00:00-04:00' })).toMatchObject({
      expires_at: '2026-03-03T00:00:00.000Z',
    });
    expect(await createKey(session, { expiresAt: '2026-03-02T09:00:01Z' })).toMatchObject({
      expires_at: '2026-03-02T09:00:01.000Z',
    });
    expect(await createKey(session, { expiresAt: '2026-03-03T00:00:00.001Z' })).toEqual([
      'body.expires_at value_error',
    ]);
    const neverExpiring = await sessionWith({});
    expect(await createKey(neverExpiring, {})).toMatchObject({ expires_at: null });
    expect(await createKey(neverExpiring, { expiresAt: '2099-01-01T00:00:00Z' })).toMatchObject({
      expires_at: '2099-01-01T00:00:00.000Z',
    });
  });

  it('a new key must expire in the future and before the year 10000 in UTC', async () => {
    const session = await sessionWith({});
    for (const expiresAt of ['2026-03-02T09:00:00Z', '2001-01-01T00:00:00Z', '2026-03-02T10:00:00+01:00'])
      expect(await createKey(session, { expiresAt }), expiresAt).toEqual(['body.expires_at value_error']);
    expect(await createKey(session, { expiresAt: '9999-12-31T23:59:59.999-12:00' })).toEqual([
      'body.expires_at value_error',
    ]);
    expect(await createKey(session, { expiresAt: '9999-12-31T23:59:59.999Z' })).toMatchObject({
      expires_at: '9999-12-31T23:59:59.999Z',
    });
  });
});

describe('the key service authenticates, revokes and lists API keys', () => {
  const works = async ({ secret }: KeyCreated) => (await services.keys.authenticate(secret)) !== undefined;

  it('a key works until it expires', async () => {
    const key = await services.keys.issue(project, {
      name: 'k',
      role: 'viewer',
      expiresAt: '2026-03-02T10:00:00.000Z',
    });
    now = timeOf('2026-03-02T09:59:59.999Z');
    expect(await works(key)).toBe(true);
    now = timeOf('2026-03-02T10:00:00.000Z');
    expect(await works(key)).toBe(false);
  });

  it('a revoked key stops working, and revoking it again does not change `revoked_at`', async () => {
    const session = await sessionWith({});
    const key = await services.keys.issue(project, { name: 'k', role: 'viewer' });
    const otherProject = { ...session, project: (await services.projects.create('other')).id };
    expect(await services.keys.revoke(otherProject, key.key_id)).toEqual({ refused: 'not_found', what: 'key' });
    expect(await works(key)).toBe(true);
    await services.keys.revoke(session, key.key_id);
    const revokedAt = clock.timestamp();
    now += 60_000;
    expect(await services.keys.revoke(session, key.key_id)).toBeUndefined();
    expect(await works(key)).toBe(false);
    const listed = await services.keys.list(project, {});
    expect('items' in listed && listed.items.find(({ key_id }) => key_id === key.key_id)?.revoked_at).toBe(revokedAt);
  });

  it('the database stores when a key was last used, and does not store the secret of the key', async () => {
    const key = await services.keys.issue(project, { name: 'k', role: 'viewer' });
    expect(await works(key)).toBe(true);
    await services.keys.recordUse();
    const listed = await services.keys.list(project, {});
    expect('items' in listed && listed.items).toEqual([
      expect.objectContaining({ key_id: key.key_id, last_used_at: clock.timestamp() }),
    ]);
    expect(JSON.stringify(listed)).not.toContain(key.secret.split('_')[2]);
    expect(JSON.stringify(await database.all('SELECT * FROM keys'))).not.toContain(key.secret);
  });
});
