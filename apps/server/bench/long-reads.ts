/** Measures the response times of reads of deployed variants with and without a concurrent export of a million rows. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPeer } from './child.ts';
import type { Filled } from './fill.ts';
import { addEvaluation } from './growth-fill.ts';
import { median, type Row, type Section } from './report.ts';

const rows = 1_000_000;
const perSecond = 200;

/**
 * Reads the export in a separate process, so that the export does not delay the process that measures. Sends a message
 * when the export has begun.
 */
const reader = `
  const [url, key] = process.argv.slice(1);
  require('node:os').setPriority(10);
  require('node:http').get(url, { headers: { Authorization: key } }, (response) => {
    if (response.statusCode !== 200) process.exit(1);
    response.once('data', () => process.send('begun')).resume().on('end', () => process.exit(2));
  });`;

export async function benchLongReads(
  file: string,
  { key, reads }: Filled,
  { rounds, seconds }: { rounds: number; seconds: number },
  note: (text: string) => void,
): Promise<Section> {
  note('adding a million scenarios');
  const evaluation = addEvaluation(file, rows);
  const server = await startPeer(join(import.meta.dirname, 'peers/ours.ts'), [`file:${file}`]);
  const agent = new Agent({ keepAlive: true });
  const origin = `http://127.0.0.1:${server.port}`;
  const paths = reads.map(({ path }) => path);
  const alone: number[] = [];
  const beside: number[] = [];
  try {
    await p99(origin, agent, paths, key, seconds);
    for (let round = 1; round <= rounds; round++) {
      note(`reads during an export, round ${round} of ${rounds}`);
      alone.push(await p99(origin, agent, paths, key, 2 * seconds));
      const exporting = await startExport(`${origin}/api/human-evaluations/${evaluation}/export/json-lines`, key);
      beside.push(await p99(origin, agent, paths, key, 2 * seconds));
      if (exporting.exitCode !== null) throw new Error('the export ended earlier than the reads');
      const gone = once(exporting, 'exit');
      exporting.kill();
      await gone;
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
  const row = (what: string, times: number[]): Row => ({
    what,
    typical: `${median(times).toFixed(1)} ms`,
    ratios: times.map((time, round) => time / (alone[round] as number)),
  });
  return {
    title: `Reads of a deployed variant, ${perSecond} per second: the 99th percentile`,
    rows: [
      row('without an export', alone),
      { ...row(`during an export of ${rows} rows`, beside), goal: { kind: 'most', floor: 20, good: 8, goal: 5 } },
    ],
  };
}

async function startExport(url: string, key: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', reader, url, key], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** Sends reads at a fixed rate. Returns the 99th percentile of their response times in milliseconds. */
async function p99(
  origin: string,
  agent: Agent,
  paths: readonly string[],
  key: string,
  seconds: number,
): Promise<number> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    while (pending.length < Math.floor(elapsed * perSecond)) {
      const due = began + ((pending.length + 1) * 1000) / perSecond;
      const path = paths[pending.length % paths.length] as string;
      pending.push(
        new Promise((resolve, reject) => {
          get(origin + path, { agent, headers: { Authorization: key } }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`a read returned ${response.statusCode}`));
            response.on('end', () => resolve(void times.push(performance.now() - due))).resume();
          }).on('error', reject);
        }),
      );
    }
    await sleep(1);
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] as number;
}
