import { canonical } from '../../canonical/canonical.ts';
import { setPlace } from '../../canonical/places.ts';
import { equal } from '../../equal.ts';
import type { Document, Schema } from '@jurybox/openapi';
import { otherSide, type Compared, type Side } from '../../compared.ts';
import { typesOf } from './facts.ts';
import { documentationKeywords } from './keywords.ts';

/**
 * If the schema of one contract is a branch of `anyOf` or `oneOf` in the other contract, or has the type of exactly one
 * branch, wraps this schema in the same keyword. The rules then report only the branches that were added or removed.
 */
export function asChoices(schemas: Compared<Schema>, documents: Compared<Document>, pointer: string): Compared<Schema> {
  for (const side of ['base', 'revision'] as const) {
    const other = otherSide(side);
    const keyword = choiceKeyword(schemas[side]);
    if (!keyword || choiceKeyword(schemas[other]) || 'anyOf' in schemas[other] || 'oneOf' in schemas[other]) continue;
    const branches = schemas[side][keyword] as Schema[];
    const contents = branches.map((branch, i) => canonical(documents[side], branch, `${pointer}/${keyword}/${i}`));
    if (isLikeBranch(contents, schemas[other])) return wrap(schemas, other, keyword, pointer);
  }
  return schemas;
}

function wrap(schemas: Compared<Schema>, side: Side, keyword: string, pointer: string): Compared<Schema> {
  const branch = { ...schemas[side] };
  setPlace(branch, pointer);
  return { ...schemas, [side]: { [keyword]: [branch] } };
}

function isLikeBranch(branches: Schema[], schema: Schema): boolean {
  if (schema['type'] === undefined) return branches.some((branch) => equal(branch, schema));
  const alike = branches.filter((branch) => branch['type'] !== undefined && equal(typesOf(branch), typesOf(schema)));
  return alike.length === 1 || alike.some((branch) => equal(branch, schema));
}

/** Returns `anyOf` or `oneOf` if a schema consists of that keyword only. */
function choiceKeyword(schema: Schema): 'anyOf' | 'oneOf' | undefined {
  const [key, ...others] = Object.keys(schema).filter((name) => !documentationKeywords.includes(name));
  return others.length === 0 &&
    (key === 'anyOf' || key === 'oneOf') &&
    Array.isArray(schema[key]) &&
    schema[key].length > 1
    ? key
    : undefined;
}
