/** Sends the requests of one call: the first attempt, and the retries that the contract allows. */
import { ConnectionError, InvalidRequestError, TimeoutError, type ErrorFields } from './errors.ts';
import { parseResponse, type Failure, type Success } from './parse-response.ts';
import { readBodyText } from './read-body-text.ts';
import { delay, startTimer } from './timers.ts';
import type { ClientOptions, RequestOptions } from './types.ts';

const warnedOperations = new Set<string>();
// Not `Date.now()`: the system clock can change during a call.
const nowMs = () => performance.now();

/** Sends a call, with retries. Returns the value or the error. If `signal` is aborted, throws its reason. */
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
  const fields: Omit<ErrorFields, 'code'> = { status: 0, requestId: '', attempts: 0, operation };
  const notSent = (reason: string, cause?: unknown) =>
    new InvalidRequestError(`${operation}: not sent: ${reason}`, { ...fields, code: 'invalid_request' }, { cause });

  // All attempts have the same `Idempotency-Key`, so that the service creates only one object. Pages without TLS do
  // not have `crypto.randomUUID`.
  const key = options.creates && crypto.getRandomValues(new Uint32Array(4)).join('-');
  let url = '';

  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const outcome = await sendOnce(attempt);
    const { error, canRetry } = outcome;
    const { retryAfterMs = 0 } = error ?? {};
    const elapsedMs = nowMs() - startedAt;
    const pauseMs = Math.max(retryAfterMs, Math.random() * Math.min(4000, 200 * 2 ** attempt));
    const willRetry = canRetry && attempt <= retries && retryAfterMs <= maxRetryAfter && elapsedMs + pauseMs < deadline;
    const ms = Math.round(willRetry ? pauseMs : elapsedMs);
    const text = `${operation}: ${error?.code ?? 'ok'}, ${willRetry ? 'retry in' : 'done after'} ${ms} ms`;
    void callHook(() => config.logger?.debug?.(text));
    if (!willRetry) return outcome;
    await delay(pauseMs, signal);
  }

  async function sendOnce(attempt: number): Promise<Success | Failure> {
    const attemptStartedAt = nowMs();
    const timeoutMs = Math.max(0, Math.min(timeout, deadline - (attemptStartedAt - startedAt)));
    const controller = new AbortController();
    let abort = () => {};
    // Ends the attempt when the signal is aborted, even if `fetch` or the function `apiKey` ignores the signal.
    const aborted = new Promise<never>((_, reject) => {
      abort = () => {
        controller.abort(signal?.reason);
        reject(controller.signal.reason as Error);
      };
    });
    signal?.addEventListener('abort', abort);
    const timer = startTimer(timeoutMs, abort);
    const headers = new Headers();
    let response: Response | undefined;
    let secret = '';
    // A write with `If-Match` must not be retried: if the first attempt has changed the resource, the retry fails with
    // 412. A write with `Idempotency-Key` may be retried. This is a function, because `onRequest` may add or remove
    // these headers in each attempt.
    const isIdempotent = () =>
      key ? headers.has('Idempotency-Key') : !/^P(O|A)/.test(method) && !headers.has('if-match');
    const redact = (text: string) =>
      (secret.length > 7 ? text.replaceAll(secret, '***') : text).replace(/jbx_[\w-]+/g, 'jbx_***');

    const fetchText = async (): Promise<string | undefined> => {
      let body: string | undefined;
      let step = '';
      try {
        url = buildUrl(config.baseUrl, template, options.path, options.query);
        body = options.body === undefined ? undefined : JSON.stringify(options.body);
        const all = { Accept: options.accept ?? 'application/json', 'Idempotency-Key': key, ...config.headers };
        // Sets each header: `new Headers(all)` would append a caller's `accept` to the `Accept` of the client.
        for (const [name, value] of Object.entries({ ...all, ...(options.headers as object) })) {
          step = `header ${name}`;
          if (value !== undefined) headers.set(name, value as string);
        }
        step = 'apiKey';
        const apiKey =
          !options.isPublic && (typeof config.apiKey === 'function' ? await config.apiKey() : config.apiKey);
        if (apiKey && /[^\x21-\x7e]/.test(apiKey)) throw new TypeError('invalid characters');
        step = 'onRequest';
        await config.onRequest?.({ operation, url, attempt, headers });
        if (apiKey && !headers.has('authorization')) headers.set('Authorization', apiKey);
      } catch (cause) {
        // For an invalid header, the runtime's error contains the header's value, which may be an API key. So the
        // client does not set this error as `cause`.
        throw notSent(step ? `error in ${step}` : (cause as Error).message, step[0] === 'h' ? undefined : cause);
      }
      secret = headers.get('authorization') ?? '';
      controller.signal.throwIfAborted();
      fields.attempts += 1;
      fields.requestId = '';
      // The service never redirects. If the client followed a redirect, it would send the API key to another address.
      response = await (config.fetch ?? fetch)(url, {
        method,
        headers,
        redirect: 'manual',
        signal: controller.signal,
        body,
      });
      fields.requestId = response.headers.get('x-request-id') ?? '';
      return (options.readBody ?? readBodyText)(response, config.maxResponseBytes ?? 2 ** 26);
    };

    try {
      const text = await Promise.race([aborted, fetchText()]);
      const { status, headers: responseHeaders } = response as unknown as Response;
      void callHook(() =>
        config.onResponse?.({
          operation,
          url,
          attempt,
          status,
          requestId: fields.requestId,
          durationMs: nowMs() - attemptStartedAt,
          headers: responseHeaders,
        }),
      );
      const sunset = responseHeaders.get('sunset');
      if ((sunset || responseHeaders.has('deprecation')) && !warnedOperations.has(operation)) {
        warnedOperations.add(operation);
        const warning = `${operation} is deprecated${sunset ? ` and will be removed on ${sunset}` : ''}.`;
        void callHook(() => (config.logger ?? console).warn?.(warning));
      }
      return parseResponse(config, options, fields, {
        status,
        headers: responseHeaders,
        text,
        isConditional: headers.has('if-none-match'),
        isIdempotent: isIdempotent(),
        redact,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof InvalidRequestError) return { error: cause };
      const isTimeout = controller.signal.aborted;
      const ErrorClass = isTimeout ? TimeoutError : ConnectionError;
      const { message, cause: inner } = cause as Error & { cause?: { code?: string } };
      const detail = redact(inner?.code ? `${message}: ${inner.code}` : message);
      const reason = isTimeout ? `within ${Math.round(timeoutMs)} ms` : `(${detail})`;
      return {
        error: new ErrorClass(
          `${operation}: no complete response ${reason}`,
          { ...fields, code: isTimeout ? 'timeout' : 'connection' },
          { cause },
        ),
        canRetry: isIdempotent() && !(isTimeout && timeoutMs < timeout),
      };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }
}

/**
 * Returns the base URL, the path with its parameters, and the query. Throws a TypeError if a path parameter is empty,
 * `.` or `..`: `fetch` resolves such segments, so the request would call a different operation.
 */
function buildUrl(baseUrl: string, template: string, path: unknown, query: unknown): string {
  const filledPath = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String((path as Record<string, string | number> | undefined)?.[name] ?? '');
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`the path parameter ${name} is "${text}"`);
    return encodeURIComponent(text);
  });
  let search = '';
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null)
      search += `${search ? '&' : '?'}${name}=${encodeURIComponent(String(value))}`;
  }
  return baseUrl + filledPath + search;
}

/** Calls a hook and ignores its errors, because a hook that only observes a call must not make the call fail. */
export async function callHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // The hook's error must not change the call.
  }
}
