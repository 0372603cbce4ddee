/** Tests the variant reader with the option `watch`, also if its stream of notices breaks or never arrives. */
import { createClient } from '@jurybox/client';
import { createVariantReader, type VariantReader } from '@jurybox/client/reader';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let reader: VariantReader;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => reader.close());
afterAll(() => server.stop());

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
let revision = 0;

const deploy = async () => {
  const { appId, session, variantIds } = server.fixture;
  const [variantId] = variantIds;
  ({ revision } = unwrap(await server.services.variants.revise(session, variantId, { count: Math.random() })));
  unwrap(await server.services.deployments.deploy(session, { appId, environment: 'production', variantId }));
};
const watching = (options: { freshFor?: number }, send: Fetch = fetch) => {
  const client = createClient({ baseUrl: server.base, apiKey: server.fixture.keys.viewer, fetch: send });
  const own = { client, appId: server.fixture.appId, environment: 'production', watch: true, freshFor: 3_600_000 };
  reader = createVariantReader({ ...own, ...options });
};
const current = async () => (await reader.read()).revision;

it('a watching variant reader returns a new deployment although its cached variant is fresh (U23)', async () => {
  await deploy();
  watching({});
  expect(await current()).toBe(revision);
  await expect.poll(() => server.services.notices.watcherCount).toBe(1);
  for (let count = 0; count < 3; count++) {
    await deploy();
    await expect.poll(current).toBe(revision);
  }
});

it('after a lost connection, the variant reader returns what was deployed meanwhile (U23)', async () => {
  let cut = () => {};
  let connections = 0;
  watching({}, async (url, init) => {
    if (!url.includes('/changes')) return fetch(url, init);
    connections += 1;
    const aborter = new AbortController();
    cut = () => aborter.abort();
    init.signal?.addEventListener('abort', cut);
    return fetch(url, { ...init, signal: aborter.signal });
  });
  for (let count = 1; count < 4; count++) {
    await expect.poll(() => connections).toBe(count);
    await expect.poll(current).toBe(revision);
    cut();
    await deploy();
  }
  await expect.poll(current).toBe(revision);
});

it("if a proxy forwards no streams, the client's variant reader still returns new deployments (U23)", async () => {
  watching({ freshFor: 30 }, (url, init) =>
    url.includes('/changes')
      ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      : fetch(url, init),
  );
  for (let count = 0; count < 2; count++) {
    await deploy();
    await expect.poll(current).toBe(revision);
  }
});

it('closing the variant reader ends its stream (U23)', async () => {
  watching({});
  await expect.poll(() => server.services.notices.watcherCount).toBe(1);
  reader.close();
  await expect.poll(() => server.services.notices.watcherCount).toBe(0);
});
