import { operations, type OperationId, type OperationRow } from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { replies } from '@jurybox/validators/replies';

const patterns = new Map(
  Object.values(operations).map(({ path }) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const),
);

/**
 * Returns a function like `fetch` that validates every response against the contract before it returns the response.
 * Also records the operation and the status of each response.
 */
export function createCheckedFetch(
  base: string,
  send = globalThis.fetch,
): { fetch: typeof globalThis.fetch; reached: Set<string>; last: () => { status: number; text: string } } {
  const reached = new Set<string>();
  let last = { status: 0, text: '' };
  return {
    reached,
    last: () => last,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await send(request);
      const path = new URL(request.url).pathname.slice(new URL(base).pathname.length);
      const text = await response.clone().text();
      // A path without parameters takes precedence over a path with parameters that also matches.
      const fixed = Object.values(operations).filter((row) => row.path === path);
      const fitting =
        fixed.length > 0 ? fixed : Object.values(operations).filter((row) => patterns.get(row.path)?.test(path));
      const rows = fitting.filter((row) => row.method === request.method || response.status === 405);
      if (rows.length === 0) throw new Error(`${request.method} ${path} is not an operation of the contract`);
      last = { status: response.status, text };
      for (const row of rows) reached.add(hold(row, response, text));
      return response;
    },
  };
}

/** Returns every operation with each of its documented statuses, for example `getApp 200`. */
export function declared(): string[] {
  return Object.values(operations).flatMap((row) =>
    Object.keys(row.replies).map((status) => `${row.operationId} ${status}`),
  );
}

function hold(row: OperationRow, response: Response, text: string): string {
  const name = `${row.operationId} ${response.status}`;
  const reply = (row.replies as Record<string, { content: string | null; headers: readonly string[] }>)[
    response.status
  ];
  if (reply === undefined) throw new Error(`${name} is not in the contract`);
  for (const header of [...reply.headers, 'X-Request-Id'])
    if (!response.headers.has(header)) throw new Error(`${name} has no ${header} header`);
  const type = response.headers.get('content-type')?.replace('; charset=utf-8', '') ?? null;
  if (type !== reply.content) throw new Error(`${name} has content type ${type}, not ${reply.content}`);
  const validate = (replies[row.operationId as OperationId] as Record<string, Validator | null>)[response.status];
  const value: unknown = type?.endsWith('json') ? JSON.parse(text) : text;
  if (validate && !validate(value))
    throw new Error(`${name} does not match its schema: ${JSON.stringify(validate.errors)}`);
  if (!validate && text !== '') throw new Error(`${name} has a body, but the contract declares none`);
  return name;
}
