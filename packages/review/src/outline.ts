import { isObject } from '@jurybox/openapi';
import { keysOf, mapCompared, type Compared } from './compared.ts';
import { equal } from './equal.ts';
import { addReferences, partAt, partsInMapping } from './part-references.ts';

/**
 * Compares two values and adds to `found` the parts to which their references lead, as JSON pointers. Leaves out a
 * reference that both values have at the same place.
 */
export function addMoved({ base, revision }: Compared<unknown>, found: Set<string>): void {
  if (equal(base, revision)) return;
  const areAlike = isContainer(base) && isContainer(revision) && Array.isArray(base) === Array.isArray(revision);
  for (const key of areAlike ? keysOf({ base, revision }) : []) {
    const inner = mapCompared({ base, revision }, (value) => (value as Record<string, unknown>)[key]);
    // In the mapping of a discriminator, a reference can be a plain name. `addReferences` recognizes such names only
    // inside `mapping`.
    if (key === 'mapping') for (const mapping of [inner.base, inner.revision]) addReferences({ mapping }, found);
    else addMoved(inner, found);
  }
  if (!areAlike) for (const value of [base, revision]) addReferences(value, found);
}

interface Outlined {
  /** The parts that changed, and the parts from which references lead to a changed part. */
  affected: Set<string>;
  /** The parts that remain complete. */
  whole: Set<string>;
  /** The parts of which only an outline remains. A part that is neither in this list nor in `whole` becomes empty. */
  outlined: Set<string>;
}

/**
 * Returns a function that shortens the parts of a document. In an outlined part, it empties every object and list that
 * does not lead to an affected part. If both documents are shortened, they still have the same differences at the same
 * places.
 */
export function outliner({ affected, whole, outlined }: Outlined): (name: string, part: unknown) => unknown {
  const leading = new WeakSet<object>();
  return (name, part) => {
    if (whole.has(name)) return part;
    if (!outlined.has(name)) return {};
    markLeading(part, affected, leading);
    return outline(part, leading);
  };
}

/** Finds the objects and lists from which a reference leads to an affected part. */
function markLeading(value: unknown, affected: Set<string>, leading: WeakSet<object>): boolean {
  if (typeof value === 'string') return value.startsWith('#/') && affected.has(partAt(value));
  if (!isContainer(value)) return false;
  for (const [key, item] of Object.entries(value)) {
    const leads = markLeading(item, affected, leading);
    const isMapped = key === 'mapping' && partsInMapping(item).some((part) => affected.has(part));
    if (leads || isMapped) leading.add(value);
  }
  return leading.has(value);
}

function outline(value: unknown, leading: WeakSet<object>): unknown {
  if (!isContainer(value)) return value;
  const inside = (item: unknown): unknown =>
    !isContainer(item) || leading.has(item) ? outline(item, leading) : emptied(item);
  return Array.isArray(value)
    ? value.map(inside)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item)]));
}

const emptied = (value: object): unknown =>
  !Array.isArray(value) ? {} : value.some(isContainer) ? [] : (value as unknown[]);

const isContainer = (value: unknown): value is object => isObject(value) || Array.isArray(value);
