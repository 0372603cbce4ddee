import type { Database } from '../store/index.ts';
import * as projects from '../store/projects.ts';
import type { Clock } from './clock.ts';
import { newId } from './ids.ts';

export interface ProjectService {
  /** Creates a project with a workspace and an organization. Rejects with DuplicateRow if the name is in use. */
  create(name: string): Promise<projects.ProjectRow>;
  find(name: string): Promise<projects.ProjectRow | undefined>;
  list(): Promise<projects.ProjectRow[]>;
}

export function createProjectService(database: Database, clock: Clock): ProjectService {
  return {
    async create(name) {
      const row = { id: newId(), name, workspace_id: newId(), organization_id: newId(), created_at: clock.timestamp() };
      await database.transaction((tx) => projects.insertProject(tx, row));
      return row;
    },
    find: (name) => projects.findProjectByName(database, name),
    list: () => projects.listProjects(database),
  };
}
