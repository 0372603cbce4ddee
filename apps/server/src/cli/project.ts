import type { Config } from '../config.ts';
import { DuplicateRow } from '../store/index.ts';
import { printTable, readCommand, UsageError, withServices, type Flags } from './command.ts';
import { confirm, yesFlag } from './confirm.ts';
import { findProject, noProject, purgeRows } from './find-project.ts';
import { exportToFile, importFromFile } from './project-file.ts';

export async function project(args: string[]): Promise<void> {
  const { config, flags, words } = readCommand(args, { ...yesFlag, name: { type: 'string' } });
  const [action, name, newName, ...rest] = words;
  if (rest.length === 0) {
    if (action === 'create' && name !== undefined && newName === undefined) return create(config, name);
    if (action === 'list' && name === undefined) return list(config);
    if (action === 'rename' && name !== undefined && newName !== undefined) return rename(config, flags, name, newName);
    if (action === 'export' && name !== undefined && newName !== undefined) return exportToFile(config, name, newName);
    if (action === 'import' && name !== undefined && newName === undefined) return importFromFile(config, flags, name);
    if (action === 'delete' && name !== undefined && newName === undefined) return remove(config, flags, name);
  }
  throw new UsageError(
    'project needs a subcommand: create <name>, list, rename <name> <new name>, delete <name>, ' +
      'export <name> <file> or import <file>',
  );
}

async function create(config: Config, name: string): Promise<void> {
  await withServices(config, async ({ projects }) => {
    const created = await orNameInUse(name, projects.create(name));
    console.log(`${created.name} ${created.id}`);
  });
}

async function list(config: Config): Promise<void> {
  await withServices(config, async ({ projects }) => {
    const rows = await projects.list();
    printTable(
      ['NAME', 'ID', 'CREATED'],
      rows.map((row) => [row.name, row.id, row.created_at]),
    );
  });
}

async function rename(config: Config, flags: Flags, name: string, newName: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    await confirm(flags, `The project "${name}" gets the name "${newName}".`);
    if (!(await orNameInUse(newName, services.projects.rename(found, newName)))) throw noProject(name);
    console.log(`${name} is now ${newName}`);
  });
}

async function remove(config: Config, flags: Flags, name: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    await confirm(flags, `This deletes the project "${name}" with its applications, evaluations and keys.`, name);
    if (!(await services.projects.delete(found))) throw noProject(name);
    console.log(`${name} is deleted; its keys do not work any more`);
    await purgeRows(services);
  });
}

async function orNameInUse<T>(name: string, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw error instanceof DuplicateRow ? new UsageError(`there is a project "${name}" already`) : error;
  }
}
