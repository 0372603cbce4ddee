import type { ReviewedOperation } from '../operations.ts';
import type { Exchange } from './exchange.ts';
import { decoded } from '../sources/pointers.ts';

export interface Route {
  operation: ReviewedOperation;
  /** The texts in the path, in the order of the placeholders. */
  values: string[];
}

interface Template {
  operation: ReviewedOperation;
  pattern: RegExp;
  placeholders: number;
  prefix: string;
}

/**
 * Returns a function that finds the operation of a recorded request. Its path can begin with the path of a server.
 * `hosts` are the hosts of the service; if undefined, requests to every host count.
 */
export function routerOf(
  operations: Iterable<ReviewedOperation>,
  hosts: string[] | undefined,
): (exchange: Exchange) => Route | undefined {
  const byLength = new Map<string, Template[]>();
  const keyOf = (method: string, path: string) => `${method} ${path.split('/').length}`;
  for (const operation of operations)
    for (const prefix of new Set([...operation.servers.map(pathOf), ''])) {
      const template = {
        operation,
        prefix,
        pattern: patternOf(`${prefix}${operation.path}`),
        placeholders: operation.path.split('{').length,
      };
      const key = keyOf(operation.method.toUpperCase(), `${prefix}${operation.path}`);
      byLength.set(key, [...(byLength.get(key) ?? []), template]);
    }
  // A path without a placeholder wins over a path with one, as OpenAPI says.
  for (const templates of byLength.values())
    templates.sort((a, b) => a.placeholders - b.placeholders || b.prefix.length - a.prefix.length);
  return ({ method, url, hasHost }) => {
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
