/**
 * Makes every storage call of a server fail, one per run, and then cuts the power. SQLite tests itself in this way
 * (https://www.sqlite.org/testing.html, "I/O Error Testing" and "Crash Testing"). After the restart, every update that
 * was acknowledged or read must be there, and no update about which the server said "nothing was stored".
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  canFailStorageCalls,
  failEveryCall,
  prepareExperiments,
  summarize,
  type Series,
} from '../support/every-failure.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The maximum number of calls of each kind that fail. A long test has no maximum. */
const most = (count: number) => (isLong ? Infinity : count);

if (!canFailStorageCalls)
  console.warn(
    'NOT RUN: a power failure after a failed storage call, because strace is not installed or may not trace',
  );

const common = { from: 'script', hasCommand: false, errors: ['EIO'], groups: isLong ? 40 : 26 } as const;
const kinds = ['write log', 'sync log', 'write file', 'sync file', 'truncate file'];

let experiments: Awaited<ReturnType<typeof prepareExperiments>>;

/** Runs a series with a seed from the clock, and prints what failed. */
async function tryAll(what: string, series: Series) {
  const seed = Date.now();
  const tried = await failEveryCall(experiments.withSeed(seed), series);
  const summary = summarize(tried);
  console.log(`${what}, seed ${seed}: ${summary.line}`);
  expect(tried[0]?.result.findings).toEqual([]);
  return summary;
}

describe.runIf(canFailStorageCalls)('a power failure after a failed storage call', () => {
  beforeAll(async () => {
    experiments = await prepareExperiments();
  });
  afterAll(() => experiments.remove());

  it.each<[what: string, series: Series, floor: number, kinds: string[]]>([
    ['EIO', { ...common, maxPerKind: most(2) }, 10, kinds],
    ['ENOSPC', { ...common, errors: ['ENOSPC'], maxPerKind: most(1) }, 6, kinds],
    ['EIO beside a command and a backup', { ...common, hasCommand: true, maxPerKind: most(1) }, 5, kinds],
    ['EIO at the start', { ...common, from: 'start', maxPerKind: most(2) }, 3, ['open log']],
  ])('loses nothing that was acknowledged or read: %s', async (what, series, floor, kinds) => {
    const { findings, failures, perKind } = await tryAll(what, series);
    expect(findings).toEqual([]);
    expect(failures).toBeGreaterThanOrEqual(floor);
    for (const kind of kinds) expect(perKind.get(kind), kind).toBeGreaterThan(0);
  });

  it.each([
    ['whose syncs do nothing', { inject: 'fsync,fdatasync:retval=0' }],
    ['that acknowledges before the commit', { plant: 'acknowledge-before-commit' }],
  ])('planted fault: the check finds a server %s', async (_what, fault) => {
    const { result } = await experiments.withSeed(1)({ ...common, ...fault });
    expect(result.findings.join('\n')).toContain('acknowledged, but lost');
  });

  it('the check accepts a simple store that ends at its first failed sync', async () => {
    const { findings, failures } = await tryAll('simple', { ...common, plant: 'simple-store', kinds, maxPerKind: 1 });
    expect(findings).toEqual([]);
    expect(failures).toBe(kinds.length);
  });

  it('planted fault: the check finds a simple store that goes on', async () => {
    const plant = 'simple-store-goes-on';
    const series = { ...common, hasCommand: true, plant, kinds: ['sync file'], maxPerKind: most(8), groups: 40 };
    const { findings } = await tryAll('planted', series);
    expect(findings.join('\n')).toMatch(/lost|malformed|damaged/);
  });
});
