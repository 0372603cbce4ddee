import type { Tables } from '../../generated/tables.gen.ts';
import type { Statements, Transaction } from './database.ts';
import type { KeyRow } from './keys.ts';
import { selectAfter, selectCount, selectFirst } from './sql.ts';

export type JudgeRow = Tables['judges'];

export interface JudgeAddress {
  evaluationId: string;
  judgeId: string;
}

const insertJudge = `INSERT INTO judges (evaluation_id, judge_id, created_at, name, is_name_fixed, judged_count,
  last_judged_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (evaluation_id, judge_id)`;

export function findJudge(db: Statements, { evaluationId, judgeId }: JudgeAddress): Promise<JudgeRow | undefined> {
  const sql = 'SELECT * FROM judges WHERE evaluation_id = $1 AND judge_id = $2';
  return db.get<JudgeRow>(sql, evaluationId, judgeId);
}

export function lockJudge(tx: Transaction, { evaluationId, judgeId }: JudgeAddress): void {
  tx.lock(`judge ${evaluationId} ${judgeId}`, 'exclusive');
}

/** Inserts the row of a judge, unless the evaluation has this row already. */
export function addJudge(tx: Transaction, { evaluationId, judgeId }: JudgeAddress, now: string): void {
  tx.write(`${insertJudge} DO NOTHING`, evaluationId, judgeId, now, null, 0, 0, null);
}

/** Sets a judge's name. Inserts the row of a judge who has none. Returns undefined if an invitation fixed the name. */
export function renameJudge(
  tx: Transaction,
  { evaluationId, judgeId }: JudgeAddress,
  { name, isFixed, now }: { name: string; isFixed: boolean; now: string },
): Promise<JudgeRow | undefined> {
  const sql = `${insertJudge} DO UPDATE SET name = $4, is_name_fixed = $5
    WHERE judges.is_name_fixed = 0 OR $5 = 1 RETURNING *`;
  return tx.get<JudgeRow>(sql, evaluationId, judgeId, now, name, Number(isFixed), 0, null);
}

/** Adds `change` to the number of scenarios that the judge has judged. Inserts the judge's row if the judge is new. */
export function addToJudge(tx: Transaction, { evaluationId, judgeId }: JudgeAddress, change: number, now: string) {
  const sql = `${insertJudge} DO UPDATE SET judged_count = judges.judged_count + $6, last_judged_at = $7`;
  tx.write(sql, evaluationId, judgeId, now, null, 0, change, now);
}

export const listJudges = selectAfter<JudgeRow>(
  'SELECT * FROM judges WHERE evaluation_id = $1 AND judge_id > $2 ORDER BY judge_id LIMIT $3',
);

export type InvitationRow = KeyRow & { judge_name: string | null; is_name_fixed: number | null };

export const listInvitations = selectAfter<InvitationRow>(
  `SELECT k.*, j.name AS judge_name, j.is_name_fixed FROM keys k
   LEFT JOIN judges j ON j.evaluation_id = k.evaluation_id AND j.judge_id = k.user_id
   WHERE k.evaluation_id = $1 AND k.role = 'evaluator' AND k.id > $2 ORDER BY k.id LIMIT $3`,
);

export const findInvitationFor = selectFirst<{ id: string }, [evaluationId: string, userId: string]>(
  "SELECT id FROM keys WHERE evaluation_id = $1 AND user_id = $2 AND is_shared = 0 AND role = 'evaluator' LIMIT 1",
);

export const countJoined = selectCount<[invitationId: string]>('FROM keys WHERE created_from_id = $1');
