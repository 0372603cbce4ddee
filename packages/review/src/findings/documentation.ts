import { equal } from '../equal.ts';
import { escapeToken, type Document, type Parameter, type Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, type Compared } from '../compared.ts';
import { shapeOf, type ObjectName, type Shape } from '../sources/grammar.ts';
import { parametersByKey } from './operation/parameters.ts';
import {
  type ContractRule,
  type OperationRule,
  type SchemaRule,
  draftOf,
  labelOf,
  operationDraft,
  schemaDraft,
} from './rule.ts';
import { pickKeywords } from './schema/keyword-rules.ts';
import { documentationKeywords } from '../keywords/facts.ts';

/** Reports changed titles, descriptions, examples and extensions in every part of the contract. */
export const documentation: SchemaRule & OperationRule & ContractRule = {
  name: 'documentation',
  mirror: 'self',
  levels: ['patch'],
  waiver: 'requests and responses contain neither descriptions nor examples, so such a change has the level patch',

  compareSchemas(schemas, location, walk) {
    const isChanged = (key: string) => !equal(schemas.base[key], schemas.revision[key]);
    const changed = [
      ...documentationKeywords.filter(isChanged),
      ...keysOf(schemas).filter((key) => key.startsWith('x-') && key !== 'x-sunset' && isChanged(key)),
    ];
    if (changed.length === 0) return [];
    return [
      schemaDraft(documentation, location, walk, {
        direction: 'none',
        message: `${location.name}: ${changed.join(', ')} changed`,
        change: mapCompared(schemas, (schema) => pickKeywords(schema, changed)),
      }),
    ];
  },

  compareOperations(operations) {
    const { revision } = operations;
    const label = labelOf(revision);
    const inParameters = parametersByKey(operations).flatMap((parameters) => {
      const { base, revision: parameter } = parameters;
      if (!base || !parameter || equal(parameterText(base), parameterText(parameter))) return [];
      return [
        operationDraft(documentation, revision, {
          direction: 'none',
          position: 'contract',
          pointer: parameter.pointer,
          message: `${label}: description or example of the parameter ${parameter.name} changed`,
          change: { base: base.description, revision: parameter.description },
        }),
      ];
    });
    const changed = ['summary', 'description', 'tags', 'externalDocs'].filter(
      (key) => !equal(operations.base.node[key], revision.node[key]),
    );
    if (changed.length === 0) return inParameters;
    return [
      ...inParameters,
      operationDraft(documentation, revision, {
        direction: 'none',
        position: 'contract',
        pointer: revision.pointer,
        message: `${label}: ${changed.join(', ')} changed`,
        change: mapCompared(operations, ({ node }) => Object.fromEntries(changed.map((key) => [key, node[key]]))),
      }),
    ];
  },

  compareContracts({ contracts: { request, operations }, stability }) {
    const info: Compared<unknown> = mapCompared(request, infoText);
    const compared = ['x-sunset', stability.name];
    const texts = mapCompared(request, (document) => textsIn(document, { object: 'Document' }, '#', compared));
    const byPointer = new Map([...operations.revision.values()].map((one) => [one.pointer, one]));
    const drafts = keysOf(texts).flatMap((pointer) => {
      const change = mapCompared(texts, (all) => all.get(pointer) ?? {});
      const changed = keysOf(change).filter((key) => !equal(change.base[key], change.revision[key]));
      if (changed.length === 0 || !texts.base.has(pointer) || !texts.revision.has(pointer)) return [];
      const operation = byPointer.get(pointer.split('/').slice(0, 4).join('/'));
      const part = operation ? pointer.slice(operation.pointer.length + 1) : pointer;
      const sentence = `${changed.join(', ')}${part === '' ? '' : ` of ${part}`} changed`;
      const parts = {
        direction: 'none' as const,
        position: 'contract' as const,
        pointer,
        message: operation ? `${labelOf(operation)}: ${sentence}` : sentence,
        change: mapCompared(change, (all) => pickKeywords(all, changed)),
      };
      return [operation ? operationDraft(documentation, operation, parts) : draftOf(documentation, parts)];
    });
    if (equal(info.base, info.revision)) return drafts;
    const message = 'the title or description of the contract changed';
    return [
      draftOf(documentation, { direction: 'none', position: 'contract', pointer: '#/info', message, change: info }),
      ...drafts,
    ];
  },
};

/** The members that only describe an object. Requests and responses do not depend on them. */
const textMembers: Partial<Record<ObjectName, string[]>> = {
  Document: ['$self', 'tags', 'externalDocs'],
  Server: ['description', 'name', 'variables'],
  PathItem: ['summary', 'description'],
  Header: ['description', 'deprecated', 'example', 'examples'],
  RequestBody: ['description'],
  Response: ['summary', 'description'],
  MediaType: ['example', 'examples'],
  Example: ['summary', 'description', 'value', 'externalValue', 'dataValue', 'serializedValue'],
  Link: ['description'],
  SecurityScheme: ['description', 'bearerFormat', 'deprecated'],
  Flow: ['scopes'],
};

/**
 * Returns the members of every object that only describe it, by the JSON pointer of the object. Leaves out `info`, and
 * the texts of schemas, operations and parameters, which the functions above compare. `compared` are the extensions
 * that other rules compare.
 */
function textsIn(
  value: unknown,
  shape: Shape,
  pointer: string,
  compared: string[],
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  if (typeof shape === 'string' || typeof value !== 'object' || value === null) return found;
  const inside = (key: string, item: unknown, of: Shape) =>
    textsIn(item, of, `${pointer}/${escapeToken(key)}`, compared, found);
  if ('list' in shape || 'map' in shape)
    for (const [key, item] of Object.entries(value)) inside(key, item, shapeOf(shape, key));
  else if (shape.object !== 'Schema' && shape.object !== 'Info' && !('$ref' in value)) {
    const texts = textMembers[shape.object] ?? [];
    const isText = (key: string) => texts.includes(key) || (key.startsWith('x-') && !compared.includes(key));
    found.set(pointer, Object.fromEntries(Object.entries(value).filter(([key]) => isText(key))));
    for (const [key, item] of Object.entries(value)) if (!isText(key)) inside(key, item, shapeOf(shape, key));
  }
  return found;
}

const infoText = ({ info }: Document): Schema =>
  Object.fromEntries(Object.entries(info).filter(([key]) => key !== 'version'));

const parameterText = ({ example, examples, description }: Parameter): unknown[] => [example, examples, description];
