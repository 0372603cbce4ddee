import { UnusableStorage } from '../store/database.ts';
import { sqliteFileOf, openDatabase, type DatabaseLocation } from '../store/open.ts';
import { backupSqlite } from '../store/sqlite/backup.ts';
import { readCommand, readFlagsOnly } from './command.ts';
import { checkSqlite } from '../store/sqlite/file-checks.ts';
import { readMigrations } from '../store/migrations.ts';
import { restoreSqlite } from '../store/sqlite/restore.ts';
import { ConfigError, settings } from '../config.ts';
import { copyDatabase, type CopyProgress } from '../store/copy/copy.ts';
import { formatBytes, progressPrinter, UsageError } from './terminal.ts';

export async function backup(args: string[]): Promise<void> {
  const { config, words } = readCommand(args);
  const [target, ...rest] = words;
  if (target === undefined || rest.length > 0) throw new UsageError('backup needs one argument: the file to write');
  const file = sqliteFileOf(config.database, 'backup');
  backupSqlite(file, target);
  console.log(`copied ${file} to ${target}`);
}

export async function check(args: string[]): Promise<void> {
  const { config } = readFlagsOnly('check', args);
  const file = sqliteFileOf(config.database, 'check');
  checkSqlite(file);
  console.log(`${file} has no damage`);
}

export async function restore(args: string[]): Promise<void> {
  const { config, isSet, words } = readCommand(args, [], ['replace']);
  const [backup, ...rest] = words;
  if (backup === undefined || rest.length > 0) throw new UsageError('restore needs one argument: the backup file');
  const { database } = config;
  if (database.engine === 'postgres')
    throw new UnusableStorage(
      'restore works with SQLite only; for PostgreSQL use pg_restore, or copy the backup into an empty database: ' +
        `jurybox copy --from file:${backup} --to <address>`,
    );
  const { schema, replaced } = restoreSqlite(backup, database.file, isSet.has('replace'));
  console.log(`restored ${backup} to ${database.file}`);
  if (replaced !== undefined) console.log(`the replaced database was kept as ${replaced}`);
  if (schema < readMigrations().length)
    console.log('the backup has an older schema; the server upgrades it at its next start');
}

export async function migrate(args: string[]): Promise<void> {
  const { config } = readFlagsOnly('migrate', args);
  let result = 'the database is up to date';
  const onMigrated = (from: number, to: number) => {
    result =
      from === 0 ? `created the database (schema ${to})` : `upgraded the database from schema ${from} to schema ${to}`;
  };
  const database = await openDatabase(config.database, { as: 'command', migrate: true, onMigrated });
  await database.close();
  console.log(result);
}

export async function copy(args: string[]): Promise<void> {
  const { flags, words } = readCommand(args, ['from', 'to']);
  if (words.length > 0) throw new UsageError('copy accepts only --from <database> and --to <database>');
  const from = readLocation('from', flags['from']);
  const to = readLocation('to', flags['to']);
  const print = progressPrinter();
  const onProgress = ({ table, rows, bytes, isComplete }: CopyProgress) =>
    print(`${table}: ${rows} rows, ${formatBytes(bytes)}${isComplete ? '' : ' …'}`, isComplete);
  const { tables, rows } = await copyDatabase(from, to, { onProgress });
  console.log(`copied ${rows} rows of ${tables} tables; source and target have equal counts and checksums`);
}

/** Parses a database address. The error messages do not repeat the address, because it may contain a password. */
function readLocation(flag: string, address: string | undefined): DatabaseLocation {
  if (address === undefined) throw new UsageError(`--${flag} <database> is missing`);
  try {
    return settings.database.parse(address);
  } catch (error) {
    throw new ConfigError(`--${flag} ${(error as Error).message}`);
  }
}
