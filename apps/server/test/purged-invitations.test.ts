/** Tests that the purge removes an evaluation together with its invitations and the API keys of its judges. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import { readMigrations } from '../src/store/migrations.ts';
import { purgeBatch } from '../src/store/purge.ts';
import { allRows } from './support/all-rows.ts';
import { numbers } from './support/bulk-data.ts';
import { runJuryboxHere } from './support/cli.ts';
import { addressOf, engines } from './support/engine.ts';
import { createJudgedEvaluation, type JudgedEvaluation } from './support/judged-evaluation.ts';
import { sendRequest } from './support/requests.ts';
import { startTestServer, type TestServer } from './support/server.ts';

describe.each(engines)('the purge of invitations on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const run = (...args: string[]) => runJuryboxHere(args, { DATABASE_URL: addressOf(server.location) });
  /** Creates an evaluation with a personal and a shared invitation, and a judge who joined with the shared one. */
  const createWithJudges = async (): Promise<JudgedEvaluation> => {
    const evaluation = await createJudgedEvaluation(server.fixture, server.plain);
    const shared = await server.plain.keys.authenticate(evaluation.shared);
    if (shared === undefined) throw new Error('the shared invitation does not work');
    unwrap(await server.plain.invitations.join(shared, evaluation.evaluationId, 'Maria Example'));
    return evaluation;
  };
  const countKeys = async (evaluationId?: string) => {
    const where = evaluationId === undefined ? 'evaluation_id IS NULL' : `evaluation_id = '${evaluationId}'`;
    return (await server.database.get<{ n: number }>(`SELECT COUNT(*) AS n FROM keys WHERE ${where}`))?.n;
  };
  const statusOf = async ({ evaluationId, judge }: JudgedEvaluation) =>
    (await sendRequest(server, `/human-evaluations/${evaluationId}/next-scenario`, { method: 'POST', key: judge }, {}))
      .status;

  it('invitations to a deleted evaluation get 404, are in no project file, and are purged', async () => {
    const [deleted, kept] = [await createWithJudges(), await createWithJudges()];
    const others = await countKeys();
    expect(await countKeys(deleted.evaluationId)).toBe(3);
    await sendRequest(server, `/human-evaluations/${deleted.evaluationId}`, { method: 'DELETE' });
    expect([await statusOf(deleted), await statusOf(kept)]).toEqual([404, 200]);
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-invitations-'));
    const file = join(folder, 'project.jsonl');
    expect((await run('project', 'export', 'test', file)).code).toBe(0);
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect([text.includes(deleted.evaluationId), text.includes(kept.evaluationId)]).toEqual([false, true]);
    await server.plain.purge.run();
    expect([await countKeys(deleted.evaluationId), await countKeys(kept.evaluationId)]).toEqual([0, 3]);
    expect(await countKeys()).toBe(others);
    expect([await statusOf(deleted), await statusOf(kept)]).toEqual([401, 200]);
  });

  it('`jurybox purge` removes the invitations to the evaluations that it deletes', async () => {
    const [old, open] = [await createWithJudges(), await createWithJudges()];
    const close = 'UPDATE evaluations SET closed_at = $2 WHERE id = $1';
    await server.database.transaction((tx) => tx.run(close, old.evaluationId, '2020-01-01T00:00:00.000Z'));
    expect((await run('purge', '--closed-before', '2024-01-01', '--yes')).code).toBe(0);
    expect([await countKeys(old.evaluationId), await countKeys(open.evaluationId)]).toEqual([0, 3]);
    const rows = Object.entries(await allRows(server.database)).filter(([name]) => name !== 'admin_log');
    expect(rows.flatMap(([, all]) => all).filter((row) => row.includes(old.evaluationId))).toEqual([]);
  });

  it('the purge removes many invitations in batches of at most 200 rows', async () => {
    const { evaluationId } = await createWithJudges();
    await server.database.transaction((tx) =>
      tx.run(
        `${numbers(0, 500)} INSERT INTO keys (id, project_id, prefix, hash, name, role, user_id, created_at,
           evaluation_id, is_shared)
         SELECT 'many-' || i, $1, 'many-' || i, 'many-' || i, 'Judge ' || i, 'evaluator', 'many-' || i,
           '2026-01-01T00:00:00.000Z', $2, 0 FROM n`,
        server.fixture.project,
        evaluationId,
      ),
    );
    await sendRequest(server, `/human-evaluations/${evaluationId}`, { method: 'DELETE' });
    const now = new Date().toISOString();
    let before = (await countKeys(evaluationId)) ?? 0;
    expect(before).toBe(503);
    while (await server.database.transaction((tx) => purgeBatch(tx, now))) {
      const left = (await countKeys(evaluationId)) ?? 0;
      expect(before - left).toBeLessThanOrEqual(200);
      before = left;
    }
    expect(before).toBe(0);
  });

  it('a migration removes invitations whose evaluation was deleted by an earlier version of Jurybox', async () => {
    const [removed, kept] = [await createWithJudges(), await createWithJudges()];
    const others = await countKeys();
    // Earlier versions deleted only the evaluation, and not its keys.
    await server.database.transaction((tx) => tx.run('DELETE FROM evaluations WHERE id = $1', removed.evaluationId));
    expect(await countKeys(removed.evaluationId)).toBe(3);
    const [deletion = ''] = /DELETE FROM keys [^;]+/.exec(readMigrations()[8] ?? '') ?? [];
    await server.database.transaction((tx) => tx.run(deletion));
    expect([await countKeys(removed.evaluationId), await countKeys(kept.evaluationId)]).toEqual([0, 3]);
    expect(await countKeys()).toBe(others);
  });
});
