import type { EvaluationScenario } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { listScenarios, type ScenarioFilter, type ScenarioRow } from '../store/scenarios.ts';
import { variantsOf } from './evaluations.ts';
import { notFound, type Outcome } from './outcome.ts';
import { scenarioOf } from './scenarios.ts';
import type { Session } from './session.ts';
import type { Turns } from './turns.ts';

/** An exported scenario, with the name of the variant that won. */
export interface ExportedScenario extends EvaluationScenario {
  vote_variant_name: string | null;
}

/**
 * The maximum number of scenarios and of bytes that one turn reads. An export of any length needs the memory of one
 * turn only.
 */
const maxTurnRows = 100;
const maxTurnBytes = 131_072;

export interface ExportService {
  /**
   * Returns the scenarios by position, in pieces. `write` serializes a few scenarios to one piece. Each piece is read
   * on demand.
   */
  scenarios<Piece>(
    session: Session,
    evaluationId: string,
    filter: ScenarioFilter,
    write: (rows: ExportedScenario[]) => Piece,
  ): Promise<Outcome<AsyncIterable<Piece>, 'not_found'>>;
}

export function createExportService(database: Database, turns: Turns): ExportService {
  return {
    async scenarios(session, evaluationId, filter, write) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      return evaluation === undefined ? notFound('evaluation') : pieces(database, turns, evaluation, filter, write);
    },
  };
}

async function* pieces<Piece>(
  database: Database,
  turns: Turns,
  evaluation: evaluations.EvaluationRow,
  filter: ScenarioFilter,
  write: (rows: ExportedScenario[]) => Piece,
): AsyncGenerator<Piece> {
  const names = new Map(variantsOf(evaluation).map(({ variant_id, variant_name }) => [variant_id, variant_name]));
  const exportedScenario = (row: ScenarioRow): ExportedScenario => ({
    ...scenarioOf(row, evaluation),
    vote_variant_name: names.get(row.vote ?? '') ?? null,
  });
  // Reads and serializes in one turn, so the rows are not in memory while a slow reader receives the piece.
  const next = async (after: number) => {
    const { rows, matchCount } = await listScenarios(database, evaluation.id, filter, after, maxTurnRows, maxTurnBytes);
    const last = rows.at(-1);
    return {
      piece: last && write(rows.map(exportedScenario)),
      after: last?.position ?? after,
      hasMore: matchCount === maxTurnRows || matchCount > rows.length,
    };
  };
  for (let after = -1, hasMore = true; hasMore;) {
    const read = await turns.run(evaluation.project_id, () => next(after));
    // Fail if the evaluation was deleted. Otherwise, the reader would mistake a part of the export for all of it.
    const stillThere = await evaluations.findEvaluation(database, evaluation.project_id, evaluation.id);
    if (stillThere === undefined) throw new Error('the evaluation was deleted while it was exported');
    ({ after, hasMore } = read);
    if (read.piece !== undefined) yield read.piece;
  }
}
