/** The parts of an OpenAPI document that the review reads, and functions to walk it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [keyword: string]: unknown };
export interface Document {
  openapi: string;
  info: { title?: string; version?: string };
  servers?: { url: string }[];
  security?: Requirement[];
  paths?: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}
export type Requirement = Record<string, string[]>;
export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
  pointer: string;
}
export interface Header {
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
  pointer: string;
}
export interface Response {
  pointer: string;
  headers: Map<string, Header>;
  content: Record<string, MediaType>;
}
export interface Operation {
  method: string;
  path: string;
  /** Method and path without the names of path parameters, which are not on the wire. */
  key: string;
  pointer: string;
  operationId?: string;
  deprecated: boolean;
  sunset?: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType>; pointer: string };
  responses: Map<string, Response>;
  security: Requirement[];
  servers: string[];
  node: Record<string, unknown>;
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const token = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
export const untoken = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The node that a local reference (`#/…`) points to. Throws if there is none. */
export function lookUp(document: Document, ref: string): unknown {
  let node: unknown = document;
  if (ref === '#') return node;
  for (const part of ref.slice(2).split('/')) {
    const key = untoken(decodeURIComponent(part));
    const next = isObject(node) || Array.isArray(node) ? (node as Record<string, unknown>)[key] : undefined;
    if (next === undefined || !Object.hasOwn(node as object, key))
      throw new Error(`the reference ${ref} points to nothing`);
    node = next;
  }
  return node;
}

/** Follows references until the value is none, and returns it with its pointer. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what stands there
export function follow<T>(document: Document, value: unknown, pointer: string): { value: T; pointer: string } {
  const seen = new Set<string>();
  let at = { value, pointer };
  while (isObject(at.value) && typeof at.value['$ref'] === 'string') {
    const ref: string = at.value['$ref'];
    if (seen.has(ref)) throw new Error(`the reference ${ref} points to itself`);
    seen.add(ref);
    at = { value: lookUp(document, ref), pointer: ref };
  }
  return at as { value: T; pointer: string };
}

/** Every operation with its references followed; schemas keep their references. */
export function operationsOf(document: Document): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, raw] of Object.entries(document.paths ?? {})) {
    const { value: item, pointer: at } = follow<Record<string, unknown>>(document, raw, `#/paths/${token(path)}`);
    for (const method of methods) {
      if (!isObject(item[method])) continue;
      const operation = readOperation(document, { method, path, item, pointer: `${at}/${method}` });
      found.set(operation.key, operation);
    }
  }
  return found;
}

interface Place {
  method: string;
  path: string;
  item: Record<string, unknown>;
  pointer: string;
}

function readOperation(document: Document, { method, path, item, pointer }: Place): Operation {
  const node = item[method] as Record<string, unknown>;
  const list = (value: unknown, at: string) =>
    (Array.isArray(value) ? value : []).map((raw, i) => parameterOf(document, raw, `${at}/parameters/${i}`));
  // A parameter of the operation replaces the one of the path item with the same name and place.
  const parameters = new Map(
    [...list(item['parameters'], pointer.replace(/\/[^/]*$/, '')), ...list(node['parameters'], pointer)].map((p) => [
      parameterKey(p, path),
      p,
    ]),
  );
  const body =
    node['requestBody'] === undefined
      ? undefined
      : follow<Record<string, unknown>>(document, node['requestBody'], `${pointer}/requestBody`);
  const responses = Object.entries((node['responses'] ?? {}) as Record<string, unknown>).map(
    ([status, raw]): [string, Response] => [
      status.toUpperCase() === 'DEFAULT' ? 'default' : status,
      responseOf(document, raw, `${pointer}/responses/${status}`),
    ],
  );
  const servers = (node['servers'] ?? item['servers'] ?? document.servers ?? [{ url: '/' }]) as { url: string }[];
  return {
    method: method.toUpperCase(),
    path,
    key: `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`,
    pointer,
    ...(typeof node['operationId'] === 'string' ? { operationId: node['operationId'] } : {}),
    deprecated: false,
    ...lifeOf(node),
    parameters: [...parameters.values()],
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
    servers: servers.map(({ url }) => url),
    node,
  };
}

/** Whether an operation, parameter, header or member is deprecated, and its sunset. */
export function lifeOf(node: unknown): { deprecated?: true; sunset?: string } {
  if (!isObject(node)) return {};
  return {
    ...(node['deprecated'] === true ? { deprecated: true as const } : {}),
    ...(node['x-sunset'] === undefined ? {} : { sunset: dateText(node['x-sunset']) }),
  };
}

/** YAML parses a date without quotes as a date; the review needs its text. */
const dateText = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : JSON.stringify(value);

/** The identity of a parameter. Path parameters have their index in the path, headers their name in lower case. */
export function parameterKey({ name, in: place }: Parameter, path: string): string {
  if (place === 'path') return `path ${[...path.matchAll(/\{([^{}]*)\}/g)].findIndex(([, n]) => n === name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function parameterOf(document: Document, raw: unknown, at: string): Parameter {
  const { value, pointer } = follow<Parameter>(document, raw, at);
  return { ...value, pointer, ...(value.content ? { content: contentOf(document, value.content, pointer) } : {}) };
}

function responseOf(document: Document, raw: unknown, at: string): Response {
  const { value, pointer } = follow<Record<string, unknown>>(document, raw, at);
  const headers = Object.entries((value['headers'] ?? {}) as Record<string, unknown>).map(
    ([name, header]): [string, Header] => {
      const followed = follow<Header>(document, header, `${pointer}/headers/${token(name)}`);
      return [name, { ...followed.value, pointer: followed.pointer }];
    },
  );
  return { pointer, headers: new Map(headers), content: contentOf(document, value['content'], pointer) };
}

function contentOf(document: Document, raw: unknown, at: string): Record<string, MediaType> {
  if (!isObject(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).map(([type, media]) => [
      type.toLowerCase(),
      follow<MediaType>(document, media, `${at}/content/${token(type)}`).value,
    ]),
  );
}
