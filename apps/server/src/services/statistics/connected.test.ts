import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stronglyConnected } from './comparable.ts';

describe('stronglyConnected returns the strongly connected components', () => {
  it('two nodes are in one component exactly if each can reach the other', () => {
    const edges = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 24 });
    fc.assert(
      fc.property(edges, (given) => {
        const graph = Array.from({ length: 9 }, (_, node) =>
          given.filter(([from]) => from === node).map(([, to]) => to),
        );
        const reaches = (from: number) => {
          const seen = new Set([from]);
          for (const node of seen) for (const next of graph[node]!) seen.add(next);
          return seen;
        };
        const components = stronglyConnected(graph);
        for (let one = 0; one < 9; one++) {
          for (let other = 0; other < 9; other++)
            expect(components[one] === components[other]).toBe(reaches(one).has(other) && reaches(other).has(one));
        }
      }),
    );
  });

  it('stronglyConnected handles a long path without a stack overflow', () => {
    const graph = Array.from({ length: 100_000 }, (_, node) => (node + 1 < 100_000 ? [node + 1] : []));
    expect(new Set(stronglyConnected(graph)).size).toBe(100_000);
  });
});
