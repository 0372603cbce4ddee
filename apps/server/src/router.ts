/** Matches requests to operations. Together with operation-endpoint.ts the only place where handlers meet HTTP. */
import type Router from '@koa/router';
import { endings as deprecations, operations, type OperationId, type OperationRow } from '@jurybox/types';
import type { AllHandlers } from './handlers/index.ts';
import type { Deprecation } from './http/deprecation.ts';
import type { Limits } from './http/limits.ts';
import { ProblemError } from './http/problems.ts';
import { loadRouter } from './lazy-packages.ts';
import { createEndpoint, type Endpoint } from './operation-endpoint.ts';
import type { Services } from './services/index.ts';
import type { Ctx, Middleware, State } from './state.ts';

const base = '/api';

/** The endpoints of one path, by method. */
type Methods = Map<string, Endpoint>;

export type Deprecations = Partial<Record<OperationId, Deprecation>>;

/** Calls the endpoint of the requested operation, or throws 405. Paths that the contract does not have go to `next`. */
export function createRouter(
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  deprecated: Deprecations = deprecations,
): Middleware {
  const KoaRouter = loadRouter();
  const fixedPaths = new Map<string, Methods>();
  const routers = new Map<string, Router<State>>();
  for (const [path, rows] of Map.groupBy(Object.values(operations), (row: OperationRow) => row.path)) {
    const methods: Methods = new Map(
      rows.map((row) => [row.method, createEndpoint(row, handlers, services, limits, deprecated[row.operationId])]),
    );
    if (!path.includes('{')) {
      fixedPaths.set(base + path, methods);
      continue;
    }
    const shape = shapeOf(base + path);
    const router = routers.get(shape) ?? new KoaRouter<State>({ strict: true, sensitive: true });
    routers.set(shape, router);
    router.all(base + path.replaceAll(/\{(\w+)\}/g, ':$1'), (ctx) => dispatch(methods, ctx, ctx.captures ?? []));
  }
  // A router tries all its patterns for each request, so each shape of a path has its own router. Its middleware adds
  // the members that its type asks for.
  const routes = new Map([...routers].map(([shape, router]) => [shape, router.routes() as Middleware]));
  return (ctx, next) => {
    const methods = fixedPaths.get(ctx.path);
    if (methods !== undefined) return dispatch(methods, ctx, []);
    return routes.get(shapeOf(ctx.path))?.(ctx, next) ?? next();
  };
}

/** The number of segments of a path, and its first segment after the base. */
function shapeOf(path: string): string {
  const segments = path.split('/');
  return `${segments.length} ${segments[2]}`;
}

/** The last middleware: no other one has a response for the path. */
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

/** The response to a method without an operation: the methods of the path for OPTIONS, 405 for all others. */
async function respondWithMethods(methods: Methods, method: string, ctx: Ctx): Promise<void> {
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method !== 'OPTIONS')
    throw new ProblemError('method_not_allowed', `${method} is not available here.`, { Allow: allow });
  ctx.state.response = { status: 204, headers: { Allow: allow } };
}
