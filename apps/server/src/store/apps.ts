import type { Database, Statements, Transaction } from './database.ts';

export interface AppRow {
  id: string;
  project_id: string;
  name: string;
  created_at: string;
  updated_at: string;
  modified_by_id: string;
}

export async function insertApp(tx: Transaction, row: AppRow, environments: readonly string[]): Promise<void> {
  await tx.run(
    'INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id) VALUES ($1, $2, $3, $4, $5, $6)',
    row.id, row.project_id, row.name, row.created_at, row.updated_at, row.modified_by_id,
  );
  for (const [position, name] of environments.entries()) {
    await tx.run('INSERT INTO environments (app_id, name, project_id, position) VALUES ($1, $2, $3, $4)', row.id, name, row.project_id, position);
  }
}

export function findApp(at: Statements, projectId: string, appId: string): Promise<AppRow | undefined> {
  return at.get<AppRow>('SELECT * FROM apps WHERE id = $1 AND project_id = $2', appId, projectId);
}

/** What an environment serves: the finished answer and its entity tag, as the deployment stored them. */
export interface DeployedRow {
  answer: string | null;
  etag: string | null;
}

export function lookUpDeployed(at: Database, projectId: string, appId: string, environment: string): Promise<DeployedRow | undefined> {
  return at.lookup<DeployedRow>(
    'SELECT answer, etag FROM environments WHERE app_id = $1 AND name = $2 AND project_id = $3',
    appId, environment, projectId,
  );
}
