import type { Config } from '../config.ts';
import type { Services } from '../services/index.ts';
import { DuplicateRow, StorageUnavailable } from '../store/index.ts';
import type { ProjectRow } from '../store/projects.ts';
import { printTable, readCommand, UsageError, withServices, type Flags } from './command.ts';
import { confirm, yesFlag } from './confirm.ts';

export async function project(args: string[]): Promise<void> {
  const { config, flags, words } = readCommand(args, yesFlag);
  const [action, name, newName, ...rest] = words;
  if (rest.length === 0) {
    if (action === 'create' && name !== undefined && newName === undefined) return create(config, name);
    if (action === 'list' && name === undefined) return list(config);
    if (action === 'rename' && name !== undefined && newName !== undefined) return rename(config, flags, name, newName);
    if (action === 'delete' && name !== undefined && newName === undefined) return remove(config, flags, name);
  }
  throw new UsageError('project needs a subcommand: create <name>, list, rename <name> <new name> or delete <name>');
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

/** Removes the rows of what was deleted. A server continues this if it fails here. */
export async function purgeRows({ purge }: Services): Promise<void> {
  try {
    await purge.run();
    console.log('the rows are removed');
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    console.error(`a running server removes the remaining rows, because the database is busy: ${error.message}`);
  }
}

/** Returns the project with a name. Throws UsageError if there is none. */
export async function findProject({ projects }: Services, name: string | boolean | undefined): Promise<ProjectRow> {
  if (typeof name !== 'string') throw new UsageError('--project <name> is missing');
  const found = await projects.find(name);
  if (found === undefined) throw noProject(name);
  return found;
}

function noProject(name: string): UsageError {
  return new UsageError(`there is no project "${name}"`);
}

async function orNameInUse<T>(name: string, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw error instanceof DuplicateRow ? new UsageError(`there is a project "${name}" already`) : error;
  }
}
