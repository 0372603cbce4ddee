/**
 * Measures reads and updates on PostgreSQL. The PostgreSQL server syncs each commit and uses both cores. Each measured
 * server has one process and a database of its own.
 */
import { join } from 'node:path';
import { openDatabase } from '../src/store/open.ts';
import { findPostgres } from '../test/support/postgres-binaries.ts';
import { Cluster } from '../test/support/postgres.ts';
import { startPeer, type Child } from './child.ts';
import { fill } from './fill.ts';
import { why } from './findings.ts';
import { interleave, type Rounds } from './interleave.ts';
import { request } from './load.ts';
import type { Subject } from './measure.ts';
import type { Goal, Row, Section } from './report.ts';
import { assertSameResponses } from './same-responses.ts';
import { readStoredInPostgres } from './stored-rows.ts';
import { benchTails } from './tails.ts';

/**
 * Options of Node.js that lengthen the timeouts of Jurybox's PostgreSQL store. Without them, Jurybox responds with 503
 * when the disk stalls for a second. The Koa and Fastify servers that are compared with Jurybox have no timeouts and
 * wait.
 */
const longTimeouts = ['--import', new URL('../test/support/long-timeouts.ts', import.meta.url).href];

/**
 * Starts PostgreSQL, or returns the reason why it cannot start. Call it before this process is pinned to one core,
 * because PostgreSQL uses both cores.
 */
export async function startPostgres(): Promise<Cluster | string> {
  const binaries = findPostgres();
  return typeof binaries === 'string' ? binaries : Cluster.start(binaries, ['fsync = on', 'synchronous_commit = on']);
}

export async function benchPostgres(
  cluster: Cluster | string,
  { rounds, seconds, tailRounds }: Rounds & { tailRounds: number },
  note: (text: string) => void,
): Promise<Section[]> {
  if (typeof cluster === 'string') return [{ title: 'PostgreSQL', rows: [], notRun: cluster }];
  note('filling PostgreSQL');
  const url = await cluster.createDatabase();
  const filled = await fill(await openDatabase({ engine: 'postgres', url }, { as: 'command', migrate: true }));
  const names = { koa: 'plain Koa + pg', fastify: 'plain Fastify + pg' };
  const urls = { koa: await cluster.copyDatabase(url), fastify: await cluster.copyDatabase(url) };
  const peers: Child[] = [];
  const start = async (name: string, args: string[] = [], options: string[] = []) => {
    const peer = await startPeer(join(import.meta.dirname, 'peers', name), args, options);
    peers.push(peer);
    return peer;
  };
  try {
    const bare = await start('bare.mjs');
    const ours = await start('ours.ts', [url], longTimeouts);
    const koa = await start('plain-koa.ts', [urls.koa]);
    const fastify = await start('plain-fastify.ts', [urls.fastify]);

    note('comparing responses');
    const checked = (name: string, { port }: Child, itsUrl: string) => ({
      name,
      port,
      readStored: () => readStoredInPostgres(itsUrl),
    });
    await assertSameResponses(
      [checked('Jurybox', ours, url), checked(names.koa, koa, urls.koa), checked(names.fastify, fastify, urls.fastify)],
      filled,
    );

    const headers = { Authorization: filled.key, Accept: 'application/json', 'User-Agent': 'bench' };
    const get = filled.reads.map(({ path }) => request('GET', path, headers));
    const put = filled.updates.map(({ path, body }) => request('PUT', path, headers, body));
    const subjects = {
      bare: { name: 'node:http, constant response', child: bare, requests: get, status: 200 },
      koa: { name: names.koa, child: koa, requests: get, status: 200 },
      fastify: { name: names.fastify, child: fastify, requests: get, status: 200 },
      ours: { name: 'Jurybox', child: ours, requests: get, status: 200 },
      put: { name: 'node:http, reads the body, stores nothing', child: bare, requests: put, status: 204 },
      koaPut: { name: names.koa, child: koa, requests: put, status: 200 },
      fastifyPut: { name: names.fastify, child: fastify, requests: put, status: 200 },
      oursPut: { name: 'Jurybox', child: ours, requests: put, status: 200 },
    } satisfies Record<string, Subject>;
    type Name = keyof typeof subjects;
    const samples = await interleave<Name>(
      subjects,
      { rounds, seconds, warmUp: 2, leastShare: 0, expectedShare: () => 0 },
      note,
    );

    const row = (of: Name): Row => samples.rateRow(of, subjects[of].requests === put ? 'put' : 'bare');
    const versus = (of: Name, to: Name, goal?: Goal): Row => ({
      what: `Jurybox ÷ ${subjects[to].name}`,
      typical: '',
      ratios: samples.rates(of, to),
      goal,
    });
    const readGoal: Goal = { kind: 'least', floor: 1.5, good: 2, goal: 2.5, why: why.postgresRead };
    const updateGoal: Goal = { kind: 'least', floor: 1.2, good: 1.5, goal: 2, why: why.postgresUpdate };
    const load = { reads: get, updates: put, updateStatus: 200 };
    return [
      {
        title: 'PostgreSQL, one server process, reads of a deployed variant: ratios of requests per second',
        rows: [
          row('bare'),
          row('koa'),
          row('fastify'),
          row('ours'),
          versus('ours', 'koa', readGoal),
          versus('ours', 'fastify'),
        ],
      },
      {
        title: 'PostgreSQL, one server process, durable updates: ratios of requests per second',
        rows: [
          row('put'),
          row('koaPut'),
          row('fastifyPut'),
          row('oursPut'),
          versus('oursPut', 'koaPut', updateGoal),
          versus('oursPut', 'fastifyPut'),
        ],
      },
      await benchTails(
        'PostgreSQL',
        [
          { ...load, name: 'node:http, constant response', child: bare, updateStatus: 204 },
          { ...load, name: names.koa, child: koa },
          { ...load, name: names.fastify, child: fastify },
          { ...load, name: 'Jurybox', child: ours, goal: { kind: 'most', floor: 6, good: 4, goal: 2.5 } },
        ],
        { rounds: tailRounds, seconds },
        note,
      ),
    ];
  } finally {
    for (const peer of peers) await peer.stop();
  }
}
