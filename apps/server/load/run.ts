/**
 * `pnpm --filter server load`: a load test. It sends the requests of several kinds of callers (`roles` in workload.ts)
 * at fixed rates. By default, it starts a server on a temporary SQLite file. With `--database`, it starts a server on
 * that database. With `--url` and `--key`, it uses a running server; the key needs the role editor.
 *
 *   --duration 30      duration of the run in seconds
 *   --apps 200         requests per second of the role `apps`; 0 omits the role
 *   --readers 10  --graders 20  --deployers 0.5    requests per second of each other role; 0 omits the role
 *
 * Exits with 1 if a response has an unexpected status, for example 503 or 429.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCaller } from './caller.ts';
import { runOpenLoop, type Outcome } from './open-loop.ts';
import { startOwnServer } from './own-server.ts';
import { roles } from './workload.ts';
import { makeWorld } from './world.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    duration: text,
    database: text,
    url: text,
    key: text,
    apps: text,
    readers: text,
    graders: text,
    deployers: text,
  },
});

function number(name: string, given: string | undefined, fallback: number): number {
  const value = given === undefined ? fallback : Number(given);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} should be a number, 0 or larger`);
  return value;
}

const seconds = number('duration', values.duration, 30);
const rates = new Map(roles.map((role) => [role, number(role.name, values[role.name], role.perSecond)]));
if ((values.url === undefined) !== (values.key === undefined))
  throw new Error('--url and --key are only valid together');

const run = Date.now().toString(36);
const folder = mkdtempSync(join(tmpdir(), 'jurybox-load-'));
const own =
  values.url === undefined
    ? await startOwnServer(values.database ?? `file:${join(folder, 'load.db')}`, run)
    : undefined;
const { call, close } = createCaller(own?.origin ?? values.url ?? '', own?.key ?? values.key ?? '');
try {
  const world = await makeWorld(call, run);
  for (const [role, rate] of rates) console.log(`${role.name.padEnd(10)} ${String(rate).padStart(6)}/s  ${role.help}`);
  const outcomes = await runOpenLoop(call, world, rates, seconds, showProgress);
  showSummary(outcomes);
  if (outcomes.some(({ unexpected }) => unexpected.size > 0)) process.exitCode = 1;
} finally {
  close();
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function showProgress(outcomes: Outcome[], second: number): void {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const errors = sum(({ unexpected }) => [...unexpected.values()].reduce((a, b) => a + b, 0));
  const line =
    `${second}/${seconds} s: ${sum(({ sent }) => sent)} sent, ${sum(({ answered }) => answered)} ` +
    `answered, ${errors} unexpected`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else if (second % 10 === 0) console.error(line);
}

function showSummary(outcomes: Outcome[]): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const ms = (value: number) => value.toFixed(1).padStart(8);
  console.log(
    `\n${'role'.padEnd(10)} ${'responses'.padStart(9)} ${'per s'.padStart(8)} ` +
      `${['p50', 'p90', 'p99', 'p99.9', 'longest'].map((name) => `${name} ms`.padStart(8)).join(' ')}  ` +
      'unexpected',
  );
  for (const { role, answered, unexpected, durations } of outcomes) {
    const shares = [0.5, 0.9, 0.99, 0.999].map((share) => ms(durations.percentile(share)));
    const errors = [...unexpected].map(([what, count]) => `${count} × ${what}`).join(', ');
    console.log(
      `${role.name.padEnd(10)} ${String(answered).padStart(9)} ` +
        `${(answered / seconds).toFixed(1).padStart(8)} ${shares.join(' ')} ${ms(durations.longest)}  ` +
        (errors === '' ? '0' : errors),
    );
  }
}
