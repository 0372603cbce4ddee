import { readMigrations } from '../store/migrations.ts';
import { UnusableStorage } from '../store/index.ts';
import { restoreSqlite } from '../store/sqlite/restore.ts';
import { readCommand, UsageError } from './command.ts';

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
