import type { Pair } from './davidson.ts';

/**
 * Returns the index of each variant's chain and of its group. Votes connect the variants of a chain. A vote leads from
 * the winner to the loser, and a tie leads in both directions. In a group, votes lead from each variant to every other,
 * maybe through others (a beats b, b beats c, c beats a). Variants of several groups cannot be compared, because the
 * likelihood has no maximum: L. R. Ford, American Mathematical Monthly 64 (1957) 28–33; Davidson (1970).
 */
export function comparable(size: number, pairs: readonly Pair[]) {
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
 * Returns whether the abilities in one group have an estimate: whether the likelihood of the model in davidson.ts has a
 * maximum. If there are no ties, it always has one. With ties, it may have none. For example, if two variants have one
 * win and one tie between them, the likelihood never stops growing as the weight of ties (ν) and the difference of the
 * abilities grow.
 *
 * With ties, the likelihood has a maximum if and only if a cycle of votes has more wins than ties. A cycle follows each
 * win from the winner to the loser, and each tie in either direction. Without such a cycle, each variant i has a number
 * dᵢ with dᵢ − dⱼ ≥ 1 for each win of i over j, and |dᵢ − dⱼ| ≤ 1 for each tie. If each ability grows by t·dᵢ and ln ν
 * grows by t/2, no vote becomes less likely and each tie becomes more likely, for any t > 0. So there is no maximum.
 *
 * A cycle with only wins is enough, for example if two variants won once each against the other. Searching for it takes
 * one step per pair. If there is none, the algorithm of Bellman and Ford decides in at most variants × pairs steps.
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

/**
 * Returns the strongly connected components of a graph: for each node the number of its component, from 0. Two nodes
 * are in one component if each can be reached from the other. R. Tarjan, "Depth-first search and linear graph
 * algorithms", SIAM Journal on Computing 1 (1972) 146–160, without recursion. Takes one step per node and edge.
 */
export function stronglyConnected(graph: readonly (readonly number[])[]): number[] {
  const order: number[] = graph.map(() => -1);
  const lowest: number[] = graph.map(() => 0);
  const component: number[] = graph.map(() => -1);
  const open: number[] = [];
  let visited = 0;
  let components = 0;
  for (const start of graph.keys()) {
    if (order[start] !== -1) continue;
    const path = [{ node: start, edge: 0 }];
    while (path.length > 0) {
      const step = path.at(-1) as { node: number; edge: number };
      const { node } = step;
      if (step.edge === 0) {
        order[node] = lowest[node] = visited++;
        open.push(node);
      }
      const next = graph[node]?.[step.edge++];
      if (next !== undefined) {
        if (order[next] === -1) path.push({ node: next, edge: 0 });
        else if (component[next] === -1) lowest[node] = Math.min(lowest[node] as number, order[next] as number);
        continue;
      }
      path.pop();
      const parent = path.at(-1)?.node;
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent] as number, lowest[node] as number);
      if (lowest[node] !== order[node]) continue;
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        component[member] = components;
        if (member === node) break;
      }
      components += 1;
    }
  }
  return component;
}
