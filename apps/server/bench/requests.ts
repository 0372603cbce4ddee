/** Measures the CPU time of a read, and the number of durable updates per second. */
import { join } from 'node:path';
import { startPeer, type Child } from './child.ts';
import type { Filled } from './fill.ts';
import { why } from './findings.ts';
import { request } from './load.ts';
import { measure, type Sample, type Subject } from './measure.ts';
import { median, type Section } from './report.ts';

/**
 * A sample counts as disturbed by other processes if the share of a core that the server used is below this fraction of
 * its largest share in any round. For durable updates the largest share is below 1, because they wait for the disk.
 */
const leastShare = 0.85;
/** The maximum number of repetitions of a disturbed sample. */
const retries = 2;

export async function benchRequests(
  files: { ours: string; fastify: string; node: string },
  { key, reads, updates }: Filled,
  { rounds, seconds }: { rounds: number; seconds: number },
  note: (text: string) => void,
): Promise<Section[]> {
  const peers: Child[] = [];
  const start = async (name: string, ...args: string[]) => {
    const peer = await startPeer(join(import.meta.dirname, 'peers', name), args);
    peers.push(peer);
    return peer;
  };
  try {
    const bare = await start('bare.mjs');
    const koa = await start('koa.ts');
    const fastify = await start('fastify.ts', files.fastify);
    const ours = await start('ours.ts', `file:${files.ours}`);
    const node = await start('node.ts', files.node);

    const headers = { Authorization: key, Accept: 'application/json', 'User-Agent': 'bench' };
    const full = reads.map(({ path }) => request('GET', path, headers));
    const conditional = reads.map(({ path, etag }) => request('GET', path, { ...headers, 'If-None-Match': etag }));
    const put = updates.map(({ path, body }) => request('PUT', path, headers, body));

    const subjects = {
      bare: { name: 'node:http, constant', child: bare, requests: full, status: 200 },
      koa: { name: 'Koa, constant', child: koa, requests: full, status: 200 },
      fastify: { name: 'Fastify, same work', child: fastify, requests: full, status: 200 },
      ours: { name: 'Jurybox, 200', child: ours, requests: full, status: 200 },
      node: { name: 'node:http, same handler, nothing checked', child: node, requests: full, status: 200 },
      fastify304: { name: 'Fastify, same work, 304', child: fastify, requests: conditional, status: 304 },
      ours304: { name: 'Jurybox, 304', child: ours, requests: conditional, status: 304 },
      put: { name: 'node:http, body read, 204, not stored', child: bare, requests: put, status: 204 },
      nodePut: { name: 'node:http, same handler, nothing checked', child: node, requests: put, status: 200 },
      fastifyPut: { name: 'Fastify, same work', child: fastify, requests: put, status: 200 },
      oursPut: { name: 'Jurybox', child: ours, requests: put, status: 200 },
    } satisfies Record<string, Subject>;
    type Name = keyof typeof subjects;
    const names = Object.keys(subjects) as Name[];

    note('warming up');
    for (const name of names) await measure(subjects[name], 0, 3);
    const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as unknown as Record<
      Name,
      Sample[]
    >;
    const best = Object.fromEntries(
      names.map((name) => [name, subjects[name].requests === put && name !== 'put' ? 0 : 1]),
    ) as Record<Name, number>;
    const isDisturbed = (name: Name, { share }: Sample) => share < leastShare * best[name];
    for (let round = 1; round <= rounds; round++) {
      for (const name of names) {
        note(`round ${round} of ${rounds}: ${subjects[name].name}`);
        for (let attempt = 0; attempt <= retries; attempt++) {
          const sample = await measure(subjects[name], 0.15, seconds);
          best[name] = Math.max(best[name], sample.share);
          samples[name][round - 1] = sample;
          if (!isDisturbed(name, sample)) break;
        }
      }
    }

    // Returns one ratio for each round in which neither sample was disturbed.
    const compare = (of: Name, to: Name, value: (of: Sample, to: Sample) => number) =>
      samples[of].flatMap((sample, round) => {
        const base = samples[to][round] as Sample;
        return isDisturbed(of, sample) || isDisturbed(to, base) ? [] : [value(sample, base)];
      });
    const cost = (of: Name, to: Name) => compare(of, to, (sample, base) => base.cpu / sample.cpu);
    const rate = (of: Name, to: Name) => compare(of, to, (sample, base) => sample.rate / base.rate);
    const inMicroseconds = (of: Name) => `${median(samples[of].map(({ cpu }) => cpu)).toFixed(0)} µs CPU`;
    const perSecond = (of: Name) =>
      `${Math.round(median(samples[of].map((sample) => sample.rate)))} /s, ${inMicroseconds(of)}`;
    const costRow = (of: Name) => ({ what: subjects[of].name, typical: inMicroseconds(of), ratios: cost(of, 'bare') });
    const rateRow = (of: Name) => ({ what: subjects[of].name, typical: perSecond(of), ratios: rate(of, 'put') });
    const versus = { what: 'Jurybox ÷ Fastify', typical: '' };
    return [
      {
        title: 'Read by environment, 1 KB: CPU time per request',
        rows: [
          costRow('bare'),
          costRow('koa'),
          costRow('node'),
          costRow('fastify'),
          { ...costRow('ours'), goal: { kind: 'least', good: 0.6, goal: 0.7, why: why.read } },
          { ...versus, ratios: cost('ours', 'fastify'), goal: { kind: 'least', good: 1, goal: 1.4, why: why.fastify } },
          costRow('fastify304'),
          { ...costRow('ours304'), goal: { kind: 'least', good: 0.65, goal: 0.75, why: why.notModified } },
          {
            ...versus,
            what: `${versus.what}, 304`,
            ratios: cost('ours304', 'fastify304'),
            goal: { kind: 'least', good: 1, goal: 1.4 },
          },
        ],
      },
      {
        title: 'Durable update, 1 KB: requests per second',
        rows: [
          rateRow('put'),
          rateRow('nodePut'),
          rateRow('fastifyPut'),
          { ...rateRow('oursPut'), goal: { kind: 'least', good: 0.3, goal: 0.37, why: why.update } },
          { ...versus, ratios: rate('oursPut', 'fastifyPut'), goal: { kind: 'least', good: 1, goal: 1.1 } },
        ],
      },
    ];
  } finally {
    for (const peer of peers) await peer.stop();
  }
}
