import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../../src/store/index.ts';

export type Engine = 'sqlite' | 'postgres';

/** The engines of this run: SQLite, and PostgreSQL if it is installed. */
export const engines: Engine[] = inject('postgresPort') === 0 ? ['sqlite'] : ['sqlite', 'postgres'];

/** Creates an empty database. Returns its location and a function that removes it. */
export async function newTarget(engine: Engine): Promise<{ target: DatabaseLocation; remove: () => void }> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-test-'));
    return {
      target: { engine, file: join(folder, 'jurybox.db') },
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const port = inject('postgresPort');
  const name = `t${randomBytes(6).toString('hex')}`;
  const client = new Client(`postgres://jurybox@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { target: { engine, url: `postgres://jurybox@127.0.0.1:${port}/${name}` }, remove: () => {} };
}

/** Returns the address of a database in the format of `DATABASE_URL`. */
export function addressOf(target: DatabaseLocation): string {
  return target.engine === 'sqlite' ? `file:${target.file}` : target.url;
}
