import { UnusableStorage, type Database } from './database.ts';
import type { OnMigrated } from './migrations.ts';

export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

export interface OpenOptions {
  /** `server`: the only server of a SQLite file. `command`: a CLI command, which may run beside a server. */
  as: 'server' | 'command';
  /** Whether to create and migrate the database. If false, a missing database or an old schema is an error. */
  migrate: boolean;
  poolSize?: number;
  /** Whether to use PostgreSQL's LISTEN, which some connection poolers do not support. The default is true. */
  listens?: boolean;
  /**
   * Called with the reason while `openDatabase` waits for PostgreSQL, or for another program that uses the SQLite file.
   * If `onWaiting` is undefined, `openDatabase` does not wait for PostgreSQL.
   */
  onWaiting?: ((reason: string) => void) | undefined;
  onMigrated?: OnMigrated | undefined;
  /** Called if the SQLite file can no longer be trusted. The process must end without closing the database. */
  onFailed?: (reason: string) => void;
}

/** Opens the database at `location`. Loads only the code of its engine. Rejects with UnusableStorage. */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<Database> {
  if (location.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite/database.ts');
    return openSqlite({ ...options, file: location.file });
  }
  const { openPostgres } = await import('./postgres/database.ts');
  return openPostgres({ poolSize: 2, ...options, url: location.url });
}

export function sqliteFileOf(location: DatabaseLocation, command: string): string {
  if (location.engine === 'postgres')
    throw new UnusableStorage(
      `${command} works with SQLite only; for PostgreSQL use its own tools (pg_dump, pg_basebackup)`,
    );
  return location.file;
}
