/** What createClient takes from where, and what it refuses. */
import { afterEach, expect, it, vi } from 'vitest';
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

it('takes address and key from the environment', async () => {
  vi.stubEnv('JURYBOX_BASE_URL', 'http://env/api/');
  vi.stubEnv('JURYBOX_API_KEY', 'jbx_env');
  const { url, headers } = await call();
  expect(url).toBe('http://env/api/apps');
  expect(headers.get('authorization')).toBe('jbx_env');
});

it('prefers what it is given', async () => {
  vi.stubEnv('JURYBOX_BASE_URL', 'http://env/api');
  vi.stubEnv('JURYBOX_API_KEY', 'jbx_env');
  const { url, headers } = await call({ baseUrl: 'http://given/api', apiKey: async () => 'jbx_given' });
  expect(url).toBe('http://given/api/apps');
  expect(headers.get('authorization')).toBe('jbx_given');
});

it.each(['http://x/api', 'http://x/api/', 'http://x/api//'])('%s: one slash between', async (baseUrl) => {
  expect((await call({ baseUrl })).url).toBe('http://x/api/apps');
});

it('needs an address', () => {
  vi.stubEnv('JURYBOX_BASE_URL', undefined);
  expect(() => createClient()).toThrow(new TypeError('createClient needs baseUrl or JURYBOX_BASE_URL.'));
  expect(() => createClient({ baseUrl: '' })).toThrow(TypeError);
});

it.each(['/api', 'x', 'ftp://x/api', 'http://user:hunter2@x/api', 'http://x/api?a=hunter2', 'http://x/api#hunter2'])(
  'refuses the address %s, and does not repeat it',
  (baseUrl) => {
    let message = '';
    try {
      createClient({ baseUrl });
    } catch (error) {
      message = (error as TypeError).message;
    }
    expect(message).toMatch(/^baseUrl should be like/);
    expect(message).not.toContain('hunter2');
  },
);

it('refuses a key in a browser unless told, also one from a function', async () => {
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

it('runs where there is no process', async () => {
  const real = process;
  vi.stubGlobal('process', undefined);
  const client = createClient({ baseUrl: 'http://x/api', fetch });
  vi.stubGlobal('process', real);
  await listApps({ client });
  expect(sent.pop()?.headers.has('authorization')).toBe(false);
});

it('sends no key where the operation takes none', async () => {
  await getHealth({ client: createClient({ baseUrl: 'http://x/api', apiKey: 'jbx_a', fetch }) });
  expect(sent.pop()?.headers.has('authorization')).toBe(false);
});

it('joins headers by name, whatever their case: the call’s, then the client’s, then its own', async () => {
  const { headers } = await call(
    { baseUrl: 'http://x/api', apiKey: 'jbx_a', headers: { accept: 'application/json', 'X-One': '1', 'x-two': '2' } },
    { 'x-one': 'one', 'X-Two': undefined, 'If-None-Match': '"1"' },
  );
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    authorization: 'jbx_a',
    'if-none-match': '"1"',
    'x-one': 'one',
    'x-two': '2',
  });
  expect(
    (await call({ baseUrl: 'http://x/api', apiKey: 'jbx_a', headers: { authorization: 'Bearer b' } })).headers.get(
      'authorization',
    ),
  ).toBe('Bearer b');
});

it('gives an export as text, an empty one too', async () => {
  for (const text of ['{"a":1}\n', '']) {
    const client = createClient({
      baseUrl: 'http://x/api',
      fetch: async () => new Response(text, { headers: { 'Content-Type': 'application/jsonl' } }),
    });
    expect(await exportJudgementsJsonLines({ client, path: { evaluation_id: 'e' } })).toBe(text);
  }
});
