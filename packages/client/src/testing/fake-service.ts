/**
 * A fake service for tests of code that calls Jurybox. Its `fetch` handles the two core operations and the life cycle
 * of applications, variants, environments, evaluations and API keys in memory. It responds to every other operation
 * with the contract's example. It accepts any API key, and has no roles and no limits. It validates only the requests
 * of the two core operations.
 */
import { examples } from '../../generated/examples.gen.ts';
import type { ApplicationVariant, EvaluationScenarioUpdate } from '../../generated/types.gen.ts';
import { delay } from '../timers.ts';
import { createLifeCycle, type FakeEvaluation, type FakeRequest, type Route } from './fake-life-cycle.ts';
import { hash, invalid, problem, type FakeResponse } from './fake-responses.ts';
import { createFaultSequence, type Fault, type FaultPlan } from './faults.ts';

export interface FakeService {
  /**
   * Pass this function to the client: `createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch
   * })`.
   */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Deploys a variant; `undefined` removes the deployment. */
  deploy(appId: string, environment: string, variant: ApplicationVariant | undefined): void;
  /** The evaluations by id. Your test may add and change them. */
  evaluations: Map<string, FakeEvaluation>;
  /**
   * Sets the response of an operation, for example `GET /apps/{app_id}/leaderboard`. Your
   * function returns a `Response` or only a body. With only a body, the response has the status of the contract's
   * example. Pass `undefined` to remove your response.
   *
   * @throws TypeError if the contract has no such operation.
   */
  respond(operation: string, respond: ((request: FakeRequest) => Response | object) | undefined): void;
  /** All requests that the service has received so far. */
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
  /** The responses to requests with an `Idempotency-Key`, by the key. */
  const kept = new Map<string, Response>();
  const replacements = new Map<string, Route>();
  const core: Record<string, Route> = {
    'GET /apps/get_variant_by_env': ({ query, headers }) => readVariant(query, headers),
    'PUT /human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}': update,
  };
  const routes: Record<string, Route> = { ...createLifeCycle({ deployed, evaluations, now }), ...core };

  function respond(method: string, url: URL, headers: Headers, body: unknown): FakeResponse {
    const path = url.pathname.replace(/^.*\/api(?=\/)/, '');
    if (!headers.get('authorization') && path !== '/health')
      return problem(401, 'unauthenticated', { 'WWW-Authenticate': 'ApiKey realm="jurybox"' });
    const match = findOperation(method, path);
    if (match === undefined) return problem(404, 'not_found');
    const key = headers.get('idempotency-key') ?? '';
    const replay = kept.get(key)?.clone();
    replay?.headers.set('Idempotency-Replayed', 'true');
    if (replay !== undefined) return replay;
    const route = replacements.get(match.operation) ?? routes[match.operation] ?? (() => exampleOf(match.operation));
    const response = route({ path: match.values, query: url.searchParams, headers, body });
    if (key !== '' && response instanceof Response && response.ok) kept.set(key, response.clone());
    return response;
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

  function update({ path, headers, body }: FakeRequest): FakeResponse {
    const { evaluation_id: evaluationId = '', evaluation_scenario_id: scenarioId, evaluation_type: type } = path;
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
    respond(operation, respond) {
      if (examples[operation] === undefined) throw new TypeError(`The contract has no operation ${operation}.`);
      if (respond === undefined) return void replacements.delete(operation);
      replacements.set(operation, (request) => {
        const given = respond(request);
        return given instanceof Response ? given : responseOf(operation, given);
      });
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

/** Every operation of the contract with the segments of its path. Paths without parameters take precedence. */
const operations = Object.keys(examples)
  .map((operation) => {
    const [method, template = ''] = operation.split(' ');
    return { operation, method, segments: template.split('/'), hasParameters: template.includes('{') };
  })
  .sort((a, b) => Number(a.hasParameters) - Number(b.hasParameters));

function findOperation(
  method: string,
  path: string,
): { operation: string; values: Record<string, string> } | undefined {
  const given = path.split('/');
  for (const { operation, method: own, segments } of operations) {
    const isParameter = (segment: string) => segment.startsWith('{');
    const fits = (segment: string, index: number) =>
      isParameter(segment) ? given[index] !== '' : segment === given[index];
    if (own !== method || segments.length !== given.length || !segments.every(fits)) continue;
    const values = segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[index] ?? '')] as const] : [],
    );
    return { operation, values: Object.fromEntries(values) };
  }
  return undefined;
}

/** Returns a response with the status and the media type of the contract's example. */
function responseOf(operation: string, body: unknown): Response {
  const { status, mediaType } = examples[operation] ?? { status: 200, mediaType: null };
  if (mediaType === null) return new Response(null, { status });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'Content-Type': mediaType } });
}

const exampleOf = (operation: string): Response => responseOf(operation, examples[operation]?.body);

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
