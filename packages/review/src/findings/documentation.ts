import { equal } from '../equal.ts';
import { escapeToken, type Document, type Parameter, type Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, type Compared } from '../compared.ts';
import { shapeOf, type ObjectName, type Shape } from '../sources/grammar.ts';
import { sharedParameters } from './operation/parameters.ts';
import {
  type ContractRule,
  type OperationChange,
  type OperationRule,
  type Rule,
  type SchemaRule,
  draftOf,
  labelOf,
  operationDraft,
  operationRule,
  schemaRule,
} from './rule.ts';
import { pickKeywords } from './schema/keyword-rules.ts';
import { documentationKeywords } from '../keywords/facts.ts';

const rule: Rule = {
  name: 'documentation',
  mirror: 'self',
  levels: ['patch'],
  waiver: 'requests and responses contain neither descriptions nor examples, so such a change has the level patch',
};

/** A change of texts. Requests and responses do not contain it. */
const textChange = { direction: 'none', position: 'contract' } as const;

/** Reports changed titles, descriptions, examples and extensions in every part of the contract. */
export const documentation: SchemaRule & OperationRule & ContractRule = {
  ...schemaRule(rule, (schemas) => {
    const isChanged = (key: string) => !equal(schemas.base[key], schemas.revision[key]);
    const changed = [
      ...documentationKeywords.filter(isChanged),
      ...keysOf(schemas).filter((key) => key.startsWith('x-') && key !== 'x-sunset' && isChanged(key)),
    ];
    if (changed.length === 0) return [];
    const change = mapCompared(schemas, (schema) => pickKeywords(schema, changed));
    return { direction: 'none', text: `${changed.join(', ')} changed`, change };
  }),

  ...operationRule(rule, (operations) => {
    const { pointer, node } = operations.revision;
    const texts = ['summary', 'description', 'tags', 'externalDocs'];
    const changed = texts.filter((key) => !equal(operations.base.node[key], node[key]));
    const ofOperation: OperationChange = {
      ...textChange,
      pointer,
      message: `${changed.join(', ')} changed`,
      change: mapCompared(operations, (one) => Object.fromEntries(changed.map((key) => [key, one.node[key]]))),
    };
    return [
      ...sharedParameters(operations)
        .filter(({ base, revision }) => !equal(parameterText(base), parameterText(revision)))
        .map((parameters): OperationChange => ({
          ...textChange,
          pointer: parameters.revision.pointer,
          message: `description or example of the parameter ${parameters.revision.name} changed`,
          change: mapCompared(parameters, ({ description }) => description),
        })),
      ...(changed.length > 0 ? [ofOperation] : []),
    ];
  }),

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
        ...textChange,
        pointer,
        message: operation ? `${labelOf(operation)}: ${sentence}` : sentence,
        change: mapCompared(change, (all) => pickKeywords(all, changed)),
      };
      return [operation ? operationDraft(rule, operation, parts) : draftOf(rule, parts)];
    });
    if (equal(info.base, info.revision)) return drafts;
    const message = 'the title or description of the contract changed';
    return [draftOf(rule, { ...textChange, pointer: '#/info', message, change: info }), ...drafts];
  },
};

/** The members that only describe an object. Requests and responses do not depend on them. */
const textMembers: Partial<Record<ObjectName, string[]>> = {
  Document: ['$self', 'tags', 'externalDocs'],
  Server: ['description', 'name'],
  ServerVariable: ['description'],
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
