import { describe, expect, it } from 'vitest';
import { krippendorffAlpha } from '../../../test/support/krippendorff.ts';
import { compareJudges } from './outlying-judges.ts';
import { createRandom } from './random.ts';

/** Returns the mean squared difference of two of the values. For 0 and 1, this is also the share of unequal pairs. */
function expectedDisagreement(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value ** 2, 0);
  return (2 * (values.length * squares - sum ** 2)) / (values.length * (values.length - 1));
}

/**
 * Compares simulated judges. A judge knows the true category with the probability |skill|. Then the judge chooses it if
 * the skill is positive, and the wrong category if it is negative. A judge who does not know it chooses at random.
 */
function compare(skills: readonly number[], scenarios: number, seed: number) {
  const random = createRandom(seed);
  const comparison = compareJudges('nominal');
  const all: number[] = [];
  for (let scenario = 0; scenario < scenarios; scenario++) {
    const truth = random.below(2);
    const values = skills.map((skill) =>
      random.next() < Math.abs(skill) ? (skill < 0 ? 1 - truth : truth) : random.below(2),
    );
    comparison.add(values.map((value, index) => ({ judge: `judge ${index}`, value })));
    all.push(...values);
  }
  return comparison.result(expectedDisagreement(all));
}
const outlying = (list: ReturnType<typeof compare>) =>
  list.filter(({ isOutlying }) => isOutlying).map(({ judge }) => judge);

describe('compareJudges names judges who disagree with all others', () => {
  it('compareJudges names a judge who votes at random or against the others, and no other judge', () => {
    expect(outlying(compare([0.9, 0.9, 0, 0.9], 60, 1))).toEqual(['judge 2']);
    expect(outlying(compare([0.8, -0.8, 0.8], 60, 1))).toEqual(['judge 1']);
    const [first] = compare([0.9, 0.9, 0, 0.9], 2000, 1);
    expect(first?.alpha).toBeCloseTo(0, 1);
    expect(first?.othersAlpha).toBeCloseTo(0.81, 1);
  });

  it('compareJudges names no judge if two oppose two others, and wrongly names a judge in at most 5 % of cases', () => {
    let named = 0;
    for (let seed = 0; seed < 400; seed++)
      named += outlying(compare([0.6, 0.6, 0.6, 0.6, 0.6], 50, seed)).length > 0 ? 1 : 0;
    expect(named / 400).toBeLessThanOrEqual(0.05);
    expect(outlying(compare([0.9, 0.9, -0.9, -0.9], 200, 1))).toEqual([]);
  });

  it('compareJudges names nobody if there are only two judges, too few scenarios, or only equal judgements', () => {
    expect(compare([0.9, -0.9], 100, 1)).toEqual([]);
    expect(outlying(compare([0.9, 0.9, -0.9], 19, 1))).toEqual([]);
    const equal = compareJudges('interval');
    for (let scenario = 0; scenario < 30; scenario++)
      equal.add(['a', 'b', 'c'].map((judge) => ({ judge, value: 0.5 })));
    expect(equal.result(0)).toEqual([]);
  });

  it('compareJudges does not name a judge whose difference from the others is certain but small', () => {
    const list = compare([0.9, 0.9, 0.8, 0.9], 20_000, 1);
    expect(list[0]).toMatchObject({ judge: 'judge 2', isOutlying: false });
  });

  it('`alpha` is the agreement of a judge with the others, and `othersAlpha` the agreement among the others', () => {
    const random = createRandom(3);
    const scores = Array.from({ length: 40 }, () => {
      const quality = random.next();
      return [quality, quality + 0.2 * random.next(), random.next()];
    });
    const comparison = compareJudges('interval');
    for (const list of scores) comparison.add(list.map((value, index) => ({ judge: `${index}`, value })));
    const result = comparison.result(expectedDisagreement(scores.flat()));
    expect(outlying(result)).toEqual(['2']);
    // Three judges form three pairs. `own` is the alpha of the two pairs with this judge, and `othersAlpha` is the
    // alpha of the third pair. So the mean of `own` and `othersAlpha` with the weights 2 and 1 is the alpha of all
    // judges.
    const alpha = krippendorffAlpha(scores, 'interval')!;
    for (const { alpha: own, othersAlpha } of result) expect((2 * own + othersAlpha) / 3).toBeCloseTo(alpha, 10);
  });
});
