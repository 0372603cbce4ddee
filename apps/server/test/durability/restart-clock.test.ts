/** Checks that lists keep the order of creation if a server restarts after its clock went back. */
import { afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/store/open.ts';
import { startServerProcess } from '../support/server-process.ts';
import { withShiftedClock } from '../support/shifted-clock.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'jurybox-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

describe.each(engines)('lists after a restart with an earlier clock, on %s', (engine) => {
  it('lists keep the order of creation if the server restarts after its clock went back', async () => {
    const { target, remove } = await newTarget(engine);
    const at = target.engine === 'sqlite' ? target.file : addressOf(target);
    const notes = join(folder, `${engine}.json`);
    const made: Record<'apps' | 'variants' | 'keys', string[]> = { apps: [], variants: [], keys: [] };
    const listed: typeof made = { apps: [], variants: [], keys: [] };
    let appId = '';
    for (const [start, shift] of [0, -hour, -2 * hour].entries()) {
      const child = await startServerProcess(at, { notes, wrapper: withShiftedClock(shift) });
      const ask = async (path: string, body?: object) => {
        const response = await fetch(`${child.origin}/api${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { Authorization: child.fixture.keys.admin, 'Content-Type': 'application/json' },
          body: body === undefined ? null : JSON.stringify(body),
        });
        const json = (await response.json()) as Record<string, string> & { items?: Record<string, string>[] };
        if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
        return json;
      };
      appId ||= child.fixture.appId;
      made.apps.push((await ask('/apps', { app_name: `app ${start}` }))['app_id'] ?? '');
      made.variants.push(
        (await ask(`/apps/${appId}/variants`, { base_name: 'base', config_name: `config-${start}`, parameters: {} }))[
          'variant_id'
        ] ?? '',
      );
      made.keys.push((await ask('/keys', { key_name: `key ${start}`, role: 'viewer' }))['key_id'] ?? '');
      const ids = async (path: string, name: string) =>
        ((await ask(`${path}?limit=100`)).items ?? []).map((item) => item[name] ?? '');
      listed.apps = await ids('/apps', 'app_id');
      listed.variants = await ids(`/apps/${appId}/variants`, 'variant_id');
      listed.keys = await ids('/keys', 'key_id');
      expect(await child.kill('SIGTERM')).toBe(0);
    }
    for (const list of ['apps', 'variants', 'keys'] as const) expect(listed[list].slice(-3), list).toEqual(made[list]);
    remove();
  });

  it('new ids sort after a stored id that is 20 hours ahead, but not after one 1,000 years ahead', async () => {
    const { target, remove } = await newTarget(engine);
    const at = target.engine === 'sqlite' ? target.file : addressOf(target);
    const notes = join(folder, `${engine}-future.json`);
    await (await startServerProcess(at, { notes })).kill('SIGTERM');
    const later = Date.now() + 20 * 3600 * 1000;
    const database = await openDatabase(target, { as: 'command', migrate: false });
    const idAt = (millis: number) =>
      millis
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})(.{4})$/, '$1-$2-7fff-8000-000000000000');
    await database.transaction(async (tx) => {
      for (const [name, millis] of [
        ['soon', later],
        ['wild', later + 1000 * 365 * 24 * hour],
      ] as const) {
        await tx.run(
          'INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id) SELECT $1, id, ' +
            "$2, 'x', 'x', 'x' FROM projects",
          idAt(millis),
          name,
        );
      }
    });
    await database.close();
    const child = await startServerProcess(at, { notes });
    const response = await fetch(`${child.origin}/api/apps`, {
      method: 'POST',
      headers: { Authorization: child.fixture.keys.admin, 'Content-Type': 'application/json' },
      body: '{"app_name": "next"}',
    });
    const { app_id: next } = (await response.json()) as { app_id: string };
    expect(next > idAt(later)).toBe(true);
    expect(timeOf(next) - later).toBeLessThan(hour);
    await child.kill('SIGTERM');
    remove();
  });
});
