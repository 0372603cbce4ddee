import { UnusableStorage, type Database } from './database.ts';

/** Where the data is: a SQLite file, or a PostgreSQL address. */
export type Target = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

export interface OpenOptions {
  as: 'server' | 'beside';
  migrate: boolean;
  poolSize?: number;
  /** Given, a database server that cannot be reached yet is waited for; called with the reason now and then. */
  onWaiting?: (reason: string) => void;
}

/** Opens the engine that `target` names. Rejects with UnusableStorage. Each engine is loaded only where it runs. */
export async function openDatabase(target: Target, options: OpenOptions): Promise<Database> {
  if (target.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite/database.ts');
    return openSqlite({ file: target.file, as: options.as, migrate: options.migrate });
  }
  const { openPostgres } = await import('./postgres/database.ts');
  const { poolSize = 2, migrate, onWaiting } = options;
  return openPostgres({ url: target.url, poolSize, migrate, onWaiting });
}

/** The file of the embedded engine, for what only it can do. */
export function fileOf(target: Target, what: string): string {
  if (target.engine === 'postgres')
    throw new UnusableStorage(
      `${what} is for the embedded engine; for PostgreSQL use its own tools (pg_dump, pg_basebackup)`,
    );
  return target.file;
}
