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
/** Returns the maximum number of storage calls of each kind that fail: `count`, or no maximum in a long test. */
const most = (count: number) => (isLong ? Infinity : count);

if (!canFailStorageCalls)
  console.warn(
    'NOT RUN: a power failure after a failed storage call, because strace is not installed or may not trace',
  );
if (!isLong)
  console.warn(
    'NOT RUN: a power failure after a failed storage call, on a full disk and beside a backup; ' +
      'pnpm --filter server test:long runs it',
  );

const kinds = ['write log', 'sync log', 'write file', 'sync file', 'truncate file'];
const common = {
  from: 'script',
  hasCommand: false,
  errors: ['EIO'],
  groups: isLong ? 40 : 16,
  required: kinds,
} as const;

/**
 * For a server whose database a second process reads like a backup. This read ends before group 22 of the updates, and
 * some groups must follow.
 */
const beside = { ...common, hasCommand: true, groups: isLong ? 40 : 26 } as const;

let experiments: Awaited<ReturnType<typeof prepareExperiments>>;

/** Runs a series of experiments with a new seed. Prints and returns their summary. */
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

  it('`failEveryCall` tries other calls until a call of the required kind has failed', async () => {
    const injected: string[] = [];
    const calls = ['write log', 'sync log', 'sync file', 'sync file'].map((kind) => ({
      name: kind.startsWith('sync') ? 'fsync' : 'pwrite64',
      thread: '1',
      kind,
      isBeforeReady: false,
    }));
    const failedCalls: Record<string, string> = { 'pwrite64:when=1': 'write log', 'fsync:when=3': 'sync file' };
    const tried = await failEveryCall(
      async (experiment) => {
        const call = experiment.inject?.replace(':error=EIO', '');
        if (call !== undefined) injected.push(call);
        const failed = call === undefined ? [] : [failedCalls[call] ?? 'sync log'];
        return { experiment, result: { findings: [], failed, calls, hasEndedItself: false } };
      },
      { ...common, maxPerKind: 1, required: ['sync file'] },
    );
    expect(injected).toEqual(['pwrite64:when=1', 'fsync:when=1', 'fsync:when=2', 'fsync:when=3']);
    expect([...summarize(tried).perKind]).toEqual([
      ['write log', 1],
      ['sync log', 2],
      ['sync file', 1],
    ]);
  });

  const usual: [what: string, series: Series, floor: number][] = [
    ['EIO', { ...common, maxPerKind: most(1) }, 5],
    ['EIO at the start', { ...common, from: 'start', maxPerKind: most(1), required: ['open log'] }, 2],
  ];
  const others: typeof usual = [
    ['ENOSPC', { ...common, errors: ['ENOSPC'], maxPerKind: most(1) }, 6],
    ['EIO beside a command and a backup', { ...beside, maxPerKind: most(1) }, 5],
  ];
  it.each(isLong ? [...usual, ...others] : usual)(
    'if storage calls fail, the server loses no update that it acknowledged or returned to a reader: %s',
    async (what, series, floor) => {
      const { findings, failures, perKind } = await tryAll(what, series);
      expect(findings).toEqual([]);
      expect(failures).toBeGreaterThanOrEqual(floor);
      for (const kind of series.required) expect(perKind.get(kind), kind).toBeGreaterThan(0);
    },
  );

  it.each([
    ['whose syncs do nothing', { inject: 'fsync,fdatasync:retval=0' }],
    ['that acknowledges before the commit', { plant: 'acknowledge-before-commit' }],
  ])('planted fault: the test of storage failures finds a server %s', async (_what, fault) => {
    const { result } = await experiments.withSeed(1)({ ...common, ...fault });
    expect(result.findings.join('\n')).toContain('acknowledged, but lost');
  });

  it('the test of storage failures accepts a simple store that ends its process at the first failed sync', async () => {
    const { findings, failures } = await tryAll('simple', { ...common, plant: 'simple-store', kinds, maxPerKind: 1 });
    expect(findings).toEqual([]);
    expect(failures).toBe(kinds.length);
  });

  it.runIf(isLong)('planted fault: storage failures reveal a store that continues after a failed sync', async () => {
    const plant = 'simple-store-goes-on';
    const only = { kinds: ['sync file'], required: ['sync file'], maxPerKind: most(8) };
    const { findings } = await tryAll('planted', { ...common, ...only, hasCommand: true, plant, groups: 40 });
    expect(findings.join('\n')).toMatch(/lost|malformed|damaged/);
  });
});
