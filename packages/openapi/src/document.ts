/** The parts of an OpenAPI document that was parsed from JSON or YAML. */

export type Schema = { [keyword: string]: unknown };
/** Security schemes by name, each with its scopes. A request must satisfy all these schemes. */
export type Requirement = Record<string, string[]>;

export interface Document {
  openapi: string;
  info: { title?: string; version?: string; summary?: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description?: string }[];
  security?: Requirement[];
  paths?: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
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

export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Response {
  pointer: string;
  headers: Map<string, Header>;
  content: Record<string, MediaType>;
  /** The response object as it is in the document. */
  node: Record<string, unknown>;
}

/** An operation as the document contains it: with extensions, and with unresolved references. */
export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  [keyword: string]: unknown;
}

/** An operation. References to parameters, bodies, responses and headers are resolved, those in schemas are not. */
export interface Operation {
  /** The HTTP method in upper case, for example `GET`. */
  method: string;
  path: string;
  /** The method and the path without the names of its parameters, for example `GET /apps/{}`. */
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
  node: OperationObject;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the components of one kind, for example `schemas`, by name. Does not check that they have the type `T`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the value
export function componentsOf<T = Schema>(document: Document, kind: string): Record<string, T> {
  return (document.components?.[kind] ?? {}) as Record<string, T>;
}

/** Returns whether an operation, parameter, header or schema is deprecated, and its sunset date if it has one. */
export function deprecationOf(node: unknown): { deprecated?: true; sunset?: string } {
  if (!isObject(node)) return {};
  return {
    ...(node['deprecated'] === true ? { deprecated: true as const } : {}),
    ...(node['x-sunset'] === undefined ? {} : { sunset: dateText(node['x-sunset']) }),
  };
}

/** Returns a date as text. YAML parses a date without quotes to a `Date`. */
const dateText = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : JSON.stringify(value);
