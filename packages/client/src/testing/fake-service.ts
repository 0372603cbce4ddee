/**
 * A fake service for tests of code that calls Jurybox. Its `fetch` handles the two core operations in memory, as the
 * contract describes them, and responds with 404 to all others. It accepts any API key, and has no roles and no limits.
 */
import type {
  ApplicationVariant,
  EvaluationScenario,
  EvaluationScenarioUpdate,
  EvaluationType,
} from '../../generated/types.gen.ts';
import { delay } from '../timers.ts';
import { createFaultSequence, type Fault, type FaultPlan } from './faults.ts';

export interface FakeEvaluation {
  evaluation_type: EvaluationType;
  variant_ids: string[];
  scenarios: EvaluationScenario[];
}

export interface FakeService {
  /** For the client: `createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch })`. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Deploys a variant; `undefined` removes the deployment. */
  deploy(appId: string, environment: string, variant: ApplicationVariant | undefined): void;
  /** The evaluations by id. Your test may add and change them. */
  evaluations: Map<string, FakeEvaluation>;
  /** All requests so far. */
  requests: { method: string; path: string; headers: Headers; body: unknown }[];
  /** Replaces the fault plan. */
  setFaults(plan: FaultPlan): void;
}

export interface FakeServiceOptions {
  faults?: FaultPlan;
  /** The current time in ISO 8601. Default: the clock of the runtime. */
  now?: () => string;
}

export function createFakeService({
  faults,
  now = () => new Date().toISOString(),
}: FakeServiceOptions = {}): FakeService {
  const deployed = new Map<string, ApplicationVariant>();
  const evaluations: FakeService['evaluations'] = new Map();
  const requests: FakeService['requests'] = [];
  let nextFault = createFaultSequence(faults);

  function respond(method: string, url: URL, headers: Headers, body: unknown): FakeResponse {
    const path = url.pathname.replace(/^.*\/api(?=\/)/, '');
    if (!headers.get('authorization'))
      return problem(401, 'unauthenticated', { 'WWW-Authenticate': 'ApiKey realm="jurybox"' });
    if (method === 'GET' && path === '/apps/get_variant_by_env') return readVariant(url.searchParams, headers);
    const match = /^\/human-evaluations\/([^/]+)\/evaluation_scenario\/([^/]+)\/([^/]+)$/.exec(path);
    if (method === 'PUT' && match) return update(match.slice(1).map(decodeURIComponent), headers, body);
    return problem(404, 'not_found');
  }

  function readVariant(query: URLSearchParams, headers: Headers): FakeResponse {
    for (const name of ['app_id', 'environment']) if (!query.get(name)) return invalid(['query', name], 'missing');
    const variant = deployed.get(`${query.get('app_id')} ${query.get('environment')}`);
    if (variant === undefined) return problem(500, 'variant_not_found', { 'x-should-retry': 'false' });
    const text = JSON.stringify(variant);
    const etag = `"${hash(text)}"`;
    if (entityTagsIn(headers.get('if-none-match')).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers: { ETag: etag } });
    return new Response(text, { headers: { 'Content-Type': 'application/json', ETag: etag } });
  }

  function update(
    [evaluationId = '', scenarioId = '', type = '']: string[],
    headers: Headers,
    body: unknown,
  ): FakeResponse {
    const evaluation = evaluations.get(evaluationId);
    const scenario = evaluation?.scenarios.find((row) => row.evaluation_scenario_id === scenarioId);
    if (evaluation === undefined || scenario === undefined) return problem(404, 'not_found');
    if (type !== evaluation.evaluation_type) return invalid(['path', 'evaluation_type'], 'enum');
    if (body === malformed) return invalid(['body'], 'json_invalid');
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return invalid(['body'], body === undefined ? 'missing' : 'dict_type');
    const unknownMember = Object.keys(body).find((name) => !members.includes(name));
    if (unknownMember !== undefined) return invalid(['body', unknownMember], 'extra_forbidden');
    const change = body as EvaluationScenarioUpdate;
    const misplaced = type === 'human_a_b_testing' ? 'score' : 'vote';
    if (change[misplaced] != null && change[misplaced] !== '') return invalid(['body', misplaced], 'extra_forbidden');
    if (change.vote != null && ![...evaluation.variant_ids, '1', '0', ''].includes(change.vote))
      return invalid(['body', 'vote'], 'enum');
    const ifMatch = entityTagsIn(headers.get('if-match'));
    if (ifMatch.length > 0 && !ifMatch.includes('*') && !ifMatch.includes(`"${scenario.revision}"`))
      return problem(412, 'precondition_failed');
    const updatedAt = now();
    const judgement =
      change.vote === undefined && change.score === undefined ? {} : { judged_at: updatedAt, judged_by_id: 'fake' };
    const cleared = {
      ...(change[misplaced] === '' ? { [misplaced]: null } : {}),
      ...(change.is_pinned === null ? { is_pinned: false } : {}),
    };
    Object.assign(scenario, change, cleared, judgement, { revision: scenario.revision + 1, updated_at: updatedAt });
    const etag = { ETag: `"${scenario.revision}"` };
    if (/\breturn=minimal\b/i.test(headers.get('prefer') ?? ''))
      return new Response(null, { status: 204, headers: { ...etag, 'Preference-Applied': 'return=minimal' } });
    return Response.json(scenario, { headers: etag });
  }

  return {
    evaluations,
    requests,
    deploy(appId, environment, variant) {
      if (variant === undefined) deployed.delete(`${appId} ${environment}`);
      else deployed.set(`${appId} ${environment}`, variant);
    },
    setFaults: (plan) => void (nextFault = createFaultSequence(plan)),
    async fetch(input, init = {}) {
      const url = new URL(input, 'http://fake');
      const headers = new Headers(init.headers);
      const method = init.method ?? 'GET';
      const body = typeof init.body === 'string' ? parse(init.body) : undefined;
      init.signal?.throwIfAborted();
      requests.push({ method, path: url.pathname + url.search, headers, body });
      const handle = () => {
        const requestId = headers.get('x-request-id') ?? `fake-${requests.length}`;
        const result = respond(method, url, headers, body);
        const response = typeof result === 'function' ? result(requestId) : result;
        response.headers.set('X-Request-Id', requestId);
        return response;
      };
      return withFault(nextFault(), handle, init.signal);
    },
  };
}

async function withFault(
  fault: Fault | undefined,
  handle: () => Response,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
      return handle();
    case 'reset':
      if (fault.afterHandling) handle();
      throw new TypeError('fetch failed', { cause: new Error('the connection was reset') });
    case 'hang':
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
    case 'response':
      return new Response(fault.body ?? null, { status: fault.status, headers: fault.headers ?? {} });
    case 'delay':
      await delay(fault.ms, signal);
      return handle();
  }
}

/** A response, or a function that creates it from the request id, for a body that contains the id. */
type FakeResponse = Response | ((requestId: string) => Response);

const malformed = Symbol('invalid JSON');
const members = ['vote', 'score', 'correct_answer', 'outputs', 'inputs', 'is_pinned', 'note'];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}

function entityTagsIn(header: string | null): string[] {
  return header?.match(/\*|(W\/)?"[^"]*"/g) ?? [];
}

function problem(status: number, code: string, headers: Record<string, string> = {}): FakeResponse {
  return (requestId) => {
    const body = {
      detail: 'From the fake service.',
      type: `/docs/errors#${code}`,
      title: code,
      status,
      code,
      request_id: requestId,
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });
  };
}

function invalid(loc: (string | number)[], type: string): Response {
  return Response.json({ detail: [{ msg: 'From the fake service.', loc, type }] }, { status: 422 });
}

/** Returns the FNV-1a hash of a text, for entity tags: equal texts have equal tags. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value.toString(16);
}
