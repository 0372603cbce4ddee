import Router from '@koa/router';
import { deprecations, operations, type OperationRow } from '@jurybox/types';
import type { AllHandlers } from './handlers/types.ts';
import type { Limits } from './http/limits.ts';
import { ProblemError } from './http/problems.ts';
import { createEndpoint, type Endpoint } from './operation-endpoint.ts';
import type { Services } from './services/index.ts';
import type { Middleware, State } from './state.ts';

const base = '/api';

/**
 * Creates a route for each path of the contract. The route responds to OPTIONS with the allowed methods. If the path
 * does not have the method of a request, the route responds with 405.
 */
export function createRouter(
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  deprecated = deprecations,
): ReturnType<Router<State>['routes']> {
  // If two paths match, the router chooses the path with fewer parameters, as OpenAPI says.
  const router = new Router<State>({ prefix: base, strict: true, sensitive: true, exclusive: 'specificity' });
  for (const [path, rows] of Map.groupBy(Object.values(operations), (row: OperationRow) => row.path)) {
    const endpoints = new Map<string, Endpoint>(
      rows.map((row) => [row.method, createEndpoint(row, handlers, services, limits, deprecated[row.operationId])]),
    );
    const allow = [...endpoints.keys(), ...(endpoints.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (ctx) => {
      const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
      const endpoint = endpoints.get(method);
      if (endpoint !== undefined) return endpoint(ctx);
      if (method !== 'OPTIONS')
        throw new ProblemError('method_not_allowed', `${method} is not available here.`, { Allow: allow });
      ctx.state.response = { status: 204, headers: { Allow: allow } };
      return undefined;
    });
  }
  return router.routes();
}

export const notFound: Middleware = async () => {
  throw new ProblemError('not_found', 'There is no such path.');
};

export const publicPaths: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter(({ role }) => role === null)
    .map(({ path }) => base + path),
);
