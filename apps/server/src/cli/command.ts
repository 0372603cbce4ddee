import { ConfigError, readConfig, readFlags, type Config } from '../config.ts';
import { continueIds } from '../services/ids.ts';
import { createServices, type Services } from '../services/index.ts';
import { openDatabase } from '../store/index.ts';

/** The command line was used in a way it does not have. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Flags = Record<string, string | boolean | undefined>;

/** The configuration, the command's own flags and its words. */
export function readCommand(
  args: string[],
  own: Record<string, { type: 'string' | 'boolean' }> = {},
): { config: Config; flags: Flags; words: string[] } {
  try {
    const { values, positionals } = readFlags(args, own);
    return {
      config: readConfig(process.env, values as Record<string, string | undefined>),
      flags: values as Flags,
      words: positionals,
    };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new UsageError((error as Error).message);
  }
}

/** Runs `work` on the services of the database, beside a server that may be running on it. */
export async function withServices(config: Config, work: (services: Services) => Promise<void>): Promise<void> {
  const database = await openDatabase(config.database, { as: 'beside', migrate: false });
  try {
    await continueIds(database);
    await work(createServices(database));
  } finally {
    await database.close();
  }
}

/** Rows as columns of text, each as wide as it needs to be. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
