import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { equal, stable } from '../../equal.ts';
import { isNever, requiredOf, schemaMap, typesOf } from '../../keywords/facts.ts';

/** The maximum depth of nested required members that are searched. */
const maxDepth = 50;
/** The results of earlier calls. They also end the recursion if a schema contains itself. */
const known = new WeakMap<Schema, boolean>();

/**
 * Whether a schema certainly refuses every value. That is the case if each branch of its `oneOf` has a twin that allows
 * the same values, because `oneOf` refuses a value that fits two branches. It is also the case if the schema requires a
 * member whose schema refuses every value.
 */
export function refusesAll(document: Document, schema: Schema, depth = 0): boolean {
  if (depth > maxDepth) return false;
  const content = canonical(document, schema);
  const cached = known.get(content);
  if (cached !== undefined) return cached;
  known.set(content, false);
  const members = new Map(Object.entries(schemaMap(content, 'properties')));
  const isRefused = (member: Schema | undefined) => member !== undefined && refusesAll(document, member, depth + 1);
  const result =
    isNever(content) ||
    hasOnlyTwins(document, content) ||
    (equal(typesOf(content), ['object']) && requiredOf(content).some((name) => isRefused(members.get(name))));
  known.set(content, result);
  return result;
}

/** Whether each branch of `oneOf` has a twin, which is another branch that allows the same values. */
function hasOnlyTwins(document: Document, content: Schema): boolean {
  const { oneOf } = content;
  // With a discriminator, only the selected branch counts, so no value fits two branches.
  if (!Array.isArray(oneOf) || oneOf.length < 2 || content['discriminator'] !== undefined) return false;
  const alike = Map.groupBy(oneOf as Schema[], (branch) => stable(canonical(document, branch)));
  return [...alike.values()].every(({ length }) => length > 1);
}
