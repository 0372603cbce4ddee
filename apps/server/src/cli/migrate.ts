import { openDatabase } from '../store/index.ts';
import { readCommand } from './command.ts';

export async function migrate(args: string[]): Promise<void> {
  const { config } = readCommand(args);
  const database = await openDatabase(config.database, { as: 'command', migrate: true });
  await database.close();
  console.log('the database is up to date');
}
