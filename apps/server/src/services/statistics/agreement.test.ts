import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, coverageCases } from '../../../simulations/coverage.ts';
import { reliabilityDataC } from '../../../simulations/reliability-data.ts';
import { countScoreAgreement, countVoteAgreement } from './agreement.ts';
import { krippendorffAlpha } from '../../../test/support/krippendorff.ts';

const noPause = async () => {};
const agreementOf = (counter: ReturnType<typeof countVoteAgreement>, units: readonly number[][]) => {
  for (const unit of units) counter.add(unit);
  return counter.result(noPause);
};

describe("agreement equals the published values and the result of Krippendorff's general formula", () => {
  it('alpha and the number of judgements equal the values that Krippendorff published for his data "C"', async () => {
    const votes = await agreementOf(countVoteAgreement(6), reliabilityDataC);
    const scores = await agreementOf(countScoreAgreement(1, 5), reliabilityDataC);
    expect([votes.alpha?.value.toFixed(3), scores.alpha?.value.toFixed(3)]).toEqual(['0.743', '0.849']);
    // Krippendorff's coincidence matrix for this data counts, with weights, the pairs of values that two judges gave to
    // the same unit. The pairs of equal values are on its diagonal: 7 + 10 + 8 + 4 + 3 = 32. The sum of all elements is
    // 40. So the raw agreement is 32 / 40.
    expect([votes.raw?.value, votes.judgements, votes.scenarios]).toEqual([0.8, 40, 11]);
    expect(votes.alpha!.interval!.low).toBeLessThan(0.743);
    expect(votes.alpha!.interval!.high).toBeGreaterThan(0.743);
  });

  it("for any judgements, alpha equals the result of Krippendorff's general formula", async () => {
    const units = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(units, async (given) => {
        const [votes, scores] = [countVoteAgreement(5), countScoreAgreement(0, 4)];
        const expected = [krippendorffAlpha(given, 'nominal'), krippendorffAlpha(given, 'interval')];
        const found = [(await agreementOf(votes, given)).alpha, (await agreementOf(scores, given)).alpha];
        for (const [index, alpha] of expected.entries()) {
          if (alpha === undefined) expect(found[index]).toBeNull();
          else expect(found[index]?.value).toBeCloseTo(alpha, 10);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('alpha is finite for scores of any size, and does not depend on their unit', async () => {
    const units = [
      [1, 2],
      [3, 3],
      [5, 4],
      [2, 2],
      [4, 5],
    ];
    const plain = await agreementOf(countScoreAgreement(1, 5), units);
    for (const [factor, shift] of [
      [1e300, 0],
      [1e-300, 0],
      [1, 1e9],
    ] as const) {
      const moved = units.map((unit) => unit.map((score) => score * factor + shift));
      const [low, high] = [Math.min(...moved.flat()), Math.max(...moved.flat())];
      const { alpha } = await agreementOf(countScoreAgreement(low, high), moved);
      expect(alpha?.value).toBeCloseTo(plain.alpha!.value, 6);
    }
    const widest = await agreementOf(countScoreAgreement(-1.7e308, 1.7e308), [
      [-1.7e308, -1.7e308],
      [1.7e308, 1.7e308],
    ]);
    expect(widest.alpha?.value).toBe(1);
  });

  it('alpha is null if all judgements are equal, and agreement is null if no scenario has two judgements', async () => {
    expect(
      (
        await agreementOf(countVoteAgreement(4), [
          [1, 1],
          [1, 1],
        ])
      ).alpha,
    ).toBeNull();
    expect(
      (
        await agreementOf(countScoreAgreement(3, 3), [
          [3, 3],
          [3, 3],
        ])
      ).raw?.value,
    ).toBe(1);
    const none = { scenarios: 0, judgements: 0, raw: null, alpha: null, expectedDisagreement: 0 };
    expect(await agreementOf(countVoteAgreement(4), [[1], []])).toEqual(none);
  });
});

console.warn('coverage of intervals: 100 simulated evaluations only; `pnpm --filter server simulate` runs 10,000');
describe('a 95 % interval of agreement contains the true value in about 95 % of simulated evaluations', () => {
  // With 100 simulated evaluations, the standard error of a share of 95 % is 2.2 percentage points. This test tolerates
  // three standard errors. `pnpm --filter server simulate` runs more evaluations with closer bounds.
  it.each(coverageCases.filter(({ name }) => name.includes('alpha')).map((one) => [one.name, one] as const))(
    'about 95 % of the simulated intervals contain the true value: %s',
    async (_, one) => {
      expect(await coverage(one, 100, 3)).toBeGreaterThan(0.88);
    },
  );
});
