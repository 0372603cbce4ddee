import {
  deleteClosedEvaluation,
  listClosedEvaluations,
  type ClosedEvaluationRow,
} from '../store/closed-evaluations.ts';
import type { Database } from '../store/index.ts';
import { recordAction } from './admin-log.ts';
import type { Clock } from './clock.ts';

export interface RetentionService {
  /**
   * Returns the evaluations that were closed before a time, in pieces. Without a project, returns the evaluations of
   * all projects.
   */
  listClosed(beforeMs: number, project?: string): AsyncGenerator<ClosedEvaluationRow[]>;
  /**
   * Deletes evaluations. Leaves out evaluations that were reopened meanwhile. Returns the number of deleted
   * evaluations.
   */
  deleteClosed(beforeMs: number, rows: ClosedEvaluationRow[]): Promise<number>;
}

const rowsPerPiece = 100;

export function createRetentionService(database: Database, clock: Clock): RetentionService {
  return {
    async *listClosed(beforeMs, projectId) {
      const before = new Date(beforeMs).toISOString();
      for (let after = ''; ;) {
        const rows = await listClosedEvaluations(database, { after, before, limit: rowsPerPiece, projectId });
        const last = rows.at(-1);
        if (last === undefined) return;
        yield rows;
        after = last.id;
      }
    },

    deleteClosed: (beforeMs, rows) =>
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
