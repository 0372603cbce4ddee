/** Tests `paginate` and `withResponse`. */
import { expect, it } from 'vitest';
import {
  createApp,
  createClient,
  getApp,
  listApps,
  paginate,
  updateEvaluationScenario,
  withResponse,
  type App,
} from '../src/index.ts';

const appAt = (index: number) => ({ app_id: String(index), app_name: `app ${index}` }) as App;

/** Creates a client of a service with `count` apps. `cursorOf` returns `next_cursor` of the page that ends at `end`. */
function clientWithApps(count: number, cursorOf = (end: number): string | null => (end < count ? String(end) : null)) {
  const urls: URL[] = [];
  const fetch = async (text: string) => {
    const url = new URL(text);
    urls.push(url);
    const start = Number(url.searchParams.get('cursor') ?? 0);
    const end = Math.min(count, start + Number(url.searchParams.get('limit') ?? 20));
    const items = Array.from({ length: end - start }, (_, index) => appAt(start + index));
    return Response.json({ items, next_cursor: cursorOf(end) });
  };
  return { client: createClient({ baseUrl: 'http://x/api', apiKey: 'k', fetch }), urls };
}

async function namesIn(list: AsyncIterable<App>): Promise<string[]> {
  const names = [];
  for await (const app of list) names.push(app.app_name);
  return names;
}

it('paginate returns every item of a list once, in order', async () => {
  const { client, urls } = clientWithApps(1000);
  const list = paginate(listApps, { client });
  const expected = Array.from({ length: 1000 }, (_, index) => `app ${index}`);
  expect(await namesIn(list)).toEqual(expected);
  expect(urls).toHaveLength(10);
  // A second iteration starts at the first page again.
  expect(await namesIn(list)).toEqual(expected);
});

it('paginate returns nothing for an empty list', async () => {
  expect(await namesIn(paginate(listApps, { client: clientWithApps(0).client }))).toEqual([]);
});

it('paginate stops after maxItems items and does not request the items after them', async () => {
  const { client, urls } = clientWithApps(1000);
  expect(await namesIn(paginate(listApps, { client }, { maxItems: 130 }))).toHaveLength(130);
  expect(urls.map((url) => url.search)).toEqual(['?limit=100', '?limit=30&cursor=100']);
});

it('paginate requests a page only when the caller needs it', async () => {
  const { client, urls } = clientWithApps(1000);
  for await (const app of paginate(listApps, { client, query: { limit: 10 } })) if (app.app_name === 'app 14') break;
  expect(urls.map((url) => url.search)).toEqual(['?limit=10', '?limit=10&cursor=10']);
});

it('pages() returns the list page by page, and starts at the page of `query.cursor`', async () => {
  const { client } = clientWithApps(25);
  const pages = [];
  for await (const page of paginate(listApps, { client, query: { limit: 10, cursor: '5' } }).pages()) pages.push(page);
  expect(pages.map(({ items, next_cursor }) => [items.length, next_cursor])).toEqual([
    [10, '15'],
    [10, null],
  ]);
});

it('if the request for a page fails, paginate throws the error after the items of earlier pages', async () => {
  const { client } = clientWithApps(30);
  let calls = 0;
  const failing: typeof listApps = (options) =>
    (calls += 1) === 2 ? Promise.reject(new Error('no')) : listApps(options);
  const names: string[] = [];
  const collect = async () => {
    for await (const app of paginate(failing, { client, query: { limit: 10 } })) names.push(app.app_name);
  };
  await expect(collect()).rejects.toThrow('no');
  expect(names).toHaveLength(10);
});

it('paginate throws if the service returns the same cursor twice', async () => {
  const { client, urls } = clientWithApps(30, () => '7');
  await expect(namesIn(paginate(listApps, { client }))).rejects.toThrow('the same cursor twice');
  expect(urls).toHaveLength(2);
});

it('withResponse returns the value of a call and the response of its last attempt', async () => {
  let calls = 0;
  const client = createClient({
    baseUrl: 'http://x/api',
    apiKey: 'k',
    fetch: async () =>
      (calls += 1) === 1
        ? new Response('', { status: 503 })
        : Response.json(appAt(1), { status: 201, headers: { Location: '/apps/1', 'X-Request-Id': 'r-2' } }),
  });
  const { data, response } = await withResponse(createApp, { client, body: { app_name: 'app 1' } });
  expect(data.app_name).toBe('app 1');
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.headers.get('location'), response.bodyUsed]).toEqual([201, '/apps/1', true]);
});

it('withResponse throws if the call fails, and returns undefined as data if the response has no body', async () => {
  const fetch = async () => Response.json({ title: 'T', detail: 'D', status: 404, code: 'not_found' }, { status: 404 });
  const client = createClient({ baseUrl: 'http://x/api', apiKey: 'k', fetch });
  await expect(withResponse(getApp, { client, path: { app_id: 'a' } })).rejects.toMatchObject({ code: 'not_found' });
  const empty = createClient({ baseUrl: 'http://x/api', fetch: async () => new Response(null, { status: 204 }) });
  const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' } as const;
  const { data, response } = await withResponse(updateEvaluationScenario, { client: empty, path, body: { vote: '1' } });
  expect([data, response.status]).toEqual([undefined, 204]);
});
