import { escapeToken, type Operation } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';
import type { MessageRef } from '../model.ts';
import { mediaTypes, schemaOf } from './operation/content-types.ts';
import { parametersByKey } from './operation/parameters.ts';
import { headerPairs, responsePairs } from './operation/responses.ts';

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
    const [type = ''] = Object.keys(revision.content ?? {});
    const schemas = mapCompared(
      { base, revision },
      ({ schema, content }) => schema ?? schemaOf(Object.values(content ?? {})[0]),
    );
    return [
      {
        position: 'request',
        message: { kind: 'parameter', operationKey: operations.revision.key, parameter: key, schemas },
        name: `parameter ${revision.name}`,
        pointer: revision.schema
          ? `${revision.pointer}/schema`
          : `${revision.pointer}/content/${escapeToken(type)}/schema`,
      },
    ];
  });
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
    const headers = headerPairs(pair).flatMap(({ name, pointer, base, revision }): MessagePair[] => {
      if (!base || !revision) return [];
      const schemas = mapCompared({ base, revision }, ({ schema }) => schema ?? {});
      const message: MessageRef = { kind: 'header', operationKey, status, header: name, schemas };
      return [{ position: 'response', message, name: `header ${name}`, pointer: `${pointer}/schema` }];
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
