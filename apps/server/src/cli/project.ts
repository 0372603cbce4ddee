import type { Config } from '../config.ts';
import { checkProjectName, type InvalidValue } from '../services/contract-limits.ts';
import type { Services } from '../services/index.ts';
import { ImportRefused } from '../services/project-import.ts';
import { DuplicateRow } from '../store/index.ts';
import { exportProject } from '../store/project-file/export.ts';
import { ProjectFileFault } from '../store/project-file/read.ts';
import { explainLimits, readCommand, withServices, findProject, noProject, purgeRows } from './command.ts';
import { abortOnInterruption, confirm, escapeControls, printTable, progressPrinter, UsageError } from './terminal.ts';

export async function project(args: string[]): Promise<void> {
  const { config, flags, isSet, words } = readCommand(args, ['name'], ['yes']);
  const [action, name, newName, ...rest] = words;
  if (rest.length === 0) {
    if (action === 'create' && name !== undefined && newName === undefined) return create(config, name);
    if (action === 'list' && name === undefined) return list(config);
    if (action === 'rename' && name !== undefined && newName !== undefined) return rename(config, isSet, name, newName);
    if (action === 'export' && name !== undefined && newName !== undefined) return exportToFile(config, name, newName);
    if (action === 'import' && name !== undefined && newName === undefined)
      return importFromFile(config, flags['name'], name);
    if (action === 'delete' && name !== undefined && newName === undefined) return remove(config, isSet, name);
  }
  throw new UsageError(
    'project needs a subcommand: create <name>, list, rename <name> <new name>, delete <name>, ' +
      'export <name> <file> or import <file>',
  );
}

async function create(config: Config, name: string): Promise<void> {
  await withServices(config, async ({ projects }) => {
    const created = await ifNameAllowed(name, projects, projects.create(name));
    console.log(`${escapeControls(created.name)} ${created.id}`);
  });
}

async function list(config: Config): Promise<void> {
  await withServices(config, async ({ projects }) => {
    const rows = (await projects.list()).map((row) => [row.name, row.id, row.created_at]);
    printTable(['NAME', 'ID', 'CREATED'], rows);
  });
}

async function rename(config: Config, isSet: ReadonlySet<string>, name: string, newName: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    await explainLimits(describeNameLimit, checkProjectName(newName));
    const existing = await services.projects.find(newName);
    if (existing !== undefined && existing.id !== found.id) throw nameInUse(newName);
    await confirm(isSet, `The project "${escapeControls(name)}" gets the name "${escapeControls(newName)}".`);
    if (!(await ifNameAllowed(newName, services.projects, services.projects.rename(found, newName))))
      throw noProject(name);
    console.log(`${escapeControls(name)} is now ${escapeControls(newName)}`);
  });
}

async function remove(config: Config, isSet: ReadonlySet<string>, name: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    const question = `This deletes the project "${escapeControls(name)}" with its applications, evaluations and keys.`;
    await confirm(isSet, question, name);
    if (!(await services.projects.delete(found))) throw noProject(name);
    console.log(`${escapeControls(name)} is deleted; its keys do not work any more`);
    await purgeRows(services);
  });
}

async function ifNameAllowed<T>(name: string, projects: Services['projects'], written: Promise<T>): Promise<T> {
  try {
    return await explainLimits(describeNameLimit, written);
  } catch (error) {
    if (!(error instanceof DuplicateRow)) throw error;
    if ((await projects.find(name)) !== undefined) throw nameInUse(name);
    throw new UsageError(
      `an unfinished import uses the name "${escapeControls(name)}"; choose another name, or wait until the import ` +
        'ends; if it was killed, repeat it, or a server removes its rows after an hour',
    );
  }
}

function describeNameLimit({ limit }: InvalidValue): string {
  return `the name of a project ${limit}`;
}

function nameInUse(name: string): UsageError {
  return new UsageError(`there is a project "${escapeControls(name)}" already`);
}

async function exportToFile(config: Config, name: string, file: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    const recordExport = () => services.projects.recordExport(found);
    const rows = await abortOnInterruption((signal) =>
      exportProject(config.database, found, file, { onWritten: recordExport, signal }),
    );
    console.log(
      `wrote ${rows} rows of ${escapeControls(name)} to ${file}; ` +
        'the file contains hashes of API keys, so keep it private',
    );
  });
}

async function importFromFile(config: Config, name: string | undefined, file: string): Promise<void> {
  if (name !== undefined) await explainLimits(({ limit }) => `--name ${limit}`, checkProjectName(name));
  await withServices(config, async ({ projectImport }) => {
    const print = progressPrinter();
    const onProgress = (rows: number) => print(`${rows} rows …`, false);
    try {
      const imported = await abortOnInterruption((signal) => projectImport.run(file, { name, onProgress, signal }));
      console.log(`imported ${imported.rows} rows as the project ${escapeControls(imported.name)}`);
    } catch (error) {
      throw new UsageError(`nothing was imported from ${file}: ${describe(error, file)}`);
    }
  });
}

function describe(error: unknown, file: string): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === file) return 'there is no such file';
  if (code === 'EACCES' && path === file) return 'this user may not read the file';
  if (code === 'EISDIR') return 'it is a folder';
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof ProjectFileFault || error instanceof ImportRefused;
  return isExpected ? message : `the file or the database failed: ${message.replaceAll(/\s+/g, ' ')}`;
}
