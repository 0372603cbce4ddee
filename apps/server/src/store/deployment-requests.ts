import type { Tables } from '../../generated/tables.gen.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto, selectFirst } from './sql.ts';

export type DeploymentRequestRow = Tables['deployment_requests'];

export const insertRequest = insertInto<DeploymentRequestRow>('deployment_requests');

export const findRequest = selectFirst<DeploymentRequestRow, [id: string, projectId: string]>(
  `SELECT r.* FROM deployment_requests r JOIN apps a ON a.id = r.app_id AND a.deleted_at IS NULL
   WHERE r.id = $1 AND a.project_id = $2`,
);

/** Returns requests with an id below `before`, newest first, at the time `now`: all, open ones only, or the others. */
export function listRequests(
  db: Statements,
  { appId, environment, isOpen, now }: { appId: string; environment: string; isOpen: boolean | undefined; now: string },
  before: string | undefined,
  limit: number,
) {
  const values = [appId, environment, limit];
  const conditions = ['app_id = $1', 'environment = $2'];
  if (before !== undefined) conditions.push(`id < $${values.push(before)}`);
  if (isOpen === true) conditions.push(`decision IS NULL AND expires_at > $${values.push(now)}`);
  if (isOpen === false) conditions.push(`(decision IS NOT NULL OR expires_at <= $${values.push(now)})`);
  const rows = `SELECT * FROM deployment_requests WHERE ${conditions.join(' AND ')}`;
  // Otherwise PostgreSQL may search all requests, in the order of the list, for the few open ones.
  const from = isOpen === true ? `WITH open AS MATERIALIZED (${rows}) SELECT * FROM open` : rows;
  const sql = `${from} ORDER BY id DESC LIMIT $3`;
  return db.all<DeploymentRequestRow>(sql, ...values);
}

export async function storeDecision(tx: Transaction, row: DeploymentRequestRow): Promise<void> {
  const sql = `UPDATE deployment_requests SET decision = $2, decision_note = $3, decided_at = $4, decided_by_id = $5,
    deployment_number = $6 WHERE id = $1`;
  const { decision, decision_note: note, decided_at: at, decided_by_id: by, deployment_number: number } = row;
  await tx.run(sql, row.id, decision, note, at, by, number);
}
