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
  /** The scenarios by position, a few at a time as they are asked for, each few as `write` makes them. */
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
  const exported = (row: ScenarioRow): ExportedScenario => ({
    ...scenarioOf(row, evaluation),
    vote_variant_name: names.get(row.vote ?? '') ?? null,
  });
  // Read and written in one turn: the rows are gone when a slow reader takes what was made of them.
  const next = async (after: number) => {
    const { rows, matchCount } = await listScenarios(database, evaluation.id, filter, after, turnRows, turnBytes);
    const last = rows.at(-1);
    return {
      piece: last && write(rows.map(exported)),
      after: last?.position ?? after,
      hasMore: matchCount === turnRows || matchCount > rows.length,
    };
  };
  for (let after = -1, hasMore = true; hasMore;) {
    const read = await turns.run(evaluation.project_id, () => next(after));
    // Whoever reads must not take what was left of an evaluation for all of it.
    const stillThere = await evaluations.findEvaluation(database, evaluation.project_id, evaluation.id);
    if (stillThere === undefined) throw new Error('the evaluation was deleted while it was exported');
    ({ after, hasMore } = read);
    if (read.piece !== undefined) yield read.piece;
  }
}
