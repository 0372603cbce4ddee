/** Measures the CPU time of a read, and the number of durable updates per second, on SQLite. */
import { join } from 'node:path';
import { startPeer, type Child } from './child.ts';
import type { Filled } from './fill.ts';
import { why } from './findings.ts';
import { interleave, type Rounds } from './interleave.ts';
import { request } from './load.ts';
import type { Subject } from './measure.ts';
import type { Row, Section } from './report.ts';
import { assertSameResponses } from './same-responses.ts';
import { readStoredInSqlite } from './stored-rows.ts';
import { benchTails } from './tails.ts';

/** The database files of the measured servers. They contain the same rows. */
export interface Files {
  ours: string;
  fastify: string;
  node: string;
  plain: string;
}

export async function benchRequests(
  files: Files,
  filled: Filled,
  { rounds, seconds, tailRounds }: Rounds & { tailRounds: number },
  note: (text: string) => void,
): Promise<Section[]> {
  const { key, reads, updates } = filled;
  const peers: Child[] = [];
  const start = async (name: string, ...args: string[]) => {
    const peer = await startPeer(join(import.meta.dirname, 'peers', name), args);
    peers.push(peer);
    return peer;
  };
  try {
    const bare = await start('bare.mjs');
    const koa = await start('koa.ts');
    const ours = await start('ours.ts', `file:${files.ours}`);
    const fastify = await start('fastify.ts', files.fastify);
    const node = await start('node.ts', files.node);
    const plain = await start('plain-fastify.ts', `file:${files.plain}`);

    note('comparing responses');
    const checked = (name: string, { port }: Child, file: string) => ({
      name,
      port,
      readStored: () => readStoredInSqlite(file),
    });
    await assertSameResponses(
      [
        checked('Jurybox', ours, files.ours),
        checked("Fastify with Jurybox's code", fastify, files.fastify),
        checked('plain Fastify + SQLite', plain, files.plain),
      ],
      filled,
    );

    const headers = { Authorization: key, Accept: 'application/json', 'User-Agent': 'bench' };
    const full = reads.map(({ path }) => request('GET', path, headers));
    const conditional = reads.map(({ path, etag }) => request('GET', path, { ...headers, 'If-None-Match': etag }));
    const flags = reads.map(({ path }) => {
      const id = new URLSearchParams(path.split('?')[1]).get('app_id');
      const flag = `/api/environments/production/ofrep/v1/evaluate/flags/${id}`;
      return request('POST', flag, headers, '{"context":{"targetingKey":"user-123"}}');
    });
    const put = updates.map(({ path, body }) => request('PUT', path, headers, body));

    const subjects = {
      bare: { name: 'node:http, constant response', child: bare, requests: full, status: 200 },
      koa: { name: 'Koa, constant response', child: koa, requests: full, status: 200 },
      node: { name: "node:http, Jurybox's handler and store", child: node, requests: full, status: 200 },
      fastify: { name: "Fastify with Jurybox's code", child: fastify, requests: full, status: 200 },
      plain: { name: 'plain Fastify + SQLite', child: plain, requests: full, status: 200 },
      ours: { name: 'Jurybox, status 200', child: ours, requests: full, status: 200 },
      ofrep: { name: 'Jurybox, read by OFREP', child: ours, requests: flags, status: 200 },
      fastify304: {
        name: "Fastify with Jurybox's code, status 304",
        child: fastify,
        requests: conditional,
        status: 304,
      },
      ours304: { name: 'Jurybox, status 304', child: ours, requests: conditional, status: 304 },
      put: { name: 'node:http, reads the body, stores nothing', child: bare, requests: put, status: 204 },
      nodePut: { name: "node:http, Jurybox's handler and store", child: node, requests: put, status: 200 },
      fastifyPut: { name: "Fastify with Jurybox's code", child: fastify, requests: put, status: 200 },
      plainPut: { name: 'plain Fastify + SQLite', child: plain, requests: put, status: 200 },
      oursPut: { name: 'Jurybox', child: ours, requests: put, status: 200 },
    } satisfies Record<string, Subject>;
    type Name = keyof typeof subjects;
    // A server that stores updates also waits for the disk, so its CPU share is not known in advance.
    const expectedShare = (name: Name) => (subjects[name].requests === put && name !== 'put' ? 0 : 1);
    const samples = await interleave<Name>(
      subjects,
      // V8 compiles code in the first eight seconds. In the first three of them, an update takes 40 µs more CPU time.
      { rounds, seconds, warmUp: 8, leastShare: 0.85, expectedShare },
      note,
    );

    const costRow = (of: Name): Row => samples.costRow(of, 'bare');
    const rateRow = (of: Name): Row => samples.rateRow(of, 'put');
    const versus = (what: string, ratios: number[], goal?: Row['goal']): Row => ({
      what: `Jurybox ÷ ${what}`,
      typical: '',
      ratios,
      goal,
    });
    return [
      {
        title: 'Reads of a deployed variant, 1 KB: ratios of requests per CPU second',
        rows: [
          costRow('bare'),
          costRow('koa'),
          costRow('node'),
          costRow('fastify'),
          costRow('plain'),
          costRow('ours'),
          versus("Fastify with Jurybox's code", samples.costs('ours', 'fastify'), {
            kind: 'least',
            floor: 0.85,
            good: 0.95,
            goal: 1.05,
            why: why.fastify,
          }),
          versus('plain Fastify + SQLite', samples.costs('ours', 'plain'), {
            kind: 'least',
            floor: 1.5,
            good: 1.7,
            goal: 2,
          }),
          costRow('ofrep'),
          {
            what: 'CPU time: read by OFREP ÷ ordinary read',
            typical: '',
            ratios: samples.costs('ours', 'ofrep'),
            goal: { kind: 'most', floor: 1.6, good: 1.5, goal: 1.3 },
          },
          costRow('fastify304'),
          costRow('ours304'),
          versus("Fastify with Jurybox's code, status 304", samples.costs('ours304', 'fastify304')),
        ],
      },
      {
        title: 'Durable updates, 1 KB: ratios of requests per second',
        rows: [
          rateRow('put'),
          rateRow('nodePut'),
          rateRow('fastifyPut'),
          rateRow('plainPut'),
          rateRow('oursPut'),
          versus("Fastify with Jurybox's code", samples.rates('oursPut', 'fastifyPut')),
          versus('plain Fastify + SQLite', samples.rates('oursPut', 'plainPut'), {
            kind: 'least',
            floor: 3,
            good: 4,
            goal: 5,
            why: why.update,
          }),
        ],
      },
      {
        title: 'Resident memory during updates',
        rows: [
          samples.memoryRow('fastifyPut', 'fastifyPut'),
          {
            ...samples.memoryRow('oursPut', 'fastifyPut'),
            goal: { kind: 'most', floor: 3.5, good: 1.8, goal: 1.3, why: why.memoryUnderLoad },
          },
        ],
      },
      await benchTails(
        'SQLite',
        [
          {
            name: 'node:http, constant response',
            child: bare,
            reads: full,
            updates: put,
            updateStatus: 204,
          },
          { name: 'plain Fastify + SQLite', child: plain, reads: full, updates: put, updateStatus: 200 },
          {
            name: 'Jurybox',
            child: ours,
            reads: full,
            updates: put,
            updateStatus: 200,
            goal: { kind: 'most', floor: 6, good: 4, goal: 2.5, why: why.sqliteTail },
          },
        ],
        { rounds: tailRounds, seconds },
        note,
      ),
    ];
  } finally {
    for (const peer of peers) await peer.stop();
  }
}
