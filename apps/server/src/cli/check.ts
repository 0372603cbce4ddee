import { sqliteFileOf } from '../store/index.ts';
import { checkSqlite } from '../store/sqlite/check.ts';
import { readFlagsOnly } from './command.ts';

export async function check(args: string[]): Promise<void> {
  const { config } = readFlagsOnly('check', args);
  const file = sqliteFileOf(config.database, 'check');
  checkSqlite(file);
  console.log(`${file} has no damage`);
}
