import { escapeToken, type Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, shared, equal } from '../compared.ts';
import { objectIn, shapeOf } from '../sources/grammar.ts';
import type { Shape } from '../sources/shapes.ts';
import type { ContractRule, SchemaRule } from './rule.ts';
import { pickKeywords } from './schema/keyword-rules.ts';
import { documentationKeywords } from '../keywords/facts.ts';

export const schemaTexts: SchemaRule = (schemas) => {
  const changed = [
    ...documentationKeywords,
    ...keysOf(schemas).filter((key) => key.startsWith('x-') && key !== 'x-sunset'),
  ].filter((key) => !equal(schemas.base[key], schemas.revision[key]));
  if (changed.length === 0) return [];
  const change = mapCompared(schemas, (schema) => pickKeywords(schema, changed));
  return { direction: 'none', text: `${changed.join(', ')} changed`, change };
};

/** Reports changed texts, examples and `x-` members outside schemas, except those that other rules compare. */
export const texts: ContractRule = function* ({ contracts: { request, operations }, stability }) {
  const rule = 'documentation';
  const info = mapCompared(request, (document) => {
    const { version: _, ...others } = document.info;
    return others;
  });
  if (!equal(info.base, info.revision))
    yield { rule, pointer: '#/info', message: 'the title or description of the contract changed', change: info };
  const compared = ['x-sunset', stability.name];
  const all = mapCompared(request, (document) => textsIn(document, { object: 'Document' }, '#', compared));
  const byPointer = new Map([...operations.revision.values()].map((one) => [one.pointer, one]));
  for (const { key: pointer, ...objects } of shared(all)) {
    const changed = keysOf(objects).filter((key) => !equal(objects.base[key], objects.revision[key]));
    if (changed.length === 0) continue;
    const operation = byPointer.get(pointer.split('/').slice(0, 4).join('/'));
    const part = operation ? pointer.slice(operation.pointer.length + 1) : pointer;
    const message = `${changed.join(', ')}${part === '' ? '' : ` of ${part}`} changed`;
    const change = mapCompared(objects, (one) => pickKeywords(one, changed));
    yield { rule, ...(operation && { operations: { revision: operation } }), pointer, message, change };
  }
};

/** The members of OpenAPI objects that only describe the object, so that no request or response depends on them. */
const describing = [
  ...'$self tags externalDocs summary description deprecated example examples value'.split(' '),
  ...'externalValue dataValue serializedValue bearerFormat scopes'.split(' '),
];
const comparedElsewhere = ['Operation', 'Parameter', 'Components'];

/**
 * Returns the members that only document an object, such as texts, examples and `x-` members, by the JSON pointer of
 * the object. Leaves out the `x-` members in `compared`, because other rules compare them.
 */
function textsIn(
  value: unknown,
  shape: Shape,
  pointer: string,
  compared: string[],
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  if (typeof shape === 'string' || 'called' in shape || typeof value !== 'object' || value === null) return found;
  const object = objectIn(shape);
  if (object === 'Schema' || object === 'Info' || (object && '$ref' in value)) return found;
  const isText = (key: string) =>
    object !== undefined &&
    ((describing.includes(key) && !comparedElsewhere.includes(object)) ||
      (key === 'name' && object === 'Server') ||
      (key.startsWith('x-') && !compared.includes(key)));
  if (object) found.set(pointer, Object.fromEntries(Object.entries(value).filter(([key]) => isText(key))));
  for (const [key, item] of Object.entries(value))
    if (!isText(key)) textsIn(item, shapeOf(shape, key), `${pointer}/${escapeToken(key)}`, compared, found);
  return found;
}
