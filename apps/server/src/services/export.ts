import type { EvaluationScenario, EvaluationType, EvaluationVariant } from '@jurybox/types';
import { findEvaluation, type EvaluationRow } from '../store/evaluations.ts';
import type { Database } from '../store/database.ts';
import { listWithAllJudgements, type JudgementStart, type ScenarioWithJudgement } from '../store/own-judgements.ts';
import { listScenarios, type ScenarioFilter, type ScenarioRow } from '../store/scenarios.ts';
import { variantsOf } from './evaluations.ts';
import { ifFound } from './outcome.ts';
import { judgementOf, scenarioFor, sharedScenarioOf } from './scenario-views.ts';
import { readsAllJudgements } from './scenarios.ts';
import type { Session, Context } from './session.ts';

export interface ExportedScenario extends EvaluationScenario {
  vote_variant_name: string | null;
  /** The judge's name, and the id of the variant shown first. Only in exports with a row for each judge. */
  judge_name?: string | null;
  first_shown?: string | null;
}

/** What the columns of an exported table depend on. */
export interface ExportColumns {
  /** The names of the inputs, one for each column. Empty if `hasInputs` of the format is not set. */
  inputs: string[];
  variants: EvaluationVariant[];
  type: EvaluationType;
  /** Whether there is a row for each judge of a scenario. If not, there is one row per scenario. */
  hasJudges: boolean;
}

/** How an export is serialized. `head` returns the beginning of the file. `write` serializes some rows. */
export interface ExportFormat<Piece> {
  /** Whether each input has a column. If so, scenarios are read twice: for the column names, then for the rows. */
  hasInputs?: boolean;
  head?: (columns: ExportColumns) => Piece;
  write: (rows: ExportedScenario[], columns: ExportColumns) => Piece;
}

/** The maximum numbers of rows and bytes that one turn reads, so that an export of any length needs little memory. */
const maxTurnRows = 100;
const limits = { limit: maxTurnRows, maxBytes: 131_072 };

export function createExportService({ database, turns }: Context) {
  const pieces = async function* <Piece>(
    evaluation: EvaluationRow,
    read: Read,
    write: (rows: ExportedScenario[]) => Piece,
  ) {
    // Reads and serializes in one turn, so that no rows stay in memory while a slow client receives the piece.
    const next = async () => {
      const { rows, hasMore } = await read();
      return { hasMore, piece: rows.length === 0 ? undefined : write(rows) };
    };
    for (let hasMore = true; hasMore;) {
      const part = await turns.run(evaluation.project_id, next);
      // If the evaluation was deleted, rows may be missing. Fail, so that the client knows the export is incomplete.
      const stillThere = await findEvaluation(database, evaluation.id, evaluation.project_id);
      if (stillThere === undefined) throw new Error('the evaluation was deleted while it was exported');
      ({ hasMore } = part);
      if (part.piece !== undefined) yield part.piece;
    }
  };
  return {
    /** Returns the scenarios ordered by position, in pieces. Reads each piece only when the caller asks for it. */
    read: <Piece>(session: Session, evaluationId: string, filter: ScenarioFilter, format: ExportFormat<Piece>) =>
      ifFound('evaluation', findEvaluation(database, evaluationId, session.project), async function* (evaluation) {
        const { hasInputs = false, head, write } = format;
        const inputs = new Set<string>();
        const names = (rows: ExportedScenario[]) => rows.flatMap((row) => [...inputsByColumn(row).keys()]);
        if (hasInputs)
          for await (const part of pieces(evaluation, scenarioReader(database, evaluation, {}), names))
            for (const name of part) if (inputs.size < maxInputColumns) inputs.add(name);
        const hasJudges = evaluation.judgements_per_scenario > 1;
        const columns = {
          inputs: [...inputs],
          variants: variantsOf(evaluation),
          type: evaluation.evaluation_type as EvaluationType,
          hasJudges,
        };
        if (head !== undefined) yield head(columns);
        const next = hasJudges
          ? judgementReader(database, session, evaluation, filter)
          : scenarioReader(database, evaluation, filter);
        yield* pieces(evaluation, next, (rows) => write(rows, columns));
      }),
  };
}

/** The maximum number of columns for inputs. Further inputs are omitted. */
const maxInputColumns = 1000;

/** Returns the inputs of a scenario by column name. A repeated name gets a number, for example `text (2)`. */
export function inputsByColumn({ inputs }: Pick<EvaluationScenario, 'inputs'>): Map<string, string> {
  const cells = new Map<string, string>();
  for (const { input_name: name, input_value: value } of inputs) {
    let column = name;
    for (let number = 2; cells.has(column); number++) column = `${name} (${number})`;
    cells.set(column, value);
  }
  return cells;
}

type Read = () => Promise<{ rows: ExportedScenario[]; hasMore: boolean }>;

function scenarioReader(database: Database, evaluation: EvaluationRow, filter: ScenarioFilter) {
  const names = variantNames(evaluation);
  const exportedScenario = (row: ScenarioRow): ExportedScenario => ({
    ...sharedScenarioOf(row, evaluation),
    vote_variant_name: names.get(row.vote ?? '') ?? null,
  });
  let after = -1;
  return async () => {
    const { rows, matchCount } = await listScenarios(database, evaluation.id, filter, after, limits);
    after = rows.at(-1)?.position ?? after;
    return { rows: rows.map(exportedScenario), hasMore: matchCount === maxTurnRows || matchCount > rows.length };
  };
}

/** Returns a function that reads the next judgements: an editor gets those of all judges, other callers their own. */
function judgementReader(database: Database, session: Session, evaluation: EvaluationRow, { judged }: ScenarioFilter) {
  const names = variantNames(evaluation);
  const exportedJudgement = (row: ScenarioWithJudgement): ExportedScenario => ({
    ...scenarioFor(row, evaluation, judgementOf(row), session),
    vote_variant_name: names.get(row.own_vote ?? '') ?? null,
    judge_name: row.judge_name,
    first_shown: row.own_first_shown,
  });
  const selected = { judged, judgeId: readsAllJudgements(evaluation, session) ? undefined : session.user };
  let from: JudgementStart = { position: 0 };
  return async () => {
    const before = from.position + maxTurnRows;
    const { rows, matchCount } = await listWithAllJudgements(database, evaluation.id, from, before, selected, limits);
    const last = rows.at(-1);
    const isPart = matchCount === maxTurnRows || matchCount > rows.length;
    from =
      isPart && last !== undefined
        ? { position: last.position, judgeId: last.own_judge_id ?? '' }
        : { position: before };
    return { rows: rows.map(exportedJudgement), hasMore: isPart || before < evaluation.scenario_count };
  };
}

function variantNames(evaluation: EvaluationRow): ReadonlyMap<string, string> {
  return new Map(variantsOf(evaluation).map(({ variant_id, variant_name }) => [variant_id, variant_name]));
}
