/** Tests when the client calls its hooks and its logger, and with which arguments. The timers are fake. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, getHealth, listApps } from '../src/index.ts';
import { variant } from './support/operations.ts';
import {
  broken,
  createScriptedClient,
  html,
  problem,
  read,
  restoreTimers,
  run,
  valid,
} from './support/scripted-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(restoreTimers);

describe('the hooks of the client', () => {
  it('the client calls onRequest, onResponse and the logger per attempt, and onTelemetry per call', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const calls: string[] = [];
    const { client } = createScriptedClient([html(502), broken, valid], {
      onRequest: ({ attempt, operation, url }) => void calls.push(`request ${attempt} ${operation} ${url}`),
      onResponse: ({ attempt, status, requestId }) => void calls.push(`response ${attempt} ${status} ${requestId}`),
      onTelemetry: () => void calls.push('telemetry'),
      logger: { debug: (text) => void calls.push(text) },
      onError: () => void calls.push('error'),
    });
    await run(read(client));
    const operation = 'GET /apps/get_variant_by_env';
    const url = 'http://x/api/apps/get_variant_by_env?app_id=a&environment=production';
    expect(calls).toEqual([
      `request 1 ${operation} ${url}`,
      'response 1 502 ',
      `${operation}: unexpected_response, retry in 0 ms`,
      `request 2 ${operation} ${url}`,
      `${operation}: connection, retry in 0 ms`,
      `request 3 ${operation} ${url}`,
      'response 3 200 r-9',
      `${operation}: ok, done after 0 ms`,
      'telemetry',
    ]);
  });

  it('the client calls onError once for a failed call, whether the call throws or returns the error', async () => {
    const seen: unknown[] = [];
    const { client } = createScriptedClient([problem(403, 'forbidden')], { onError: (error) => void seen.push(error) });
    const thrown = await run(getHealth({ client }).catch((error: unknown) => error));
    expect(seen).toEqual([thrown]);
    const { error } = await run(read(client));
    expect(error).toMatchObject({ status: 403 });
    expect(seen).toEqual([thrown, error]);
  });

  it('if the caller aborts a call, the client calls onError with the reason of the abort', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { client } = createScriptedClient([valid], { onError });
    const reason = new Error('enough');
    const call = getHealth({ client, signal: AbortSignal.abort(reason) }).catch((error: unknown) => error);
    expect(await run(call)).toBe(reason);
    expect(onError.mock.calls).toEqual([[reason]]);
  });

  it('onRequest can change the headers of one attempt, but does not see the API key', async () => {
    const sent: (string | null)[][] = [];
    const seen: string[] = [];
    const fetch = async (_: string, { headers }: RequestInit) => {
      const all = headers as Headers;
      sent.push([all.get('x-attempt'), all.get('authorization')]);
      return sent.length < 3 ? html(503)() : valid();
    };
    const onRequest = ({ attempt, headers }: { attempt: number; headers: Headers }) => {
      seen.push([...headers].join());
      if (attempt < 3) headers.append('X-Attempt', String(attempt));
    };
    const { client } = createScriptedClient([], { fetch, onRequest });
    await run(read(client));
    expect(sent).toEqual([
      ['1', 'jbx_a_secret'],
      ['2', 'jbx_a_secret'],
      [null, 'jbx_a_secret'],
    ]);
    expect(seen.join()).not.toContain('jbx_');
  });

  it('errors of the hooks do not change the result of a call', async () => {
    const onUnhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', onUnhandled);
    const fail = () => {
      throw new Error('hook');
    };
    const reject = async () => fail();
    for (const hook of [fail, reject]) {
      const hooks = { onResponse: hook, onTelemetry: hook, onError: hook, logger: { debug: hook, warn: hook } };
      expect(
        (await run(read(createScriptedClient([html(503, { Deprecation: '@1' }), valid], hooks).client))).data,
      ).toEqual(variant);
      expect((await run(read(createScriptedClient([html(404)], hooks).client))).error).toMatchObject({ status: 404 });
    }
    vi.useRealTimers();
    // Waits for the next iteration of the event loop. By then, Node.js has reported all unhandled rejections.
    await new Promise((resolve) => setImmediate(resolve));
    expect(onUnhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', onUnhandled);
    vi.useFakeTimers();
  });

  it('the client calls `debug` as a method of the logger, so that the method can use `this`', async () => {
    class Log {
      lines: string[] = [];
      debug(text: string) {
        this.lines.push(text);
      }
    }
    const logger = new Log();
    await run(read(createScriptedClient([html(503), valid], { logger }).client));
    expect(logger.lines).toHaveLength(2);
  });

  it('onTelemetry receives the attributes that OpenTelemetry defines for HTTP clients', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const onTelemetry = vi.fn<(attributes: Record<string, string | number>) => void>();
    const base = {
      'http.request.method': 'GET',
      'url.template': '/apps/get_variant_by_env',
      'server.address': 'x',
      'server.port': 80,
    };
    await run(read(createScriptedClient([html(503), valid], { onTelemetry }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'http.response.status_code': 200,
        'http.request.resend_count': 1,
        'http.client.request.duration': expect.closeTo(0.4, 1),
      },
    ]);
    await run(read(createScriptedClient([problem(500, 'variant_not_found')], { onTelemetry }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'http.response.status_code': 500,
        'http.client.request.duration': 0,
        'error.type': 'variant_not_found',
      },
    ]);
    await run(read(createScriptedClient([broken], { onTelemetry, retries: 0, baseUrl: 'https://y:8443/api' }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'server.address': 'y',
        'server.port': 8443,
        'http.client.request.duration': 0,
        'error.type': 'connection',
      },
    ]);
    await run(read(createScriptedClient([valid], { onTelemetry, baseUrl: 'https://y/api' }).client));
    expect(onTelemetry.mock.lastCall?.[0]).toMatchObject({ 'server.address': 'y', 'server.port': 443 });
    expect(onTelemetry).toHaveBeenCalledTimes(4);
  });
});

describe('the warning about a deprecated operation', () => {
  it('the client warns about each deprecated operation once, whatever the status of the response', async () => {
    const warn = vi.fn<(message: string) => void>();
    const health = () =>
      Response.json(
        { status: 'ok' },
        { headers: { Deprecation: '@1767225600', Sunset: 'Thu, 01 Jan 2037 00:00:00 GMT' } },
      );
    const { client } = createScriptedClient([health], { logger: { warn } });
    for (let i = 0; i < 3; i++) await getHealth({ client });
    const other = createScriptedClient([html(404, { Sunset: 'Thu, 01 Jan 2037 00:00:00 GMT' })], { logger: { warn } });
    await listApps({ client: other.client, throwOnError: false });
    expect(warn.mock.calls).toEqual([
      ['GET /health is deprecated and will be removed on Thu, 01 Jan 2037 00:00:00 GMT.'],
      ['GET /apps is deprecated and will be removed on Thu, 01 Jan 2037 00:00:00 GMT.'],
    ]);
  });

  it('a client without a logger writes the warning about a deprecated operation to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await createApp({
      client: createScriptedClient([html(404, { Deprecation: '@1' })]).client,
      body: { app_name: 'x' },
      throwOnError: false,
    });
    expect(warn.mock.calls).toEqual([['POST /apps is deprecated.']]);
  });
});
