/** Tests exports of evaluations that change during the export. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExportService } from '../src/services/export.ts';
import { systemClock } from '../src/services/time.ts';
import { createTurns } from '../src/services/turns.ts';
import type { Database } from '../src/store/database.ts';
import { engines } from './support/engine.ts';
import { evaluationCalls, type EvaluationCalls } from './support/evaluation-calls.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';

describe.each(engines)('exports during changes on %s', (engine) => {
  let server: TestServer;
  let calls: EvaluationCalls;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    calls = evaluationCalls(server);
  });
  afterAll(() => server.stop());

  it('an export during judging has each scenario once, in order, and with the data of one revision', async () => {
    const evaluation = await calls.newEvaluation('human_a_b_testing', 1500);
    const [one, two] = server.fixture.variantIds;
    const ids = await calls.scenarioIds(evaluation);
    const response = await fetch(`${server.base}/human-evaluations/${evaluation}/export/json-lines`, {
      headers: { Authorization: server.fixture.keys.viewer },
    });
    let text = '';
    const decoder = new TextDecoder();
    let round = 0;
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const vote = round++ % 2 === 0 ? one : two;
      await calls.judge(evaluation, ids[round % ids.length] ?? '', 'human_a_b_testing', { vote, note: vote });
      if (round === 2)
        await calls.send('POST', `/human-evaluations/${evaluation}/evaluation-scenarios`, {
          scenarios: [calls.row(1500)],
        });
    }
    const rows = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(round).toBeGreaterThan(2);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: rows.length }, (_, index) => index));
    expect([1500, 1501]).toContain(rows.length);
    for (const { vote, note, revision } of rows)
      expect([vote, vote === null ? 1 : revision]).toEqual([note, vote === null ? 1 : expect.any(Number)]);
  });

  it('planted fault: the check finds a scenario that an export contains twice', async () => {
    const evaluation = await calls.newEvaluation('human_a_b_testing', 600);
    const positions = async (database: Database) => {
      const batches = await createExportService({ database, clock: systemClock, turns: createTurns() }).read(
        server.fixture.session,
        evaluation,
        {},
        { write: (rows) => rows },
      );
      if ('refused' in batches) throw new Error('refused');
      const seen = [];
      for await (const batch of batches) seen.push(...batch.map(({ position }) => position));
      return seen;
    };
    const all = Array.from({ length: 600 }, (_, index) => index);
    expect(await positions(server.database)).toEqual(all);
    expect(await positions(rewriteStatements(/position > \$4/g, 'position >= $$4')(server.database))).not.toEqual(all);
  });

  it('an export fails if its evaluation is deleted during the export', async () => {
    const evaluation = await calls.newEvaluation('human_a_b_testing', 1200);
    const before = await server.services.exports.read(
      server.fixture.session,
      evaluation,
      {},
      { write: (rows) => rows },
    );
    if ('refused' in before) throw new Error('refused');
    const batches = before[Symbol.asyncIterator]();
    await batches.next();
    expect((await calls.send('DELETE', `/human-evaluations/${evaluation}`)).status).toBe(204);
    await expect(batches.next()).rejects.toThrow(/deleted/);
  });
});
