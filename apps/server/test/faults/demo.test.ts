/**
 * Checks that `serve --demo` loads its data even on a slow PostgreSQL. If a table is locked, the command exits with a
 * one-line error, and the next start loads the missing data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import { runJurybox, serve } from '../support/cli.ts';
import { addressOf, engines, newTarget, type Engine } from '../support/engine.ts';
import { startProxy } from '../support/postgres-proxy.ts';

const ready = /Ctrl-C stops the server/;
const counted = {
  projects: 'SELECT COUNT(*) AS count FROM projects',
  apps: 'SELECT COUNT(*) AS count FROM apps',
  revisions: 'SELECT COUNT(*) AS count FROM variant_revisions',
  deployments: 'SELECT COUNT(*) AS count FROM deployments',
  evaluations: 'SELECT COUNT(*) AS count FROM evaluations',
  scenarios: 'SELECT COUNT(*) AS count FROM scenarios',
  judged: 'SELECT COUNT(*) AS count FROM scenarios WHERE judged = 1',
  notes: 'SELECT COUNT(*) AS count FROM scenarios WHERE note IS NOT NULL',
  judgements: 'SELECT COUNT(*) AS count FROM judgements',
  keys: 'SELECT COUNT(*) AS count FROM keys WHERE revoked_at IS NULL',
};
const whole = {
  projects: 1,
  apps: 1,
  revisions: 6,
  deployments: 2,
  evaluations: 3,
  scenarios: 24,
  judged: 12,
  notes: 4,
  judgements: 12,
  keys: 2,
};

/** Starts a server with --demo, and stops it when the demo is loaded. Returns its output. */
async function load(url: string, folder: string): Promise<string> {
  const server = await serve(['--demo'], ready, { DATABASE_URL: url }, folder);
  server.kill('SIGTERM');
  await server.exited;
  return server.output();
}

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-demo-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function newUrl(
  engine: Engine,
): Promise<{ url: string; count: () => Promise<Record<string, number>>; remove: () => void }> {
  const { target, remove } = await newTarget(engine);
  const count = async () => {
    const database = await openDatabase(target, { as: 'command', migrate: true });
    const counts: Record<string, number> = {};
    for (const [name, sql] of Object.entries(counted))
      counts[name] = (await database.get<{ count: number }>(sql))?.count ?? -1;
    await database.close();
    return counts;
  };
  return { url: addressOf(target), count, remove };
}

it.each(engines)(
  'a second `serve --demo` on %s does not load the demo data again, and prints the same key',
  async (engine) => {
    const { url, count, remove } = await newUrl(engine);
    const keyIn = (output: string) => /Key\s+(\S+)/.exec(output)?.[1];
    const key = keyIn(await load(url, folder));
    expect(await count()).toEqual(whole);
    expect(keyIn(await load(url, folder))).toBe(key);
    expect(await count()).toEqual(whole);
    remove();
  },
);

describe.skipIf(!engines.includes('postgres'))('the demo on PostgreSQL', () => {
  let url = '';
  let count: () => Promise<Record<string, number>>;
  beforeEach(async () => void ({ url, count } = await newUrl('postgres')));

  it('`serve --demo` loads all of its data over a slow connection to PostgreSQL', async () => {
    await count();
    const proxy = await startProxy(inject('postgresPort'));
    proxy.delayMs = 15;
    await load(url.replace(/:\d+\//, `:${proxy.port}/`), folder);
    await proxy.close();
    expect(await count()).toEqual(whole);
  });

  const tables = ['projects', 'judgements', 'keys', 'apps', 'environments', 'evaluations'];
  it.each(tables)(
    'if the table %s is locked, `serve --demo` exits with a one-line error, and its next start loads the missing data',
    async (table) => {
      await count();
      const blocker = new Client(url);
      await blocker.connect();
      await blocker.query('BEGIN');
      await blocker.query(`LOCK TABLE ${table} IN SHARE MODE`);
      const { code, err } = await runJurybox(['serve', '--demo', '--port', '0'], { DATABASE_URL: url }, folder);
      expect(err).toMatch(/^jurybox: the demo data could not be loaded: [^\n]+\n$/);
      expect(code).toBe(1);
      await blocker.query('ROLLBACK');
      await blocker.end();
      await load(url, folder);
      expect(await count()).toEqual(whole);
    },
  );
});
