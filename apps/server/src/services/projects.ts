import * as projects from '../store/projects.ts';
import { recordAction } from './admin-log.ts';
import { checkProjectName } from './contract-limits.ts';
import { newId } from './ids.ts';
import type { Context } from './session.ts';

export function createProjectService({ database, clock }: Context) {
  return {
    /** Creates a project with a workspace and an organization. Rejects with DuplicateRow or InvalidValue. */
    async create(name: string) {
      await checkProjectName(name);
      const row = { id: newId(), name, workspace_id: newId(), organization_id: newId(), created_at: clock.timestamp() };
      await database.transaction(async (tx) => {
        await projects.insertProject(tx, row);
        await recordAction(tx, clock, { commandLineFor: row.id }, 'project.create', row);
      });
      return row;
    },
    find: (name: string) => projects.findProjectByName(database, name),
    list: () => projects.listProjects(database),
    /** Renames a project. Returns false if it was deleted meanwhile. Rejects with DuplicateRow or InvalidValue. */
    async rename({ id }: projects.ProjectRow, name: string) {
      await checkProjectName(name);
      return database.transaction(async (tx) => {
        if (!(await projects.renameProject(tx, id, name))) return false;
        await recordAction(tx, clock, { commandLineFor: id }, 'project.rename', { id, name });
        return true;
      });
    },
    /** Deletes a project with everything in it. Its keys stop working. Returns false if it was deleted before. */
    delete: (project: projects.ProjectRow) =>
      database.transaction(async (tx) => {
        if (!(await projects.deleteProject(tx, project.id, clock.timestamp()))) return false;
        await recordAction(tx, clock, { commandLineFor: project.id }, 'project.delete', project);
        return true;
      }),
    recordExport: (project: projects.ProjectRow) =>
      database.transaction((tx) => recordAction(tx, clock, { commandLineFor: project.id }, 'project.export', project)),
  };
}
