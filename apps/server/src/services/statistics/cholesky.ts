/** Functions for symmetric positive definite matrices. A matrix is stored as its rows, one after another. */

/** The number of multiplications between two pauses. These multiplications take one to three milliseconds. */
const multiplicationsPerSlice = 1_000_000;

/** The smallest pivot, as a share of its diagonal element. A smaller one could be a rounding error. */
const smallestPivot = 1e-12;

/**
 * Returns the lower triangle L with L·Lᵀ = A. Returns undefined if A is not positive definite, or if a pivot could be a
 * rounding error. Takes n³/6 multiplications. Calls `pause` about once per million multiplications. G. H. Golub, C. F.
 * Van Loan, "Matrix computations", 4.2.
 */
export async function cholesky(matrix: Float64Array, size: number, pause: () => Promise<void>) {
  const lower = new Float64Array(size * size);
  let multiplications = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column] as number;
      for (let k = 0; k < column; k++) rest -= (lower[row * size + k] as number) * (lower[column * size + k] as number);
      if (row !== column) lower[row * size + column] = rest / (lower[column * size + column] as number);
      else if (rest > smallestPivot * (matrix[row * size + row] as number)) lower[row * size + row] = Math.sqrt(rest);
      else return undefined;
    }
    multiplications += row * row;
    if (multiplications < multiplicationsPerSlice) continue;
    multiplications = 0;
    await pause();
  }
  return lower;
}

/** Returns x with L·Lᵀ·x = b. Takes n² multiplications. */
export function solve(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = right.slice();
  for (let row = 0; row < size; row++) {
    let rest = solution[row] as number;
    for (let k = 0; k < row; k++) rest -= (lower[row * size + k] as number) * (solution[k] as number);
    solution[row] = rest / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = solution[row] as number;
    for (let k = row + 1; k < size; k++) rest -= (lower[k * size + row] as number) * (solution[k] as number);
    solution[row] = rest / (lower[row * size + row] as number);
  }
  return solution;
}

/** Returns the inverse of L·Lᵀ, column by column. Takes n³ multiplications and calls `pause` between columns. */
export async function invert(lower: Float64Array, size: number, pause: () => Promise<void>): Promise<Float64Array> {
  const inverse = new Float64Array(size * size);
  let multiplications = 0;
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    inverse.set(solve(lower, size, unit), column * size);
    multiplications += size * size;
    if (multiplications < multiplicationsPerSlice) continue;
    multiplications = 0;
    await pause();
  }
  return inverse;
}
