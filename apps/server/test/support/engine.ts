import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../../src/store/open.ts';

export type Engine = 'sqlite' | 'postgres';

/** The engines that tests can use on this machine: SQLite, and PostgreSQL if it runs. */
export const runningEngines: Engine[] = inject('postgresPort') === 0 ? ['sqlite'] : ['sqlite', 'postgres'];
/** The engines of this run: the one that JURYBOX_ENGINE names, or both. */
export const engines: Engine[] = runningEngines.filter(
  (engine) => (process.env['JURYBOX_ENGINE'] || engine) === engine,
);

interface Target {
  target: DatabaseLocation;
  remove: () => void;
}

/** Creates an empty database. */
export async function newTarget(engine: Engine): Promise<Target> {
  return engine === 'sqlite' ? newFile() : createPostgresDatabase('template1');
}

/** Creates a database with the current schema. Copying a database costs less CPU time than running the migrations. */
export async function newMigratedTarget(engine: Engine): Promise<Target> {
  const { sqliteFile, postgresName } = inject('templates');
  if (engine === 'postgres') return createPostgresDatabase(postgresName);
  const created = newFile();
  copyFileSync(sqliteFile, created.target.file);
  return created;
}

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-test-'));
  return {
    target: { engine: 'sqlite' as const, file: join(folder, 'jurybox.db') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(template: string): Promise<Target> {
  const port = inject('postgresPort');
  const name = `t${randomBytes(6).toString('hex')}`;
  const client = new Client(`postgres://jurybox@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${inject('postgresCopyStrategy')}`);
  await client.end();
  return { target: { engine: 'postgres', url: `postgres://jurybox@127.0.0.1:${port}/${name}` }, remove: () => {} };
}

/** Returns the address of a database in the format of `DATABASE_URL`. */
export function addressOf(target: DatabaseLocation): string {
  return target.engine === 'sqlite' ? `file:${target.file}` : target.url;
}
