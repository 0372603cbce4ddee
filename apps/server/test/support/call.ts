import { operations } from '@jurybox/types';
import type { Call } from '../contract/drivers.ts';
import { sendRequest, type TestResponse } from './requests.ts';
import type { TestServer } from './server.ts';

/** Calls an operation. All calls have the same request id, so that equal responses have equal bodies. */
export function sendCall(
  server: TestServer,
  { operation, path = {}, query, body, headers = {} }: Call,
  key: string | null,
): Promise<TestResponse> {
  const { method, path: template } = operations[operation];
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return sendRequest(server, filled + search, { method, key, headers: { 'X-Request-Id': 'same', ...headers } }, body);
}
