import { sqliteFileOf } from '../store/index.ts';
import { backupSqlite } from '../store/sqlite/backup.ts';
import { readCommand, UsageError } from './command.ts';

export async function backup(args: string[]): Promise<void> {
  const { config, words } = readCommand(args);
  const [target, ...rest] = words;
  if (target === undefined || rest.length > 0) throw new UsageError('backup needs one argument: the file to write');
  const file = sqliteFileOf(config.database, 'backup');
  backupSqlite(file, target);
  console.log(`copied ${file} to ${target}`);
}
