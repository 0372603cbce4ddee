import { followReferences, isObject, type Schema } from '@jurybox/openapi';
import { describedTypes } from '../findings/schema/types.ts';
import { additionalProperties, includesType, isNever, isTrivial, prefixItems, schemaList } from '../keywords/facts.ts';
import { schemasNamed, typeOfValue } from '../keywords/facts.ts';
import type { Position } from '../model.ts';
import type { Validators } from './validators.ts';

const maxDepth = 30;
const maxItems = 20;

/**
 * Whether a schema describes a value instead of only allowing it. The schema must name the members of the value. In a
 * request, it must also restrict the type. A response schema without a type also counts, because removing the type of a
 * response breaks callers.
 */
export function isDescribed(
  validators: Validators,
  schema: Schema,
  value: unknown,
  position: Position,
  depth = 0,
): boolean {
  if (depth > maxDepth) return true;
  const schemas = applied(validators, schema, value, 0);
  if (schemas.every(isTrivial)) return true;
  if (position !== 'response' && !schemas.some((one) => isAbout(validators, one, value))) return false;
  const isOneDescribed = (found: Schema[], part: unknown): boolean =>
    found.some((one) => !isNever(one) && isDescribed(validators, one, part, position, depth + 1));
  if (Array.isArray(value))
    return (value as unknown[]).slice(0, maxItems).every((item, i) => {
      const found = schemas.flatMap((one) => [prefixItems(one)[i] ?? one['items']].filter(isObject));
      return found.length === 0 || isOneDescribed(found, item);
    });
  return Object.entries(isObject(value) ? value : {}).every(([name, member]) =>
    isOneDescribed(
      schemas.flatMap((one) => membersNamed(one, name)),
      member,
    ),
  );
}

/** Whether a schema describes values that have the type of this value. */
function isAbout({ document }: Validators, schema: Schema, value: unknown): boolean {
  return !isTrivial(schema) && includesType(describedTypes(document, schema), typeOfValue(value));
}

function membersNamed(schema: Schema, name: string): Schema[] {
  const found = schemasNamed(schema, name);
  if (found.length > 0) return found;
  const rest = additionalProperties(schema);
  return isTrivial(rest) ? [] : [rest];
}

/**
 * Returns the schemas that apply to a value: the schema itself, the branches of its `allOf`, and those branches of its
 * `anyOf` and `oneOf` that the value fits.
 */
function applied(validators: Validators, schema: Schema, value: unknown, depth: number): Schema[] {
  if (depth > maxDepth) return [schema];
  const { document } = validators;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    schemaList(schema, keyword).filter((branch) => keyword === 'allOf' || validators.fits(branch, value)),
  );
  if (typeof schema['$ref'] === 'string')
    parts.push(followReferences<Schema>(document, { $ref: schema['$ref'] }, '').value);
  return [schema, ...parts.flatMap((part) => applied(validators, part, value, depth + 1))];
}
