/** Measures reads and updates on PostgreSQL. The PostgreSQL server syncs each commit and uses both cores. */
import { join } from 'node:path';
import { openDatabase } from '../src/store/index.ts';
import { findPostgres } from '../test/support/postgres-binaries.ts';
import { Cluster } from '../test/support/postgres.ts';
import { startPeer } from './child.ts';
import { fill } from './fill.ts';
import { why } from './findings.ts';
import { request } from './load.ts';
import { measure, type Sample, type Subject } from './measure.ts';
import { median, type Section } from './report.ts';

const title = 'PostgreSQL, one server process: requests per second';

/** Starts PostgreSQL, or returns the reason why it cannot. Call it before this process is pinned to one core. */
export async function startPostgres(): Promise<Cluster | string> {
  const binaries = findPostgres();
  return typeof binaries === 'string' ? binaries : Cluster.start(binaries, ['fsync = on', 'synchronous_commit = on']);
}

export async function benchPostgres(
  cluster: Cluster | string,
  { rounds, seconds }: { rounds: number; seconds: number },
  note: (text: string) => void,
): Promise<Section> {
  if (typeof cluster === 'string') return { title, rows: [], notRun: cluster };
  const url = await cluster.createDatabase();
  note('filling PostgreSQL');
  const { key, reads, updates } = await fill(
    await openDatabase({ engine: 'postgres', url }, { as: 'command', migrate: true }),
  );
  const bare = await startPeer(join(import.meta.dirname, 'peers/bare.mjs'), []);
  const ours = await startPeer(join(import.meta.dirname, 'peers/ours.ts'), [url]);
  try {
    const headers = { Authorization: key, Accept: 'application/json', 'User-Agent': 'bench' };
    const get = reads.map(({ path }) => request('GET', path, headers));
    const put = updates.map(({ path, body }) => request('PUT', path, headers, body));
    const subjects: Record<'bare' | 'read' | 'barePut' | 'update', Subject> = {
      bare: { name: 'node:http, constant', child: bare, requests: get, status: 200 },
      read: { name: 'Jurybox, read by environment', child: ours, requests: get, status: 200 },
      barePut: { name: 'node:http, body read, 204, not stored', child: bare, requests: put, status: 204 },
      update: { name: 'Jurybox, durable update', child: ours, requests: put, status: 200 },
    };
    type Name = keyof typeof subjects;
    const names = Object.keys(subjects) as Name[];
    const samples: Record<Name, Sample[]> = { bare: [], read: [], barePut: [], update: [] };
    for (const name of names) await measure(subjects[name], 0, 2);
    for (let round = 1; round <= rounds; round++) {
      note(`PostgreSQL, round ${round} of ${rounds}`);
      for (const name of names) samples[name].push(await measure(subjects[name], 0.15, seconds));
    }
    const row = (of: Name, to: Name) => ({
      what: subjects[of].name,
      typical:
        `${Math.round(median(samples[of].map(({ rate }) => rate)))} /s, ` +
        `${median(samples[of].map(({ cpu }) => cpu)).toFixed(0)} µs CPU`,
      ratios: samples[of].map((sample, round) => sample.rate / (samples[to][round] as Sample).rate),
    });
    return {
      title,
      rows: [
        row('bare', 'bare'),
        { ...row('read', 'bare'), goal: { kind: 'least', good: 0.23, goal: 0.3, why: why.postgresRead } },
        row('barePut', 'barePut'),
        { ...row('update', 'barePut'), goal: { kind: 'least', good: 0.16, goal: 0.25, why: why.postgresUpdate } },
      ],
    };
  } finally {
    await bare.stop();
    await ours.stop();
  }
}
