/**
 * Tests a server whose database file has several names, and a server whose database file is removed or replaced while
 * it runs.
 */
import { once } from 'node:events';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { sendJudgement, startServerProcess, type Acknowledged, type ServerProcess } from '../support/server-process.ts';
import { findLosses } from './find-losses.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-moved-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string) => openSqlite({ file, as: 'server', migrate: true });

describe('a second server on the same file', () => {
  it('if a database file has several names, a second server cannot open it under any of them', async () => {
    const home = join(folder, 'home');
    mkdirSync(join(home, 'sub'), { recursive: true });
    const file = join(home, 'jurybox.db');
    const first = await open(file);
    symlinkSync(file, join(home, 'absolute.db'));
    symlinkSync('../jurybox.db', join(home, 'sub', 'relative.db'));
    symlinkSync(home, join(folder, 'home-link'));
    const names = [
      join(home, 'absolute.db'),
      join(home, 'sub', 'relative.db'),
      join(folder, 'home-link', 'jurybox.db'),
      `${home}/sub/../jurybox.db`,
      relative(process.cwd(), file),
    ];
    for (const name of names) await expect(open(name), name).rejects.toThrow(/another server is running/);
    await first.close();
    for (const name of names) await (await open(name)).close();
  });

  it('a server refuses a file with two hard links, because each link has its own write-ahead log', async () => {
    const file = join(folder, 'hard.db');
    await (await open(file)).close();
    linkSync(file, join(folder, 'hard-too.db'));
    await expect(open(join(folder, 'hard-too.db'))).rejects.toThrow(/hard link/);
    rmSync(join(folder, 'hard-too.db'));
    await (await open(file)).close();
  });

  it('a second server cannot open a file that the first server created through a symbolic link', async () => {
    symlinkSync('late.db', join(folder, 'early-link.db'));
    const first = await open(join(folder, 'early-link.db'));
    await expect(open(join(folder, 'late.db'))).rejects.toThrow(/another server is running/);
    await first.close();
  });
});

describe('a file that is moved or removed while a server uses it', () => {
  /** Returns the statuses of a write, a read, the health check and the liveness probe. */
  async function statuses({ origin, fixture }: ServerProcess): Promise<unknown[]> {
    const write = await sendJudgement(origin, fixture, 0, 'lost?');
    const read = await fetch(`${origin}/api/human-evaluations/${fixture.pairs.evaluationId}`, {
      headers: { Authorization: fixture.keys.viewer },
    });
    const [health, live] = await Promise.all([fetch(`${origin}/api/health`), fetch(`${origin}/api/health?probe=live`)]);
    return [typeof write === 'object' ? 200 : write, read.status, health.status, live.status];
  }
  const working = [200, 200, 200, 200];
  const refusing = [503, 503, 503, 200];

  it.each([
    ['removed', (file: string) => rmSync(file)],
    ['moved away', (file: string) => renameSync(file, `${file}.away`)],
    [
      'replaced',
      (file: string) => {
        copyFileSync(file, `${file}.new`);
        renameSync(`${file}.new`, file);
      },
    ],
  ])('the server rejects reads and writes after its database file was %s', async (name, act) => {
    const file = join(folder, `${name.replace(' ', '-')}.db`);
    const child = await startServerProcess(file);
    expect(await statuses(child)).toEqual(working);
    act(file);
    expect(await statuses(child)).toEqual(refusing);
    expect(await child.kill('SIGTERM')).toBe(0);
  });

  it('the health check reports a removed database file even if no other request was sent', async () => {
    const file = join(folder, 'alone.db');
    const child = await startServerProcess(file);
    expect((await fetch(`${child.origin}/api/health`)).status).toBe(200);
    rmSync(file);
    expect((await fetch(`${child.origin}/api/health`)).status).toBe(503);
    await child.kill('SIGTERM');
  });

  it('the server works again after a moved database file is back at its path', async () => {
    const file = join(folder, 'back.db');
    const child = await startServerProcess(file);
    expect(await statuses(child)).toEqual(working);
    renameSync(file, `${file}.away`);
    expect(await statuses(child)).toEqual(refusing);
    renameSync(`${file}.away`, file);
    expect(await statuses(child)).toEqual(working);
    await child.kill('SIGTERM');
  });

  it.each(['-wal', '-shm'])(
    'no acknowledged update is lost if the %s file of an open database is removed',
    async (part) => {
      const file = join(folder, `part${part}.db`);
      const child = await startServerProcess(file);
      const acknowledged: Acknowledged[] = [];
      const send = async (count: number) => {
        for (let index = 0; index < count; index++) {
          const response = await sendJudgement(child.origin, child.fixture, index, `note ${acknowledged.length}`);
          if (typeof response === 'object') acknowledged.push(response);
        }
      };
      const gone = once(child.process, 'exit');
      await send(10);
      rmSync(file + part);
      await send(10);
      // The server ends itself at the first update after the removal.
      expect(await gone).toEqual([null, 'SIGKILL']);
      expect(acknowledged).toHaveLength(10);
      const again = await startServerProcess(file);
      expect(await statuses(again)).toEqual(working);
      await again.kill('SIGTERM');
      expect(findLosses(file, acknowledged)).toEqual([]);
    },
  );
});
