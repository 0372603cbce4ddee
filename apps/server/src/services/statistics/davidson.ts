/**
 * The Bradley–Terry model with ties. Variant i has an ability λᵢ, and a tie has the weight ν:
 *
 *   P(i wins) = eᵏ / (eᵏ + eᵐ + ν·e^((k+m)/2))  with k = λᵢ and m = λⱼ;  P(tie) has the last summand as its numerator
 *
 * Source: R. R. Davidson, "On extending the Bradley–Terry model to accommodate ties in paired comparison experiments",
 * JASA 65 (1970) 317–328. Without ties it is the model of R. A. Bradley, M. E. Terry, Biometrika 39 (1952) 324–345.
 */

/** The votes between two variants. By default, a variant is an index. The numbers of votes may be fractions. */
export interface Pair<Variant = number> {
  first: Variant;
  second: Variant;
  firstWins: number;
  secondWins: number;
  ties: number;
}

export type DavidsonFit = NonNullable<Awaited<ReturnType<typeof fitDavidson>>>;

const maxSteps = 100;
/** The search ends when a step changes no ability by more than this. The remaining error is about 1e-16. */
const longestLastStep = 1e-8;

/**
 * Finds the maximum of the likelihood with Newton's method. A step that lowers the likelihood is halved. Returns
 * undefined if the search fails. If `hasEstimate` accepts the pairs, there is exactly one maximum, because the
 * logarithm of the likelihood is concave in the abilities and in the logarithm of the weight of ties.
 *
 * The covariances are the inverse of the observed information, for abilities with the sum 0. In this model, observed
 * and expected information are equal. The search takes about ten steps. For n variants, each step takes n³/6
 * multiplications and one computation per pair.
 */
export async function fitDavidson(size: number, pairs: readonly Pair[], pause: () => Promise<void>) {
  const hasTies = pairs.some(({ ties }) => ties > 0);
  const width = size + (hasTies ? 1 : 0);
  let point = new Float64Array(width);
  let here = likelihoodAt(point, size, pairs, hasTies);
  for (let step = 0; step < maxSteps; step++) {
    await pause();
    const lower = await cholesky(here.information, width, pause);
    if (lower === undefined) return undefined;
    const direction = solve(lower, width, here.gradient);
    // Only a short next step of Newton's method proves that the maximum is near. A small slope does not prove it: the
    // slope also approaches 0 if the likelihood has no maximum.
    if (direction.every((change) => Math.abs(change) < longestLastStep)) {
      const inverse = await invert(lower, width, pause);
      const end = point.map((value, index) => value + (direction[index] as number));
      return {
        /** The abilities on the logarithmic scale. Their sum is 0. */
        abilities: end.slice(0, size),
        /** The weight of ties, ν. It is 0 if there is no tie. */
        tieWeight: hasTies ? Math.exp(end[size] as number) : 0,
        /** The covariances of the abilities: `size` rows, one after another. */
        covariances: covariancesOf(inverse, size, width, here.anchor),
      };
    }
    let next = here;
    let moved = point;
    for (let length = 1; length > 1e-6; length /= 2) {
      moved = point.map((value, index) => value + length * (direction[index] as number));
      next = likelihoodAt(moved, size, pairs, hasTies);
      if (next.logarithm >= here.logarithm - 1e-12 * Math.abs(here.logarithm)) break;
    }
    const mean = moved.subarray(0, size).reduce((sum, value) => sum + value, 0) / size;
    point = moved.map((value, index) => (index < size ? value - mean : value));
    here = next;
  }
  return undefined;
}

/**
 * Returns the logarithm of the likelihood, and its derivatives. `point` contains the abilities and, if there are ties,
 * the logarithm of their weight. The likelihood stays the same if all abilities change by the same amount, so the
 * information matrix has no inverse. Adding a constant to its first `size` rows and columns makes it invertible and
 * fixes the sum of the abilities.
 */
function likelihoodAt(point: Float64Array, size: number, pairs: readonly Pair[], hasTies: boolean) {
  const width = point.length;
  const gradient = new Float64Array(width);
  const information = new Float64Array(width * width);
  let logarithm = 0;
  const add = (row: number, column: number, amount: number) => {
    (information[row * width + column] as number) += amount;
    if (row !== column) (information[column * width + row] as number) += amount;
  };
  for (const { first, second, firstWins, secondWins, ties } of pairs) {
    const half = ((point[first] as number) - (point[second] as number)) / 2;
    const tie = hasTies ? (point[size] as number) : Number.NEGATIVE_INFINITY;
    // Subtracting the highest logarithm prevents an overflow of the exponentials.
    const top = Math.max(half, -half, tie);
    const [a, b, c] = [Math.exp(half - top), Math.exp(-half - top), Math.exp(tie - top)];
    const all = a + b + c;
    const count = firstWins + secondWins + ties;
    logarithm += firstWins * half - secondWins * half + (ties > 0 ? ties * tie : 0) - count * (top + Math.log(all));
    // The mean and the variance of the points for one vote in the model: 1 point if the first variant wins, ½ for a
    // tie, 0 if it loses.
    const [tieShare, otherShare] = [c / all, (a + b) / all];
    const [score, otherScore] = [(a + c / 2) / all, (b + c / 2) / all];
    const variance = (a * b + ((a + b) * c) / 4) / all ** 2;
    // The shorter formula `firstWins + ties / 2 - count * score` has a rounding error, because it subtracts large
    // numbers. If the likelihood has no maximum, this error could end the search where the likelihood is flat.
    const slope = firstWins * otherScore - secondWins * score + (ties * (otherScore - score)) / 2;
    (gradient[first] as number) += slope;
    (gradient[second] as number) -= slope;
    add(first, first, count * variance);
    add(second, second, count * variance);
    add(first, second, -count * variance);
    if (!hasTies) continue;
    (gradient[size] as number) += ties * otherShare - (firstWins + secondWins) * tieShare;
    add(size, size, count * tieShare * otherShare);
    add(first, size, (count * tieShare * (otherScore - score)) / 2);
    add(second, size, (count * tieShare * (score - otherScore)) / 2);
  }
  let anchor = 0;
  for (let index = 0; index < size; index++) anchor += (information[index * width + index] as number) / size;
  for (let row = 0; row < size; row++) for (let column = 0; column <= row; column++) add(row, column, anchor / size);
  return { logarithm, gradient, information, anchor };
}

function covariancesOf(inverse: Float64Array, size: number, width: number, anchor: number): Float64Array {
  const covariances = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      covariances[row * size + column] = (inverse[row * width + column] as number) - 1 / (anchor * size);
  return covariances;
}

/** Functions for symmetric positive definite matrices. A matrix is stored as its rows, one after another. */

/** The number of multiplications between two pauses. These multiplications take one to three milliseconds. */
const multiplicationsPerSlice = 1_000_000;

/** The smallest allowed pivot, as a share of its diagonal element. A smaller pivot could be a rounding error. */
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
