/** The bytes of valid requests: a case describes only its own fault. */
import type { TestServer } from '../support/server.ts';

/** The key and the objects that a case may use. */
export interface Target {
  key: string;
  appId: string;
  variantId: string;
  /** The scenario that the cases update. */
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

/** A head of exactly these lines and the empty one. */
export function head(...lines: Lines): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A request without a body, with a key. */
export function ask(target: Target, method: string, path: string, ...lines: Lines): string {
  return head(`${method} ${path} HTTP/1.1`, 'Host: x', `Authorization: ${target.key}`, ...lines);
}

/** A read of the variant an environment serves. */
export function read(target: Target, query: string, ...lines: Lines): string {
  return ask(target, 'GET', `/api/apps/get_variant_by_env${query}`, ...lines);
}

/** An update with these bytes as its body, of the right type unless `lines` says so. */
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

/** The head of an update, without a body. */
export function putHead(target: Target, ...lines: Lines): string {
  return ask(target, 'PUT', target.path, 'Content-Type: application/json', ...lines);
}

export const health = head('GET /api/health HTTP/1.1', 'Host: x');
