/** Inserts many or long rows with SQL. This takes seconds. Through the API, it would take hours. */
import { newId } from '../../src/services/ids.ts';
import type { Database } from '../../src/store/database.ts';
import { insertScenarios } from '../../src/store/scenarios.ts';
import type { Fixture } from './fixture.ts';
import type { TestServer } from './server.ts';

/** Returns how many rows of `length` bytes one statement can insert within its timeout, even on a busy machine. */
const rowsPerStatement = (length: number) => Math.min(2_000, Math.ceil(2_000_000 / length));
/**
 * A recursive table `n(i)` with one row for each number from `from` to `before` - 1. `from` must be less than `before`.
 */
export const numbers = (from: number, before: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${before - 1})`;

export interface Filling {
  count: number;
  /** The number of characters in the only input of each scenario. */
  inputLength?: number;
  /** The SQL expression for the score of scenario `i` as JSON text, for example `CAST(i AS TEXT)`. */
  score?: string;
  /** The SQL expression for the vote of scenario `i`. */
  vote?: string;
  /** Whether the ids of the scenarios are UUIDs. By default, they are the evaluation's id, `-` and the position. */
  hasUuids?: boolean;
}

/** Inserts an evaluation with `count` scenarios and returns its id. Scenarios with a score or a vote are judged. */
export async function insertEvaluation(database: Database, fixture: Fixture, filling: Filling): Promise<string> {
  const { count, inputLength = 20, score = 'NULL', vote = 'NULL', hasUuids = false } = filling;
  const kind = score === 'NULL' ? fixture.pairs : fixture.singles;
  const id = crypto.randomUUID();
  const scenarioId = hasUuids ? `'${id.slice(0, 24)}' || (100000000000 + i)` : `'${id}-' || i`;
  const judged = score === 'NULL' && vote === 'NULL' ? 0 : count;
  const inputs = JSON.stringify([{ input_name: 'question', input_value: 'q'.repeat(inputLength) }]);
  await database.transaction(async (tx) => {
    await tx.run(
      `INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, variants, created_at,
        updated_at,
         created_by_id, closed_at, scenario_count, judged_count, judgement_count)
       SELECT $1, project_id, app_id, app_name, 'filled', evaluation_type, variants, created_at, updated_at,
         created_by_id,
         NULL, ${count}, ${judged}, ${judged} FROM evaluations WHERE id = $2`,
      id,
      kind.evaluationId,
    );
  });
  for (let from = 0; from < count; from += rowsPerStatement(inputLength)) {
    const before = Math.min(count, from + rowsPerStatement(inputLength));
    await database.transaction((tx) =>
      tx.run(
        `${numbers(from, before)} INSERT INTO scenarios (id, evaluation_id, position, inputs, outputs, vote,
          score, revision, created_at, updated_at)
         SELECT ${scenarioId}, '${id}', i, $1, '[]', ${vote}, ${score}, 1, t.created_at, t.updated_at
         FROM n, (SELECT created_at, updated_at FROM evaluations WHERE id = '${id}') t`,
        inputs,
      ),
    );
  }
  return id;
}

/**
 * Changes an evaluation to three judges for each scenario. Then inserts votes of one judge for the first `count`
 * scenarios.
 */
export async function insertOwnJudgements(
  database: Database,
  evaluationId: string,
  judgeId: string,
  count: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(
      `UPDATE evaluations SET judgements_per_scenario = 3, judgement_count = $2, judging_revision = 1 WHERE id = $1`,
      evaluationId,
      count,
    );
    await tx.run(
      `INSERT INTO judges (evaluation_id, judge_id, judged_count, created_at) VALUES ($1, $2, $3, '2026-01-01')`,
      evaluationId,
      judgeId,
      count,
    );
  });
  for (let from = 0; from < count; from += rowsPerStatement(100)) {
    const before = Math.min(count, from + rowsPerStatement(100));
    await database.transaction(async (tx) => {
      const inPart = `evaluation_id = $1 AND position >= ${from} AND position < ${before}`;
      await tx.run(`UPDATE scenarios SET judgement_count = 1 WHERE ${inPart}`, evaluationId);
      await tx.run(
        `INSERT INTO scenario_judges (scenario_id, judge_id, evaluation_id, position, vote, update_count, updated_at,
           judged_at)
         SELECT id, $2, evaluation_id, position, '1', 1, updated_at, updated_at FROM scenarios WHERE ${inPart}`,
        evaluationId,
        judgeId,
      );
    });
  }
}

/** Inserts `count` judgements of one scenario, each with a note of `length` characters. */
export async function insertJudgements(
  database: Database,
  scenarioId: string,
  count: number,
  length: number,
): Promise<void> {
  const changes = JSON.stringify({ note: 'n'.repeat(length) });
  await database.transaction((tx) =>
    tx.run(
      `${numbers(0, count)} INSERT INTO judgements (scenario_id, revision, changes, created_at, user_id, key_id)
       SELECT '${scenarioId}', i + 2, $1, '2026-01-01T00:00:00.000Z', 'u', 'k' FROM n`,
      changes,
    ),
  );
}

/** Inserts `count` revisions of a variant, with numbers from 2 on. Does not change the row of the variant. */
export async function insertRevisions(
  database: Database,
  variantId: string,
  count: number,
  length: number,
): Promise<void> {
  const parameters = JSON.stringify({ prompt: 'p'.repeat(length) });
  await database.transaction(async (tx) => {
    await tx.run(
      `${numbers(0, count)} INSERT INTO variant_revisions (variant_id, revision, parameters, created_at, modified_by_id)
       SELECT '${variantId}', i + 2, $1, '2026-01-01T00:00:00.000Z', 'u' FROM n`,
      parameters,
    );
  });
}

/** Adds `count` scenarios to the fixture's A/B evaluation, each with a note of `size` characters. */
export async function insertScenariosWithNotes(
  { database, fixture }: TestServer,
  count: number,
  size: number,
): Promise<void> {
  const at = new Date().toISOString();
  const note = 'n'.repeat(size);
  const together = Math.min(200, Math.ceil(800_000 / size));
  for (let from = 0; from < count; from += together) {
    const rows = Array.from({ length: Math.min(together, count - from) }, (_, row) => ({
      id: newId(),
      evaluation_id: fixture.pairs.evaluationId,
      position: 1000 + from + row,
      inputs: '[]',
      outputs: '[]',
      vote: null,
      score: null,
      correct_answer: null,
      is_pinned: 0,
      note,
      revision: 1,
      created_at: at,
      updated_at: at,
      modified_by_id: null,
      content_modified_by_id: null,
    }));
    await database.transaction((tx) => insertScenarios(tx, rows));
  }
}
