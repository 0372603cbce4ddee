/** Builds the bytes of valid requests, so that a case only has to describe its fault. */
import type { TestServer } from '../support/server.ts';

/** The API key of a case of bad input, and the stored objects that its requests may name. */
export interface Target {
  key: string;
  appId: string;
  variantId: string;
  scenarioId: string;
  evaluationId: string;
  path: string;
}

export function targetOf({ fixture }: TestServer): Target {
  const { evaluationId, scenarioIds } = fixture.pairs;
  const scenarioId = scenarioIds[0] ?? '';
  const path = `/api/human-evaluations/${evaluationId}/evaluation_scenario/${scenarioId}/human_a_b_testing`;
  return {
    key: fixture.keys.evaluator,
    appId: fixture.appId,
    variantId: fixture.variantIds[0],
    scenarioId,
    evaluationId,
    path,
  };
}

type Lines = readonly string[];

export function head(...lines: Lines): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

export function ask(target: Target, method: string, path: string, ...lines: Lines): string {
  return head(`${method} ${path} HTTP/1.1`, 'Host: x', `Authorization: ${target.key}`, ...lines);
}

/** Returns a request that reads a deployed variant. `query` begins with `?` or is empty. */
export function read(target: Target, query: string, ...lines: Lines): string {
  return ask(target, 'GET', `/api/apps/get_variant_by_env${query}`, ...lines);
}

/**
 * Returns a request that updates a scenario. `lines` are its headers besides `Host`, `Authorization` and
 * `Content-Length`.
 */
export function put(
  target: Target,
  body: string | Uint8Array,
  lines: Lines = ['Content-Type: application/json'],
  path = target.path,
): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(ask(target, 'PUT', path, `Content-Length: ${bytes.length}`, ...lines), 'latin1'),
    bytes,
  ]);
}

/** Returns the head of a request that updates a scenario, with `lines` as additional headers. */
export function putHead(target: Target, ...lines: Lines): string {
  return ask(target, 'PUT', target.path, 'Content-Type: application/json', ...lines);
}

export const health = head('GET /api/health HTTP/1.1', 'Host: x');
