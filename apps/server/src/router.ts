/** Routes requests to the operations of the contract. */
import Router, { type RouterContext } from '@koa/router';
import { deprecations, operations, type OperationId, type OperationRow } from '@jurybox/types';
import type { AllHandlers } from './handlers/index.ts';
import type { Deprecation } from './http/deprecation.ts';
import type { Limits } from './http/limits.ts';
import { ProblemError } from './http/problems.ts';
import { createEndpoint } from './operation-endpoint.ts';
import type { Services } from './services/index.ts';
import type { Middleware, State } from './state.ts';

const base = '/api';

type Deprecations = Partial<Record<OperationId, Deprecation>>;

/**
 * Creates the routes of all operations. Each path has a last route for the methods that the contract does not declare.
 */
export function createRouter(
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  deprecated: Deprecations = deprecations,
): ReturnType<Router<State>['routes']> {
  const router = new Router<State>({ prefix: base, strict: true, sensitive: true });
  const paths = [...Map.groupBy(Object.values(operations), (row: OperationRow) => row.path)];
  // All routes that match would run in this order. So paths without parameters come first.
  for (const [path, rows] of paths.sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))) {
    const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const row of rows) {
      const endpoint = createEndpoint(row, handlers, services, limits, deprecated[row.operationId]);
      router.register(template, [row.method], endpoint);
    }
    router.all(template, respondWithMethods(rows.map(({ method }) => method)));
  }
  return router.routes();
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

/** Responds to OPTIONS with the allowed methods, and to any other method with 405. */
function respondWithMethods(methods: readonly string[]): (ctx: RouterContext<State>) => void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return ({ method, state }) => {
    if (method !== 'OPTIONS') {
      // HEAD gets the same headers as GET, and so the same Content-Length.
      const named = method === 'HEAD' ? 'GET' : method;
      throw new ProblemError('method_not_allowed', `${named} is not available here.`, { Allow: allow });
    }
    state.response = { status: 204, headers: { Allow: allow } };
  };
}
