/** Finds which variants can be compared by their votes. */
import { stronglyConnected } from './connected.ts';
import type { Pair } from './davidson.ts';

/**
 * The groups and the chains of the variants. Index i of each list has the number of the group or chain of variant i.
 */
export interface Comparable {
  /**
   * The abilities of two variants can be compared if they are in the same group: a chain of votes leads from each of
   * them to the other. A vote leads from the winner to the loser, and a tie leads both ways. Without this condition,
   * the likelihood has no maximum: L. R. Ford, American Mathematical Monthly 64 (1957) 28–33; Davidson (1970).
   */
  groups: number[];
  /** No vote connects variants in different chains, directly or through other variants. */
  chains: number[];
}

export function comparable(size: number, pairs: readonly Pair[]): Comparable {
  const lead: number[][] = Array.from({ length: size }, () => []);
  const touch: number[][] = Array.from({ length: size }, () => []);
  for (const { first, second, firstWins, secondWins, ties } of pairs) {
    if (firstWins + ties > 0) lead[first]?.push(second);
    if (secondWins + ties > 0) lead[second]?.push(first);
    if (firstWins + secondWins + ties === 0) continue;
    touch[first]?.push(second);
    touch[second]?.push(first);
  }
  return { groups: stronglyConnected(lead), chains: stronglyConnected(touch) };
}

/**
 * Whether the abilities in one group have an estimate. Without ties they always have one. With ties, the likelihood may
 * have no maximum. For example, after one win and one tie, it keeps growing with the weight of ties and the distance of
 * the variants.
 *
 * There is no maximum exactly if numbers d exist with dᵢ − dⱼ ≥ 1 for each win of i over j and |dᵢ − dⱼ| ≤ 1 for each
 * tie, because no vote becomes less likely in the direction d. Such numbers exist if no cycle of votes has more wins
 * than ties.
 *
 * So one cycle of wins alone proves that there is an estimate, for example two variants that each won once. Finding
 * such a cycle takes one step per pair. If there is none, the algorithm of Bellman and Ford decides in at most variants
 * × pairs steps.
 */
export async function hasEstimate(size: number, pairs: readonly Pair[], pause: () => Promise<void>): Promise<boolean> {
  if (!pairs.some(({ ties }) => ties > 0)) return true;
  const wins: number[][] = Array.from({ length: size }, () => []);
  for (const { first, second, firstWins, secondWins } of pairs) {
    if (firstWins > 0) wins[first]?.push(second);
    if (secondWins > 0) wins[second]?.push(first);
  }
  if (new Set(stronglyConnected(wins)).size < size) return true;
  const distances = new Float64Array(size);
  let isChanged = true;
  const lower = (index: number, limit: number) => {
    if ((distances[index] as number) <= limit) return;
    distances[index] = limit;
    isChanged = true;
  };
  for (let round = 0; round <= size && isChanged; round++) {
    isChanged = false;
    for (const { first, second, firstWins, secondWins, ties } of pairs) {
      if (firstWins > 0) lower(second, (distances[first] as number) - 1);
      if (secondWins > 0) lower(first, (distances[second] as number) - 1);
      if (ties === 0) continue;
      lower(first, (distances[second] as number) + 1);
      lower(second, (distances[first] as number) + 1);
    }
    await pause();
  }
  return isChanged;
}
