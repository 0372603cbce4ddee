import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type DatabaseLocation } from '../../src/store/open.ts';
import { findPostgres, type Binaries } from './postgres-binaries.ts';
import { Cluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of a running PostgreSQL, or 0 if there is none. */
    postgresPort: number;
    /** The binaries of PostgreSQL, or the reason why none can run. */
    postgresBinaries: Binaries | string;
    /** The end of the statement `CREATE DATABASE`. It selects the cheapest way to copy a database. */
    postgresCopyStrategy: string;
    /** A database of each engine with the current schema and without rows. Tests copy these databases. */
    templates: { sqliteFile: string; postgresName: string };
  }
}

/** Starts one PostgreSQL server for all tests of a run. Each test file creates databases of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-templates-'));
  const sqliteFile = join(folder, 'template.db');
  await migrate({ engine: 'sqlite', file: sqliteFile });
  const isOnSqlite = project.config.env['JURYBOX_ENGINE'] === 'sqlite';
  const binaries = isOnSqlite ? 'pnpm test:slow runs it' : findPostgres();
  project.provide('postgresBinaries', binaries);
  if (typeof binaries === 'string') {
    // In CI, this message would be wrong: `.ci/run` also runs `pnpm test:slow`, with PostgreSQL.
    if (!isOnSqlite || process.env['CI'] === undefined) console.warn(`NOT RUN: everything on PostgreSQL; ${binaries}`);
    project.provide('postgresPort', 0);
    project.provide('postgresCopyStrategy', '');
    project.provide('templates', { sqliteFile, postgresName: '' });
    return async () => rmSync(folder, { recursive: true });
  }
  const cluster = await Cluster.start(binaries, [
    'fsync = off',
    'full_page_writes = off',
    // With a minimal write-ahead log, copying a database costs a third of the CPU time.
    'wal_level = minimal',
    'max_wal_senders = 0',
  ]);
  const url = await cluster.createDatabase();
  await migrate({ engine: 'postgres', url });
  project.provide('postgresPort', cluster.port);
  // In PostgreSQL 14 and older, CREATE DATABASE always copies files, and rejects the option STRATEGY.
  const [version] = await cluster.sql<{ server_version_num: string }>('SHOW server_version_num');
  project.provide('postgresCopyStrategy', Number(version?.server_version_num) < 150_000 ? '' : 'STRATEGY FILE_COPY');
  project.provide('templates', { sqliteFile, postgresName: new URL(url).pathname.slice(1) });
  return async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true });
  };
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location, { as: 'command', migrate: true, onWaiting: () => {} });
  await database.close();
}
