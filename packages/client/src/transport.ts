/** One call: build it, send it, send it again where the contract allows. */
import { nonIdempotent } from '../generated/retry.gen.ts';
import { addressOf } from './address.ts';
import { readAnswer, type Answer, type Failure } from './answers.ts';
import { bodyText } from './body-text.ts';
import { ConnectionError, InvalidRequestError, TimeoutError, type ErrorFacts } from './errors.ts';
import { tell } from './hooks.ts';
import type { ClientOptions, RequestOptions } from './types.ts';
import { after, wait } from './waiting.ts';

const deprecated = new Set<string>();
// The wall clock jumps.
const millis = () => performance.now();

/** Sends a call until there is an answer or no more attempt is allowed. Throws only what `signal` was aborted with. */
export async function send(
  config: ClientOptions & { baseUrl: string },
  options: RequestOptions,
): Promise<Answer | Failure> {
  const { method, url: template, signal } = options;
  const timeout = options.timeout ?? config.timeout ?? 10_000;
  const deadline = options.deadline ?? config.deadline ?? 30_000;
  const retries = options.retries ?? config.retries ?? 2;
  const maxRetryAfter = options.maxRetryAfter ?? config.maxRetryAfter ?? 5000;
  const operation = `${method} ${template}`;
  const began = millis();
  const facts: ErrorFacts = { code: '', status: 0, requestId: '', attempts: 0, operation };
  const unsent = (why: string, cause?: unknown) =>
    new InvalidRequestError(`${operation}: not sent: ${why}`, { ...facts, code: 'invalid_request' }, { cause });

  let url = '';
  let body: string | undefined;
  try {
    url = addressOf(config.baseUrl, template, options.path, options.query);
    body = options.body === undefined ? undefined : JSON.stringify(options.body);
  } catch (cause) {
    return { error: unsent((cause as Error).message, cause), mayRetry: false };
  }
  const headers = new Headers();
  // One after the other: `accept` replaces `Accept`, and does not join it.
  for (const [name, value] of Object.entries({
    Accept: 'application/json, text/csv, application/jsonl',
    ...config.headers,
    ...(options.headers as typeof config.headers),
  })) {
    try {
      if (value !== undefined) headers.set(name, value);
    } catch {
      // The runtime's own error repeats the value, which may be a key.
      return { error: unsent(`the header ${name} has characters none has`), mayRetry: false };
    }
  }
  // A write that asks for an unchanged state, and one that makes something new each time, are not the same twice.
  const isSafeTwice = method !== 'POST' && method !== 'PATCH' && !nonIdempotent.includes(operation);

  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const outcome = await exchange(attempt);
    if (outcome.error === undefined) return outcome;
    const { error, mayRetry } = outcome;
    const asked = error.retryAfterMs ?? 0;
    const pause = Math.max(asked, Math.random() * Math.min(4000, 200 * 2 ** attempt));
    if (!mayRetry || attempt > retries || asked > maxRetryAfter || millis() - began + pause >= deadline) return outcome;
    void tell(() => config.logger?.debug?.(`${operation}: ${error.code}, again in ${Math.round(pause)} ms`));
    await wait(pause, signal);
  }

  async function exchange(attempt: number): Promise<Answer | Failure> {
    const info = { operation, url, attempt };
    const attempted = millis();
    const patience = Math.max(0, Math.min(timeout, deadline - (attempted - began)));
    const controller = new AbortController();
    const stop = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', stop);
    const timer = after(patience, () => controller.abort());
    // Neither a `fetch` nor a key function that knows no signal holds the call up.
    const stopped = new Promise<never>((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error)),
    );
    const sent = new Headers(headers);
    let response: Response | undefined;
    let secret = '';
    const isIdempotent = () => isSafeTwice && !sent.has('if-match');
    const clean = (text: string) =>
      (secret.length > 7 ? text.replaceAll(secret, '***') : text).replace(/jbx_[\w-]+/g, 'jbx_***');

    const ask = async (): Promise<string | undefined> => {
      const key =
        options.security &&
        (await ours('apiKey', () => (typeof config.apiKey === 'function' ? config.apiKey() : config.apiKey)));
      if (key && /[^\x21-\x7e]/.test(key)) throw unsent('the key has characters none has');
      await ours('onRequest', () => config.onRequest?.({ ...info, headers: sent }));
      if (key && !sent.has('authorization')) sent.set('Authorization', key);
      secret = sent.get('authorization') ?? '';
      controller.signal.throwIfAborted();
      facts.attempts += 1;
      // A redirect would carry the key to wherever it points; the service has none.
      response = await (config.fetch ?? fetch)(url, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: controller.signal,
        ...(body === undefined ? {} : { body }),
      });
      return bodyText(response, config.maxResponseBytes ?? 2 ** 26);
    };
    const ours = async <T>(what: string, run: () => T | Promise<T>): Promise<T> => {
      try {
        return await run();
      } catch (cause) {
        throw unsent(`${what} failed`, cause);
      }
    };

    try {
      const text = await Promise.race([stopped, ask()]);
      const { status, headers: received } = response as unknown as Response;
      void tell(() =>
        config.onResponse?.({
          ...info,
          status,
          requestId: received.get('x-request-id') ?? '',
          durationMs: millis() - attempted,
          headers: received,
        }),
      );
      warnOfEnd(received);
      return readAnswer(config, options, {
        response: response as unknown as Response,
        text,
        facts,
        sent,
        isIdempotent: isIdempotent(),
        clean,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof InvalidRequestError) return { error: cause, mayRetry: false };
      const isTimeout = controller.signal.aborted;
      const Kind = isTimeout ? TimeoutError : ConnectionError;
      const why = isTimeout ? `within ${Math.round(patience)} ms` : `(${clean(reasonOf(cause))})`;
      const known = {
        ...facts,
        code: isTimeout ? 'timeout' : 'connection',
        requestId: response?.headers.get('x-request-id') ?? '',
      };
      return {
        error: new Kind(`${operation}: no whole answer ${why}`, known, { cause }),
        mayRetry: isIdempotent() && !(isTimeout && patience < timeout),
      };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  function warnOfEnd(received: Headers): void {
    const sunset = received.get('sunset');
    if ((sunset === null && !received.has('deprecation')) || deprecated.has(operation)) return;
    deprecated.add(operation);
    void tell(() =>
      (config.logger ?? console).warn?.(`${operation} is deprecated${sunset === null ? '' : ` and ends ${sunset}`}.`),
    );
  }
}

function reasonOf(cause: unknown): string {
  const { message, cause: inner } = cause as Error & { cause?: { code?: string } };
  return inner?.code === undefined ? message : `${message}: ${inner.code}`;
}
