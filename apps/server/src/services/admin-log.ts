/** The admin log: who created, changed, revoked, deployed or deleted what, and when. */
import type { Transaction } from '../store/index.ts';
import { insertAdminLogRow, listAdminLog, type AdminLogRow } from '../store/admin-log.ts';
import { eachPiece } from '../store/sql.ts';
import type { Clock } from './time.ts';
import { firstIdOf, newId } from './ids.ts';
import type { Session, Context } from './session.ts';

export type AdminAction =
  | `app.${'create' | 'rename' | 'delete'}`
  | `variant.${'create' | 'revise' | 'delete'}`
  | 'deployment.create'
  | `evaluation.${'create' | 'change' | 'close' | 'reopen' | 'delete'}`
  | 'scenarios.add'
  | `key.${'create' | 'rotate' | 'revoke'}`
  | `invitation.${'create' | 'join' | 'revoke'}`
  | `results-key.${'create' | 'revoke'}`
  | `project.${'create' | 'rename' | 'delete' | 'export' | 'import'}`
  | 'user.erase';

/** The author of an action: a session, or the command line acting in the project `commandLineFor` (null: in all). */
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

export function createAdminLogService({ database }: Context) {
  return {
    /** Returns the entries of a project, or of all projects, since the given time, oldest first, in pieces. */
    async *read({ project, sinceMs = 0 }: { project?: string | undefined; sinceMs?: number | undefined }) {
      const since = new Date(sinceMs).toISOString();
      // The time in an id is never before `created_at`, so all entries since `sinceMs` have later ids.
      const list = (last?: AdminLogRow) =>
        listAdminLog(database, last?.id ?? firstIdOf(sinceMs), rowsPerPiece, project);
      for await (const rows of eachPiece(list)) yield rows.filter((row) => row.created_at >= since);
    },
  };
}
