import type { ReviewedOperation } from '../operations.ts';
import type { Exchange } from './exchange.ts';
import { decoded } from '../sources/pointers.ts';

/**
 * Returns a function that finds the operation of a recorded request, and the texts in its path, in the order of the
 * placeholders. The path can begin with the path of a server. `hosts` are the hosts of the service; if undefined,
 * requests to every host count.
 */
export function routerOf(operations: Iterable<ReviewedOperation>, hosts: string[] | undefined) {
  const templates = [...operations].flatMap((operation) =>
    [...new Set([...operation.servers.map(pathOf), ''])].map((prefix) => {
      const path = `${prefix}${operation.path}`;
      return { operation, prefix, path, pattern: patternOf(path), placeholders: operation.path.split('{').length };
    }),
  );
  // A path without a placeholder wins over a path with one, as OpenAPI says.
  templates.sort((a, b) => a.placeholders - b.placeholders || b.prefix.length - a.prefix.length);
  const keyOf = (method: string, path: string) => `${method} ${path.split('/').length}`;
  const byLength = Map.groupBy(templates, ({ operation, path }) => keyOf(operation.method.toUpperCase(), path));
  return ({ method, url, hasHost }: Exchange) => {
    if (hosts !== undefined && hasHost && !hosts.includes(url.host)) return undefined;
    for (const { operation, pattern } of byLength.get(keyOf(method, url.pathname)) ?? []) {
      const found = pattern.exec(url.pathname);
      if (found) return { operation, values: found.slice(1).map(decoded) };
    }
    return undefined;
  };
}

/** Returns the path of a server. If the path has variables, returns an empty path. */
function pathOf(server: string): string {
  const path = server.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '');
  return path.startsWith('/') && !path.includes('{') ? path : '';
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^{}]*\}/)
      .map((text) => encodeURI(text).replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`))
      .join('([^/]+)')}$`,
  );
