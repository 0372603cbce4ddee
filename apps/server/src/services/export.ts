import type { EvaluationScenario } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { listScenarios, type ScenarioFilter, type ScenarioRow } from '../store/scenarios.ts';
import { variantsOf } from './evaluations.ts';
import { notFound, type Outcome } from './outcome.ts';
import { scenarioOf } from './scenarios.ts';
import type { Session } from './session.ts';
import type { Turns } from './turns.ts';

/** A scenario as it is exported: with the name of what won. */
export interface ExportedScenario extends EvaluationScenario {
  vote_variant_name: string | null;
}

/** A turn reads this many rows and about this much text: an export of any length takes the memory of one turn. */
const turnRows = 100;
const turnBytes = 131_072;

export interface ExportService {
  /** The scenarios by position, read as they are asked for. Whoever reads a list may empty it. */
  scenarios(session: Session, evaluationId: string, filter: ScenarioFilter): Promise<Outcome<AsyncIterable<ExportedScenario[]>, 'not_found'>>;
}

export function createExportService(database: Database, turns: Turns): ExportService {
  return {
    async scenarios(session, evaluationId, filter) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      return evaluation === undefined ? notFound('evaluation') : batches(database, turns, evaluation, filter);
    },
  };
}

async function* batches(
  database: Database,
  turns: Turns,
  evaluation: evaluations.EvaluationRow,
  filter: ScenarioFilter,
): AsyncGenerator<ExportedScenario[]> {
  const names = new Map(variantsOf(evaluation).map(({ variant_id, variant_name }) => [variant_id, variant_name]));
  const exported = (row: ScenarioRow): ExportedScenario => ({
    ...scenarioOf(row, evaluation),
    vote_variant_name: names.get(row.vote ?? '') ?? null,
  });
  for (let after = -1, hasMore = true; hasMore; ) {
    const read = () => listScenarios(database, evaluation.id, filter, after, turnRows, turnBytes);
    const { rows, found } = await turns.run(evaluation.project_id, read);
    // Whoever reads must not take what was left of an evaluation for all of it.
    const stillThere = await evaluations.findEvaluation(database, evaluation.project_id, evaluation.id);
    if (stillThere === undefined) throw new Error('the evaluation was deleted while it was exported');
    after = rows.at(-1)?.position ?? after;
    hasMore = found === turnRows || found > rows.length;
    // Nothing is kept here of what a slow reader has: long rows of many exports would be.
    if (rows.length > 0) yield rows.splice(0).map(exported);
  }
}
