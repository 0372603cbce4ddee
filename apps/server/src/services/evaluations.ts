import type * as api from '@jurybox/types';
import * as apps from '../store/apps.ts';
import * as store from '../store/evaluations.ts';
import type { Transaction } from '../store/database.ts';
import * as scenarios from '../store/scenarios.ts';
import * as variants from '../store/variants.ts';
import { recordAction } from './admin-log.ts';
import { variantName } from './deployments.ts';
import { newId } from './ids.ts';
import { checkNewScenarios, checkVariantCount, variantIdsOf } from './evaluation-rules.ts';
import { ifFound, invalid, notFound, rollBackOnRefusal } from './outcome.ts';
import { byId, listOf, pick } from './paging.ts';
import type { Session, Context } from './session.ts';

export type NewEvaluation = api.HumanEvaluationCreate & { app_id: string };

/** The maximum number of scenarios of an evaluation. It limits the cost of results and exports (U21). */
export const maxScenarios = 1_000_000;

export function createEvaluationService(context: Context) {
  const { database, clock } = context;
  return {
    list: listOf(context, 'app', apps.findApp, byId, evaluationOf, store.listEvaluations),

    create: (session: Session, created: NewEvaluation) =>
      rollBackOnRefusal(database, async (tx) => {
        const { app_id: appId, evaluation_type: type, variant_ids: variantIds, scenarios: rows } = created;
        const app = await apps.lockApp(tx, appId, session.project);
        if (app === undefined) return notFound('app');
        const snapshot: api.EvaluationVariant[] = [];
        const errors = [...checkVariantCount(type, variantIds), ...checkNewScenarios(variantIds, rows)];
        for (const [index, id] of variantIds.entries()) {
          const variant = await variants.findVariant(tx, id, session.project);
          const msg = 'Input should be the id of a variant of this app';
          if (variant === undefined || variant.app_id !== app.id)
            errors.push({ loc: ['body', 'variant_ids', index], msg, type: 'value_error' });
          else snapshot.push({ variant_id: id, variant_name: variantName(variant), revision: variant.revision });
        }
        if (errors.length > 0) return invalid(...errors);
        const now = clock.timestamp();
        const id = newId();
        const row = {
          id,
          project_id: session.project,
          app_id: app.id,
          app_name: app.name,
          name: created.evaluation_name,
          evaluation_type: type,
          variants: JSON.stringify(snapshot),
          created_at: now,
          updated_at: now,
          created_by_id: session.user,
          closed_at: null,
          scenario_count: rows.length,
          judged_count: 0,
          judgement_count: 0,
          judgements_per_scenario: created.judgements_per_scenario ?? 1,
          instructions: created.instructions ?? null,
          judging_revision: 0,
        };
        await store.insertEvaluation(tx, row);
        await insertScenarioRows(tx, session, id, rows, 0, now);
        await recordAction(tx, clock, session, 'evaluation.create', row);
        return evaluationOf(row);
      }),

    get: (session: Session, evaluationId: string) =>
      ifFound('evaluation', store.findEvaluation(database, evaluationId, session.project), evaluationOf),

    update: (session: Session, evaluationId: string, update: api.HumanEvaluationUpdate) =>
      rollBackOnRefusal(database, async (tx) => {
        const { evaluation_name: name, is_closed: isClosed, instructions } = update;
        const now = clock.timestamp();
        const changes = {
          ...(name === undefined ? {} : { name }),
          ...(instructions === undefined ? {} : { instructions }),
          ...(isClosed === undefined ? {} : { closed_at: isClosed ? now : null }),
        };
        // Locks the evaluation and waits for the judgements in flight, so that a closed evaluation does not change.
        const row = await store.changeEvaluation(tx, { projectId: session.project, evaluationId, now }, changes);
        if (row === undefined) return notFound('evaluation');
        const verb = isClosed === undefined ? 'change' : isClosed ? 'close' : 'reopen';
        await recordAction(tx, clock, session, `evaluation.${verb}`, row);
        return evaluationOf(row);
      }),

    delete: (session: Session, evaluationId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const row = await store.findEvaluation(tx, evaluationId, session.project);
        if (!(await store.deleteEvaluation(tx, session.project, evaluationId, clock.timestamp())))
          return notFound('evaluation');
        await recordAction(tx, clock, session, 'evaluation.delete', { id: evaluationId, name: row?.name ?? null });
        return undefined;
      }),

    addScenarios: (session: Session, evaluationId: string, rows: api.ScenarioCreate[]) =>
      rollBackOnRefusal(database, async (tx) => {
        const now = clock.timestamp();
        const target = { projectId: session.project, evaluationId, now };
        const evaluation = await store.changeEvaluation(tx, target, { added: rows.length });
        if (evaluation === undefined) return notFound('evaluation');
        if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
        const errors = checkNewScenarios(variantIdsOf(evaluation), rows);
        const count = evaluation.scenario_count;
        if (count > maxScenarios) {
          const msg = `Evaluation should have at most ${maxScenarios} scenarios in total, not ${count}`;
          errors.push({ msg, loc: ['body', 'scenarios'], type: 'too_long' });
        }
        if (errors.length > 0) return invalid(...errors);
        await insertScenarioRows(tx, session, evaluation.id, rows, evaluation.scenario_count - rows.length, now);
        await recordAction(tx, clock, session, 'scenarios.add', evaluation);
        return evaluationOf(evaluation);
      }),
  };
}

async function insertScenarioRows(
  tx: Transaction,
  session: Session,
  evaluationId: string,
  rows: api.ScenarioCreate[],
  firstPosition: number,
  now: string,
): Promise<void> {
  await scenarios.insertScenarios(
    tx,
    rows.map((row, index) => ({
      id: newId(),
      evaluation_id: evaluationId,
      position: firstPosition + index,
      inputs: JSON.stringify(row.inputs),
      outputs: JSON.stringify(row.outputs ?? []),
      correct_answer: row.correct_answer ?? null,
      revision: 1,
      created_at: now,
      updated_at: now,
      modified_by_id: session.user,
      content_modified_by_id: session.user,
    })),
  );
}

export function variantsOf(row: store.EvaluationRow): api.EvaluationVariant[] {
  return JSON.parse(row.variants) as api.EvaluationVariant[];
}

/** Computes the status from the numbers of judgements and of judged scenarios. The status is never stored (U20). */
export function statusOf(
  counts: Pick<store.EvaluationRow, 'scenario_count' | 'judged_count' | 'judgement_count'>,
): api.HumanEvaluation['status'] {
  if (counts.judgement_count === 0) return 'EVALUATION_INITIALIZED';
  return counts.judged_count < counts.scenario_count ? 'EVALUATION_STARTED' : 'EVALUATION_FINISHED';
}

export function evaluationOf(row: store.EvaluationRow): api.HumanEvaluation {
  return {
    evaluation_id: row.id,
    evaluation_name: row.name,
    evaluation_type: row.evaluation_type as api.EvaluationType,
    ...pick(row, 'app_id', 'app_name'),
    status: statusOf(row),
    is_closed: row.closed_at !== null,
    variants: variantsOf(row),
    ...pick(row, 'scenario_count', 'judged_count', 'judgement_count', 'judgements_per_scenario', 'instructions'),
    ...pick(row, 'created_at', 'updated_at', 'created_by_id'),
  };
}
