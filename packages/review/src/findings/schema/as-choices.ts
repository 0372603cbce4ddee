import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { moveTo } from '../../canonical/places.ts';
import { otherSide, equal, type Compared, type Side } from '../../compared.ts';
import { documentationKeywords, listedValues, requiredOf, schemaList, schemaMap } from '../../keywords/facts.ts';
import { typesOf } from '../../keywords/facts.ts';
import { fromDiscriminator } from '../../normalize.ts';

type Choice = 'anyOf' | 'oneOf';

/**
 * If only one contract has a choice, and one of its branches is similar to the single schema of the other contract,
 * writes this schema as a choice too. Example: `type: string` became `anyOf: [{ type: string }, { type: number }]`. The
 * rules then report only the branch that was added.
 */
export function asChoices(
  schemas: Compared<Schema>,
  written: Compared<Schema>,
  documents: Compared<Document>,
): Compared<Schema> {
  for (const side of ['base', 'revision'] as const) {
    const other = otherSide(side);
    const keyword = choiceKeyword(schemas[side]);
    if (!keyword || 'anyOf' in schemas[other] || 'oneOf' in schemas[other]) continue;
    const read = (branch: Schema) => canonical(documents[side], branch);
    const branches = flattened(schemas[side][keyword] as Schema[], keyword, read);
    const contents = branches.map(read);
    const { $ref } = written[other];
    const isNamed = $ref !== undefined && branches.some((branch) => branch['$ref'] === $ref);
    const wrapped = isNamed ? [{ $ref }] : withoutNull(schemas[other], contents);
    if (!isNamed && !wrapped.every((branch) => isLikeBranch(contents, branch, documents, side))) continue;
    for (const branch of wrapped) moveTo(branch, schemas[other]);
    // Drops the discriminator of the choice and the `allOf` made from it. The other contract's schema is no choice, so
    // it has no discriminator to compare with, and the rules compare only the branches.
    const { discriminator: _, allOf: __, ...rest } = schemas[side];
    return { ...schemas, [side]: { ...rest, [keyword]: branches }, [other]: { [keyword]: wrapped } };
  }
  return schemas;
}

/** Replaces each nested `anyOf` with its branches. */
const flattened = (branches: Schema[], keyword: Choice, read: (branch: Schema) => Schema): Schema[] =>
  branches.flatMap((branch) => {
    const content = keyword === 'anyOf' ? read(branch) : {};
    const isInner = choiceKeyword(content) === 'anyOf' && !('discriminator' in content);
    return isInner ? (content['anyOf'] as Schema[]) : [branch];
  });

/** Splits a nullable schema in two, for example in a string and `null`, unless one of `branches` has the same types. */
function withoutNull(schema: Schema, branches: Schema[]): Schema[] {
  const types = typesOf(schema);
  const isListed = branches.some((branch) => branch['type'] !== undefined && equal(typesOf(branch), types));
  if (schema['type'] === undefined || isListed || !types.includes('null')) return [{ ...schema }];
  const others = types.filter((type) => type !== 'null');
  const { enum: list } = schema;
  const values = Array.isArray(list) ? { enum: list.filter((value) => value !== null) as unknown[] } : {};
  return [{ ...schema, type: others.length === 1 ? others[0] : others, ...values }, { type: 'null' }];
}

function isLikeBranch(branches: Schema[], schema: Schema, documents: Compared<Document>, side: Side): boolean {
  if (schema['type'] === undefined) return branches.some((branch) => equal(branch, schema));
  const alike = branches.filter((branch) => branch['type'] !== undefined && equal(typesOf(branch), typesOf(schema)));
  if (alike.length === 1 || alike.some((branch) => equal(branch, schema))) return true;
  const selector = selectorOf(documents[otherSide(side)], schema);
  return selector !== undefined && alike.some((branch) => selectorOf(documents[side], branch) === selector);
}

/** Returns a text that identifies a branch: its required members that allow only listed values, with these values. */
export function selectorOf(document: Document, branch: Schema): string | undefined {
  const selecting = requiredOf(branch)
    .toSorted()
    .flatMap((name) => {
      const member = schemaMap(branch, 'properties')[name];
      const values = member && listedValues('$ref' in member ? canonical(document, member) : member);
      return values ? [[name, values]] : [];
    });
  return selecting.length === 0 ? undefined : JSON.stringify(selecting);
}

/** Returns `anyOf` or `oneOf` if a schema has no other keyword, except a discriminator or documentation. */
export function choiceKeyword(schema: Schema): Choice | undefined {
  const isBeside = (name: string) =>
    documentationKeywords.includes(name) ||
    name === 'discriminator' ||
    (name === 'allOf' && schemaList(schema, 'allOf').every((branch) => branch[fromDiscriminator] === true));
  const [key, ...others] = Object.keys(schema).filter((name) => !isBeside(name));
  if (others.length > 0 || (key !== 'anyOf' && key !== 'oneOf')) return undefined;
  return schemaList(schema, key).length > 1 ? key : undefined;
}
