import { openSqlite } from '../store/index.ts';
import { readCommand } from './usage.ts';

export async function migrate(args: string[]): Promise<void> {
  const { config } = readCommand(args);
  await openSqlite({ file: config.databaseFile, as: 'beside', migrate: true }).close();
  console.log(`${config.databaseFile} is up to date`);
}
