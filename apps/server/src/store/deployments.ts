import { hash } from 'node:crypto';
import type { Tables } from '../../generated/tables.gen.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto, selectAll, selectBefore, selectFirst } from './sql.ts';

export type DeploymentRow = Tables['deployments'];

/** An environment with its current deployment. If it has none, the columns of the deployment are null. */
export type EnvironmentRow = { name: string } & Protection & {
    [Column in keyof DeploymentRow]: DeploymentRow[Column] | null;
  };

/** The protection of an environment. If both columns are 0, everybody with the role editor can deploy to it. */
export type Protection = Pick<Tables['environments'], 'is_admin_required' | 'is_approval_required'>;
export type LockedEnvironment = Protection & Pick<Tables['environments'], 'name' | 'deployment_number' | 'answer'>;

function lockAnd(set: string) {
  const columns = 'name, deployment_number, answer, is_admin_required, is_approval_required';
  const sql = `UPDATE environments SET ${set} WHERE app_id = $1 AND name = $2 RETURNING ${columns}`;
  return (tx: Transaction, appId: string, name: string) => tx.get<LockedEnvironment>(sql, appId, name);
}

/** Locks an environment: until the transaction ends, its deployments, its protection and its requests do not change. */
export const lockEnvironment = lockAnd('position = position');

/** Like `lockEnvironment`. Also raises the environment's deployment number by one. */
export const beginDeployment = lockAnd('deployment_number = deployment_number + 1');

export async function protectEnvironment(tx: Transaction, appId: string, name: string, protection: Protection) {
  const sql =
    'UPDATE environments SET is_admin_required = $3, is_approval_required = $4 WHERE app_id = $1 AND name = $2';
  await tx.run(sql, appId, name, protection.is_admin_required, protection.is_approval_required);
}

/** Adds a deployment to the history. `storeDeployedVariant` stores what the environment serves from now on. */
export const insertDeployment = insertInto<DeploymentRow>('deployments');

export function entityTag(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

export async function storeDeployedVariant(tx: Transaction, appId: string, environment: string, body: string) {
  const sql = 'UPDATE environments SET answer = $3, etag = $4 WHERE app_id = $1 AND name = $2';
  await tx.run(sql, appId, environment, body, entityTag(body));
  tx.notify?.();
}

/**
 * Locks the environments of an app, and returns them. To prevent deadlocks, every transaction that also locks the app
 * locks the environments first.
 */
export function lockDeployedVariants(tx: Transaction, appId: string, projectId: string) {
  const sql = 'UPDATE environments SET position = position WHERE app_id = $1 AND project_id = $2 RETURNING *';
  return tx.all<Tables['environments']>(sql, appId, projectId);
}

const environmentsWithDeployment = `SELECT e.name, e.is_admin_required, e.is_approval_required, d.* FROM environments e
  LEFT JOIN deployments d ON d.app_id = e.app_id AND d.environment = e.name AND d.number = e.deployment_number`;

export const listEnvironments = selectAll<EnvironmentRow, [appId: string]>(
  `${environmentsWithDeployment} WHERE e.app_id = $1 ORDER BY e.position`,
);

export async function environmentsServing(db: Statements, appId: string, variantId: string): Promise<string[]> {
  const sql = `${environmentsWithDeployment} WHERE e.app_id = $1 AND d.variant_id = $2 ORDER BY e.position`;
  const rows = await db.all<EnvironmentRow>(sql, appId, variantId);
  return rows.map(({ name }) => name);
}

export const listDeployments = selectBefore<DeploymentRow, number, [appId: string, environment: string]>(
  'SELECT * FROM deployments WHERE app_id = $1 AND environment = $2',
  'number',
);

export const findEnvironment = selectFirst<{ name: string }, [appId: string, name: string, projectId: string]>(
  'SELECT name FROM environments WHERE app_id = $1 AND name = $2 AND project_id = $3',
);

export type DeploymentRequestRow = Tables['deployment_requests'];

export const insertRequest = insertInto<DeploymentRequestRow>('deployment_requests');

export const findRequest = selectFirst<DeploymentRequestRow, [id: string, projectId: string]>(
  `SELECT r.* FROM deployment_requests r JOIN apps a ON a.id = r.app_id AND a.deleted_at IS NULL
   WHERE r.id = $1 AND a.project_id = $2`,
);

/**
 * Lists requests with an id below `before`, newest first. If `isOpen` is true, lists only requests that are open at the
 * time `now`. If it is false, lists only the others.
 */
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
  // Without MATERIALIZED, PostgreSQL may read all requests in the order of their ids to find the few open ones.
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
