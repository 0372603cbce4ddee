/** Checks that the figures in the guide about results are those that the server computes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alwaysValidRule, exactFalseEnough, fixedSampleRule } from '../../server/simulations/false-enough.ts';
import { alwaysValidInterval, outcomesStillNeeded } from '../../server/src/services/statistics/always-valid.ts';
import { votesNeeded, wilsonInterval } from '../../server/src/services/statistics/interval.ts';
import { root } from '../src/paths.ts';

const guide = readFileSync(join(root, 'apps/docs/guides/guides/results.md'), 'utf8').replaceAll(/\s+/g, ' ');

/** Returns the wrong rows of the guide's table, which says how many scenarios show a winner at each win rate. */
function wrongRows(text: string): string[] {
  return [...text.matchAll(/\| (\d+) % \| (\d+) \| (\d+) (?=\|)/g)].flatMap(([row, percent, often, planned]) => {
    const rate = Number(percent) / 100;
    // The number of wins (`rate * count`) is not rounded, so that the win rate is exact for each count.
    const counts = Array.from({ length: 2000 }, (_, count) => count + 1);
    const needed = counts.find((count) => outcomesStillNeeded(rate * count, count, 0) === 0);
    return needed === Number(often) && votesNeeded(rate) === Number(planned) ? [] : [`${row}: ${needed}`];
  });
}

it('the results guide says how many scenarios the server needs to name a winner, for each win rate', () => {
  expect(guide.match(/\| \d+ % \| \d+ \| \d+ \|/g)?.length).toBe(6);
  expect(wrongRows(guide)).toEqual([]);
  expect(wrongRows(guide.replace('| 60 % | 249 |', '| 60 % | 248 |'))).toHaveLength(1);
});

it('the results guide says how often each interval names a winner although both variants are equally good', () => {
  const percent = (share: number) => `${(100 * share).toPrecision(2)} %`;
  expect(guide).toContain(
    `In ${percent(exactFalseEnough(fixedSampleRule))} of such evaluations, the fixed-sample interval excludes one half`,
  );
  expect(guide).toContain(`The always-valid interval does so in ${percent(exactFalseEnough(alwaysValidRule))}`);
});

it('the picture in the results guide shows the intervals that the server computes', () => {
  const picture = readFileSync(join(root, 'docs/pictures/results.svg'), 'utf8');
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const shown = [...picture.matchAll(/(\d+) of (\d+)<.*\n.*>fixed: (.*?)<.*\n.*>always: (.*?)</g)];
  expect(shown).toHaveLength(2);
  for (const [, wins, n, fixed, always] of shown) {
    const [first, second] = [wilsonInterval(Number(wins), Number(n)), alwaysValidInterval(Number(wins), Number(n))];
    expect(fixed).toBe(`${percent(first.low)} to ${percent(first.high)}`);
    expect(always).toBe(`${percent(second.low)} to ${percent(second.high)}`);
  }
});
