import { setTimeout as pauseFor } from 'node:timers/promises';
import { DuplicateRow, OutcomeUnknown, StorageUnavailable, type Transaction } from '../store/database.ts';
import type { ProjectFileHeader } from '../store/project-file/export.ts';
import { ProjectFileFault, readProjectFile, type FileRow } from '../store/project-file/read.ts';
import * as projects from '../store/projects.ts';
import { minAgeMs } from '../store/purge.ts';
import { insertRows } from '../store/sql.ts';
import { recordAction } from './admin-log.ts';
import * as imported from './imported-project.ts';
import { loadRowCheck } from './imported-rows.ts';
import type { PurgeService } from './purge.ts';
import type { Context } from './session.ts';

/** Thrown if a project cannot be imported. Callers of the API then see no part of it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

export interface ImportOptions {
  name?: string | undefined;
  onProgress?: (rows: number) => void;
  /** Abort this signal to end the import. `run` then rejects with ImportRefused. */
  signal?: AbortSignal | undefined;
}

/** If an import stores no batch for this time, the purge removes its rows. Callers never see them. */
const importingMs = 3_600_000;
/** If an import stores no batch for this time, another import of the same project replaces it. */
const replaceableMs = 60_000;
const maxRemoved = 3;

const pausedTooLong = 'the import paused too long, and another import or a server has removed its rows; import again';

export function createProjectImportService({ database, clock }: Context, purge: PurgeService) {
  const importingUntil = () => new Date(clock.timeMs() + importingMs).toISOString();
  const past = new Date(0).toISOString();

  const removeRows = async (signal: AbortSignal | undefined): Promise<void> => {
    refuseInterrupted(signal);
    // If `purge.stop` fails, `purge.run` below fails with the same error.
    const stop = () => void purge.stop().catch(() => {});
    signal?.addEventListener('abort', stop);
    try {
      await purge.run();
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };

  /**
   * Removes a deleted or unfinished project with this id or name. Inserts the new one. Returns the time until which the
   * import of the new project may continue.
   */
  const begin = async (row: projects.ProjectRow, signal: AbortSignal | undefined): Promise<string> => {
    for (let removed = 0; ; removed++) {
      refuseInterrupted(signal);
      const found = await projects.findConflictingProject(database, row.id, row.name);
      if (found === undefined) {
        const until = importingUntil();
        try {
          const now = clock.timestamp();
          await database.transaction((tx) => projects.insertUnfinishedProject(tx, row, until, now));
          return until;
        } catch (error) {
          // Another process has just created a project with this id or name. The next iteration finds it.
          if (!(error instanceof DuplicateRow) || removed === maxRemoved) throw error;
          continue;
        }
      }
      const now = clock.timestamp();
      refuseConflict(found, row, clock.timeMs());
      if (removed === maxRemoved) throw new ImportRefused('the rows of the earlier project could not be removed');
      const { id, importing_until: until } = found;
      if (until !== null && until > now)
        await database.transaction((tx) => projects.continueImport(tx, { id, importingUntil: until, now }, past));
      await removeRows(signal);
    }
  };

  /** Runs a transaction that writes rows of the project, and keeps the purge from removing them for `importingMs`. */
  const write = async <T>(state: ImportState, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    state.nextImportingUntil = importingUntil();
    const written = await whenAvailable(() =>
      database.transaction(async (tx) => {
        if (!(await projects.continueImport(tx, { ...state, now: clock.timestamp() }, state.nextImportingUntil)))
          throw new ImportRefused(pausedTooLong);
        return work(tx);
      }),
    );
    state.importingUntil = state.nextImportingUntil;
    return written;
  };

  /** Inserts a batch of rows. If the database has one of them already, inserts them one by one to find it. */
  const insertBatch = async (state: ImportState, batch: FileRow[]): Promise<void> => {
    try {
      await write(state, async (tx) => {
        await imported.checkReferences(tx, state.id, batch);
        const [{ table }] = batch as [FileRow];
        const columns = table.columns.map(({ name }) => name);
        const rows = batch.map(({ row }) => row);
        await insertRows(tx, table.name, columns, rows);
      });
    } catch (error) {
      const [first] = batch;
      if (!(error instanceof DuplicateRow) || first === undefined) throw error;
      if (batch.length === 1)
        throw new ProjectFileFault(
          first.line,
          `a row of ${first.table.name} is on this server already, or its name is twice in the file`,
        );
      for (const row of batch) await insertBatch(state, [row]);
    }
  };

  const insertAll = async (file: string, sha256: string, state: ImportState, options: ImportOptions) => {
    const { onProgress, signal } = options;
    let rows = 0;
    for await (const batch of imported.readFileBatches(file, sha256)) {
      refuseInterrupted(signal);
      await insertBatch(state, batch);
      rows += batch.length;
      onProgress?.(rows);
    }
    await imported.finishImport(database, state, file, (work) => {
      refuseInterrupted(signal);
      return write(state, work);
    });
    return rows;
  };

  return {
    /** Imports a project with all its ids. Callers see it only when it is complete. Rejects with ImportRefused. */
    async run(file: string, options: ImportOptions = {}) {
      // The first pass checks each row of the file, so that nothing is stored if a row has a fault. References to
      // missing rows are found later. Then the stored rows are deleted.
      const { project, sha256 } = await checkFile(file, options.signal);
      const { id, workspace_id, organization_id, created_at } = project;
      const row = { id, name: options.name ?? project.name, workspace_id, organization_id, created_at };
      const until = await begin(row, options.signal);
      const state: ImportState = { ...project, importingUntil: until, nextImportingUntil: until };
      let rows = 0;
      try {
        rows = await insertAll(file, sha256, state, options);
        refuseInterrupted(options.signal);
        await database.transaction(async (tx) => {
          if (!(await projects.publishProject(tx, { ...state, now: clock.timestamp() })))
            throw new ImportRefused(pausedTooLong);
          await recordAction(tx, clock, { commandLineFor: id }, 'project.import', row);
        });
        return { name: row.name, rows };
      } catch (error) {
        if (error instanceof OutcomeUnknown && (await projects.isPublished(database, id)))
          return { name: row.name, rows };
        // Replace the stored time by `past`, so that the next purge removes the project. Try both times, because either
        // of them may be stored if the outcome of the last transaction is unknown.
        for (const until of new Set([state.importingUntil, state.nextImportingUntil])) {
          const unfinished = { id, importingUntil: until, now: clock.timestamp() };
          await database.transaction((tx) => projects.continueImport(tx, unfinished, past)).catch(() => {});
        }
        // If this purge fails, a running server removes the rows.
        await purge.run().catch(() => {});
        throw error;
      }
    },
  };
}

/** Checks each row of a file, but not its references to other rows. Rejects with ProjectFileFault. */
async function checkFile(file: string, signal: AbortSignal | undefined) {
  const check = await loadRowCheck();
  let project: ProjectFileHeader['project'] | undefined;
  let sha256 = '';
  for await (const part of readProjectFile(file)) {
    refuseInterrupted(signal);
    if ('format' in part) ({ project } = part);
    else if ('sha256' in part) ({ sha256 } = part);
    else {
      const fault = check(part);
      if (fault !== undefined) throw new ProjectFileFault(part.line, fault);
    }
  }
  if (project === undefined) throw new ProjectFileFault(1, 'the file is empty');
  return { project, sha256 };
}

interface ImportState extends imported.ImportedProject {
  /** The time until which the import may continue, as the last batch stored it. */
  importingUntil: string;
  nextImportingUntil: string;
}

function refuseInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new ImportRefused('the import was interrupted');
}

/** Throws ImportRefused if `found`, a project with the id or name of `row`, is in use or cannot be removed yet. */
function refuseConflict(
  found: projects.ProjectRow & { deleted_at: string | null; importing_until: string | null },
  row: projects.ProjectRow,
  nowMs: number,
): void {
  const isSame = found.id === row.id;
  if (found.deleted_at === null)
    throw new ImportRefused(
      isSame
        ? `this server has a project with the same id, "${found.name}"; delete it first`
        : `there is a project "${row.name}" already; choose another name with --name`,
    );
  const untilMs = found.importing_until === null ? undefined : Date.parse(found.importing_until);
  const isImporting = untilMs !== undefined && untilMs > nowMs;
  const removableMs =
    untilMs === undefined
      ? Date.parse(found.deleted_at) + minAgeMs
      : isImporting
        ? untilMs - importingMs + replaceableMs
        : nowMs;
  if (removableMs <= nowMs) return;
  const what = isSame ? 'this project' : `a project with the name "${row.name}"`;
  const event = isImporting
    ? `another import of ${what} is running or was interrupted`
    : `${what} was deleted or its import failed`;
  const time = new Date(removableMs).toISOString();
  throw new ImportRefused(`${event} less than a minute ago; try again after ${time}`);
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
