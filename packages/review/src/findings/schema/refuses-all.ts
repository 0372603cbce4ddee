import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { equal, stable } from '../../equal.ts';
import { isNever, requiredOf, schemaMap, typesOf } from '../../keywords/facts.ts';

/** The maximum depth of nested required members that are searched. */
const maxDepth = 50;
/** The results of earlier calls. They also end the recursion if a schema contains itself. */
const known = new WeakMap<Schema, boolean>();

/**
 * Whether a schema certainly refuses every value. That is the case if each branch of its `oneOf` has a twin: another
 * branch that allows the same values. Each value then fits two branches, so `oneOf` refuses it. It is also the case if
 * the schema requires a member whose schema refuses every value. The time grows with the size of the schema.
 */
export function refusesAll(document: Document, schema: Schema, depth = 0): boolean {
  if (depth > maxDepth) return false;
  const content = canonical(document, schema);
  const cached = known.get(content);
  if (cached !== undefined) return cached;
  known.set(content, false);
  const isRefused =
    isNever(content) || hasOnlyTwins(document, content) || requiresRefusedMember(document, content, depth);
  known.set(content, isRefused);
  return isRefused;
}

/** Whether each branch of `oneOf` has a twin, which is another branch that allows the same values. */
function hasOnlyTwins(document: Document, content: Schema): boolean {
  const { oneOf } = content;
  // With a discriminator, only the selected branch counts, so no value fits two branches.
  if (!Array.isArray(oneOf) || oneOf.length < 2 || content['discriminator'] !== undefined) return false;
  const counts = new Map<string, number>();
  for (const branch of oneOf as Schema[]) {
    const text = stable(canonical(document, branch));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count > 1);
}

function requiresRefusedMember(document: Document, content: Schema, depth: number): boolean {
  if (!equal(typesOf(content), ['object'])) return false;
  const members = schemaMap(content, 'properties');
  return requiredOf(content).some((name) => {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    return member !== undefined && refusesAll(document, member, depth + 1);
  });
}
