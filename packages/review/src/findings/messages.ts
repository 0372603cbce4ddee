import { escapeToken, parameterKey, type MediaType, type Operation, type Schema } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../compared.ts';
import { schemaOf, sharedMediaTypes } from './operation/bodies.ts';
import { sharedParameters } from './operation/parameters.ts';
import { responsePairs, sharedHeaders } from './operation/responses.ts';
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

const parameterMessages = (operations: Compared<Operation>): MessagePair[] =>
  sharedParameters(operations).map((parameters) => {
    const { pointer, ...values } = valuesOf(parameters);
    const { key: operationKey, path } = operations.revision;
    const parameter = parameterKey(parameters.revision, path);
    return {
      position: 'request',
      message: { kind: 'parameter', operationKey, parameter, ...values },
      name: `parameter ${parameters.revision.name}`,
      pointer,
    };
  });

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

function bodyMessages({ base, revision }: Compared<Operation>): MessagePair[] {
  if (!base.requestBody || !revision.requestBody) return [];
  const bodies = { base: base.requestBody, revision: revision.requestBody };
  return sharedMediaTypes(bodies).map(({ type, pointer, schemas }) => ({
    position: 'request',
    message: { kind: 'body', operationKey: revision.key, contentType: type, schemas },
    name: 'body',
    pointer: `${pointer}/schema`,
  }));
}

function responseMessages(operations: Compared<Operation>): MessagePair[] {
  const operationKey = operations.revision.key;
  return responsePairs(operations).flatMap((pair) => {
    const { status } = pair;
    const headers = sharedHeaders(pair).map((header): MessagePair => {
      const { pointer, ...values } = valuesOf(header);
      const { name } = header.revision;
      const message: MessageRef = { kind: 'header', operationKey, status, header: name, ...values };
      return { position: 'response', message, name: `header ${name}`, pointer };
    });
    const bodies = sharedMediaTypes(pair).map(({ type, pointer, schemas }): MessagePair => {
      const message: MessageRef = { kind: 'response', operationKey, status, contentType: type, schemas };
      return { position: 'response', message, name: `${status} body`, pointer: `${pointer}/schema` };
    });
    return [...headers, ...bodies];
  });
}
