/** Reads the judgements from which results are computed, a limited number at a time. */
import type { Statements } from './database.ts';
import type { JudgementPlace } from './own-judgements.ts';

/** A judge's own judgement of a scenario. */
export interface CountedJudgementRow {
  position: number;
  judge_id: string;
  vote: string | null;
  /** JSON text. */
  score: string | null;
  /** The variant whose output the judge should see first. */
  first_shown: string | null;
}

/**
 * Returns the judgements of all judges, ordered by position and judge. Starts after the row `after`. Reads only the
 * index.
 */
export function listCountedJudgements(
  db: Statements,
  evaluationId: string,
  after: JudgementPlace,
  limit: number,
): Promise<CountedJudgementRow[]> {
  return db.all<CountedJudgementRow>(
    `SELECT position, judge_id, vote, score, first_shown FROM scenario_judges
     WHERE evaluation_id = $1 AND judged = 1 AND (position, judge_id) > ($2, $3)
     ORDER BY position, judge_id LIMIT $4`,
    evaluationId,
    after.position,
    after.judgeId,
    limit,
  );
}
