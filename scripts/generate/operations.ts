import { dereference, type Document, type Parameter, type Response, type Schema } from '@jurybox/openapi';
import { moduleOf, type Files, type NamedOperation, type Spec } from './spec.ts';

/** Headers that the server adds to every response, so the table of operations must not ask handlers for them. */
const middlewareHeaders = new Set(['X-Request-Id']);

/** Generates the table of operations. The server finds the operation of a request in it. */
export async function emitOperations({ document, operations }: Spec): Promise<Files> {
  const rows = operations.map(
    (operation) => `  ${operation.operationId}: ${JSON.stringify(row(document, operation))},`,
  );
  const deprecations = JSON.stringify(deprecationsOf(operations));
  const text = moduleOf(`/** The version of the contract. */
export const version = ${JSON.stringify(document.info.version)};

/** One row per operation: its method and path, the role it requires, its parameters and its replies. */
export const operations = {
${rows.join('\n')}
} as const;

/** The deprecated operations: the date of their deprecation and the date of their removal. */
export const deprecations: { [operationId in keyof typeof operations]?: { since: string; sunset: string } } = ${
    deprecations
  };`);
  return new Map([['packages/types/generated/operations.gen.ts', text]]);
}

/** Returns the dates of deprecation and removal of each deprecated operation. The linter requires both dates. */
function deprecationsOf(operations: NamedOperation[]): object {
  const day = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
  return Object.fromEntries(
    operations
      .filter(({ deprecated }) => deprecated)
      .map(({ operationId, node }) => [
        operationId,
        { since: day(node['x-deprecated-since']), sunset: day(node['x-sunset']) },
      ]),
  );
}

function row(document: Document, operation: NamedOperation): object {
  const namesIn = (place: string) => operation.parameters.filter((p) => p.in === place).map((p) => p.name);
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: operation.path,
    tag: operation.node.tags?.[0],
    role: operation.node['x-role'] ?? null,
    invitations: operation.node['x-invitation'] ?? [],
    path_parameters: namesIn('path'),
    query_parameters: namesIn('query'),
    header_parameters: namesIn('header'),
    parameter_types: Object.fromEntries(
      (['path', 'query', 'header'] as const).map((place) => [place, typesOf(document, operation, place)]),
    ),
    body: operation.requestBody !== undefined,
    replies: Object.fromEntries(
      [...operation.responses].map(([status, response]) => [
        status,
        {
          content: Object.keys(response.content)[0] ?? null,
          headers: headersOf(response, true),
          optional_headers: headersOf(response, false),
        },
      ]),
    ),
  };
}

/** Returns the types of the `path`, `query` or `header` parameters that the server must parse: all except strings. */
function typesOf(
  document: Document,
  { operationId, parameters }: NamedOperation,
  place: Parameter['in'],
): Record<string, string> {
  const types = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => [name, dereference<Schema>(document, schema ?? {})['type']]);
  for (const [name, type] of types) {
    const isKnown = type === 'string' || (place !== 'header' && (type === 'integer' || type === 'boolean'));
    if (!isKnown)
      throw new Error(
        `${operationId}: the server cannot parse the ${place} parameter ${String(name)} ` +
          `of type ${JSON.stringify(type)}; see apps/server/src/http/parameters.ts`,
      );
  }
  return Object.fromEntries(types.filter(([, type]) => type !== 'string'));
}

function headersOf(response: Response, required: boolean): string[] {
  return [...response.headers]
    .filter(([name, value]) => (value.required === true) === required && !middlewareHeaders.has(name))
    .map(([name]) => name);
}
