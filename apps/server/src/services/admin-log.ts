/** The admin log: who created, changed, revoked, deployed or deleted what, and when. */
import type { AdminLogEntry } from '@jurybox/types';
import type { Transaction } from '../store/database.ts';
import { insertAdminLogRow, listAdminLog, listProjectAdminLog, type AdminLogRow } from '../store/admin-log.ts';
import { eachPiece } from '../store/sql.ts';
import { firstIdOf, newId } from './ids.ts';
import { isRefusal } from './outcome.ts';
import { byId, pick, readPage, type PageRequest } from './paging.ts';
import { readPeriod, type PeriodQuery } from './period.ts';
import type { Session, Context } from './session.ts';
import type { Clock } from './time.ts';

export type AdminAction =
  | `app.${'create' | 'rename' | 'delete'}`
  | `variant.${'create' | 'revise' | 'delete'}`
  | 'environment.protect'
  | 'deployment.create'
  | `deployment-request.${'create' | 'approve' | 'reject' | 'withdraw'}`
  | `evaluation.${'create' | 'change' | 'close' | 'reopen' | 'delete'}`
  | 'scenarios.add'
  | `key.${'create' | 'rotate' | 'revoke'}`
  | `invitation.${'create' | 'join' | 'revoke'}`
  | `results-key.${'create' | 'revoke'}`
  | `project.${'create' | 'rename' | 'delete' | 'export' | 'import'}`
  | 'user.erase';

/** A caller or the command-line tool. `commandLineFor` is the changed project, or null if all projects are changed. */
export type Actor = Pick<Session, 'key' | 'user' | 'project'> | { commandLineFor: string | null };

export const adminLogRetentionMs = 400 * 86_400_000;

/** Records an action. Call it in the transaction of the change, so that either both are stored or neither. */
export async function recordAction(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  action: AdminAction,
  object: { id: string; name?: string | null },
): Promise<void> {
  const isCommandLine = 'commandLineFor' in actor;
  const createdAt = clock.timestamp();
  await insertAdminLogRow(tx, {
    // The time in the id must not be before `created_at`, because `read` searches by the time in the ids.
    id: newId(Date.parse(createdAt)),
    created_at: createdAt,
    project_id: isCommandLine ? actor.commandLineFor : actor.project,
    actor_key_id: isCommandLine ? null : actor.key || null,
    actor_user_id: isCommandLine || actor.key === '' ? null : actor.user,
    action,
    object_id: object.id,
    object_name: object.name ?? null,
  });
}

const rowsPerPiece = 500;
/** The maximum number of entries that one request searches. */
const maxSearchedRows = 1000;

interface AdminLogFilter extends PageRequest, PeriodQuery {
  action?: string | undefined;
  object_id?: string | undefined;
  actor_user_id?: string | undefined;
}

export function createAdminLogService({ database, turns }: Context) {
  return {
    /** Returns a page of entries, newest first. With a filter, a page may be empty although later pages are not. */
    async list({ project }: Session, filter: AdminLogFilter) {
      const period = readPeriod(filter);
      if (isRefusal(period)) return period;
      const { first, end, since, until } = period;
      const equal = Object.entries(pick(filter, 'action', 'object_id', 'actor_user_id')).filter(
        ([, value]) => value !== undefined,
      );
      const isMatch = (row: AdminLogRow) =>
        equal.every(([column, value]) => row[column as 'action'] === value) &&
        Date.parse(row.created_at) >= since &&
        Date.parse(row.created_at) < until;
      const isFiltered = equal.length > 0 || since > -Infinity || until < Infinity;
      return readPage(turns, project, byId, filter, entryOf, async (after, { limit }) => {
        const searched = isFiltered ? maxSearchedRows : limit;
        const rows = await listProjectAdminLog(database, project, first, after ?? end, searched);
        const matching = rows.filter(isMatch).slice(0, limit);
        const isComplete = matching.length === limit || rows.length < searched;
        return isComplete ? matching : { rows: matching, matchCount: limit, lastKey: rows.at(-1)?.id };
      });
    },

    /** Returns the entries since `sinceMs`, oldest first, in pieces. Without `project`, those of all projects. */
    async *read({ project, sinceMs = 0 }: { project?: string | undefined; sinceMs?: number | undefined }) {
      const since = new Date(sinceMs).toISOString();
      // Misses no entry: the time in an entry's id is never before `created_at`, so its id is not before `firstIdOf`.
      const list = (last?: AdminLogRow) =>
        listAdminLog(database, last?.id ?? firstIdOf(sinceMs), rowsPerPiece, project);
      for await (const rows of eachPiece(list)) yield rows.filter((row) => row.created_at >= since);
    },
  };
}

function entryOf({ id, ...row }: AdminLogRow): AdminLogEntry {
  const same = pick(row, 'created_at', 'actor_key_id', 'actor_user_id', 'action', 'object_id', 'object_name');
  return { entry_id: id, ...same };
}
