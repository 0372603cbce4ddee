import {
  deprecationOf,
  isObject,
  type Document,
  type Header,
  type MediaType,
  type Operation,
  type OperationObject,
  type Parameter,
  type Requirement,
  type Response,
} from './document.ts';
import { escapeToken, followReferences } from './reference.ts';

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns every operation by its `key`, in the order of the document. */
export function operationsOf(document: Document): Map<string, Operation> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, raw]) =>
    placesOf(document, path, raw).map((place) => operationOf(document, place)),
  );
  return new Map(operations.map((operation) => [operation.key, operation]));
}

/** Returns where the operations of a path are. OpenAPI 3.2 allows any method. */
function placesOf(document: Document, path: string, raw: unknown): Place[] {
  const given = `#/paths/${escapeToken(path)}`;
  const { value: item, pointer: shared } = followReferences<Record<string, unknown>>(document, raw, given);
  const isThreeTwo = /^3\.2\b/.test(document.openapi);
  const own = Object.keys(item).filter((key) => methods.includes(key) || (isThreeTwo && key === 'query'));
  const more = isThreeTwo && isObject(item['additionalOperations']) ? item['additionalOperations'] : {};
  return [
    ...own.map((key) => ({ method: key.toUpperCase(), node: item[key], at: key })),
    ...Object.entries(more).map(([method, node]) => ({
      method,
      node,
      at: `additionalOperations/${escapeToken(method)}`,
    })),
  ].flatMap(({ method, node, at }) =>
    isObject(node) ? [{ method, path, item, node: node as OperationObject, pointer: `${shared}/${at}`, shared }] : [],
  );
}

interface Place {
  method: string;
  path: string;
  item: Record<string, unknown>;
  node: OperationObject;
  pointer: string;
  /** The JSON pointer of the path item. Its parameters apply to all operations of the path. */
  shared: string;
}

function operationOf(document: Document, place: Place): Operation {
  const { method, path, item, node, pointer } = place;
  const body =
    node['requestBody'] === undefined
      ? undefined
      : followReferences<Record<string, unknown>>(document, node['requestBody'], `${pointer}/requestBody`);
  const responses = Object.entries((node['responses'] ?? {}) as Record<string, unknown>).map(
    ([status, raw]): [string, Response] => [
      // Some contracts write `Default` or `2xx` instead of `default` or `2XX`.
      status.replace(/^default$/i, 'default').replace(/^\dxx$/i, (text) => text.toUpperCase()),
      responseOf(document, raw, `${pointer}/responses/${status}`),
    ],
  );
  const servers = (node['servers'] ?? item['servers'] ?? document.servers ?? [{ url: '/' }]) as Server[];
  return {
    method,
    path,
    key: `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`,
    pointer,
    ...(typeof node.operationId === 'string' ? { operationId: node.operationId } : {}),
    deprecated: false,
    ...deprecationOf(node),
    parameters: parametersOf(document, place),
    ...(body
      ? {
          requestBody: {
            required: body.value['required'] === true,
            content: contentOf(document, body.value['content'], body.pointer),
            pointer: body.pointer,
          },
        }
      : {}),
    responses: new Map(responses),
    security: (node['security'] ?? document.security ?? []) as Requirement[],
    servers: servers.flatMap(addressesOf),
    node,
  };
}

interface Server {
  url: string;
  variables?: Record<string, { enum?: unknown }>;
}

const maxAddresses = 50;

/**
 * Returns the addresses of a server, one for each combination of the values of its variables. A variable stays in the
 * address as `{name}` if it lists no values, or if its values would give more than `maxAddresses` addresses.
 */
function addressesOf({ url, variables }: Server): string[] {
  let addresses = [url];
  for (const [name, variable] of Object.entries(isObject(variables) ? variables : {})) {
    const values: unknown = isObject(variable) ? variable['enum'] : undefined;
    if (!Array.isArray(values) || values.length === 0 || values.length * addresses.length > maxAddresses) continue;
    addresses = addresses.flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, String(value))));
  }
  return [...new Set(addresses)];
}

/** Returns the parameters of an operation, and those of the path item that the operation does not override. */
function parametersOf(document: Document, { path, item, node, pointer, shared }: Place): Parameter[] {
  const listAt = (value: unknown, at: string) =>
    (Array.isArray(value) ? value : []).map((raw, i) => withContent(document, raw, `${at}/parameters/${i}`));
  const all = [...listAt(item['parameters'], shared), ...listAt(node['parameters'], pointer)];
  return [...new Map(all.map((parameter) => [parameterKey(parameter, path), parameter])).values()];
}

/**
 * Returns a key that identifies a parameter of an operation. The key of a path parameter contains its position, because
 * its name has no effect on requests. The key of a header contains its name in lower case.
 */
export function parameterKey({ name, in: place }: Parameter, path: string): string {
  if (place === 'path') return `path ${[...path.matchAll(/\{([^{}]*)\}/g)].findIndex(([, n]) => n === name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** Returns a parameter or header with its pointer. Resolves the references to the media types in its `content`. */
function withContent(document: Document, raw: unknown, at: string): Parameter {
  const { value, pointer } = followReferences<Parameter>(document, raw, at);
  return { ...value, pointer, ...(value.content ? { content: contentOf(document, value.content, pointer) } : {}) };
}

function responseOf(document: Document, raw: unknown, at: string): Response {
  const { value, pointer } = followReferences<Record<string, unknown>>(document, raw, at);
  const headers = Object.entries((value['headers'] ?? {}) as Record<string, unknown>).map(
    ([name, header]): [string, Header] => [
      name,
      withContent(document, header, `${pointer}/headers/${escapeToken(name)}`),
    ],
  );
  const content = contentOf(document, value['content'], pointer);
  return { pointer, headers: new Map(headers), content, node: value };
}

function contentOf(document: Document, raw: unknown, at: string): Record<string, MediaType> {
  if (!isObject(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).map(([type, media]) => [
      type.toLowerCase(),
      followReferences<MediaType>(document, media, `${at}/content/${escapeToken(type)}`).value,
    ]),
  );
}
