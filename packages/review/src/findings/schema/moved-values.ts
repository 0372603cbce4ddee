import type { Schema } from '@jurybox/openapi';
import { type Compared, otherSide } from '../../compared.ts';
import { has, without } from '../../equal.ts';
import type { Location, SchemaWalk } from '../rule.ts';
import { canBreak, harmless } from './refuted.ts';
import { describeChange } from './text.ts';
import { withMember } from '../../inclusion/parts.ts';
import { type Draft, sideOfBreak } from '../../model.ts';

const maxValues = 40;

/**
 * Splits a draft finding about an `enum` in a branch into two. The first is about the removed or added values that the
 * other contract allows in another branch. The second is about the remaining values. `branch` has the canonical form of
 * the branch in both contracts.
 */
export function splitMovedValues(
  draft: Draft,
  branch: Compared<Schema>,
  whole: Compared<Schema>,
  location: Location,
  walk: SchemaWalk,
): Draft[] {
  const { base, revision } = draft.change;
  const { position } = walk;
  if (draft.rule !== 'enum' || !canBreak(draft, position) || !Array.isArray(base) || !Array.isArray(revision))
    return [draft];
  const path = pathBelow(draft, branch);
  if (!path || location.inverted) return [draft];
  const side = sideOfBreak(position);
  const lost = position === 'request' ? without(base, revision) : without(revision, base);
  if (lost.length > maxValues) return [draft];
  const moved = lost.filter((value) => walk.isAllowed(withMember(branch[side], path, [value]), whole[otherSide(side)]));
  if (moved.length === 0) return [draft];
  if (moved.length === lost.length) return [harmless(draft, position)];
  const isMoved = (value: unknown) => has(moved, value);
  const about = (change: Compared<unknown[]>): Draft => ({
    ...draft,
    change,
    message: `${draft.subject ?? location.name}: ${describeChange('enum', change)}`,
  });
  const rest =
    position === 'request'
      ? { base: base.filter((value) => !isMoved(value)), revision }
      : { base, revision: revision.filter((value) => !isMoved(value)) };
  const kept = base.filter((value) => has(revision, value));
  const other =
    position === 'request'
      ? { base: [...kept, ...moved], revision: kept }
      : { base: kept, revision: [...kept, ...moved] };
  return [
    about(rest),
    harmless({ ...about(other), direction: position === 'request' ? 'narrows' : 'widens' }, position),
  ];
}

/**
 * Returns the names of the members that lead from a branch to the place of a draft finding; undefined if the path also
 * contains items or branches.
 */
function pathBelow({ steps = [], schemas }: Draft, branch: Compared<Schema>): string[] | undefined {
  const isBranch = (pair: Compared<Schema> | undefined) =>
    pair?.base === branch.base && pair?.revision === branch.revision;
  const start = steps.findIndex((step) => isBranch(step.schemas));
  const keys = start >= 0 ? steps.slice(start).map(({ key }) => key) : isBranch(schemas) ? [] : undefined;
  return keys?.every((key) => typeof key === 'string') ? keys : undefined;
}
