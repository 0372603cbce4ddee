import type { EvaluationScenario, EvaluationScenarioUpdate, Judgement } from '@jurybox/types';
import type { BoundedRows, ListLimits } from '../store/bounded-list.ts';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import {
  countJudgementsOf,
  findOwnJudgement,
  listWithOwnJudgements,
  type ScenarioWithJudgement,
} from '../store/own-judgements.ts';
import * as store from '../store/scenarios.ts';
import { type Precondition, isRefusal, notFound, rollBackOnRefusal } from './outcome.ts';
import * as views from './scenario-views.ts';
import { byNumber, maxPageBytes, pick, readPage, type Page, type PageRequest } from './paging.ts';
import { updateScenario, type ScenarioAddress } from './scenario-updates.ts';
import { covers, type Session, type Context } from './session.ts';
import { longText, type Turns } from './turns.ts';

const order = byNumber('position');

export function createScenarioService({ database, clock, turns }: Context) {
  return {
    async list(session: Session, evaluationId: string, filter: store.ScenarioFilter, page: PageRequest) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      if (evaluation === undefined) return notFound('evaluation');
      if (views.seesOwnJudgements(evaluation, session)) {
        const ownScenario = (row: ScenarioWithJudgement) =>
          views.scenarioFor(row, evaluation, views.judgementOf(row), session);
        const judge = { judgeId: session.user, readsAll: readsAllJudgements(evaluation, session) };
        const listed = await readPage(turns, session.project, order, page, ownScenario, (after, limit) =>
          listInParts(turns, evaluation, after ?? -1, limit, (from, before, limits) => {
            const range = { evaluationId: evaluation.id, after: from, before };
            return listWithOwnJudgements(database, range, judge, filter, limits);
          }),
        );
        return judge.readsAll && !isRefusal(listed) ? withCounts(database, listed) : listed;
      }
      const scenario = (row: store.ScenarioRow) => views.sharedScenarioOf(row, evaluation);
      return readPage(turns, session.project, order, page, scenario, (after, limit) =>
        filter.hasNote === undefined
          ? store.listScenarios(database, evaluation.id, filter, after ?? -1, { limit, maxBytes: maxPageBytes })
          : listInParts(turns, evaluation, after ?? -1, limit, (from, before, limits) =>
              store.listScenarios(database, evaluation.id, filter, from, limits, before),
            ),
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
      return readPage(turns, session.project, byNumber('revision'), page, judgementOf, (after, limit) => {
        const limits = { limit, maxBytes: maxPageBytes };
        return readsAllJudgements(evaluation, session)
          ? store.listJudgements(database, scenario.id, after, limits)
          : store.listJudgementsOf(database, scenario.id, after ?? -1, limits, session.user);
      });
    },
  };
}

/** Returns whether the log and the exports contain the judgements of all judges for this caller (U54). */
export function readsAllJudgements(evaluation: evaluations.EvaluationRow, session: Session): boolean {
  return !views.seesOwnJudgements(evaluation, session) || covers(session.role, 'editor');
}

/** The number of scenarios that one statement searches if no index selects the scenarios of a filter. */
const filteredPositions = 2000;

interface OwnNote {
  own_note?: string | null;
}

/** Lists scenarios in parts, because a filter may match only few of them. `read` reads the positions between two. */
async function listInParts<Row extends store.ScenarioRow & OwnNote>(
  turns: Turns,
  evaluation: evaluations.EvaluationRow,
  after: number,
  limit: number,
  read: (after: number, before: number, limits: ListLimits) => Promise<BoundedRows<Row>>,
): Promise<BoundedRows<Row>> {
  const rows: Row[] = [];
  let maxBytes = maxPageBytes;
  for (let from = after; from < evaluation.scenario_count - 1 && rows.length < limit; from += filteredPositions) {
    if (from !== after) await turns.next(evaluation.project_id);
    const limits = { limit: limit - rows.length, maxBytes };
    const { rows: found, matchCount } = await read(from, from + filteredPositions + 1, limits);
    rows.push(...found);
    maxBytes -= found.reduce((total, row) => total + bytesOf(row), 0);
    // The page is full in bytes. The result says that more scenarios follow.
    if (matchCount > found.length || maxBytes <= 0) return { rows, matchCount: rows.length + 1 };
  }
  return { rows, matchCount: rows.length };
}

function bytesOf(row: store.ScenarioRow & OwnNote): number {
  const note = row.own_note === undefined ? row.note : row.own_note;
  return [row.inputs, row.outputs, row.correct_answer, note].reduce(
    (sum, text) => sum + Buffer.byteLength(text ?? ''),
    0,
  );
}

async function withCounts(database: Database, page: Page<EvaluationScenario>): Promise<Page<EvaluationScenario>> {
  if (page.items.length === 0) return page;
  const ids = page.items.map(({ evaluation_scenario_id: id }) => id);
  const counts = Map.groupBy(await countJudgementsOf(database, ids), ({ scenario_id: id }) => id);
  const items = page.items.map((scenario) => {
    const rows = counts.get(scenario.evaluation_scenario_id) ?? [];
    return { ...scenario, judgement_counts: views.judgementCountsOf(rows) };
  });
  return { ...page, items };
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
