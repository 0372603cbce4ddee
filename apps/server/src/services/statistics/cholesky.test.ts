import { describe, expect, it } from 'vitest';
import { cholesky, invert, solve } from './davidson.ts';
import { createRandom } from './random.ts';

const noPause = async () => {};

describe('cholesky, solve and invert compute with a symmetric matrix', () => {
  it('invert returns the inverse of a matrix, and solve returns the solution of its linear equations', async () => {
    const size = 30;
    const random = createRandom(4);
    const root = Float64Array.from({ length: size * size }, () => random.next() - 0.5);
    const product = (one: Float64Array, other: (row: number, column: number) => number) =>
      Float64Array.from({ length: size * size }, (_, index) => {
        let sum = 0;
        for (let k = 0; k < size; k++) sum += one[Math.floor(index / size) * size + k]! * other(k, index % size);
        return sum;
      });
    const matrix = product(root, (row, column) => root[column * size + row]!);
    const lower = (await cholesky(matrix, size, noPause))!;
    const inverse = await invert(lower, size, noPause);
    const identity = product(inverse, (row, column) => matrix[row * size + column]!);
    const worst = Math.max(...identity.map((value, index) => Math.abs(value - (index % (size + 1) === 0 ? 1 : 0))));
    expect(worst).toBeLessThan(1e-6);
    const right = Float64Array.from({ length: size }, (_, index) => index);
    const solution = solve(lower, size, right);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += matrix[row * size + k]! * solution[k]!;
      expect(sum).toBeCloseTo(row, 6);
    }
  });

  it('cholesky returns undefined for a matrix that is not positive definite', async () => {
    expect(await cholesky(Float64Array.from([1, 2, 2, 1]), 2, noPause)).toBeUndefined();
  });
});
