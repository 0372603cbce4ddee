import { describe, expect, it } from 'vitest';
import { krippendorffAlpha } from '../../../test/support/krippendorff.ts';
import { reliabilityDataC } from '../../../simulations/reliability-data.ts';

describe("krippendorffAlpha returns Krippendorff's alpha", () => {
  // K. Krippendorff, "Computing Krippendorff's alpha-reliability" (2011), section D.
  it.each([
    ['nominal', 0.743],
    ['ordinal', 0.815],
    ['interval', 0.849],
    ['ratio', 0.797],
  ] as const)('the %s alpha of the data "C" that Krippendorff published is %f', (metric, alpha) => {
    expect(krippendorffAlpha(reliabilityDataC, metric)?.toFixed(3)).toBe(alpha.toFixed(3));
  });

  it('alpha is 1 for agreement, negative for systematic disagreement, and undefined if only one value occurs', () => {
    const metrics = ['nominal', 'ordinal', 'interval', 'ratio'] as const;
    for (const metric of metrics) {
      expect(krippendorffAlpha([[1, 1], [2, 2, 2], [5, 5], [4]], metric)).toBe(1);
      expect(
        krippendorffAlpha(
          [
            [1, 2],
            [2, 1],
            [1, 2],
          ],
          metric,
        ),
      ).toBeLessThan(0);
      expect(
        krippendorffAlpha(
          [
            [3, 3],
            [3, 3, 3],
          ],
          metric,
        ),
      ).toBeUndefined();
      expect(krippendorffAlpha([[3], [4], []], metric)).toBeUndefined();
    }
  });
});
