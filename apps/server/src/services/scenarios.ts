import type { EvaluationScenarioUpdate, Judgement } from '@jurybox/types';
import type { BoundedRows } from '../store/bounded-list.ts';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { findOwnJudgement, listWithOwnJudgements, type ScenarioWithJudgement } from '../store/own-judgements.ts';
import * as store from '../store/scenarios.ts';
import { type Precondition, notFound, rollBackOnRefusal } from './outcome.ts';
import * as views from './scenario-views.ts';
import { ascendingBy, maxPageBytes, pick, readPage, type PageRequest } from './paging.ts';
import { updateScenario, type ScenarioAddress } from './scenario-updates.ts';
import { covers, type Session, type Context } from './session.ts';
import { longText, type Turns } from './turns.ts';

export function createScenarioService({ database, clock, turns }: Context) {
  return {
    async list(session: Session, evaluationId: string, filter: store.ScenarioFilter, page: PageRequest) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      if (evaluation === undefined) return notFound('evaluation');
      if (views.seesOwnJudgements(evaluation, session)) {
        const ownScenario = (row: ScenarioWithJudgement) => views.listedScenarioOf(row, evaluation, session);
        return readPage(turns, session.project, ascendingBy('position'), page, ownScenario, (after, limit) =>
          listOwn(database, turns, session, evaluation, filter, after, limit),
        );
      }
      const scenario = (row: store.ScenarioRow) => views.sharedScenarioOf(row, evaluation);
      return readPage(turns, session.project, ascendingBy('position'), page, scenario, (after, limit) =>
        store.listScenarios(database, evaluation.id, filter, after, { limit, maxBytes: maxPageBytes }),
      );
    },

    async get(session: Session, evaluationId: string, scenarioId: string) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      const row = evaluation && (await store.findScenario(database, scenarioId, evaluation.id));
      if (evaluation === undefined || row === undefined) return notFound('scenario in this evaluation');
      const isOwn = views.seesOwnJudgements(evaluation, session);
      const own = isOwn ? await findOwnJudgement(database, row.id, session.user) : undefined;
      if (isLong(row)) await turns.next(session.project);
      return views.scenarioFor(row, evaluation, own, session);
    },

    async update(
      session: Session,
      address: ScenarioAddress,
      update: EvaluationScenarioUpdate,
      precondition?: Precondition,
    ) {
      const updated = await rollBackOnRefusal(
        database,
        (tx) => updateScenario(tx, { session, address, update, precondition, now: clock.timestamp() }),
        { isUpdate: true },
      );
      if ('refused' in updated) return updated;
      if (isLong(updated.row)) await turns.next(session.project);
      const parts = updated.parts();
      return { revision: parts.judgement.revision, json: () => views.scenarioJsonOf(parts) };
    },

    async listJudgements(session: Session, evaluationId: string, scenarioId: string, page: PageRequest) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      const scenario = evaluation && (await store.findScenario(database, scenarioId, evaluation.id));
      if (evaluation === undefined || scenario === undefined) return notFound('scenario in this evaluation');
      return readPage(turns, session.project, ascendingBy('revision'), page, judgementOf, (after, limit) => {
        const limits = { limit, maxBytes: maxPageBytes };
        return readsAllJudgements(evaluation, session)
          ? store.listJudgements(database, scenario.id, after, limits)
          : store.listJudgementsOf(database, scenario.id, after, limits, session.user);
      });
    },
  };
}

/** Returns whether the log and the exports contain the judgements of all judges for this caller (U54). */
export function readsAllJudgements(evaluation: evaluations.EvaluationRow, session: Session): boolean {
  return !views.seesOwnJudgements(evaluation, session) || covers(session.role, 'editor');
}

/** The number of scenarios that one statement searches if a filter selects by the judge's own judgements. */
const filteredPositions = 2000;

/** Lists scenarios with the judge's own judgements. Reads them in parts, because a filter may match only few. */
async function listOwn(
  database: Database,
  turns: Turns,
  session: Session,
  evaluation: evaluations.EvaluationRow,
  filter: store.ScenarioFilter,
  after: number,
  limit: number,
): Promise<BoundedRows<ScenarioWithJudgement>> {
  const rows: ScenarioWithJudgement[] = [];
  let maxBytes = maxPageBytes;
  for (let from = after; from < evaluation.scenario_count - 1 && rows.length < limit; from += filteredPositions) {
    if (from !== after) await turns.next(session.project);
    const part = { evaluationId: evaluation.id, after: from, before: from + filteredPositions + 1 };
    const limits = { limit: limit - rows.length, maxBytes };
    const { rows: found, matchCount } = await listWithOwnJudgements(database, part, session.user, filter, limits);
    rows.push(...found);
    maxBytes -= found.reduce((total, row) => total + bytesOf(row), 0);
    // The page is full in bytes. The result says that more scenarios follow.
    if (matchCount > found.length || maxBytes <= 0) return { rows, matchCount: rows.length + 1 };
  }
  return { rows, matchCount: rows.length };
}

function bytesOf({ inputs, outputs, correct_answer: answer, own_note: note }: ScenarioWithJudgement): number {
  return [inputs, outputs, answer, note].reduce((total, text) => total + Buffer.byteLength(text ?? ''), 0);
}

export function isLong(row: Pick<store.ScenarioRow, 'inputs' | 'outputs'>): boolean {
  return row.inputs.length + row.outputs.length > longText;
}

export function judgementOf(row: store.ListedJudgementRow): Judgement {
  return {
    evaluation_scenario_id: row.scenario_id,
    changes: JSON.parse(row.changes) as Judgement['changes'],
    ...pick(row, 'revision', 'created_at', 'user_id', 'key_id', 'judge_name', 'first_shown'),
  };
}
