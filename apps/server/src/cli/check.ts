import { sqliteFileOf } from '../store/index.ts';
import { checkSqlite } from '../store/sqlite/check.ts';
import { readCommand, UsageError } from './command.ts';

export async function check(args: string[]): Promise<void> {
  const { config, words } = readCommand(args);
  if (words.length > 0) throw new UsageError('check accepts only flags');
  const file = sqliteFileOf(config.database, 'check');
  checkSqlite(file);
  console.log(`${file} has no damage`);
}
