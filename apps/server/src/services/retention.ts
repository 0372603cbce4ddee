import { deleteClosedEvaluation, listClosedEvaluations, type ClosedEvaluationRow } from '../store/evaluations.ts';
import { judgements, measure } from '../store/usage.ts';
import { recordAction } from './admin-log.ts';
import type { Context } from './session.ts';

const rowsPerPiece = 100;

export function createRetentionService({ database, clock }: Context) {
  return {
    /** Returns the evaluations, of one project or of all, that were closed before a time, in pieces. */
    async *listClosed(beforeMs: number, projectId?: string) {
      const before = new Date(beforeMs).toISOString();
      for (let after = ''; ;) {
        const rows = await listClosedEvaluations(database, { after, before, limit: rowsPerPiece, projectId });
        const last = rows.at(-1);
        if (last === undefined) return;
        // `judgements` is the number of updates in the log of judgements, as `jurybox usage` prints it.
        const counted = [];
        for (const row of rows)
          counted.push({ ...row, judgements: (await measure(database, judgements, row.id)).rows });
        yield counted;
        after = last.id;
      }
    },

    /** Deletes evaluations, except those that were reopened meanwhile. Returns the number of deleted evaluations. */
    deleteClosed: (beforeMs: number, rows: ClosedEvaluationRow[]) =>
      database.transaction(async (tx) => {
        const before = new Date(beforeMs).toISOString();
        let deleted = 0;
        for (const row of rows) {
          if (!(await deleteClosedEvaluation(tx, { id: row.id, before, now: clock.timestamp() }))) continue;
          await recordAction(tx, clock, { commandLineFor: row.project_id }, 'evaluation.delete', row);
          deleted += 1;
        }
        return deleted;
      }),
  };
}
