/**
 * A fake service for tests of code that calls Jurybox. You pass its `fetch` to the client; it sends nothing over the
 * network. It responds to each operation with the contract's example, or with the response that your test has set. It
 * accepts any API key, stores nothing and validates nothing.
 */
import { examples } from '../generated/examples.gen.ts';
import { delay } from './timers.ts';

/** A fault that the fake service inserts into one request. */
export type Fault =
  /** The connection is reset before the service handles the request. With `afterHandling`, it is reset afterwards. */
  | { kind: 'reset'; afterHandling?: boolean }
  /** No response arrives until the caller aborts the request. */
  | { kind: 'hang' }
  /** The caller gets this response, and the service does not handle the request. */
  | { kind: 'response'; status: number; headers?: Record<string, string>; body?: string }
  /** The caller gets the response of the service after `ms` milliseconds. */
  | { kind: 'delay'; ms: number };

export interface FaultPlan {
  /** The faults of the first requests, one per request. `undefined` means no fault. */
  script?: (Fault | undefined)[];
  /** The share of requests with a fault after the end of `script`, from 0 to 1. Default: 0. */
  rate?: number;
  /** The faults from which those after `script` are chosen at random (see `rate`). Default: a reset connection. */
  choose?: Fault[];
  /** The seed of the random choice: the same seed gives the same faults. */
  seed?: number;
}

export interface FakeRequest {
  /** The values of the path parameters, by name. */
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed body of the request, or the text of the body if it is not JSON. */
  body: unknown;
}

export interface FakeService {
  /**
   * Pass this function to the client: `createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch
   * })`.
   */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /**
   * Sets the response of an operation, for example of `GET /apps/{app_id}/leaderboard`. Your function returns a
   * `Response`, or only a body. With only a body, the response has the status of the contract's example. Pass
   * `undefined` to restore the contract's example.
   *
   * @throws TypeError if the contract has no such operation.
   */
  respond(operation: string, respond: ((request: FakeRequest) => Response | object) | undefined): void;
  /** All requests that the fake service has received so far. */
  requests: { method: string; path: string; headers: Headers; body: unknown }[];
  /** Replaces the faults that the next requests get. */
  setFaults(plan: FaultPlan): void;
}

export interface FakeServiceOptions {
  faults?: FaultPlan;
}

export function createFakeService({ faults }: FakeServiceOptions = {}): FakeService {
  const requests: FakeService['requests'] = [];
  const set = new Map<string, (request: FakeRequest) => Response | object>();
  let nextFault = createFaultSequence(faults);

  function respond(method: string, url: URL, headers: Headers, body: unknown, requestId: string): Response {
    const path = url.pathname.replace(/^.*?\/api\//, '/');
    const match = findOperation(method, path);
    if (match === undefined) return problem(404, 'not_found', requestId);
    if (!headers.get('authorization') && path !== '/health') return problem(401, 'unauthenticated', requestId);
    const given = set.get(match.operation)?.({ path: match.values, query: url.searchParams, headers, body });
    return given instanceof Response ? given : responseOf(match.operation, given);
  }

  return {
    requests,
    respond(operation, respond) {
      if (examples[operation] === undefined) throw new TypeError(`The contract has no operation ${operation}.`);
      if (respond === undefined) set.delete(operation);
      else set.set(operation, respond);
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
        const response = respond(method, url, headers, body, requestId);
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

/** Paths with parameters come last, because `/apps/{app_id}` also matches `/apps/get_variant_by_env`. */
const operations = Object.keys(examples)
  .map((operation) => {
    const [method, path = ''] = operation.split(' ');
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return { operation, method, pattern, hasParameters: path.includes('{') };
  })
  .sort((a, b) => Number(a.hasParameters) - Number(b.hasParameters));

function findOperation(
  method: string,
  path: string,
): { operation: string; values: Record<string, string> } | undefined {
  for (const { operation, method: own, pattern } of operations) {
    const found = own === method ? pattern.exec(path) : null;
    const values = Object.entries(found?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    if (found) return { operation, values: Object.fromEntries(values) as Record<string, string> };
  }
  return undefined;
}

/** Returns a response with the status of the contract's example. Its body is `given` or the body of the example. */
function responseOf(operation: string, given?: object): Response {
  const { status, mediaType, body } = examples[operation] ?? { status: 200, mediaType: null, body: null };
  if (mediaType === null) return new Response(null, { status });
  const value = given ?? body;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return new Response(text, { status, headers: { 'Content-Type': mediaType } });
}

function problem(status: number, code: string, request_id: string): Response {
  const body = {
    detail: 'The fake service sent this problem.',
    type: `/docs/errors#${code}`,
    title: code,
    status,
    code,
    request_id,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a function that returns the fault of the next request, or undefined if this request gets no fault. */
function createFaultSequence({ script = [], rate = 0, choose = [{ kind: 'reset' }], seed = 1 }: FaultPlan = {}): () =>
  | Fault
  | undefined {
  const scripted = [...script];
  let state = seed >>> 0;
  // Mulberry32, a short random number generator. A seed gives the same faults in each version of the client.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    if (scripted.length > 0) return scripted.shift();
    return random() < rate ? choose[Math.floor(random() * choose.length)] : undefined;
  };
}
