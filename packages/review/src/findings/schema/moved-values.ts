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
 * Splits a draft finding about an `enum` in a branch into two: one about the removed or added values that the other
 * contract allows in another branch, and one about the others. `branch` is the branch in canonical form.
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
  const lists: Compared<unknown[]> = { base, revision };
  const lost = without(lists[side], lists[otherSide(side)]);
  const isAllowed = (value: unknown) => walk.isAllowed(withMember(branch[side], path, [value]), whole[otherSide(side)]);
  const moved = lost.length > maxValues ? [] : lost.filter(isAllowed);
  if (moved.length === 0) return [draft];
  if (moved.length === lost.length) return [harmless(draft, position)];
  const about = (change: Compared<unknown[]>): Draft => ({
    ...draft,
    change,
    message: `${draft.subject ?? location.name}: ${describeChange('enum', change)}`,
  });
  const kept = base.filter((value) => has(revision, value));
  const other = about({ base: kept, revision: kept, [side]: [...kept, ...moved] });
  return [
    about({ ...lists, [side]: lists[side].filter((value) => !has(moved, value)) }),
    harmless({ ...other, direction: side === 'base' ? 'narrows' : 'widens' }, position),
  ];
}

/** Returns the members that lead from a branch to the place of a draft finding; undefined for items or branches. */
function pathBelow({ steps = [], schemas }: Draft, branch: Compared<Schema>): string[] | undefined {
  const isBranch = (pair: Compared<Schema> | undefined) =>
    pair?.base === branch.base && pair?.revision === branch.revision;
  const start = steps.findIndex((step) => isBranch(step.schemas));
  const keys = start >= 0 ? steps.slice(start).map(({ key }) => key) : isBranch(schemas) ? [] : undefined;
  return keys?.every((key) => typeof key === 'string') ? keys : undefined;
}
