/** Tests the options of createClient: their defaults, their effects on a request, and rejected values. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operations, version } from '@jurybox/types';
import * as sdk from '../src/index.ts';
import { createClient, exportJudgementsJsonLines, getHealth, listApps, type ClientOptions } from '../src/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const sent: { url: string; headers: Headers }[] = [];
const fetch = async (url: string, { headers }: RequestInit) => (
  sent.push({ url, headers: headers as Headers }),
  Response.json({ items: [] })
);
const call = async (options: ClientOptions = {}, headers: Record<string, string | undefined> = {}) => {
  await listApps({ client: createClient({ fetch, ...options }), headers });
  return sent.pop()!;
};

it('createClient reads the base URL and the API key from environment variables', async () => {
  vi.stubEnv('JURYBOX_BASE_URL', 'http://env/api/');
  vi.stubEnv('JURYBOX_API_KEY', 'jbx_env');
  const { url, headers } = await call();
  expect(url).toBe('http://env/api/apps');
  expect(headers.get('authorization')).toBe('jbx_env');
});

it('createClient prefers its options to the environment variables', async () => {
  vi.stubEnv('JURYBOX_BASE_URL', 'http://env/api');
  vi.stubEnv('JURYBOX_API_KEY', 'jbx_env');
  const { url, headers } = await call({ baseUrl: 'http://given/api', apiKey: async () => 'jbx_given' });
  expect(url).toBe('http://given/api/apps');
  expect(headers.get('authorization')).toBe('jbx_given');
});

it('the client leaves out a query parameter whose value is undefined or null', async () => {
  const query = { limit: undefined, cursor: null as unknown as string };
  await listApps({ client: createClient({ fetch, baseUrl: 'http://x/api', apiKey: 'k' }), query });
  expect(sent.pop()?.url).toBe('http://x/api/apps');
});

it.each(['http://x/api', 'http://x/api/', 'http://x/api//'])(
  'the client joins the base URL %s and the path with one slash',
  async (baseUrl) => {
    expect((await call({ baseUrl })).url).toBe('http://x/api/apps');
  },
);

it('createClient requires a base URL', () => {
  vi.stubEnv('JURYBOX_BASE_URL', undefined);
  expect(() => createClient()).toThrow(/^baseUrl or JURYBOX_BASE_URL must be a plain URL like/);
  expect(() => createClient({ baseUrl: '' })).toThrow(TypeError);
});

it.each(['/api', 'x', 'ftp://x/api', 'http://user:hunter2@x/api', 'http://x/api?a=hunter2', 'http://x/api#hunter2'])(
  'createClient rejects the base URL %s with a message that does not contain this URL',
  (baseUrl) => {
    let message = '';
    try {
      createClient({ baseUrl });
    } catch (error) {
      message = (error as TypeError).message;
    }
    expect(message).toMatch(/^baseUrl or JURYBOX_BASE_URL must be a plain URL like/);
    expect(message).not.toContain('hunter2');
  },
);

it('in a browser, createClient rejects an API key unless dangerouslyAllowBrowser is set', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://page.example/x' });
  for (const apiKey of ['jbx_a_secret', () => 'jbx_a_secret']) {
    expect(() => createClient({ baseUrl: '/api', apiKey })).toThrow(/dangerouslyAllowBrowser/);
    expect(() => createClient({ baseUrl: '/api', apiKey })).not.toThrow(/secret/);
    expect((await call({ baseUrl: '/api', apiKey, dangerouslyAllowBrowser: true })).headers.get('authorization')).toBe(
      'jbx_a_secret',
    );
  }
  expect((await call({ baseUrl: '/api' })).url).toBe('/api/apps');
});

it('the client works in a runtime without a process object', async () => {
  const real = process;
  vi.stubGlobal('process', undefined);
  const client = createClient({ baseUrl: 'http://x/api', fetch });
  vi.stubGlobal('process', real);
  await listApps({ client });
  expect(sent.pop()?.headers.has('authorization')).toBe(false);
});

describe('the header User-Agent', () => {
  it('on Node.js, the client sends the header User-Agent with its name and version', async () => {
    expect((await call({ baseUrl: 'http://x/api' })).headers.get('user-agent')).toBe(`jurybox-client/${version}`);
  });

  it('the caller’s User-Agent overrides the client’s; in a browser, the client sends no User-Agent', async () => {
    const headers = { 'user-agent': 'shop/2' };
    expect((await call({ baseUrl: 'http://x/api', headers })).headers.get('user-agent')).toBe('shop/2');
    vi.stubGlobal('process', { env: {} });
    expect((await call({ baseUrl: 'http://x/api' })).headers.has('user-agent')).toBe(false);
  });
});

describe('the environment variable JURYBOX_DEBUG', () => {
  it('with JURYBOX_DEBUG, the client writes a line per attempt to the standard error, but no API key', async () => {
    vi.stubEnv('JURYBOX_DEBUG', '1');
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    await call({ baseUrl: 'http://x/api', apiKey: 'jbx_a_secret' });
    expect(lines.mock.calls).toEqual([[expect.stringMatching(/^GET \/apps: ok, done after \d+ ms$/)]]);
    lines.mockRestore();
  });

  it('if the caller has set a logger, JURYBOX_DEBUG does not replace it', async () => {
    vi.stubEnv('JURYBOX_DEBUG', '1');
    const debug = vi.fn<(line: string) => void>();
    await call({ baseUrl: 'http://x/api', logger: { debug } });
    expect(debug).toHaveBeenCalledOnce();
  });
});

describe('a base URL without /api', () => {
  const notFound = async () =>
    Response.json({ title: 'T', detail: 'D', status: 404, code: 'not_found' }, { status: 404 });

  it('if a 404 arrives and the base URL lacks /api, the error asks whether /api is missing', async () => {
    const client = createClient({ baseUrl: 'http://x', fetch: notFound });
    await expect(listApps({ client })).rejects.toThrow('GET /apps: T: D; does baseUrl lack /api?');
  });

  it('if a 404 arrives and the base URL ends in /api, the error does not mention /api', async () => {
    const client = createClient({ baseUrl: 'http://x/jurybox/api/', fetch: notFound });
    await expect(listApps({ client })).rejects.toThrow(/^GET \/apps: T: D$/);
  });
});

it('the client sends no API key to an operation that is public', async () => {
  await getHealth({ client: createClient({ baseUrl: 'http://x/api', apiKey: 'jbx_a', fetch }) });
  expect(sent.pop()?.headers.has('authorization')).toBe(false);
});

it('a header of a call overrides the client’s header of the same name, in upper or lower case', async () => {
  const { headers } = await call(
    { baseUrl: 'http://x/api', apiKey: 'jbx_a', headers: { accept: 'application/json', 'X-One': '1', 'x-two': '2' } },
    { 'x-one': 'one', 'X-Two': undefined, 'If-None-Match': '"1"' },
  );
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    authorization: 'jbx_a',
    'if-none-match': '"1"',
    'user-agent': `jurybox-client/${version}`,
    'x-one': 'one',
    'x-two': '2',
  });
  expect(
    (await call({ baseUrl: 'http://x/api', apiKey: 'jbx_a', headers: { authorization: 'Bearer b' } })).headers.get(
      'authorization',
    ),
  ).toBe('Bearer b');
});

it('exportJudgementsJsonLines returns the text of the response, even if the text is empty', async () => {
  for (const text of ['{"a":1}\n', '']) {
    const client = createClient({
      baseUrl: 'http://x/api',
      fetch: async () => new Response(text, { headers: { 'Content-Type': 'application/jsonl' } }),
    });
    expect(await exportJudgementsJsonLines({ client, path: { evaluation_id: 'e' } })).toBe(text);
  }
});

describe('the media type of a successful response', () => {
  const rows = Object.values(operations).map(({ operationId, replies }) => {
    const success = Object.entries(replies).filter(([status]) => status.startsWith('2'));
    const [mediaType = 'application/json'] = success.flatMap(([, { content }]) => content ?? []);
    return [operationId, mediaType] as const;
  });
  /** Calls an operation whose response has this type. Returns the `Accept` of each request and any error code. */
  async function callOperation(operationId: keyof typeof operations, contentType: string) {
    const accepted: (string | null)[] = [];
    const client = createClient({
      baseUrl: 'http://x/api',
      apiKey: 'jbx_a',
      retries: 0,
      fetch: async (_, { headers }) => {
        accepted.push((headers as Headers).get('accept'));
        return new Response('{}', { headers: { 'Content-Type': contentType } });
      },
    });
    const path = Object.fromEntries(operations[operationId].path_parameters.map((name) => [name, 'x']));
    const call = sdk[operationId] as (options: object) => Promise<{ error?: { code: string } }>;
    const { error } = await call({ client, path, query: {}, body: {}, throwOnError: false });
    return { accepted, code: error?.code };
  }

  it.each(rows)('%s: the client requests and accepts only the media type %s', async (operationId, mediaType) => {
    expect(await callOperation(operationId, mediaType)).toEqual({ accepted: [mediaType], code: undefined });
    expect(await callOperation(operationId, `${mediaType.toUpperCase()}; charset=utf-8`)).toMatchObject({
      code: undefined,
    });
    for (const other of ['application/json', 'text/csv', 'application/jsonl', `${mediaType}x`])
      if (other !== mediaType)
        expect(await callOperation(operationId, other)).toMatchObject({ code: 'unexpected_response' });
  });
});
