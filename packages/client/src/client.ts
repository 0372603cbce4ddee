import { JuryboxError } from './errors.ts';
import { send } from './transport.ts';
import type { Client, ClientOptions, RequestOptions } from './types.ts';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  window?: unknown;
  document?: unknown;
}

/**
 * Makes a client: where the service is, which key, and how patient to be. Sends nothing yet.
 * Throws TypeError without an address, and in a browser with a key unless that is allowed.
 */
export function createClient(options: ClientOptions = {}): Client {
  const runtime = globalThis as Runtime;
  const env = runtime.process?.env ?? {};
  const baseUrl = (options.baseUrl ?? env['JURYBOX_BASE_URL'] ?? '').replace(/\/+$/, '');
  const apiKey = options.apiKey ?? env['JURYBOX_API_KEY'];
  if (baseUrl === '') throw new TypeError('createClient needs baseUrl, or JURYBOX_BASE_URL in the environment.');
  if (apiKey !== undefined && runtime.window !== undefined && runtime.document !== undefined && options.dangerouslyAllowBrowser !== true) {
    throw new TypeError('A key in a browser is in everybody’s hands. Call the service from your server, or say dangerouslyAllowBrowser.');
  }
  const config = { ...options, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) };
  const verb = (method: string) => (call: Omit<RequestOptions, 'method'>) => perform(config, { ...call, method });
  return { get: verb('GET'), put: verb('PUT'), post: verb('POST'), patch: verb('PATCH'), delete: verb('DELETE') } as Client;
}

async function perform(config: ClientOptions & { baseUrl: string }, call: RequestOptions): Promise<unknown> {
  const began = Date.now();
  const report = (status: number, attempts: number, errorType?: string) =>
    config.onTelemetry?.({
      'http.request.method': call.method,
      'url.template': call.url,
      'server.address': new URL(config.baseUrl, 'http://localhost').host,
      'http.response.status_code': status,
      'http.request.resend_count': attempts - 1,
      'http.client.request.duration': (Date.now() - began) / 1000,
      ...(errorType === undefined ? {} : { 'error.type': errorType }),
    });
  try {
    const { data, response } = await send(config, call);
    report(response.status, response.attempts);
    return call.throwOnError === false ? { data, error: undefined, response } : data;
  } catch (error) {
    config.onError?.(error);
    if (!(error instanceof JuryboxError)) throw error;
    report(error.status, error.attempts, error.code);
    if (call.throwOnError !== false) throw error;
    return { data: undefined, error, response: undefined };
  }
}
