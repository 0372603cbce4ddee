import type { Transaction } from './database.ts';

export interface DeploymentRow {
  id: string;
  app_id: string;
  environment: string;
  variant_id: string;
  variant_name: string;
  revision: number;
  created_at: string;
  created_by_id: string;
}

/** Adds to the history and puts the finished answer where readers look, in one transaction. */
export async function insertDeployment(tx: Transaction, row: DeploymentRow, answer: string, etag: string): Promise<void> {
  await tx.run(
    `INSERT INTO deployments (id, app_id, environment, variant_id, variant_name, revision, created_at, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    row.id, row.app_id, row.environment, row.variant_id, row.variant_name, row.revision, row.created_at, row.created_by_id,
  );
  await tx.run(
    'UPDATE environments SET deployment_id = $3, answer = $4, etag = $5 WHERE app_id = $1 AND name = $2',
    row.app_id, row.environment, row.id, answer, etag,
  );
}
