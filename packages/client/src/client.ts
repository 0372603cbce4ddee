import { userAgent } from '../generated/retry.gen.ts';
import { callHook, send } from './transport.ts';
import type { Client, ClientOptions, RequestOptions } from './types.ts';

interface Runtime {
  process?: { env?: Record<string, string | undefined>; versions?: { node?: string } };
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
  let baseUrl = options.baseUrl ?? env['JURYBOX_BASE_URL'] ?? '';
  while (baseUrl.endsWith('/')) baseUrl = baseUrl.slice(0, -1);
  const apiKey = options.apiKey ?? env['JURYBOX_API_KEY'];
  let parsedBaseUrl: URL | undefined;
  try {
    parsedBaseUrl = new URL(baseUrl, runtime.location?.href);
  } catch {
    // For an invalid base URL, `parsedBaseUrl` stays undefined. Then the check below throws an error.
  }
  // Leave the URL out of the message, because the URL may contain a password.
  if (!baseUrl || !parsedBaseUrl || !/^https?:$/.test(parsedBaseUrl.protocol) || /[@?#]/.test(baseUrl))
    throw new TypeError('baseUrl or JURYBOX_BASE_URL must be a plain URL like https://jurybox.example/api.');
  if (apiKey && runtime.window && runtime.document && !options.dangerouslyAllowBrowser)
    throw new TypeError('An API key in a browser is public: remove it, or set dangerouslyAllowBrowser.');
  const config = { ...options, baseUrl, apiKey };
  // Only on Node.js, because browsers do not let a page set `User-Agent`.
  if (runtime.process?.versions?.node) config.headers = { 'User-Agent': userAgent, ...options.headers };
  // Not `console.debug`: it writes to the standard output, where a program may write its own result.
  if (env['JURYBOX_DEBUG']) config.logger ??= { debug: console.error, warn: console.warn };
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
      'server.port': +baseUrl.port || (baseUrl.protocol === 'https:' ? 443 : 80),
      'http.client.request.duration': (performance.now() - startedAt) / 1000,
      ...(status > 0 && { 'http.response.status_code': status }),
      ...(attempts > 1 && { 'http.request.resend_count': attempts - 1 }),
      ...(errorType && { 'error.type': errorType }),
    };
    void callHook(() => config.onTelemetry?.(attributes));
  };
  const { data, error, response } = await send(config, request).catch((reason: unknown) => {
    report(0, 0, 'aborted');
    void callHook(() => config.onError?.(reason));
    throw reason;
  });
  const { status, attempts } = error ?? response;
  if (status === 404 && error && !config.baseUrl.endsWith('/api')) error.message += '; does baseUrl lack /api?';
  if (error) void callHook(() => config.onError?.(error));
  report(status, attempts, error?.code);
  if (request.throwOnError === false) return { data, error, response };
  if (error) throw error;
  return data;
}
