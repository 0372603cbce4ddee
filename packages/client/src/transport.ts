/** Sends one call, and retries it where the contract allows that. */
import { nonIdempotentOperations } from '../generated/retry.gen.ts';
import { buildUrl } from './build-url.ts';
import { ConnectionError, InvalidRequestError, TimeoutError, type ErrorFields } from './errors.ts';
import { callHook } from './hooks.ts';
import { parseResponse, type Failure, type Success } from './parse-response.ts';
import { readBodyText } from './read-body-text.ts';
import { delay, startTimer } from './timers.ts';
import type { ClientOptions, RequestOptions } from './types.ts';

const warnedOperations = new Set<string>();
// Not `Date.now()`: the system clock may be changed during a call.
const nowMs = () => performance.now();

/** Sends a call, with retries, and returns its result. Throws only the reason of an aborted `signal`. */
export async function send(
  config: ClientOptions & { baseUrl: string },
  options: RequestOptions,
): Promise<Success | Failure> {
  const { method, url: template, signal } = options;
  const timeout = options.timeout ?? config.timeout ?? 10_000;
  const deadline = options.deadline ?? config.deadline ?? 30_000;
  const retries = options.retries ?? config.retries ?? 2;
  const maxRetryAfter = options.maxRetryAfter ?? config.maxRetryAfter ?? 5000;
  const operation = `${method} ${template}`;
  const startedAt = nowMs();
  const fields: ErrorFields = { code: '', status: 0, requestId: '', attempts: 0, operation };
  const notSent = (reason: string, cause?: unknown) =>
    new InvalidRequestError(`${operation}: not sent: ${reason}`, { ...fields, code: 'invalid_request' }, { cause });

  let url = '';
  let body: string | undefined;
  try {
    url = buildUrl(config.baseUrl, template, options.path, options.query);
    body = options.body === undefined ? undefined : JSON.stringify(options.body);
  } catch (cause) {
    return { error: notSent((cause as Error).message, cause), canRetry: false };
  }
  const headers = new Headers();
  // Headers are set one by one, so that `accept` replaces `Accept` instead of being appended to it.
  for (const [name, value] of Object.entries({
    Accept: options.accept ?? 'application/json',
    ...config.headers,
    ...(options.headers as typeof config.headers),
  })) {
    try {
      if (value !== undefined) headers.set(name, value);
    } catch {
      // The error of the runtime contains the value, which may be an API key.
      return { error: notSent(`the header ${name} has invalid characters`), canRetry: false };
    }
  }
  const isIdempotentOperation = method !== 'POST' && method !== 'PATCH' && !nonIdempotentOperations.includes(operation);

  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const outcome = await sendOnce(attempt);
    if (outcome.error === undefined) return outcome;
    const { error, canRetry } = outcome;
    const retryAfterMs = error.retryAfterMs ?? 0;
    const pauseMs = Math.max(retryAfterMs, Math.random() * Math.min(4000, 200 * 2 ** attempt));
    if (!canRetry || attempt > retries || retryAfterMs > maxRetryAfter || nowMs() - startedAt + pauseMs >= deadline)
      return outcome;
    void callHook(() => config.logger?.debug?.(`${operation}: ${error.code}, retry in ${Math.round(pauseMs)} ms`));
    await delay(pauseMs, signal);
  }

  async function sendOnce(attempt: number): Promise<Success | Failure> {
    const info = { operation, url, attempt };
    const attemptStartedAt = nowMs();
    const timeoutMs = Math.max(0, Math.min(timeout, deadline - (attemptStartedAt - startedAt)));
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const timer = startTimer(timeoutMs, () => controller.abort());
    // Ends the attempt even if `fetch` or the key function ignores the signal.
    const aborted = new Promise<never>((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error)),
    );
    const requestHeaders = new Headers(headers);
    let response: Response | undefined;
    let secret = '';
    // A retried write with `If-Match` would fail if the first attempt has changed the resource.
    const isIdempotent = () => isIdempotentOperation && !requestHeaders.has('if-match');
    const redact = (text: string) =>
      (secret.length > 7 ? text.replaceAll(secret, '***') : text).replace(/jbx_[\w-]+/g, 'jbx_***');

    const fetchText = async (): Promise<string | undefined> => {
      const apiKey =
        options.security &&
        (await runCallback('apiKey', () => (typeof config.apiKey === 'function' ? config.apiKey() : config.apiKey)));
      if (apiKey && /[^\x21-\x7e]/.test(apiKey)) throw notSent('the API key has invalid characters');
      await runCallback('onRequest', () => config.onRequest?.({ ...info, headers: requestHeaders }));
      if (apiKey && !requestHeaders.has('authorization')) requestHeaders.set('Authorization', apiKey);
      secret = requestHeaders.get('authorization') ?? '';
      controller.signal.throwIfAborted();
      fields.attempts += 1;
      // The service never redirects. Following a redirect would send the API key to its target.
      response = await (config.fetch ?? fetch)(url, {
        method,
        headers: requestHeaders,
        redirect: 'manual',
        signal: controller.signal,
        ...(body === undefined ? {} : { body }),
      });
      return readBodyText(response, config.maxResponseBytes ?? 2 ** 26);
    };
    const runCallback = async <T>(name: string, callback: () => T | Promise<T>): Promise<T> => {
      try {
        return await callback();
      } catch (cause) {
        throw notSent(`${name} failed`, cause);
      }
    };

    try {
      const text = await Promise.race([aborted, fetchText()]);
      const { status, headers: responseHeaders } = response as unknown as Response;
      void callHook(() =>
        config.onResponse?.({
          ...info,
          status,
          requestId: responseHeaders.get('x-request-id') ?? '',
          durationMs: nowMs() - attemptStartedAt,
          headers: responseHeaders,
        }),
      );
      warnOfDeprecation(responseHeaders);
      return parseResponse(config, options, {
        response: response as unknown as Response,
        text,
        fields,
        requestHeaders,
        isIdempotent: isIdempotent(),
        redact,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof InvalidRequestError) return { error: cause, canRetry: false };
      const isTimeout = controller.signal.aborted;
      const ErrorClass = isTimeout ? TimeoutError : ConnectionError;
      const reason = isTimeout ? `within ${Math.round(timeoutMs)} ms` : `(${redact(messageOf(cause))})`;
      const errorFields = {
        ...fields,
        code: isTimeout ? 'timeout' : 'connection',
        requestId: response?.headers.get('x-request-id') ?? '',
      };
      return {
        error: new ErrorClass(`${operation}: no complete response ${reason}`, errorFields, { cause }),
        canRetry: isIdempotent() && !(isTimeout && timeoutMs < timeout),
      };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  function warnOfDeprecation(responseHeaders: Headers): void {
    const sunset = responseHeaders.get('sunset');
    if ((sunset === null && !responseHeaders.has('deprecation')) || warnedOperations.has(operation)) return;
    warnedOperations.add(operation);
    void callHook(() =>
      (config.logger ?? console).warn?.(
        `${operation} is deprecated${sunset === null ? '' : ` and will be removed on ${sunset}`}.`,
      ),
    );
  }
}

function messageOf(cause: unknown): string {
  const { message, cause: inner } = cause as Error & { cause?: { code?: string } };
  return inner?.code === undefined ? message : `${message}: ${inner.code}`;
}
