import { checkProjectName, type InvalidValue } from '../services/contract-limits.ts';
import type { Services } from '../services/index.ts';
import { ImportRefused } from '../services/project-import.ts';
import { DuplicateRow } from '../store/database.ts';
import { exportProject } from '../store/project-file/export.ts';
import { ProjectFileFault } from '../store/project-file/read.ts';
import { explainLimits, findProject, noProject, purgeRows, readCommand, runSubcommand } from './command.ts';
import type { Command, Subcommands } from './command.ts';
import { abortOnInterruption, confirm, escapeControls, printTable, progressPrinter, UsageError } from './terminal.ts';

export async function project(args: string[]): Promise<void> {
  const usage =
    'project needs a subcommand: create <name>, list, rename <name> <new name>, delete <name>, ' +
    'export <name> <file> or import <file>';
  await runSubcommand(subcommands, usage, readCommand(args, ['name'], ['yes']));
}

const subcommands: Subcommands = {
  create: [1, create],
  list: [0, list],
  rename: [2, rename],
  delete: [1, remove],
  export: [2, exportToFile],
  import: [1, importFromFile],
};

async function create({ projects }: Services, _: Command, name: string): Promise<void> {
  const created = await ifNameAllowed(name, projects, projects.create(name));
  console.log(`${escapeControls(created.name)} ${created.id}`);
}

async function list({ projects }: Services): Promise<void> {
  const rows = (await projects.list()).map((row) => [row.name, row.id, row.created_at]);
  printTable(['NAME', 'ID', 'CREATED'], rows);
}

async function rename(services: Services, { isSet }: Command, name: string, newName: string): Promise<void> {
  const found = await findProject(services, name);
  await explainLimits(describeNameLimit, checkProjectName(newName));
  const existing = await services.projects.find(newName);
  if (existing !== undefined && existing.id !== found.id) throw nameInUse(newName);
  await confirm(isSet, `The project "${escapeControls(name)}" gets the name "${escapeControls(newName)}".`);
  if (!(await ifNameAllowed(newName, services.projects, services.projects.rename(found, newName))))
    throw noProject(name);
  console.log(`${escapeControls(name)} is now ${escapeControls(newName)}`);
}

async function remove(services: Services, { isSet }: Command, name: string): Promise<void> {
  const found = await findProject(services, name);
  await confirm(
    isSet,
    `This command deletes the project "${escapeControls(name)}" with its applications, evaluations and keys.`,
    name,
  );
  if (!(await services.projects.delete(found))) throw noProject(name);
  console.log(`${escapeControls(name)} is deleted; its keys do not work any more`);
  await purgeRows(services);
}

async function ifNameAllowed<T>(name: string, projects: Services['projects'], written: Promise<T>): Promise<T> {
  try {
    return await explainLimits(describeNameLimit, written);
  } catch (error) {
    if (!(error instanceof DuplicateRow)) throw error;
    if ((await projects.find(name)) !== undefined) throw nameInUse(name);
    throw new UsageError(
      `an unfinished import uses the name "${escapeControls(name)}"; choose another name, or wait until the import ` +
        'ends; if the import was killed, repeat it, or wait an hour until a server has removed its rows',
    );
  }
}

function describeNameLimit({ limit }: InvalidValue): string {
  return `the name of a project ${limit}`;
}

function nameInUse(name: string): UsageError {
  return new UsageError(`there is a project "${escapeControls(name)}" already`);
}

async function exportToFile(services: Services, { config }: Command, name: string, file: string): Promise<void> {
  const found = await findProject(services, name);
  const onWritten = () => services.projects.recordExport(found);
  const rows = await abortOnInterruption((signal) =>
    exportProject(config.database, found, file, { onWritten, signal }),
  );
  const keepPrivate = 'the file contains hashes of API keys, so keep it private';
  console.log(`wrote ${rows} rows of ${escapeControls(name)} to ${file}; ${keepPrivate}`);
}

async function importFromFile({ projectImport }: Services, { flags: { name } }: Command, file: string): Promise<void> {
  if (name !== undefined) await explainLimits(({ limit }) => `--name ${limit}`, checkProjectName(name));
  const print = progressPrinter();
  const onProgress = (rows: number) => print(`${rows} rows …`, false);
  try {
    const imported = await abortOnInterruption((signal) => projectImport.run(file, { name, onProgress, signal }));
    console.log(`imported ${imported.rows} rows as the project ${escapeControls(imported.name)}`);
  } catch (error) {
    throw new UsageError(`nothing was imported from ${file}: ${describe(error, file)}`);
  }
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
