import { openDatabase } from '../store/index.ts';
import { readFlagsOnly } from './command.ts';

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
