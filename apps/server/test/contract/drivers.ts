import createFetchClient from 'openapi-fetch';
import * as sdk from '@jurybox/client';
import { operations, type OperationId, type paths } from '@jurybox/types';

/** A call of an operation, independent of the client that sends it. */
export interface Call {
  operation: OperationId;
  /** The HTTP method to send instead of the operation's own method. */
  method?: 'DELETE' | 'POST' | 'PUT' | 'PATCH' | undefined;
  key?: string | undefined;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Text to send instead of `body`. openapi-fetch sends it unchanged; `@jurybox/client` may encode it as JSON. */
  text?: string;
}

/** Sends a call with `@jurybox/client` or with openapi-fetch. The client uses the given `fetch`. */
export type Driver = (call: Call, base: string, fetch: typeof globalThis.fetch) => Promise<void>;

const viaSdk: Driver = async (call, base, fetch) => {
  const client = sdk.createClient({
    baseUrl: base,
    fetch,
    retries: 0,
    ...(call.key === undefined ? {} : { apiKey: call.key }),
  });
  const { method, path } = operations[call.operation];
  const options = {
    client,
    path: call.path,
    query: call.query,
    headers: call.headers,
    body: call.body ?? call.text,
    throwOnError: false,
  };
  const verb = (call.method ?? method).toLowerCase() as keyof sdk.Client;
  const perform =
    call.method === undefined
      ? (sdk[call.operation] as unknown as (options: object) => Promise<{ error?: Error }>)
      : client[verb];
  const { error } = (await perform({ ...options, url: path, security: [{}] } as never)) as { error?: Error };
  // The `fetch` that a test passes throws if a response violates the contract. The client wraps this error.
  if (error instanceof sdk.ConnectionError) throw error.cause;
};

const viaOpenapiFetch: Driver = async (call, base, fetch) => {
  const client = createFetchClient<paths>({ baseUrl: base, fetch });
  const { method, path } = operations[call.operation];
  const send = client[call.method ?? method] as unknown as (path: string, options: object) => Promise<unknown>;
  await send(path, {
    params: { path: call.path, query: call.query },
    // By default, openapi-fetch parses every response as JSON. An export and a stream are not JSON.
    parseAs: /^(export|watch)/.test(call.operation) ? 'text' : 'json',
    headers: headersOf(call),
    body: call.text ?? call.body,
    ...(call.text === undefined ? {} : { bodySerializer: (text: string) => text }),
  });
};

function headersOf({ key, headers, body, text }: Call): Record<string, string> {
  return {
    ...(key === undefined ? {} : { Authorization: key }),
    ...(body === undefined && text === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

export const drivers: Record<string, Driver> = { '@jurybox/client': viaSdk, 'openapi-fetch': viaOpenapiFetch };
