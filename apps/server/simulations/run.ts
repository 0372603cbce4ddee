/**
 * `pnpm --filter server simulate`: simulates evaluations whose true figures are known, and checks how often
 * the intervals of the results contain these figures. Exits with 1 if this share is outside its bounds. Then measures
 * the CPU time for computing the figures of the largest allowed evaluation. Takes minutes.
 *
 *   --quick      run a tenth of the evaluations, with wider bounds
 */
import { parseArgs } from 'node:util';
import { coverage, coverageCases, votesAsIndependent } from './coverage.ts';
import {
  alwaysValidRule,
  exactFalseEnough,
  fixedSampleRule,
  looks,
  simulateFalseEnough,
  simulateFalseEnoughOfJudges,
} from './false-enough.ts';
import { measureLargest } from './largest.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
const quick = values.quick === true;
const runs = quick ? 1000 : 10_000;
/**
 * How far a share, for example of the intervals that contain the true value, may lie outside its bounds `from` and
 * `to`. The full run has no margin. A run with --quick has fewer evaluations, so its margin is three standard errors of
 * a measured share whose true value is 95 %.
 */
const margin = quick ? 3 * Math.sqrt((0.95 * 0.05) / runs) : 0;
const seed = 20;

let failures = 0;
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const report = (name: string, share: number, from: number, to: number) => {
  const holds = share >= from - margin && share <= to + margin;
  if (!holds) failures += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${percent(share).padStart(8)}  ${name} (${percent(from)} to ${percent(to)})`);
};

console.log(
  `Share of ${runs} evaluations of equal variants in which a rule wrongly says that the votes are enough. ` +
    `The rule is checked after each vote from ${looks.from} to ${looks.to} (with 3 judges: after each scenario).`,
);
report('always-valid', simulateFalseEnough(alwaysValidRule, runs, seed), 0, 0.05);
report('always-valid, exact', exactFalseEnough(alwaysValidRule), 0, 0.05);
report('planted fault: the fixed-sample interval', simulateFalseEnough(fixedSampleRule, runs, seed), 0.3, 0.45);
report('planted fault, exact', exactFalseEnough(fixedSampleRule), 0.3, 0.45);
report('always-valid, 3 judges per scenario', simulateFalseEnoughOfJudges(runs, seed, false), 0, 0.05);
report('planted fault: each of 3 votes counts as independent', simulateFalseEnoughOfJudges(runs, seed, true), 0.1, 1);

console.log(`\nCoverage: ${runs} evaluations for each interval`);
for (const one of [...coverageCases, votesAsIndependent])
  report(one.name, await coverage(one, runs, seed), one.from, one.to);

const [scenarios, judges] = [quick ? 100_000 : 1_000_000, 20];
console.log(`\nCPU time of the largest evaluation: ${scenarios} scenarios × ${judges} judges`);
for (const { name, readMs, computeMs, sliceMs, longestSliceMs } of await measureLargest(scenarios, judges))
  console.log(
    `${name}: read ${readMs.toFixed(0)} ms, compute ${computeMs.toFixed(0)} ms, ` +
      `slices of ${sliceMs.toFixed(1)} ms, the longest ${longestSliceMs.toFixed(1)} ms`,
  );
if (failures > 0) {
  console.error(`${failures} figures are outside their bounds`);
  process.exitCode = 1;
}
