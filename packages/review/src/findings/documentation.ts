import { equal } from '../equal.ts';
import type { Document, Parameter, Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, type Compared } from '../compared.ts';
import {
  draftOf,
  labelOf,
  operationDraft,
  schemaDraft,
  type ContractRule,
  type OperationRule,
  type SchemaRule,
} from './rule.ts';
import { parametersByKey } from './operation/parameters.ts';
import { pickKeywords } from './schema/keyword-rule.ts';
import { documentationKeywords } from './schema/keywords.ts';

/** Reports changed titles, descriptions, examples and extensions in schemas, operations and `info`. */
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

  compareContracts({ contracts: { request } }) {
    const change: Compared<unknown> = mapCompared(request, infoText);
    if (equal(change.base, change.revision)) return [];
    return [
      draftOf(documentation, {
        direction: 'none',
        position: 'contract',
        pointer: '#/info',
        message: 'the title or description of the contract changed',
        change,
      }),
    ];
  },
};

const infoText = ({ info }: Document): Schema =>
  Object.fromEntries(Object.entries(info).filter(([key]) => key !== 'version'));

const parameterText = ({ example, examples, description }: Parameter): unknown[] => [example, examples, description];
