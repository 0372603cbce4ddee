import { describe, expect, it } from 'vitest';
import { fitDavidson, type DavidsonFit, type Pair } from './davidson.ts';

const noPause = async () => {};
const pairOf = (first: number, second: number, firstWins: number, secondWins: number, ties = 0): Pair => ({
  first,
  second,
  firstWins,
  secondWins,
  ties,
});
const fit = async (size: number, pairs: Pair[]) => (await fitDavidson(size, pairs, noPause)) as DavidsonFit;
/** Returns the difference of two abilities and its standard error. */
const difference = ({ abilities, covariances }: DavidsonFit, one: number, other: number) => {
  const covariance = (row: number, column: number) => covariances[row * abilities.length + column]!;
  const variance = covariance(one, one) + covariance(other, other) - 2 * covariance(one, other);
  return [abilities[one]! - abilities[other]!, Math.sqrt(variance)];
};
const rounded = (values: Iterable<number>, digits: number) => [...values].map((value) => value.toFixed(digits));

describe('fitDavidson fits the Bradley–Terry model if there are no ties', () => {
  // The citations between four journals: Biometrika, Communications in Statistics, JASA and JRSS-B. The cited journal
  // wins. The data are from S. Stigler, "Citation patterns in the journals of statistics and probability", Statistical
  // Science 9 (1994) 94–108. The expected figures are those that H. Turner and D. Firth published for R's BradleyTerry2
  // (Journal of Statistical Software 48 (2012) 9).
  const citations = [
    pairOf(0, 1, 730, 33),
    pairOf(0, 2, 498, 320),
    pairOf(0, 3, 221, 284),
    pairOf(1, 2, 68, 813),
    pairOf(1, 3, 17, 276),
    pairOf(2, 3, 142, 325),
  ];

  it('fitDavidson gives the ability differences and standard errors of a published example without ties', async () => {
    const found = await fit(4, citations);
    expect([1, 2, 3].map((journal) => rounded(difference(found, journal, 0), 5))).toEqual([
      ['-2.94907', '0.10255'],
      ['-0.47957', '0.06059'],
      ['0.26895', '0.07083'],
    ]);
    expect(rounded(difference(found, 3, 2), 5)).toEqual(['0.74852', '0.07294']);
  });

  it('fitDavidson gives the abilities and standard errors of a published example without ties', async () => {
    const { abilities, covariances, tieWeight } = await fit(4, citations);
    expect(rounded(abilities, 5)).toEqual(['0.78992', '-2.15915', '0.31035', '1.05888']);
    const errors = [0, 1, 2, 3].map((journal) => Math.sqrt(covariances[journal * 5]!));
    expect(rounded(errors, 5)).toEqual(['0.04333', '0.07258', '0.04164', '0.05305']);
    expect(tieWeight).toBe(0);
  });
});

describe("fitDavidson fits Davidson's model if there are ties", () => {
  // Davidson (1970), example 2: six brands of chocolate pudding.
  const pudding = [
    [0, 1, 19, 22, 16],
    [0, 2, 16, 19, 12],
    [1, 2, 19, 19, 10],
    [0, 3, 18, 23, 13],
    [1, 3, 23, 19, 9],
    [2, 3, 19, 20, 15],
    [0, 4, 13, 19, 18],
    [1, 4, 16, 20, 12],
    [2, 4, 16, 15, 17],
    [3, 4, 17, 14, 16],
    [0, 5, 18, 21, 12],
    [1, 5, 22, 20, 12],
    [2, 5, 13, 18, 10],
    [3, 5, 14, 19, 18],
    [4, 5, 11, 21, 12],
  ].map(([first, second, ...votes]) => pairOf(first!, second!, ...(votes as [number, number, number])));

  it("for Davidson's votes on six brands, fitDavidson returns his published shares and weight of ties", async () => {
    const { abilities, tieWeight } = await fit(6, pudding);
    const weights = [...abilities].map(Math.exp);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    // Davidson published 0.1388005, 0.1729985, 0.1617420, 0.1653930, 0.1586805, 0.2023855, and 0.7468147. These are the
    // values after seven iterations of his computation. The exact maximum of the likelihood differs from them after the
    // fourth digit.
    const shares = weights.map((weight) => weight / sum);
    expect(rounded(shares, 4)).toEqual(['0.1388', '0.1730', '0.1617', '0.1654', '0.1587', '0.2024']);
    expect(tieWeight.toFixed(4)).toBe('0.7468');
  });

  it("for Davidson's votes on six brands, the standard errors equal those of R's package PlackettLuce", async () => {
    const found = await fit(6, pudding);
    expect([1, 2, 3, 4, 5].map((brand) => rounded(difference(found, brand, 0), 4))).toEqual([
      ['0.2202', '0.1872'],
      ['0.1530', '0.1935'],
      ['0.1751', '0.1882'],
      ['0.1339', '0.1927'],
      ['0.3771', '0.1924'],
    ]);
  });

  it('for two variants, the result of fitDavidson equals the solution in closed form', async () => {
    // Davidson's model fits these votes exactly.
    // P(win) : P(loss) = 40 : 10, and tieWeight = P(tie) / √(P(win)·P(loss)).
    const found = await fit(2, [pairOf(0, 1, 40, 10, 30)]);
    expect(difference(found, 0, 1)[0]).toBeCloseTo(Math.log(4), 10);
    expect(found.tieWeight).toBeCloseTo(30 / Math.sqrt(400), 10);
  });

  it('fitDavidson finds abilities for very unequal variants and for numbers of votes that are fractions', async () => {
    const found = await fit(3, [pairOf(0, 1, 1e6, 1, 3), pairOf(1, 2, 1e6, 1, 0.5), pairOf(0, 2, 5, 0.25, 0)]);
    expect(found.abilities[0]! - found.abilities[2]!).toBeGreaterThan(10);
    expect([...found.covariances].every(Number.isFinite)).toBe(true);
  });

  it('fitDavidson returns undefined if the likelihood has no maximum', async () => {
    expect(await fitDavidson(2, [pairOf(0, 1, 5, 0)], noPause)).toBeUndefined();
    expect(await fitDavidson(3, [pairOf(0, 1, 5, 3)], noPause)).toBeUndefined();
  });
});
