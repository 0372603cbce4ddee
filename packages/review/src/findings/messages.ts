import { escapeToken, type MediaType, type Operation, type Schema } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../compared.ts';
import { mediaTypes, schemaOf } from './operation/bodies.ts';
import { parametersByKey } from './operation/parameters.ts';
import { headerPairs, responsePairs } from './operation/responses.ts';
import type { MessageRef } from '../model.ts';

/** A body, parameter or header that an operation has in both contracts, with its schema in each contract. */
export interface MessagePair {
  position: 'request' | 'response';
  message: MessageRef;
  /** The name of the message in findings, for example `body` or `parameter limit`. */
  name: string;
  /** The JSON pointer to the schema in the revision. */
  pointer: string;
}

export const messagesOf = (operations: Compared<Operation>): MessagePair[] => [
  ...parameterMessages(operations),
  ...bodyMessages(operations),
  ...responseMessages(operations),
];

function parameterMessages(operations: Compared<Operation>): MessagePair[] {
  return parametersByKey(operations).flatMap(({ key, base, revision }): MessagePair[] => {
    if (!base || !revision) return [];
    const { pointer, ...values } = valuesOf({ base, revision });
    return [
      {
        position: 'request',
        message: { kind: 'parameter', operationKey: operations.revision.key, parameter: key, ...values },
        name: `parameter ${revision.name}`,
        pointer,
      },
    ];
  });
}

interface Valued {
  pointer: string;
  schema?: Schema;
  content?: Record<string, MediaType>;
}

/**
 * Returns the schemas of a parameter or header. With `schema`, its value is sent as text. With `content`, it is sent in
 * a media type, for example as JSON.
 */
function valuesOf(values: Compared<Valued>): { pointer: string; schemas: Compared<Schema>; isText: boolean } {
  const { pointer, schema, content = {} } = values.revision;
  const [type = ''] = Object.keys(content);
  return {
    pointer: schema ? `${pointer}/schema` : `${pointer}/content/${escapeToken(type)}/schema`,
    schemas: mapCompared(values, (one) => one.schema ?? schemaOf(Object.values(one.content ?? {})[0])),
    isText: [values.base, values.revision].every((one) => one.content === undefined),
  };
}

function bodyMessages(operations: Compared<Operation>): MessagePair[] {
  const { base, revision } = mapCompared(operations, ({ requestBody }) => requestBody);
  if (!base || !revision) return [];
  const types = mediaTypes({ base: base.content, revision: revision.content }, revision.pointer);
  return types.flatMap((media): MessagePair[] => {
    if (!media.base || !media.revision) return [];
    return [
      {
        position: 'request',
        message: {
          kind: 'body',
          operationKey: operations.revision.key,
          contentType: media.type,
          schemas: mapCompared(media, schemaOf),
        },
        name: 'body',
        pointer: `${media.pointer}/schema`,
      },
    ];
  });
}

function responseMessages(operations: Compared<Operation>): MessagePair[] {
  const operationKey = operations.revision.key;
  return responsePairs(operations).flatMap((pair) => {
    const { status } = pair;
    const headers = headerPairs(pair).flatMap(({ name, base, revision }): MessagePair[] => {
      if (!base || !revision) return [];
      const { pointer, ...values } = valuesOf({ base, revision });
      const message: MessageRef = { kind: 'header', operationKey, status, header: name, ...values };
      return [{ position: 'response', message, name: `header ${name}`, pointer }];
    });
    const content = mapCompared(pair, (response) => response.content);
    const bodies = mediaTypes(content, pair.revision.pointer).flatMap((media): MessagePair[] => {
      if (!media.base || !media.revision) return [];
      const schemas = mapCompared(media, schemaOf);
      const message: MessageRef = { kind: 'response', operationKey, status, contentType: media.type, schemas };
      return [{ position: 'response', message, name: `${status} body`, pointer: `${media.pointer}/schema` }];
    });
    return [...headers, ...bodies];
  });
}
