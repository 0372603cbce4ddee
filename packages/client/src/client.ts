import { tell } from './hooks.ts';
import { send } from './transport.ts';
import type { Client, ClientOptions, RequestOptions } from './types.ts';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  window?: unknown;
  document?: unknown;
  location?: { href: string };
}

/**
 * Makes a client: where the service is, which key, and how patient to be. Sends nothing yet.
 * Throws TypeError without an address or with one that is none, and in a browser with a key unless that is allowed.
 */
export function createClient(options: ClientOptions = {}): Client {
  const runtime = globalThis as Runtime;
  const env = runtime.process?.env ?? {};
  const baseUrl = (options.baseUrl ?? env['JURYBOX_BASE_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  const apiKey = options.apiKey ?? env['JURYBOX_API_KEY'];
  if (baseUrl === '') throw new TypeError('createClient needs baseUrl or JURYBOX_BASE_URL.');
  const at = addressIn(baseUrl, runtime.location?.href);
  if (
    apiKey !== undefined &&
    runtime.window !== undefined &&
    runtime.document !== undefined &&
    options.dangerouslyAllowBrowser !== true
  ) {
    throw new TypeError('A key in a browser is everybody’s: keep it on a server, or say dangerouslyAllowBrowser.');
  }
  const config = { ...options, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) };
  const verb = (method: string) => (call: Omit<RequestOptions, 'method'>) => perform(config, at, { ...call, method });
  return {
    get: verb('GET'),
    put: verb('PUT'),
    post: verb('POST'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
  } as Client;
}

/** Refuses what every call would fail on; never repeats it, because it may hold a password. */
function addressIn(baseUrl: string, page: string | undefined): URL {
  let at: URL | undefined;
  try {
    at = new URL(baseUrl, page);
  } catch {
    // Said below.
  }
  if (!at || !/^https?:$/.test(at.protocol) || /[@?#]/.test(baseUrl)) {
    throw new TypeError('baseUrl should be like https://jurybox.example/api, no more.');
  }
  return at;
}

async function perform(config: ClientOptions & { baseUrl: string }, at: URL, call: RequestOptions): Promise<unknown> {
  const began = performance.now();
  const report = (status: number, attempts: number, errorType?: string) => {
    const attributes = {
      'http.request.method': call.method,
      'url.template': call.url,
      'server.address': at.hostname,
      'server.port': Number(at.port || (at.protocol === 'https:' ? 443 : 80)),
      'http.client.request.duration': (performance.now() - began) / 1000,
      ...(status > 0 ? { 'http.response.status_code': status } : {}),
      ...(attempts > 1 ? { 'http.request.resend_count': attempts - 1 } : {}),
      ...(errorType === undefined ? {} : { 'error.type': errorType }),
    };
    void tell(() => config.onTelemetry?.(attributes));
  };
  const outcome = await send(config, call).catch((reason: unknown) => {
    report(0, 0, 'aborted');
    void tell(() => config.onError?.(reason));
    throw reason;
  });
  const { data, error, response } = outcome;
  if (error) void tell(() => config.onError?.(error));
  const { status, attempts } = error ?? response;
  report(status, attempts, error?.code);
  if (call.throwOnError === false) return { data, error, response };
  if (error) throw error;
  return data;
}
