import type { EvaluationScenario, EvaluationScenarioUpdate, EvaluationType, Judgement } from '@jurybox/types';
import type { BoundedRows, ListLimits } from '../store/bounded-list.ts';
import * as evaluations from '../store/evaluations.ts';
import type { Database, Transaction } from '../store/database.ts';
import { addToJudge } from '../store/judges.ts';
import * as judgements from '../store/own-judgements.ts';
import * as store from '../store/scenarios.ts';
import { checkScenarioUpdate } from './evaluation-rules.ts';
import { forbidden, invalid, notFound, rollBackOnRefusal, type Outcome, type Precondition } from './outcome.ts';
import * as views from './scenario-views.ts';
import { byNumber, pick, readPage, type Page, type PageRequest } from './paging.ts';
import { covers, type Session, type Context } from './session.ts';
import { longText, type Turns } from './turns.ts';

const order = byNumber('position');

export function createScenarioService({ database, clock, turns }: Context) {
  return {
    async list(session: Session, evaluationId: string, filter: store.ScenarioFilter, page: PageRequest) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      if (evaluation === undefined) return notFound('evaluation');
      if (views.seesOwnJudgements(evaluation, session)) {
        const ownScenario = (row: judgements.ScenarioWithJudgement) =>
          views.scenarioFor(row, evaluation, views.judgementOf(row), session);
        const judge = { judgeId: session.user, readsAll: readsAllJudgements(evaluation, session) };
        const listed = await readPage(turns, session.project, order, page, ownScenario, (after, pageLimits) =>
          listInParts(turns, evaluation, after ?? -1, pageLimits, (from, before, limits) => {
            const range = { evaluationId: evaluation.id, after: from, before };
            return judgements.listWithOwnJudgements(database, range, judge, filter, limits);
          }),
        );
        return judge.readsAll && !('refused' in listed) ? withCounts(database, listed) : listed;
      }
      const scenario = (row: store.ScenarioRow) => views.sharedScenarioOf(row, evaluation);
      return readPage(turns, session.project, order, page, scenario, (after, pageLimits) =>
        filter.hasNote === undefined
          ? store.listScenarios(database, evaluation.id, filter, after ?? -1, pageLimits)
          : listInParts(turns, evaluation, after ?? -1, pageLimits, (from, before, limits) =>
              store.listScenarios(database, evaluation.id, filter, from, limits, before),
            ),
      );
    },

    async get(session: Session, evaluationId: string, scenarioId: string) {
      const evaluation = await evaluations.findEvaluation(database, evaluationId, session.project);
      const row = evaluation && (await store.findScenario(database, scenarioId, evaluation.id));
      if (evaluation === undefined || row === undefined) return notFound('scenario in this evaluation');
      const isOwn = views.seesOwnJudgements(evaluation, session);
      const own = isOwn ? await judgements.findOwnJudgement(database, row.id, session.user) : undefined;
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
        (tx) => updateScenario(tx, session, address, update, precondition, clock.timestamp()),
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
      return readPage(turns, session.project, byNumber('revision'), page, judgementOf, (after, limits) =>
        readsAllJudgements(evaluation, session)
          ? store.listJudgements(database, scenario.id, after, limits)
          : store.listJudgementsOf(database, scenario.id, after ?? -1, limits, session.user),
      );
    },
  };
}

/** Returns whether the caller sees the judgements of all judges in the log and in exports (U54). */
export function readsAllJudgements(evaluation: evaluations.EvaluationRow, session: Session): boolean {
  return !views.seesOwnJudgements(evaluation, session) || covers(session.role, 'editor');
}

/** The number of scenarios that one statement searches if a filter has no index. */
const filteredPositions = 2000;

interface OwnNote {
  own_note?: string | null;
}

/** Searches an evaluation in parts, because one statement would search all of it if a filter matches few scenarios. */
async function listInParts<Row extends store.ScenarioRow & OwnNote>(
  turns: Turns,
  evaluation: evaluations.EvaluationRow,
  after: number,
  { limit, maxBytes: allBytes }: ListLimits,
  read: (after: number, before: number, limits: ListLimits) => Promise<BoundedRows<Row>>,
): Promise<BoundedRows<Row>> {
  const rows: Row[] = [];
  let maxBytes = allBytes;
  for (let from = after; from < evaluation.scenario_count - 1 && rows.length < limit; from += filteredPositions) {
    if (from !== after) await turns.next(evaluation.project_id);
    const limits = { limit: limit - rows.length, maxBytes };
    const { rows: found, matchCount } = await read(from, from + filteredPositions + 1, limits);
    rows.push(...found);
    maxBytes -= found.reduce((total, row) => total + bytesOf(row), 0);
    // The page has reached its limit on bytes. A `matchCount` above the number of rows says that another page follows.
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
  const counts = Map.groupBy(await judgements.countJudgementsOf(database, ids), ({ scenario_id: id }) => id);
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

/** The path of a scenario: its id, its evaluation and the evaluation's type. All three must match (U18). */
export interface ScenarioAddress {
  evaluationId: string;
  scenarioId: string;
  type: EvaluationType;
}

type UpdateRefusal = 'not_found' | 'forbidden' | 'invalid' | 'changed' | 'evaluation_closed';

/** Makes two round trips to the database: one reads, one writes. */
async function updateScenario(
  tx: Transaction,
  session: Session,
  { evaluationId, scenarioId, type }: ScenarioAddress,
  update: EvaluationScenarioUpdate,
  precondition: Precondition | undefined,
  now: string,
): Promise<Outcome<{ row: store.ScenarioRow; parts: () => views.ScenarioParts }, UpdateRefusal>> {
  const { user } = session;
  const row = await judgements.lockScenario(tx, { projectId: session.project, evaluationId, scenarioId }, user);
  if (row === undefined) return notFound('scenario in this evaluation');
  const changes = changesOf(update, type, now, user);
  const all = row.judgements_per_scenario;
  const hasSeveral = all > 1;
  // Whether the caller may change what all judges see (U54, U58).
  const mayChangeContent = session.evaluation === null && (!hasSeveral || covers(session.role, 'editor'));
  if (store.changesContent(changes) && !mayChangeContent)
    return forbidden('Judges cannot change inputs, outputs or correct_answer. An editor of the project can.');
  if (row.closed_at !== null) return { refused: 'evaluation_closed' as const };
  const errors = checkScenarioUpdate(row, type, update);
  if (errors.length > 0) return invalid(...errors);
  const before = views.judgementOf(row);
  const after = views.ownAfter(before, changes, user, now);
  const revision = views.seesOwnJudgements(row, session) ? views.ownRevision(row, before) : row.revision;
  if (precondition !== undefined && !precondition(revision)) return { refused: 'changed' as const, revision };

  const ownChange = after.judged - (row.own_judged ?? 0);
  const target = { now, userId: user, judgements: hasSeveral ? ownChange : 0 };
  const changed = store.changedScenario(row, target, changes);
  const counted = hasSeveral
    ? { judged: isComplete(all, changed) - isComplete(all, row), judgements: ownChange }
    : { judged: changed.judged - row.judged, judgements: changed.judged - row.judged };
  // Every transaction writes to the tables in this order, to prevent deadlocks.
  store.changeScenario(tx, row, target, changes);
  store.insertJudgement(tx, {
    scenario_id: scenarioId,
    revision: changed.revision,
    changes: JSON.stringify(update),
    created_at: now,
    user_id: user,
    key_id: session.key,
  });
  if (hasSeveral || row.judging_revision > 0) {
    judgements.storeOwnJudgement(tx, row, after);
    if (changes.judged_at !== undefined) addToJudge(tx, { evaluationId, judgeId: user }, ownChange, now);
  }
  if (counted.judgements !== 0) evaluations.addToCounts(tx, evaluationId, row.position, counted);
  // A cleared judgement makes its scenario free for other judges.
  if (counted.judgements < 0) evaluations.addFreed(tx, evaluationId, 1);
  return { row: changed, parts: () => views.partsFor(changed, row, after, session) };
}

function isComplete(judgementsPerScenario: number, { judgement_count: count }: store.ScenarioRow): number {
  return Number(count >= judgementsPerScenario);
}

/** If `type` has no votes, an empty vote becomes null. If `type` has no scores, an empty score becomes null (U16). */
function changesOf(update: EvaluationScenarioUpdate, type: EvaluationType, now: string, user: string) {
  const changes: store.ScenarioChanges = {};
  const isPairs = type === 'human_a_b_testing';
  if (update.vote !== undefined) changes.vote = update.vote === '' && !isPairs ? null : update.vote;
  if (update.score !== undefined)
    changes.score = update.score === null || (update.score === '' && isPairs) ? null : JSON.stringify(update.score);
  if (update.vote !== undefined || update.score !== undefined) {
    changes.judged_at = now;
    changes.judged_by_id = user;
  }
  if (update.correct_answer !== undefined) changes.correct_answer = update.correct_answer;
  if (update.note !== undefined) changes.note = update.note;
  if (update.is_pinned !== undefined) changes.is_pinned = update.is_pinned ? 1 : 0;
  if (update.inputs !== undefined) changes.inputs = JSON.stringify(update.inputs);
  if (update.outputs !== undefined) changes.outputs = JSON.stringify(update.outputs);
  return changes;
}
