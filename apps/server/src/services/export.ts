import type { EvaluationScenario } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { listScenarios } from '../store/scenarios.ts';
import { variantsOf } from './evaluations.ts';
import { notFound, type Outcome } from './outcome.ts';
import { scenarioOf, type ScenarioFilter } from './scenarios.ts';
import type { Session } from './session.ts';

/** A scenario as it is exported: with the name of what won. */
export interface ExportedScenario extends EvaluationScenario {
  vote_variant_name: string | null;
}

/** How many rows are read at once: an export of any length takes the memory of one batch. */
const batch = 500;

export interface ExportService {
  /** The scenarios by position, read as they are asked for. */
  scenarios(session: Session, evaluationId: string, filter: ScenarioFilter): Promise<Outcome<AsyncIterable<ExportedScenario[]>, 'not_found'>>;
}

export function createExportService(database: Database): ExportService {
  return {
    async scenarios(session, evaluationId, filter) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      return evaluation === undefined ? notFound('evaluation') : batches(database, evaluation, filter);
    },
  };
}

async function* batches(database: Database, evaluation: evaluations.EvaluationRow, filter: ScenarioFilter): AsyncGenerator<ExportedScenario[]> {
  const names = new Map(variantsOf(evaluation).map(({ variant_id, variant_name }) => [variant_id, variant_name]));
  for (let after = -1; ; ) {
    const rows = await listScenarios(database, evaluation.id, filter, after, batch);
    if (rows.length > 0) yield rows.map((row) => ({ ...scenarioOf(row, evaluation), vote_variant_name: names.get(row.vote ?? '') ?? null }));
    if (rows.length < batch) break;
    after = rows.at(-1)?.position ?? after;
  }
  // Whoever reads must not take what was left of an evaluation for all of it.
  if ((await evaluations.findEvaluation(database, evaluation.project_id, evaluation.id)) === undefined) throw new Error('the evaluation was deleted while it was exported');
}
