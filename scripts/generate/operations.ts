import { header, type Files, type Operation, type Response, type Spec } from './spec.ts';

/** Headers every answer gets from the middleware; a handler neither sets nor is asked for them. */
const byMiddleware = new Set(['X-Request-Id']);

/** The table of operations: everything about the wire that the server needs at run time. */
export async function emitOperations({ document, operations }: Spec): Promise<Files> {
  const rows = operations.map((operation) => `  ${operation.operationId}: ${JSON.stringify(row(operation))},`);
  const text = [
    `// ${header}`,
    '',
    '/** The version of the contract. */',
    `export const version = ${JSON.stringify(document.info.version)};`,
    '',
    '/** One row per operation: how it is addressed, who may call it, what it takes and what it can answer. */',
    'export const operations = {',
    ...rows,
    '} as const;',
    '',
    '/** The operations that will go: since when that is known, and on which day. */',
    `export const endings: { [operationId in keyof typeof operations]?: { since: string; sunset: string } } = ${JSON.stringify(endingsOf(operations))};`,
    '',
  ].join('\n');
  return new Map([['packages/types/generated/operations.gen.ts', text]]);
}

/** Dates without quotes are dates to YAML. The linter has seen that both are there. */
function endingsOf(operations: Operation[]): object {
  const day = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
  return Object.fromEntries(operations.filter(({ deprecated }) => deprecated).map((operation) => [operation.operationId, { since: day(operation['x-deprecated-since']), sunset: day(operation['x-sunset']) }]));
}

function row(operation: Operation): object {
  const named = (place: string) => operation.parameters.filter((p) => p.in === place).map((p) => p.name);
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    tag: operation.tags[0],
    role: operation['x-role'] ?? null,
    path_parameters: named('path'),
    query_parameters: named('query'),
    header_parameters: named('header'),
    body: operation.requestBody !== undefined,
    replies: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        {
          content: Object.keys(response.content ?? {})[0] ?? null,
          headers: headersOf(response, true),
          optional_headers: headersOf(response, false),
        },
      ]),
    ),
  };
}

function headersOf(response: Response, required: boolean): string[] {
  return Object.entries(response.headers ?? {})
    .filter(([name, value]) => (value.required === true) === required && !byMiddleware.has(name))
    .map(([name]) => name);
}
