import { callHook } from './hooks.ts';
import { send } from './transport.ts';
import type { Client, ClientOptions, RequestOptions } from './types.ts';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  window?: unknown;
  document?: unknown;
  location?: { href: string };
}

/**
 * Creates a client. It sends nothing until you pass the client to an operation.
 *
 * @throws TypeError if the base URL is missing or invalid, or in a browser if there is an API key and
 * `dangerouslyAllowBrowser` is not set.
 */
export function createClient(options: ClientOptions = {}): Client {
  const runtime = globalThis as Runtime;
  const env = runtime.process?.env ?? {};
  const baseUrl = (options.baseUrl ?? env['JURYBOX_BASE_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  const apiKey = options.apiKey ?? env['JURYBOX_API_KEY'];
  if (baseUrl === '') throw new TypeError('createClient needs baseUrl or JURYBOX_BASE_URL.');
  const parsedBaseUrl = parseBaseUrl(baseUrl, runtime.location?.href);
  if (
    apiKey !== undefined &&
    runtime.window !== undefined &&
    runtime.document !== undefined &&
    options.dangerouslyAllowBrowser !== true
  ) {
    throw new TypeError(
      'Anyone can read an API key in a browser: keep it on a server, or set dangerouslyAllowBrowser.',
    );
  }
  const config = { ...options, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) };
  const withMethod = (method: string) => (request: Omit<RequestOptions, 'method'>) =>
    runCall(config, parsedBaseUrl, { ...request, method });
  return {
    get: withMethod('GET'),
    put: withMethod('PUT'),
    post: withMethod('POST'),
    patch: withMethod('PATCH'),
    delete: withMethod('DELETE'),
  } as Client;
}

/**
 * Parses the base URL. Throws a TypeError if every call would fail with it. The error message does not contain the URL,
 * because the URL may contain a password.
 */
function parseBaseUrl(baseUrl: string, pageUrl: string | undefined): URL {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl, pageUrl);
  } catch {
    // `url` stays undefined for an invalid base URL, so the check below throws.
  }
  if (!url || !/^https?:$/.test(url.protocol) || /[@?#]/.test(baseUrl)) {
    throw new TypeError('baseUrl must be a plain URL like https://jurybox.example/api.');
  }
  return url;
}

async function runCall(
  config: ClientOptions & { baseUrl: string },
  baseUrl: URL,
  request: RequestOptions,
): Promise<unknown> {
  const startedAt = performance.now();
  const report = (status: number, attempts: number, errorType?: string) => {
    const attributes = {
      'http.request.method': request.method,
      'url.template': request.url,
      'server.address': baseUrl.hostname,
      'server.port': Number(baseUrl.port || (baseUrl.protocol === 'https:' ? 443 : 80)),
      'http.client.request.duration': (performance.now() - startedAt) / 1000,
      ...(status > 0 ? { 'http.response.status_code': status } : {}),
      ...(attempts > 1 ? { 'http.request.resend_count': attempts - 1 } : {}),
      ...(errorType === undefined ? {} : { 'error.type': errorType }),
    };
    void callHook(() => config.onTelemetry?.(attributes));
  };
  const outcome = await send(config, request).catch((reason: unknown) => {
    report(0, 0, 'aborted');
    void callHook(() => config.onError?.(reason));
    throw reason;
  });
  const { data, error, response } = outcome;
  if (error) void callHook(() => config.onError?.(error));
  const { status, attempts } = error ?? response;
  report(status, attempts, error?.code);
  if (request.throwOnError === false) return { data, error, response };
  if (error) throw error;
  return data;
}
