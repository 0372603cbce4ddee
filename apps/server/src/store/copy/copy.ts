/**
 * Copies a whole database into an empty one, of the same or the other engine. The source is read in one snapshot. Until
 * all rows are copied and compared, the target has a marker, and every command refuses to use the target.
 */
import { createHash } from 'node:crypto';
import { errorMessage, UnusableStorage } from '../database.ts';
import type { DatabaseLocation } from '../open.ts';
import { tables, type Batch, type Table, addToChecksum, readBatches, type Reader, type Target } from './tables.ts';

export interface CopyProgress {
  table: string;
  rows: number;
  bytes: number;
  isComplete: boolean;
}

interface CopyOptions {
  onProgress?: (progress: CopyProgress) => void;
  /** Returns the object that writes the copy, instead of `target`. Tests use this function to make writes fail. */
  wrapTarget?: (target: Target) => Target;
}

/** Copies and compares all tables. If this fails, rejects with UnusableStorage. */
export async function copyDatabase(
  from: DatabaseLocation,
  to: DatabaseLocation,
  { onProgress = () => {}, wrapTarget = (target) => target }: CopyOptions = {},
) {
  const source = await openSource(from);
  try {
    const target = wrapTarget(await createTarget(to));
    try {
      const sums = new Map<string, Checksum>();
      for (const table of tables) sums.set(table.name, await copyTable(source, target, table, onProgress));
      for (const table of tables) compare(table.name, sums.get(table.name), await readChecksum(target, table));
      await target.finish();
      return { tables: tables.length, rows: [...sums.values()].reduce((sum, { rows }) => sum + rows, 0) };
    } catch (error) {
      const repeat = `${to.engine === 'sqlite' ? 'remove the file' : 'drop and create the database'} and copy again`;
      const reason = `the copy failed: ${errorMessage(error)}; do not use the target`;
      throw new UnusableStorage(`${reason}: ${repeat}`, { cause: error });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function openSource(location: DatabaseLocation): Promise<Reader> {
  if (location.engine === 'sqlite') return (await import('./sqlite.ts')).openSqliteSource(location.file);
  return (await import('./postgres.ts')).openPostgresSource(location.url);
}

async function createTarget(location: DatabaseLocation): Promise<Target> {
  if (location.engine === 'sqlite') return (await import('./sqlite.ts')).createSqliteTarget(location.file);
  return (await import('./postgres.ts')).createPostgresTarget(location.url);
}

type Checksum = Awaited<ReturnType<typeof readChecksum>>;

async function copyTable(source: Reader, target: Target, table: Table, onProgress: (progress: CopyProgress) => void) {
  const progress = { table: table.name, rows: 0, bytes: 0, isComplete: false };
  const checksum = await readChecksum(source, table, async ({ rows, bytes }) => {
    await target.insert(table, rows);
    progress.rows += rows.length;
    progress.bytes += bytes;
    onProgress({ ...progress });
  });
  onProgress({ ...progress, isComplete: true });
  return checksum;
}

async function readChecksum(reader: Reader, table: Table, use?: (batch: Batch) => Promise<void>) {
  const checksum = createHash('sha256');
  let rows = 0;
  for await (const batch of readBatches(reader, table)) {
    addToChecksum(checksum, batch.rows);
    await use?.(batch);
    rows += batch.rows.length;
  }
  return { rows, sha256: checksum.digest('hex') };
}

function compare(table: string, source: Checksum | undefined, target: Checksum): void {
  if (source?.rows !== target.rows)
    throw new Error(`the table ${table} has ${source?.rows} rows in the source and ${target.rows} in the target`);
  if (source.sha256 !== target.sha256) throw new Error(`the rows of the table ${table} differ in source and target`);
}
