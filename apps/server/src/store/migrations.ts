import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../file-locations.ts';
import { UnusableStorage } from './database.ts';

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

/** Throws UnusableStorage if the schema is newer than `supported`, or if it is older and will not be migrated. */
export function refuseSchema(name: string, version: number, supported: number, isMigrated: boolean): void {
  if (version > supported)
    throw new UnusableStorage(
      `${name} was written by a newer Jurybox (schema ${version}, supported: ${supported}); upgrade first`,
    );
  if (version < supported && !isMigrated)
    throw new UnusableStorage(`${name} is at schema ${version}, this Jurybox needs ${supported}; run: jurybox migrate`);
}

export function refuseOtherSchema(name: string, version: number): void {
  const needed = readMigrations().length;
  if (version !== needed)
    throw new UnusableStorage(
      `${name} is at schema ${version}, a copy needs ${needed}; ` +
        (version < needed ? 'run: jurybox migrate' : 'upgrade Jurybox first'),
    );
}

/** Called after a migration with the schema's version before and after it. For a new database, `from` is 0. */
export type OnMigrated = (from: number, to: number) => void;

/** Reads all migrations in order. Their numbers start at 1 and have no gaps. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = Number.parseInt(name, 10);
    if (number !== index + 1) throw new Error(`migration ${name} should be number ${index + 1}`);
    return { number, name, sql: readFileSync(join(folder, name), 'utf8') };
  });
}
