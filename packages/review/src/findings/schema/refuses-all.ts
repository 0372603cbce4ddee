import { canonical } from '../../canonical/canonical.ts';
import { equal } from '../../equal.ts';
import type { Document, Schema } from '@jurybox/openapi';
import { isNever, requiredOf, schemaMap, typesOf } from './facts.ts';

const maxDepth = 4;

/**
 * Whether a schema certainly refuses every value. That is the case if each branch of its `oneOf` has a twin: another
 * branch that allows the same values. Each value then fits two branches, so `oneOf` refuses it. It is also the case if
 * the schema requires a member whose schema refuses every value.
 */
export function refusesAll(document: Document, schema: Schema, pointer: string, depth = 0): boolean {
  if (depth > maxDepth) return false;
  const content = canonical(document, schema, pointer);
  if (isNever(content)) return true;
  const { oneOf } = content;
  // With a discriminator, only the selected branch counts, so branches cannot overlap.
  if (Array.isArray(oneOf) && oneOf.length > 1 && content['discriminator'] === undefined) {
    const branches = (oneOf as Schema[]).map((branch, i) => canonical(document, branch, `${pointer}/oneOf/${i}`));
    if (branches.every((branch, i) => branches.some((other, j) => i !== j && equal(branch, other)))) return true;
  }
  if (!equal(typesOf(content), ['object'])) return false;
  const members = schemaMap(content, 'properties');
  return requiredOf(content).some((name) => {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    return member !== undefined && refusesAll(document, member, `${pointer}/properties/${name}`, depth + 1);
  });
}
