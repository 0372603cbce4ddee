import { escapeToken, parameterKey, type Operation, type Parameter } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../compared.ts';
import { schemaOf, sharedMediaTypes } from './operation/bodies.ts';
import { sharedParameters } from './operation/parameters.ts';
import { responsePairs, sharedHeaders } from './operation/responses.ts';
import type { MessageRef } from '../model.ts';

/** A body, parameter or header that an operation has in both contracts. */
export interface MessagePair {
  position: 'request' | 'response';
  message: MessageRef;
  /** How findings name this body, parameter or header, for example `body` or `parameter limit`. */
  name: string;
  /** The JSON pointer to the schema in the revision. */
  pointer: string;
}

export function* messagesOf(operations: Compared<Operation>): Iterable<MessagePair> {
  const { key: operationKey, path } = operations.revision;
  for (const { base, revision } of sharedParameters(operations)) {
    const { pointer, ...values } = valuesOf({ base, revision });
    const parameter = parameterKey(revision, path);
    const message: MessageRef = { kind: 'parameter', operationKey, parameter, ...values };
    yield { position: 'request', message, name: `parameter ${revision.name}`, pointer };
  }
  const { base, revision } = mapCompared(operations, ({ requestBody }) => requestBody);
  for (const { type: contentType, pointer, schemas } of base && revision ? sharedMediaTypes({ base, revision }) : []) {
    const message: MessageRef = { kind: 'body', operationKey, contentType, schemas };
    yield { position: 'request', message, name: 'body', pointer: `${pointer}/schema` };
  }
  for (const { status, ...responses } of responsePairs(operations)) {
    for (const header of sharedHeaders(responses)) {
      const { pointer, ...values } = valuesOf(header);
      const { name } = header.revision;
      const message: MessageRef = { kind: 'header', operationKey, status, header: name, ...values };
      yield { position: 'response', message, name: `header ${name}`, pointer };
    }
    for (const { type: contentType, pointer, schemas } of sharedMediaTypes(responses)) {
      const message: MessageRef = { kind: 'response', operationKey, status, contentType, schemas };
      yield { position: 'response', message, name: `${status} body`, pointer: `${pointer}/schema` };
    }
  }
}

/** A parameter or header has `schema` if its value is sent as text, or `content` if it is sent in a media type. */
function valuesOf(values: Compared<Pick<Parameter, 'pointer' | 'schema' | 'content'>>) {
  const { pointer, schema, content = {} } = values.revision;
  const [type = ''] = Object.keys(content);
  return {
    pointer: schema ? `${pointer}/schema` : `${pointer}/content/${escapeToken(type)}/schema`,
    schemas: mapCompared(values, (one) => one.schema ?? schemaOf(Object.values(one.content ?? {})[0])),
    isText: [values.base, values.revision].every((one) => one.content === undefined),
  };
}
