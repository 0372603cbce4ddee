/** Reads the judgements of several judges, scenario by scenario and in parts, one part per turn. */
import { listCountedJudgements, type CountedJudgementRow } from '../store/own-judgements.ts';
import type { CountedEvaluation } from './votes-and-scores.ts';

/** The maximum number of judgements that are read and counted in one turn. */
const judgementsPerTurn = 2_500;

/** Calls `visit` with all judgements of each scenario, by position. Each is read once, so figures are consistent. */
export async function forEachScenario(
  { database, turns, project, evaluationId }: CountedEvaluation,
  visit: (judgements: readonly CountedJudgementRow[]) => void,
): Promise<void> {
  let after = { position: -1, judgeId: '' };
  let current: CountedJudgementRow[] = [];
  for (let isLast = false; !isLast;) {
    await turns.run(project, async () => {
      const rows = await listCountedJudgements(database, evaluationId, after, judgementsPerTurn);
      for (const row of rows) {
        if (current[0] !== undefined && current[0].position !== row.position) {
          visit(current);
          current = [];
        }
        current.push(row);
      }
      const end = rows.at(-1);
      if (end !== undefined) after = { position: end.position, judgeId: end.judge_id };
      isLast = rows.length < judgementsPerTurn;
    });
  }
  if (current.length > 0) visit(current);
}
