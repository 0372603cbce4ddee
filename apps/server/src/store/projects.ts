import type { Statements, Transaction } from './database.ts';

export interface ProjectRow {
  id: string;
  name: string;
  workspace_id: string;
  organization_id: string;
  created_at: string;
}

export async function insertProject(tx: Transaction, row: ProjectRow): Promise<void> {
  await tx.run(
    'INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $2, $3, $4, $5)',
    row.id,
    row.name,
    row.workspace_id,
    row.organization_id,
    row.created_at,
  );
}

export function findProjectByName(at: Statements, name: string): Promise<ProjectRow | undefined> {
  return at.get<ProjectRow>('SELECT * FROM projects WHERE name = $1', name);
}

export function listProjects(at: Statements): Promise<ProjectRow[]> {
  return at.all<ProjectRow>('SELECT * FROM projects ORDER BY name');
}
