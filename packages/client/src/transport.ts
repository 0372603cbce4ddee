/** One call: build it, send it, send it again where the contract allows, read the answer or say what went wrong. */
import { nonIdempotent, retryable } from '../generated/retry.gen.ts';
import type { Problem } from '../generated/types.gen.ts';
import { addressOf } from './address.ts';
import { ConnectionError, errorFor, JuryboxError, TimeoutError, UnexpectedResponseError, ValidationError, type ErrorFacts } from './errors.ts';
import type { ClientOptions, RequestOptions, ResponseInfo } from './types.ts';
import { retryAfterOf, wait } from './waiting.ts';

interface Answer {
  data: unknown;
  response: ResponseInfo;
}

const deprecated = new Set<string>();

/** Sends a call until there is an answer or no more attempt is allowed. Throws JuryboxError, or what `signal` was aborted with. */
export async function send(config: ClientOptions & { baseUrl: string }, options: RequestOptions): Promise<Answer> {
  const settings = { timeout: 10_000, deadline: 30_000, retries: 2, maxRetryAfter: 5000, ...defined(config), ...defined(options) };
  const { method, url: template, signal } = settings;
  const operation = `${method} ${template}`;
  const url = addressOf(config.baseUrl, template, options.path, options.query);
  const began = Date.now();
  const facts: ErrorFacts = { code: '', status: 0, requestId: '', attempts: 0, operation };
  const headers = new Headers(defined({ Accept: 'application/json, text/csv, application/jsonl', ...config.headers, ...(options.headers as Record<string, string> | undefined) }));
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  // A write that asks for an unchanged state, and one that makes something new each time, are not the same twice.
  const isIdempotent = method !== 'POST' && method !== 'PATCH' && !nonIdempotent.includes(operation) && !headers.has('if-match');

  for (;;) {
    signal?.throwIfAborted();
    facts.attempts += 1;
    const attempted = Date.now();
    const left = settings.deadline - (attempted - began);
    const outcome = await attempt(left);
    const info = { operation, url, attempt: facts.attempts };
    if ('response' in outcome) {
      const { response, data } = outcome;
      config.onResponse?.({ ...info, status: response.status, requestId: response.requestId, durationMs: Date.now() - attempted, headers: response.headers });
      return { data, response };
    }
    const { error, mayRetry } = outcome;
    const pause = error.retryAfterMs ?? Math.random() * Math.min(4000, 200 * 2 ** facts.attempts);
    const goesOn = mayRetry && facts.attempts <= settings.retries && pause <= settings.maxRetryAfter && Date.now() - began + pause < settings.deadline;
    if (!goesOn) throw error;
    config.logger?.debug?.(`${operation}: ${error.code}, again in ${Math.round(pause)} ms`);
    await wait(pause, signal);
  }

  async function attempt(left: number): Promise<Answer | { error: JuryboxError; mayRetry: boolean }> {
    const key = options.security && (typeof config.apiKey === 'function' ? await config.apiKey() : config.apiKey);
    if (key && /[^\x21-\x7e]/.test(key)) throw new TypeError('The API key has characters that no key has.');
    if (key) headers.set('Authorization', key);
    await config.onRequest?.({ operation, url, attempt: facts.attempts, headers });
    const patience = Math.min(settings.timeout, left);
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(abort, patience);
    let response, text;
    try {
      // A redirect would carry the key to wherever it points; the service has none.
      response = await (config.fetch ?? fetch)(url, { method, headers, redirect: 'manual', signal: controller.signal, ...(body === undefined ? {} : { body }) });
      text = await response.text();
    } catch (cause) {
      signal?.throwIfAborted();
      const isTimeout = controller.signal.aborted;
      const kind = isTimeout ? TimeoutError : ConnectionError;
      const message = `${operation}: ${isTimeout ? `no answer within ${patience} ms` : `no answer (${(cause as Error).message})`}`;
      return { error: new kind(message, { ...facts, code: isTimeout ? 'timeout' : 'connection' }, { cause }), mayRetry: isIdempotent };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
    return read(response, text);
  }

  function read(response: Response, text: string): Answer | { error: JuryboxError; mayRetry: boolean } {
    const { status, headers: received } = response;
    const info: ResponseInfo = { status, headers: received, requestId: received.get('x-request-id') ?? '', attempts: facts.attempts };
    if (received.has('deprecation') && !deprecated.has(operation)) {
      deprecated.add(operation);
      (config.logger?.warn ?? console.warn)(`${operation} is deprecated${received.has('sunset') ? ` and ends ${received.get('sunset')}` : ''}.`);
    }
    const contentType = received.get('content-type') ?? '';
    const parsed = /json\b/.test(contentType) && !contentType.includes('jsonl') ? parse(text) : undefined;
    if ((response.ok || status === 304) && (text === '' || parsed !== undefined || /^(text\/csv|application\/jsonl)/.test(contentType))) {
      const data = parsed ? parsed.value : text === '' ? undefined : text;
      config.validate?.(operation, status, data);
      return { data: data ?? undefined, response: info };
    }
    const known: ErrorFacts = { ...facts, status, requestId: info.requestId, ...pauseOf(received) };
    const problem = parsed?.value as (Problem & { detail: unknown }) | undefined;
    if (status === 422 && Array.isArray(problem?.detail)) {
      return { error: new ValidationError(`${operation}: the request does not fit the contract`, { ...known, code: 'invalid', body: problem }), mayRetry: false };
    }
    if (status > 399 && typeof problem?.code === 'string') {
      const allowed = retryable[problem.code as keyof typeof retryable] as string | undefined;
      const mayRetry = received.get('x-should-retry') !== 'false' && (allowed === 'always' || (allowed === 'idempotent' && isIdempotent));
      return { error: errorFor({ ...known, code: problem.code, body: problem }, problem), mayRetry };
    }
    const strange = new UnexpectedResponseError(`${operation}: ${status} with ${contentType || 'no content type'}: ${text.slice(0, 80)}`, {
      ...known,
      code: 'unexpected_response',
      ...{ contentType, firstBytes: text.slice(0, 200) },
    });
    // Not one of the contract's answers: something in between is in trouble.
    const should = received.get('x-should-retry');
    return { error: strange, mayRetry: should === 'true' || (should !== 'false' && isIdempotent && (status > 499 || status === 429 || status === 408)) };
  }
}

function pauseOf(headers: Headers): { retryAfterMs?: number } {
  const retryAfterMs = retryAfterOf(headers.get('retry-after'));
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Settings that are given, so that `undefined` does not hide a default. */
function defined<T extends object>(settings: T): T {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as T;
}
