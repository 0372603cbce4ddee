import type { TestProject } from 'vitest/node';
import { findPostgres, type Binaries } from './postgres-binaries.ts';
import { Cluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of a running PostgreSQL, or 0 if there is none. */
    postgresPort: number;
    /** The binaries of PostgreSQL, or the reason why none can run. */
    postgresBinaries: Binaries | string;
  }
}

/** Starts one PostgreSQL server for all tests of a run. Each test file creates databases of its own. */
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
