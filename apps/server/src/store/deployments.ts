import type { Statements, Transaction } from './database.ts';

export interface DeploymentRow {
  app_id: string;
  environment: string;
  number: number;
  variant_id: string;
  variant_name: string;
  revision: number;
  created_at: string;
  created_by_id: string;
}

/** An environment with what it serves; the deployment's columns are null where that is nothing. */
export type EnvironmentRow = { name: string } & { [Column in keyof DeploymentRow]: DeploymentRow[Column] | null };

/** Counts the environment's deployments up and gives the new number; whoever deploys there next waits for this transaction. */
export async function nextDeployment(tx: Transaction, appId: string, environment: string): Promise<number | undefined> {
  const row = await tx.get<{ deployment_number: number }>(
    'UPDATE environments SET deployment_number = deployment_number + 1 WHERE app_id = $1 AND name = $2 RETURNING deployment_number',
    appId,
    environment,
  );
  return row?.deployment_number;
}

/** Adds to the history and puts the finished answer where readers look. */
export async function insertDeployment(
  tx: Transaction,
  row: DeploymentRow,
  answer: string,
  etag: string,
): Promise<void> {
  await tx.run(
    `INSERT INTO deployments (app_id, environment, number, variant_id, variant_name, revision, created_at, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    row.app_id,
    row.environment,
    row.number,
    row.variant_id,
    row.variant_name,
    row.revision,
    row.created_at,
    row.created_by_id,
  );
  await storeAnswer(tx, row.app_id, row.environment, answer, etag);
}

export async function storeAnswer(
  tx: Transaction,
  appId: string,
  environment: string,
  answer: string,
  etag: string,
): Promise<void> {
  await tx.run(
    'UPDATE environments SET answer = $3, etag = $4 WHERE app_id = $1 AND name = $2',
    appId,
    environment,
    answer,
    etag,
  );
}

/**
 * The answers of an app's environments; nobody else changes them until this transaction ends. Taken before the app
 * itself by everyone who takes both, so that no two wait for each other.
 */
export function lockAnswers(
  tx: Transaction,
  projectId: string,
  appId: string,
): Promise<{ name: string; answer: string | null }[]> {
  return tx.all(
    'UPDATE environments SET position = position WHERE app_id = $1 AND project_id = $2 RETURNING name, answer',
    appId,
    projectId,
  );
}

const withDeployment = `SELECT e.name, d.* FROM environments e
  LEFT JOIN deployments d ON d.app_id = e.app_id AND d.environment = e.name AND d.number = e.deployment_number`;

export function listEnvironments(at: Statements, appId: string): Promise<EnvironmentRow[]> {
  return at.all<EnvironmentRow>(`${withDeployment} WHERE e.app_id = $1 ORDER BY e.position`, appId);
}

/** The names of the environments that serve a variant. */
export async function environmentsServing(at: Statements, appId: string, variantId: string): Promise<string[]> {
  const rows = await at.all<EnvironmentRow>(
    `${withDeployment} WHERE e.app_id = $1 AND d.variant_id = $2 ORDER BY e.position`,
    appId,
    variantId,
  );
  return rows.map(({ name }) => name);
}

/** The deployments with a number below `before`, newest first. */
export function listDeployments(
  at: Statements,
  appId: string,
  environment: string,
  before: number,
  limit: number,
): Promise<DeploymentRow[]> {
  return at.all<DeploymentRow>(
    'SELECT * FROM deployments WHERE app_id = $1 AND environment = $2 AND number < $3 ORDER BY number DESC LIMIT $4',
    appId,
    environment,
    before,
    limit,
  );
}

export async function hasEnvironment(at: Statements, appId: string, name: string): Promise<boolean> {
  return (await at.get('SELECT name FROM environments WHERE app_id = $1 AND name = $2', appId, name)) !== undefined;
}
