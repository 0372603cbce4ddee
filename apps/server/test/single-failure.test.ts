/** Makes some storage calls fail, one per run, and then cuts the power. test/durability fails all calls. */
import { describe, expect, it } from 'vitest';
import { canFailStorageCalls, failEveryCall, summarize, withExperiments } from './support/every-failure.ts';

if (!canFailStorageCalls)
  console.warn(
    'NOT RUN: a power failure after a failed storage call, because strace is not installed or may not trace',
  );

const kinds = ['write log', 'sync log', 'write file', 'sync file', 'truncate file'];

describe.runIf(canFailStorageCalls)('a power failure after a failed storage call', () => {
  it('loses no acknowledged update, and no update that was read', async () => {
    const seed = Date.now();
    await withExperiments(seed, async (run) => {
      const tried = await failEveryCall(run, {
        from: 'script',
        hasCommand: false,
        errors: ['EIO'],
        maxPerKind: 1,
        kinds,
      });
      const { line, perKind, findings } = summarize(tried);
      console.log(`seed ${seed}: ${line}`);
      expect(findings).toEqual([]);
      for (const kind of kinds) expect(perKind.get(kind)).toBeGreaterThan(0);
    });
  });

  it.each([
    ['whose syncs do nothing', { inject: 'fsync,fdatasync:retval=0' }],
    ['that acknowledges before the commit', { plant: 'acknowledge-before-commit' }],
  ])('planted fault: the check finds a server %s', async (_what, fault) => {
    await withExperiments(1, async (run) => {
      const { result } = await run({ from: 'script', hasCommand: false, ...fault });
      expect(result.findings.join('\n')).toContain('acknowledged, but lost');
    });
  });
});
