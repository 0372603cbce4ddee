/** Routes requests to the operations of the contract. */
import { deprecations, operations, type OperationId, type OperationRow } from '@jurybox/types';
import type { AllHandlers } from './handlers/index.ts';
import type { Deprecation } from './http/deprecation.ts';
import type { Limits } from './http/limits.ts';
import { ProblemError } from './http/problems.ts';
import { createEndpoint, type Endpoint } from './operation-endpoint.ts';
import { PathTable } from './path-table.ts';
import type { Services } from './services/index.ts';
import type { Ctx, Middleware } from './state.ts';

const base = '/api';

/** The endpoints of one path, by method. */
type Methods = Map<string, Endpoint>;

type Deprecations = Partial<Record<OperationId, Deprecation>>;

/**
 * Creates the middleware that calls the endpoint of the requested operation. Throws 405 for an undeclared method. Calls
 * `next` for a path that is not in the contract.
 */
export function createRouter(
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  deprecated: Deprecations = deprecations,
): Middleware {
  const fixedPaths = new Map<string, Methods>();
  const templates = new PathTable<Methods>();
  for (const [path, rows] of Map.groupBy(Object.values(operations), (row: OperationRow) => row.path)) {
    const methods: Methods = new Map(
      rows.map((row) => [row.method, createEndpoint(row, handlers, services, limits, deprecated[row.operationId])]),
    );
    if (path.includes('{')) templates.add(base + path.replaceAll(/\{(\w+)\}/g, ':$1'), methods);
    else fixedPaths.set(base + path, methods);
  }
  return (ctx, next) => {
    const methods = fixedPaths.get(ctx.path);
    if (methods !== undefined) return dispatch(methods, ctx, []);
    const found = templates.find(ctx.path);
    return found === undefined ? next() : dispatch(found.value, ctx, found.segments);
  };
}

/** The last middleware. Rejects a request whose path no other middleware handles. */
export const notFound: Middleware = async () => {
  throw new ProblemError('not_found', 'There is no such path.');
};

/** Paths that need no API key. */
export const publicPaths: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter(({ role }) => role === null)
    .map(({ path }) => base + path),
);

function dispatch(methods: Methods, ctx: Ctx, segments: readonly string[]): Promise<void> {
  const method = ctx.req.method === 'HEAD' ? 'GET' : (ctx.req.method ?? '');
  const endpoint = methods.get(method);
  return endpoint === undefined ? respondWithMethods(methods, method, ctx) : endpoint(ctx, segments);
}

/**
 * Responds to a request whose method has no operation on this path. OPTIONS gets the allowed methods. Any other method
 * gets 405.
 */
async function respondWithMethods(methods: Methods, method: string, ctx: Ctx): Promise<void> {
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method !== 'OPTIONS')
    throw new ProblemError('method_not_allowed', `${method} is not available here.`, { Allow: allow });
  ctx.state.response = { status: 204, headers: { Allow: allow } };
}
