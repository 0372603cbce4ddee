import { deleteClosedEvaluation, listClosedEvaluations, type ClosedEvaluationRow } from '../store/evaluations.ts';
import { eachPiece } from '../store/sql.ts';
import { judgements, measure } from '../store/usage.ts';
import { recordAction } from './admin-log.ts';
import type { Context } from './session.ts';

const rowsPerPiece = 100;

export function createRetentionService({ database, clock }: Context) {
  return {
    async *listClosed(beforeMs: number, projectId?: string) {
      const before = new Date(beforeMs).toISOString();
      const list = (last?: ClosedEvaluationRow) =>
        listClosedEvaluations(database, last?.id ?? '', before, rowsPerPiece, projectId);
      for await (const rows of eachPiece(list)) {
        // `judgements` is the number of entries in the log of judgements, which `jurybox usage` prints too.
        const counted = [];
        for (const row of rows)
          counted.push({ ...row, judgements: (await measure(database, judgements, row.id)).rows });
        yield counted;
      }
    },

    /** Deletes evaluations, except those that were reopened meanwhile. Returns the number of deleted evaluations. */
    deleteClosed: (beforeMs: number, rows: ClosedEvaluationRow[]) =>
      database.transaction(async (tx) => {
        const before = new Date(beforeMs).toISOString();
        let deleted = 0;
        for (const row of rows) {
          if (!(await deleteClosedEvaluation(tx, row.id, before, clock.timestamp()))) continue;
          await recordAction(tx, clock, { commandLineFor: row.project_id }, 'evaluation.delete', row);
          deleted += 1;
        }
        return deleted;
      }),
  };
}
