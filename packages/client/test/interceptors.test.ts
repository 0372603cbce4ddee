/** Tests interceptors of requests and responses, and `traceContext`, the interceptor that sends the caller's trace. */
import { expect, it } from 'vitest';
import { createClient, listApps } from '../src/index.ts';
import { intercept, traceContext, type Interceptor } from '../src/interceptors.ts';

const page = () => Response.json({ items: [], next_cursor: null });

function clientWith(interceptors: Interceptor[], respond: (url: string, init: RequestInit) => Response = page) {
  const send = async (url: string, init: RequestInit) => respond(url, init);
  return createClient({ baseUrl: 'http://x/api', apiKey: 'jbx_a', retries: 0, fetch: intercept(interceptors, send) });
}

it('interceptors get each request in the order of the array, and each response in the reverse order', async () => {
  const calls: string[] = [];
  const named = (name: string): Interceptor => ({
    request: ({ init }) => {
      calls.push(`${name} request`);
      init.headers.append('X-Passed', name);
    },
    response: async ({ status }, { url }) => void calls.push(`${name} response ${status} of ${url}`),
  });
  let passed: string | null = '';
  const client = clientWith([named('a'), named('b')], (_, init) => {
    passed = (init.headers as Headers).get('x-passed');
    return page();
  });
  await listApps({ client });
  expect(passed).toBe('a, b');
  const url = 'http://x/api/apps';
  expect(calls).toEqual(['a request', 'b request', `b response 200 of ${url}`, `a response 200 of ${url}`]);
});

it('an interceptor can replace the request and the response', async () => {
  const urls: string[] = [];
  const client = clientWith(
    [
      { request: ({ url, init }) => ({ url: url.replace('//x', '//y'), init }) },
      { response: () => Response.json({ items: [{ app_name: 'other' }], next_cursor: null }) },
    ],
    (url) => (urls.push(url), page()),
  );
  expect((await listApps({ client })).items).toEqual([{ app_name: 'other' }]);
  expect(urls).toEqual(['http://y/api/apps']);
});

it('if an interceptor responds to a request, the client does not send it and calls no later interceptor', async () => {
  const client = clientWith(
    [
      { request: () => page() },
      {
        request: () => {
          throw new Error('called');
        },
      },
    ],
    () => {
      throw new Error('sent');
    },
  );
  expect(await listApps({ client })).toEqual({ items: [], next_cursor: null });
});

it('if an interceptor throws an error, the call fails with a ConnectionError whose cause is this error', async () => {
  const cause = new Error('mine');
  const client = clientWith([{ request: () => Promise.reject(cause) }]);
  await expect(listApps({ client })).rejects.toMatchObject({ code: 'connection', cause });
});

it('traceContext adds the trace of the caller’s OpenTelemetry context to each request', async () => {
  const sent: (string | null)[] = [];
  let active = 'one';
  const otel = {
    context: { active: () => active },
    propagation: {
      inject: (context: string, carrier: Headers, setter: { set(to: Headers, name: string, value: string): void }) =>
        setter.set(carrier, 'traceparent', `00-${context}`),
    },
  };
  const client = clientWith([traceContext(otel)], (_, init) => {
    sent.push((init.headers as Headers).get('traceparent'));
    return page();
  });
  await listApps({ client });
  active = 'two';
  await listApps({ client });
  expect(sent).toEqual(['00-one', '00-two']);
});
