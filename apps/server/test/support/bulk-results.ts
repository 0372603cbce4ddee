/** Inserts evaluations with several judges, and an app with a large leaderboard, with SQL. */
import type { Database } from '../../src/store/database.ts';
import { insertEvaluation, numbers, type Filling } from './bulk-data.ts';
import type { Fixture } from './fixture.ts';

/** The SQL in `vote` and `score` may use `i`, the position of the scenario, and `j`, the number of the judge. */
interface SeveralJudgesFilling extends Filling {
  /** The number of judges of each scenario. */
  judges: number;
}

/** Inserts an evaluation and returns its id. Each judge has judged each scenario, and saw the first variant first. */
export async function insertSeveralJudges(
  database: Database,
  fixture: Fixture,
  { judges, vote = 'NULL', score = 'NULL', ...filling }: SeveralJudgesFilling,
): Promise<string> {
  const { count } = filling;
  const first = { vote: vote.replaceAll(/\bj\b/g, '0'), score: score.replaceAll(/\bj\b/g, '0') };
  const id = await insertEvaluation(database, fixture, { ...filling, ...first });
  await database.transaction(async (tx) => {
    await tx.run(
      `UPDATE evaluations SET judgements_per_scenario = ${judges}, judgement_count = ${count * judges},
         judging_revision = 1 WHERE id = $1`,
      id,
    );
  });
  const together = Math.ceil(4000 / judges);
  for (let from = 0; from < count; from += together) {
    await database.transaction((tx) =>
      tx.run(
        `${numbers(from, Math.min(count, from + together))}, m(j) AS (
           SELECT 0 UNION ALL SELECT j + 1 FROM m WHERE j < ${judges - 1})
         INSERT INTO scenario_judges (scenario_id, judge_id, evaluation_id, position, first_shown, vote, score,
           update_count) SELECT '${id}-' || i, '${id.slice(0, 30)}-' || j, '${id}', i, $1, ${vote}, ${score}, 1
         FROM n, m`,
        fixture.variantIds[0],
      ),
    );
  }
  return id;
}

/**
 * Inserts an app whose leaderboard has the given numbers of evaluations and variants. Each evaluation compares two of
 * these variants and has `votes` votes. Returns the id of the app.
 */
export async function insertLeaderboard(
  database: Database,
  fixture: Fixture,
  { evaluations, variants, votes }: { evaluations: number; variants: number; votes: number },
): Promise<string> {
  const app = crypto.randomUUID();
  const idOf = (index: string) => `'00000000-0000-4000-8000-' || (100000000000 + ${index})`;
  const variant = (index: string) =>
    `'{"variant_id":"' || ${idOf(index)} || '","variant_name":"' || $3 || (${index}) || '","revision":1}'`;
  const [one, other] = [`i % ${variants}`, `(i + 1 + i / ${variants} * 7) % ${variants}`];
  await database.transaction(async (tx) => {
    await tx.run(
      `INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id)
       SELECT $1, project_id, $1, created_at, updated_at, modified_by_id FROM apps WHERE id = $2`,
      app,
      fixture.appId,
    );
    await tx.run(
      `${numbers(0, evaluations)} INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type,
         variants, created_at, updated_at, created_by_id, scenario_count, judged_count, judgement_count)
       SELECT $2 || '-' || i, project_id, $2, 'app', 'e', 'human_a_b_testing',
         '[' || ${variant(one)} || ',' || ${variant(other)} || ']', created_at, updated_at, created_by_id, ${votes},
         ${votes}, ${votes} FROM n, evaluations WHERE id = $1`,
      fixture.pairs.evaluationId,
      app,
      'n'.repeat(390),
    );
  });
  const together = Math.ceil(2000 / votes);
  for (let from = 0; from < evaluations; from += together) {
    await database.transaction((tx) =>
      tx.run(
        `${numbers(from, Math.min(evaluations, from + together))}, m(j) AS (
           SELECT 0 UNION ALL SELECT j + 1 FROM m WHERE j < ${votes - 1})
         INSERT INTO scenarios (id, evaluation_id, position, inputs, outputs, vote, revision, created_at, updated_at)
         SELECT $1 || '-' || i || '-' || j, $1 || '-' || i, j, '[]', '[]', CASE (i + j) % 5 WHEN 0 THEN '1'
           WHEN 1 THEN ${idOf(other)} WHEN 2 THEN ${idOf(other)} ELSE ${idOf(one)} END, 1,
           '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n, m`,
        app,
      ),
    );
  }
  return app;
}
