import type { Statements } from './database.ts';
import { insertInto } from './insert.ts';

export interface ProjectRow {
  id: string;
  name: string;
  workspace_id: string;
  organization_id: string;
  created_at: string;
}

/** Inserts a project. Throws DuplicateRow if there is a project with that name. */
export const insertProject = insertInto<ProjectRow>('projects', [
  'id',
  'name',
  'workspace_id',
  'organization_id',
  'created_at',
]);

export function findProjectByName(db: Statements, name: string): Promise<ProjectRow | undefined> {
  return db.get<ProjectRow>('SELECT * FROM projects WHERE name = $1', name);
}

export function listProjects(db: Statements): Promise<ProjectRow[]> {
  return db.all<ProjectRow>('SELECT * FROM projects ORDER BY name');
}
