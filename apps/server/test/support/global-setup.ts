import type { TestProject } from 'vitest/node';
import { findPostgres, type Binaries } from './postgres-binaries.ts';
import { Cluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of a running PostgreSQL, or 0 where there is none. */
    postgresPort: number;
    /** What to run for a PostgreSQL of a test's own, or why there is none. Looked for once. */
    postgresBinaries: Binaries | string;
  }
}

/** One PostgreSQL for all tests of a run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findPostgres();
  project.provide('postgresBinaries', binaries);
  if (typeof binaries === 'string') {
    console.warn(`NOT RUN: everything on PostgreSQL; ${binaries}`);
    project.provide('postgresPort', 0);
    return async () => {};
  }
  const cluster = await Cluster.start(binaries, ['fsync = off']);
  project.provide('postgresPort', cluster.port);
  return () => cluster.remove();
}
