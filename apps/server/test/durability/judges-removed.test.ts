/** Checks that the purge of a deleted evaluation removes all rows of its judges. */
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { engines } from '../support/engine.ts';
import { insertOwnJudgements } from '../support/bulk-data.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { startTestServer } from '../support/server.ts';

describe.each(engines)('the purge of judges on %s', (engine) => {
  it('the purge removes the rows of judges, their judgements and their reservations in batches', async () => {
    const server = await startTestServer({}, undefined, engine);
    const { database, plain, fixture } = server;
    const shape = { scenarioCount: 500 };
    const { evaluationId, judge } = await createJudgedEvaluation(fixture, plain, shape);
    await insertOwnJudgements(database, evaluationId, fixture.session.user, 500);
    const session = await plain.keys.authenticate(judge);
    if (session === undefined) throw new Error('the key does not work');
    await plain.nextScenario.reserve(session, evaluationId, {});
    const count = async (table: string) =>
      (
        await database.get<{ count: number }>(
          `SELECT COUNT(*) AS count FROM ${table} WHERE evaluation_id = $1`,
          evaluationId,
        )
      )?.count;
    expect([await count('scenario_judges'), await count('judges')]).toEqual([501, 2]);
    await plain.evaluations.delete(fixture.session, evaluationId);
    const { purge } = createServices(database);
    await expect.poll(() => purge.run().then(() => count('scenario_judges'))).toBe(0);
    expect([await count('scenarios'), await count('judges')]).toEqual([0, 0]);
    await server.stop();
  });
});
