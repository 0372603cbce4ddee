import { UnusableStorage, type Database } from './database.ts';
import type { OnMigrated } from './migrations.ts';

/** The location of the data: a SQLite file or a PostgreSQL address. */
export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

interface OpenOptions {
  as: 'server' | 'command';
  migrate: boolean;
  poolSize?: number;
  /**
   * If set, opening waits for a PostgreSQL server that is not available yet, and calls this function with the reason.
   */
  onWaiting?: (reason: string) => void;
  onMigrated?: OnMigrated;
}

/** Opens the database at `location`. Loads only the code of its engine. Rejects with UnusableStorage. */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<Database> {
  if (location.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite/database.ts');
    return openSqlite({
      file: location.file,
      as: options.as,
      migrate: options.migrate,
      onMigrated: options.onMigrated,
    });
  }
  const { openPostgres } = await import('./postgres/database.ts');
  const { poolSize = 2, migrate, onWaiting, onMigrated } = options;
  return openPostgres({ url: location.url, poolSize, migrate, onWaiting, onMigrated });
}

/**
 * Returns the path of the SQLite file, for a command that PostgreSQL does not support. Throws UnusableStorage for
 * PostgreSQL.
 */
export function sqliteFileOf(location: DatabaseLocation, command: string): string {
  if (location.engine === 'postgres')
    throw new UnusableStorage(
      `${command} works with SQLite only; for PostgreSQL use its own tools (pg_dump, pg_basebackup)`,
    );
  return location.file;
}
