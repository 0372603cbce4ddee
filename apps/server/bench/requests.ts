/** Reads by CPU time per request, durable updates by requests per second. */
import { join } from 'node:path';
import { startPeer, type Child } from './child.ts';
import type { Filled } from './fill.ts';
import { request } from './load.ts';
import { measure, type Sample, type Subject } from './measure.ts';
import { median, type Section } from './report.ts';

/** A server that had less of its core than this was disturbed. */
const leastShare = 0.85;

export async function benchRequests(
  files: { ours: string; fastify: string },
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
    const ours = await start('ours.ts', files.ours);

    const headers = { Authorization: key, Accept: 'application/json', 'User-Agent': 'bench' };
    const full = reads.map(({ path }) => request('GET', path, headers));
    const conditional = reads.map(({ path, etag }) => request('GET', path, { ...headers, 'If-None-Match': etag }));
    const put = updates.map(({ path, body }) => request('PUT', path, headers, body));

    const subjects = {
      bare: { name: 'node:http, constant', child: bare, requests: full, status: 200 },
      koa: { name: 'Koa, constant', child: koa, requests: full, status: 200 },
      fastify: { name: 'Fastify, same work', child: fastify, requests: full, status: 200 },
      ours: { name: 'Jurybox, 200', child: ours, requests: full, status: 200 },
      fastify304: { name: 'Fastify, same work, 304', child: fastify, requests: conditional, status: 304 },
      ours304: { name: 'Jurybox, 304', child: ours, requests: conditional, status: 304 },
      put: { name: 'node:http, body read, 204, not stored', child: bare, requests: put, status: 204 },
      fastifyPut: { name: 'Fastify, same work', child: fastify, requests: put, status: 200 },
      oursPut: { name: 'Jurybox', child: ours, requests: put, status: 200 },
    } satisfies Record<string, Subject>;
    type Name = keyof typeof subjects;
    const names = Object.keys(subjects) as Name[];

    note('warming up');
    for (const name of names) await measure(subjects[name], 0, 1.5);
    const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as unknown as Record<Name, Sample[]>;
    for (let round = 1; round <= rounds; round++) {
      for (const name of names) {
        note(`round ${round} of ${rounds}: ${subjects[name].name}`);
        const first = await measure(subjects[name], 0.15, seconds);
        // A durable update waits for the disk; a read that waits was disturbed, and gets a second chance.
        const isDisturbed = subjects[name].requests !== put && first.share < leastShare;
        samples[name].push(isDisturbed ? await measure(subjects[name], 0.15, seconds) : first);
      }
    }

    const cost = (of: Name, to: Name) => samples[of].flatMap((sample, round) => ratio(samples[to][round], sample, ({ cpu }) => cpu));
    const rate = (of: Name, to: Name) => samples[of].map((sample, round) => sample.rate / (samples[to][round] as Sample).rate);
    const inMicroseconds = (of: Name) => `${median(samples[of].map(({ cpu }) => cpu)).toFixed(0)} µs CPU`;
    const perSecond = (of: Name) => `${Math.round(median(samples[of].map((sample) => sample.rate)))} /s`;
    const costRow = (of: Name) => ({ what: subjects[of].name, typical: inMicroseconds(of), ratios: cost(of, 'bare') });
    const rateRow = (of: Name) => ({ what: subjects[of].name, typical: perSecond(of), ratios: rate(of, 'put') });
    const versus = { what: 'Jurybox ÷ Fastify', typical: '' };
    return [
      {
        title: 'Read by environment, 1 KB: CPU time per request',
        rows: [
          costRow('bare'),
          costRow('koa'),
          costRow('fastify'),
          { ...costRow('ours'), goal: { kind: 'least', good: 0.6, goal: 0.7 } },
          { ...versus, ratios: cost('ours', 'fastify'), goal: { kind: 'least', good: 1, goal: 1.4 } },
          costRow('fastify304'),
          { ...costRow('ours304'), goal: { kind: 'least', good: 0.65, goal: 0.75 } },
          { ...versus, what: `${versus.what}, 304`, ratios: cost('ours304', 'fastify304'), goal: { kind: 'least', good: 1, goal: 1.4 } },
        ],
      },
      {
        title: 'Durable update, 1 KB: requests per second',
        rows: [
          rateRow('put'),
          rateRow('fastifyPut'),
          { ...rateRow('oursPut'), goal: { kind: 'least', good: 0.3, goal: 0.37 } },
          { ...versus, ratios: rate('oursPut', 'fastifyPut'), goal: { kind: 'least', good: 1, goal: 1.1 } },
        ],
      },
    ];
  } finally {
    for (const peer of peers) await peer.stop();
  }
}

/** The ratio of one round, or none where one of the two was disturbed. */
function ratio(base: Sample | undefined, sample: Sample, value: (sample: Sample) => number): number[] {
  if (base === undefined || base.share < leastShare || sample.share < leastShare) return [];
  return [value(base) / value(sample)];
}
