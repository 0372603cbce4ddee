import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../file-locations.ts';
import { UnusableStorage } from './database.ts';

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

/** Reads the SQL of all migrations in order. The numbers of their files start at 1 and have no gaps. */
export function readMigrations(): string[] {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    if (Number.parseInt(name, 10) !== index + 1) throw new Error(`migration ${name} should be number ${index + 1}`);
    return readFileSync(join(migrationsFolder, name), 'utf8');
  });
}
