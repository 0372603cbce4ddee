import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';

export const root = join(import.meta.dirname, '..', '..');
export const header = '@generated from spec/ — do not edit. Run: pnpm generate';

/** A JSON Schema as it stands in the document: data, not a type of ours. */
export type Schema = { $ref?: string; [keyword: string]: unknown };
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
export interface Response {
  /** Which codes may be asked again: `always`, because nothing was done, or `idempotent` calls only. */
  'x-retry'?: Record<string, 'always' | 'idempotent'>;
  headers?: Record<string, { $ref?: string; required?: boolean }>;
  content?: Record<string, { schema: Schema }>;
}
export interface OperationObject {
  operationId: string;
  tags: [string];
  security?: unknown[];
  'x-role'?: string;
  deprecated?: boolean;
  'x-deprecated-since'?: unknown;
  'x-sunset'?: unknown;
  /** `false`: sending it twice is not the same as once, though its method says so. */
  'x-idempotent'?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}
export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> };
}

/** One operation with its `$ref`s to parameters, headers and responses followed; schemas keep theirs. */
export interface Operation extends OperationObject {
  method: string;
  path: string;
  parameters: Parameter[];
}

export interface Spec {
  document: Document;
  operations: Operation[];
  /** Every file the document is made of, relative to the repository. */
  files: string[];
}

/** Files an emitter wants to exist: path relative to the repository → text. */
export type Files = Map<string, string>;

/** Bundles `spec/openapi.yaml` into one document. Throws, naming the place, when a reference leads nowhere. */
export async function readSpec(entry = join(root, 'spec/openapi.yaml')): Promise<Spec> {
  const result = await bundle({ ref: entry, config: await createConfig({}) });
  const broken = result.problems.filter((problem) => problem.severity === 'error');
  if (broken.length > 0) throw new Error(broken.map((problem) => problem.message).join('\n'));
  const document = result.bundle.parsed as Document;
  return {
    document,
    operations: listOperations(document),
    files: [...(result.fileDependencies ?? [])].map((file) => file.slice(root.length + 1)).sort(),
  };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

function listOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as OperationObject;
        const parameters = (operation.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter));
        const responses = Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => {
            const followed = follow<Response>(document, response);
            const headers = Object.entries(followed.headers ?? {}).map(([name, value]) => [
              name,
              follow(document, value),
            ]);
            return [status, { ...followed, headers: Object.fromEntries(headers) }];
          }),
        );
        return { ...operation, method, path, parameters, responses };
      }),
  );
}

/** The object a `$ref` leads to, or the object itself. */
export function follow<T>(document: Document, value: { $ref?: string } | T): T {
  const ref = (value as { $ref?: string }).$ref;
  if (ref === undefined) return value as T;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return follow(document, target as T);
}
