/** Tests the behaviour that the services expect from a database, on every engine. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DuplicateRow } from '../src/store/database.ts';
import { engines } from './support/engine.ts';
import { evaluationCalls } from './support/evaluation-calls.ts';
import { startTestServer } from './support/server.ts';

describe.each(engines)('the database interface on %s', (engine) => {
  it('the database tells a listener about each commit, until the listener is removed', async () => {
    const { database } = await startTestServer({}, undefined, engine);
    let heard = 0;
    const stop = database.onCommit?.(() => void (heard += 1));
    const write = () => database.transaction((tx) => tx.run('UPDATE projects SET name = name'));
    await expect.poll(async () => (await write(), heard)).toBeGreaterThan(0);
    const heardInASecond = async () => {
      const before = heard;
      await pauseFor(1000);
      return heard - before;
    };
    await expect.poll(heardInASecond).toBe(0);
    const before = heard;
    stop?.();
    await write();
    await pauseFor(500);
    expect(heard).toBe(before);
  });

  it('the database runs a transaction only once if one of its statements fails or its function throws', async () => {
    const { database } = await startTestServer({}, undefined, engine);
    let runs = 0;
    const fail = (sql: string) =>
      database.transaction(async (tx) => {
        runs += 1;
        await tx.run(sql);
        throw new Error('planted');
      });
    await expect(fail('SELECT 1')).rejects.toThrow('planted');
    const again = 'INSERT INTO bases (id, app_id, name) SELECT id, app_id, name FROM bases';
    await expect(fail(again)).rejects.toThrow(DuplicateRow);
    await expect(fail('SELECT no_such_column FROM bases')).rejects.toThrow('no_such_column');
    expect(runs).toBe(3);
  });

  it('the deletion of closed evaluations keeps an evaluation that was reopened meanwhile', async () => {
    const server = await startTestServer({}, undefined, engine);
    const calls = evaluationCalls(server);
    const evaluation = await calls.newEvaluation('single_model_test', 1);
    const row = { id: evaluation, project_id: server.fixture.project } as never;
    expect(await server.plain.retention.deleteClosed(Date.now() + 60_000, [row])).toBe(0);
    expect((await calls.get(`/human-evaluations/${evaluation}`)).status).toBe(200);
  });
});
