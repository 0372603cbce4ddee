/** Describes the fields of a schema as a nested list in Markdown. */
import { dereference, isObject, type Schema } from '@jurybox/openapi';
import type { Contract } from '../contract.ts';
import { oneLine } from './escape.ts';

/** The maximum number of levels in the list of fields. No schema of the contract needs more. */
const maxDepth = 8;

/**
 * Returns one Markdown list item per field of an object. If the schema is a list, describes the fields of the list's
 * objects. Returns nothing for any other schema.
 */
export function fieldsOf(contract: Contract, schema: Schema, depth = 0): string[] {
  if (depth > maxDepth)
    throw new Error(`a schema of the contract has more than ${maxDepth} levels; the list of fields cannot show more`);
  const indent = '  '.repeat(depth);
  return objectsIn(contract, schema).flatMap((object) => {
    const required = (object['required'] ?? []) as string[];
    return Object.entries((object['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, field]) => {
      const target = dereference<Schema>(contract, field);
      const words = oneLine((field['description'] ?? target['description'] ?? '') as string);
      const need = required.includes(name) ? '' : ', optional';
      return [
        `${indent}- \`${name}\` *${typeOf(contract, field)}${need}*${words === '' ? '' : ` ${words}`}`,
        ...fieldsOf(contract, field, depth + 1),
      ];
    });
  });
}

/** Returns the type of a value in words, for example "string or null, at most 200 characters". */
export function typeOf(contract: Contract, schema: Schema): string {
  const { forms, isNullable } = formsOf(contract, schema);
  const names = forms.map((form) => nameOf(contract, form));
  return [...new Set([...names, ...(isNullable ? ['null'] : [])])].join(' or ');
}

/** Returns the alternatives of a schema (`oneOf` or `anyOf`) except `null`. If it has none, returns the schema. */
function formsOf(contract: Contract, schema: Schema): { forms: Schema[]; isNullable: boolean } {
  const target = dereference<Schema>(contract, schema);
  const choices = (target['oneOf'] ?? target['anyOf']) as Schema[] | undefined;
  if (choices !== undefined) {
    const inside = choices.map((choice) => formsOf(contract, choice));
    return { forms: inside.flatMap(({ forms }) => forms), isNullable: inside.some(({ isNullable }) => isNullable) };
  }
  const types = [target['type'] ?? []].flat() as string[];
  const others = types.filter((type) => type !== 'null');
  return {
    forms: types.length > 0 && others.length === 0 ? [] : [{ ...target, type: others[0] }],
    isNullable: types.includes('null'),
  };
}

function nameOf(contract: Contract, schema: Schema): string {
  const { type } = schema;
  const values = schema['enum'] as unknown[] | undefined;
  if (values !== undefined) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``;
  if (type === 'array') {
    const items = typeOf(contract, schema['items'] as Schema).replace(/^(string|object|number|integer)\b/, '$1s');
    return `list of ${items}${limits(schema)}`;
  }
  if (type === 'object') return `object${limits(schema)}`;
  if (type === undefined) return 'any JSON value';
  const format = schema['format'] === undefined ? '' : ` (${schema['format'] as string})`;
  return `${type as string}${format}${limits(schema)}`;
}

/** Returns the limits of a value in words, for example ", 1 to 200 characters". */
function limits(schema: Schema): string {
  const of = (lowest: string, highest: string, unit: string): string[] => {
    const [from, to] = [schema[lowest], schema[highest]] as (number | undefined)[];
    // Unless the contract says otherwise, an integer is between 0 and 2147483647. The page leaves out these two limits.
    const upper = to === 2_147_483_647 ? undefined : to;
    if (upper === undefined && (from === undefined || from === 0)) return [];
    if (upper === undefined) return [`at least ${from}${unit}`];
    return [
      from === undefined || from === 0 ? `at most ${number(upper)}${unit}` : `${from} to ${number(upper)}${unit}`,
    ];
  };
  const all = [
    ...of('minLength', 'maxLength', ' characters'),
    ...of('minimum', 'maximum', ''),
    ...of('minItems', 'maxItems', ' items'),
    ...of('minProperties', 'maxProperties', ' members'),
  ];
  return all.map((text) => `, ${text}`).join('');
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function objectsIn(contract: Contract, schema: Schema): Schema[] {
  return formsOf(contract, schema).forms.flatMap((form) => {
    if (isObject(form['properties'])) return [form];
    return form['type'] === 'array' ? objectsIn(contract, form['items'] as Schema) : [];
  });
}
