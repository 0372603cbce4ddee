/** Creates random scripts for concurrent clients that use the same scenarios. */
import * as fc from 'fast-check';

export type Step = {
  kind: 'update' | 'conditional' | 'read' | 'revalidate';
  scenario: number;
  server: number;
  fields: Field[];
};
export type Field = 'note' | 'vote' | 'is_pinned' | 'correct_answer';

const step = fc.record({
  // Most steps are writes, because reads alone cannot violate the order of revisions.
  kind: fc.constantFrom('update', 'update', 'update', 'conditional', 'read', 'read', 'revalidate' as const),
  scenario: fc.nat({ max: 1 }),
  server: fc.nat({ max: 1 }),
  fields: fc.uniqueArray(fc.constantFrom<Field>('note', 'vote', 'is_pinned', 'correct_answer'), { minLength: 1 }),
});

/** Returns a list of steps for each client, with about `operations` steps in total. */
export function makeScript(seed: number, clients: number, operations: number): Step[][] {
  const length = Math.ceil(operations / clients);
  const script = fc.array(fc.array(step as fc.Arbitrary<Step>, { minLength: length, maxLength: length, size: 'max' }), {
    minLength: clients,
    maxLength: clients,
    size: 'max',
  });
  const [made] = fc.sample(script, { seed, numRuns: 1 });
  if (made === undefined) throw new Error('no script');
  return made;
}
