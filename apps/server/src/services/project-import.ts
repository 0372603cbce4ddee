import { setTimeout as pauseFor } from 'node:timers/promises';
import { DuplicateRow, OutcomeUnknown, StorageUnavailable, type Database, type Transaction } from '../store/index.ts';
import { insertRows, maxBatchBytes, maxBatchRows, MissingReference } from '../store/project-file/insert.ts';
import { ProjectFileFault, readProjectFile, type FileRow } from '../store/project-file/read.ts';
import { readProjectTables } from '../store/project-file/tables.ts';
import * as projects from '../store/projects.ts';
import { recordAction } from './admin-log.ts';
import type { Clock } from './clock.ts';

/** Thrown if a project cannot be imported. Callers do not see an incomplete project. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

export interface ProjectImportService {
  /**
   * Imports a project file. All objects keep their ids. The project is called `name`, or by default as in the file.
   * Callers see the project only when it is complete. Rejects with ImportRefused. Calls `onProgress` with the number of
   * rows imported so far.
   */
  run(file: string, name?: string, onProgress?: (rows: number) => void): Promise<{ name: string; rows: number }>;
}

/**
 * If an import stores no batch for this time, the purge removes the rows that the import has stored. Callers never see
 * the rows of an unfinished import.
 */
const hiddenMs = 3_600_000;

export function createProjectImportService(database: Database, clock: Clock): ProjectImportService {
  const hiddenUntil = () => new Date(clock.timeMs() + hiddenMs).toISOString();

  const begin = async (row: projects.ProjectRow): Promise<void> => {
    const existing = await projects.findProjectById(database, row.id);
    if (existing !== undefined)
      throw new ImportRefused(`this server has a project with the same id, "${existing.name}"; delete it first`);
    try {
      await database.transaction((tx) => projects.insertHiddenProject(tx, row, hiddenUntil()));
    } catch (error) {
      if (!(error instanceof DuplicateRow)) throw error;
      throw new ImportRefused(`there is a project "${row.name}" already; choose another name with --name`);
    }
  };

  const insertAll = async (file: string, projectId: string, onProgress: (rows: number) => void): Promise<number> => {
    const parents = new Map(readProjectTables().map((table) => [table.name, table]));
    let rows = 0;
    for await (const batch of readFileBatches(file)) {
      const work = async (tx: Transaction) => {
        if (!(await projects.hideProject(tx, projectId, clock.timestamp(), hiddenUntil())))
          throw new ImportRefused('the import paused for an hour, so its rows were removed; import again');
        await insertRows(tx, projectId, batch, parents);
      };
      await whenAvailable(() => database.transaction(work)).catch((error: unknown) => {
        throw namingLines(error, batch);
      });
      rows += batch.length;
      onProgress(rows);
    }
    return rows;
  };

  return {
    async run(file, name, onProgress = () => {}) {
      // The first pass checks the whole file, so that nothing is stored if the file has a fault.
      let project: projects.ProjectRow | undefined;
      for await (const part of readProjectFile(file)) if ('format' in part) project = part.project;
      if (project === undefined) throw new ProjectFileFault(1, 'the file is empty');
      const { id, workspace_id, organization_id, created_at } = project;
      const row = { id, name: name ?? project.name, workspace_id, organization_id, created_at };
      await begin(row);
      let rows = 0;
      try {
        rows = await insertAll(file, id, onProgress);
        await database.transaction(async (tx) => {
          if (!(await projects.publishProject(tx, id, clock.timestamp())))
            throw new ImportRefused('the import took too long; import again');
          await recordAction(tx, clock, { commandLineFor: id }, 'project.import', row);
        });
        return { name: row.name, rows };
      } catch (error) {
        if (error instanceof OutcomeUnknown && (await projects.isPublished(database, id)))
          return { name: row.name, rows };
        // The purge removes a hidden project after the time that is stored for it. A time in the past makes the next
        // purge remove the project.
        const past = new Date(0).toISOString();
        await database.transaction((tx) => projects.hideProject(tx, id, clock.timestamp(), past)).catch(() => {});
        throw error;
      }
    },
  };
}

const maxAttempts = 5;
const retryPauseMs = 500;

/** Runs a transaction. Retries it if the database was not available and the transaction stored nothing. */
async function whenAvailable<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isCertain = error instanceof StorageUnavailable && !(error instanceof OutcomeUnknown);
      if (!isCertain || attempt === maxAttempts) throw error;
      await pauseFor(retryPauseMs);
    }
  }
}

async function* readFileBatches(file: string): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let bytes = 0;
  for await (const part of readProjectFile(file)) {
    if ('format' in part) continue;
    const isFull = batch.length >= maxBatchRows || bytes >= maxBatchBytes;
    if (batch.length > 0 && (isFull || batch[0]?.table.name !== part.table.name)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(part);
    bytes += part.bytes;
  }
  if (batch.length > 0) yield batch;
}

/**
 * If the rows of the batch caused the error, returns an error that names the lines of the batch. Otherwise returns the
 * error itself.
 */
function namingLines(error: unknown, batch: FileRow[]): unknown {
  const lines = `lines ${batch[0]?.line} to ${batch.at(-1)?.line}`;
  if (error instanceof MissingReference) return new ImportRefused(`${lines}: ${error.message}`);
  if (error instanceof DuplicateRow)
    return new ImportRefused(
      `${lines}: a row of ${batch[0]?.table.name} is on this server already, or twice in the file`,
    );
  return error;
}
