/** Watches environments, and checks which watcher gets a notice of which change. */
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature as webApi } from '@openfeature/web-sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../src/services/index.ts';
import { unwrap } from '../src/services/outcome.ts';
import { openDatabase } from '../src/store/open.ts';
import type { Config } from '../src/config.ts';
import { addressOf, engines, newMigratedTarget } from './support/engine.ts';
import { fillFixture, type Fixture } from './support/fixture.ts';
import { openStream, type NoticeStream } from './support/notices.ts';
import { readVariant, sendRequest } from './support/requests.ts';
import { startProxy } from './support/postgres-proxy.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { clockSlowness } from './support/slowness.ts';

const path = '/environments/production/changes';

describe.each(engines)('notices of change on %s', (engine) => {
  let server: TestServer;
  let other: Fixture;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    other = await fillFixture(server.database, `other of ${engine}`);
  });
  afterAll(() => server.stop());

  const deploy = async (index: 0 | 1, services = server.services, { appId, session, variantIds } = server.fixture) =>
    unwrap(
      await services.deployments.deploy(session, { appId, environment: 'production', variantId: variantIds[index] }),
    );
  const watch = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const url = `${server.base}${path}?${new URLSearchParams(query).toString()}`;
    return openStream(url, { Authorization: server.fixture.keys.viewer, ...headers });
  };
  const connect = async (...args: Parameters<typeof watch>): Promise<NoticeStream> => {
    const stream = await watch(...args);
    expect((await stream.next())?.data).toEqual({ type: 'connected' });
    return stream;
  };

  it('only clients that watch the application or the whole project get a notice of a deployment (U23)', async () => {
    const { appId } = server.fixture;
    const [one, all] = [await connect({ app_id: appId }), await connect()];
    const others = await connect({}, { Authorization: other.keys.viewer });
    await deploy(1);
    const { headers, json } = await readVariant(server);
    const change = { type: 'refetchEvaluation', app_id: appId, revision: 1, etag: headers.get('etag') };
    for (const stream of [one, all]) {
      const { data } = (await stream.next())!;
      expect(data).toMatchObject(change);
      expect(Math.abs(data.lastModified - Date.now() / 1000)).toBeLessThan(300);
      expect(stream.text()).not.toContain(json.parameters.model);
    }
    await deploy(0, server.services, other);
    expect((await others.next())?.data).toMatchObject({ app_id: other.appId });
    expect(others.text()).not.toContain(appId);
    for (const stream of [one, all, others]) stream.close();
  });

  it('watchers get a notice if an application is renamed or deleted (U23)', async () => {
    const { session } = server.fixture;
    const { apps, variants } = server.services;
    const app = unwrap(await apps.create(session, `short-lived ${engine}`));
    const made = { app_id: app.app_id, base_name: 'b', config_name: 'c', parameters: {} };
    const { variant_id: id } = unwrap(await variants.create(session, made));
    const stream = await connect();
    await deploy(0, server.services, { ...server.fixture, appId: app.app_id, variantIds: [id, id] });
    expect((await stream.next())?.data).toMatchObject({ app_id: app.app_id, revision: 1 });
    unwrap(await apps.rename(session, app.app_id, `renamed ${engine}`));
    expect((await stream.next())?.data).toMatchObject({ app_id: app.app_id, revision: 1 });
    unwrap(await apps.delete(session, app.app_id));
    expect((await stream.next())?.data).toEqual({
      type: 'refetchEvaluation',
      app_id: app.app_id,
      revision: null,
      etag: null,
    });
    stream.close();
  });

  it('a stream that is opened again gets a notice only if something changed meanwhile (U23)', async () => {
    const read = async (query: Record<string, string>, id: string) => {
      const stream = await watch({ ...query, wait: '0' }, { 'Last-Event-ID': id });
      const events = [];
      for (let event = await stream.next(); event !== undefined; event = await stream.next()) events.push(event);
      return events;
    };
    for (const query of [{}, { app_id: server.fixture.appId }] as Record<string, string>[]) {
      const [{ id = '' } = {}] = await read(query, '');
      expect(await read(query, id)).toEqual([{ id, data: { type: 'connected' } }]);
      await deploy(1);
      await deploy(0);
      await expect
        .poll(async () => (await read(query, id)).map(({ data }) => data.type))
        .toEqual(['connected', 'refetchEvaluation']);
    }
  });

  it('a stream token opens only its own stream, and only as long as its API key works (U23)', async () => {
    const { project, session, appId } = server.fixture;
    const { key_id: keyId, secret } = await server.services.keys.issue(project, { name: 'k', role: 'viewer' });
    const asked = await sendRequest(server, `/environments/production/stream-token?app_id=${appId}`, { key: secret });
    const { stream_path: streamPath, expires_at: expires } = asked.json;
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(3_500_000);
    const stream = await openStream(server.origin + streamPath);
    expect((await stream.next())?.data).toEqual({ type: 'connected' });
    const status = async (url: string) => (await fetch(server.origin + url)).status;
    const token = new URLSearchParams(streamPath.split('?')[1]).get('token') ?? '';
    for (const wrong of [
      streamPath.replace('production', 'staging'),
      streamPath.replace(/app_id=[^&]*&/, ''),
      streamPath.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      streamPath.replace('token=', 'token=x'),
      `/api/apps?token=${token}`,
      `/api/environments/production/stream-token?token=${token}`,
    ])
      expect(await status(wrong), wrong).toBe(401);
    unwrap(await server.services.keys.revoke(session, keyId));
    await deploy(1);
    expect(await stream.next()).toBeUndefined();
    expect(await status(streamPath)).toBe(401);
  });

  it('the metrics do not count a stream of notices as a request in flight (U23)', async () => {
    const stream = await connect();
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toMatch(/^jurybox_requests_in_flight 1$/m);
    expect(metrics).toMatch(/^jurybox_notice_streams 1$/m);
    stream.close();
    await expect
      .poll(async () => (await fetch(`${server.origin}/metrics`)).text())
      .toMatch(/^jurybox_notice_streams 0$/m);
  });

  it('a stream of notices about an unknown application or environment gets 404 (U23)', async () => {
    expect((await watch({ app_id: other.appId })).status).toBe(404);
    expect((await sendRequest(server, '/environments/none/changes')).status).toBe(404);
  });

  it('watchers also get a notice of a deployment by another process (U23)', async () => {
    const stream = await connect({ app_id: server.fixture.appId });
    const database = await openDatabase(server.location, { as: 'command', migrate: false });
    await deploy(0, createServices(database));
    await deploy(1, createServices(database));
    expect((await stream.next())?.data).toMatchObject({ app_id: server.fixture.appId });
    await database.close();
    stream.close();
  });

  it.each([
    ['after its stream began', 'connected'],
    ['between its read and its stream', 'read'],
  ])('the OpenFeature provider for the web learns of a deployment %s without polling (U23)', async (_, when) => {
    await deploy(0);
    const beforeStream = async () => when === 'read' && deploy(1);
    vi.stubGlobal('EventSource', createEventSource(beforeStream));
    const provider = new OFREPWebProvider({
      baseUrl: `${server.base}/environments/production`,
      headers: [['Authorization', server.fixture.keys.viewer]],
      cacheMode: 'disabled',
    });
    await webApi.setProviderAndWait('watching', provider);
    const value = () => webApi.getClient('watching').getObjectValue(server.fixture.appId, {});
    expect(value()).toMatchObject({ baseName: 'concise' });
    await expect.poll(() => server.services.notices.watcherCount).toBe(1);
    if (when === 'connected') await deploy(1);
    await expect.poll(value).toMatchObject({ baseName: 'warm' });
    await webApi.clearProviders();
    vi.unstubAllGlobals();
    await expect.poll(() => server.services.notices.watcherCount).toBe(0);
  });

  it('if the server shuts down, it ends its streams without an error (U23)', async () => {
    const stopping = await startTestServer({}, undefined, engine);
    const stream = await openStream(`${stopping.base}${path}`, { Authorization: stopping.fixture.keys.viewer });
    expect((await stream.next())?.data).toEqual({ type: 'connected' });
    const end = stopping.stop();
    expect(await stream.next()).toBeUndefined();
    await end;
  });
});

describe.skipIf(!engines.includes('postgres'))('PostgreSQL behind a pooler that refuses LISTEN', () => {
  it.each(['poll', 'listen'] as const)('with notices=%s, clients learn of deployments (U23)', async (notices) => {
    const { target } = await newMigratedTarget('postgres');
    const url = new URL(addressOf(target));
    const pooler = await startProxy(Number(url.port));
    pooler.refused = 'LISTEN ';
    url.port = String(pooler.port);
    const through: Partial<Config> = { notices, database: { engine: 'postgres', url: url.href } };
    const server = await startTestServer(through, undefined, 'postgres');
    const { appId, session, variantIds, keys } = server.fixture;
    const stream = await openStream(`${server.base}${path}`, { Authorization: keys.viewer });
    await stream.next();
    const database = await openDatabase(target, { as: 'command', migrate: false });
    const { deployments } = createServices(database);
    const maxMs = 2000 * clockSlowness();
    // On a busy machine, a stream may get a notice of a deployment late. So the fastest of up to five notices counts.
    let shortestMs = Number.POSITIVE_INFINITY;
    for (let count = 1; count <= 5 && shortestMs >= maxMs; count++) {
      const variantId = variantIds[count % 2] ?? '';
      unwrap(await deployments.deploy(session, { appId, environment: 'production', variantId }));
      const start = performance.now();
      expect((await stream.next())?.data).toMatchObject({ app_id: appId });
      shortestMs = Math.min(shortestMs, performance.now() - start);
    }
    expect(shortestMs).toBeLessThan(maxMs);
    expect(pooler.refusals > 0).toBe(notices === 'listen');
    await database.close();
    stream.close();
    await server.stop();
    await pooler.close();
  });
});

/** Returns a class with the parts of a browser's `EventSource` that the OpenFeature provider uses. */
function createEventSource(beforeStream: () => Promise<unknown>) {
  return class {
    readonly #stream: Promise<NoticeStream>;
    readonly #listeners: ((event: { data: string }) => void)[] = [];
    constructor(url: string) {
      this.#stream = beforeStream().then(() => openStream(url));
      void this.#read().catch(() => {});
    }
    addEventListener(type: string, listener: (event: { data: string }) => void) {
      if (type === 'message') this.#listeners.push(listener);
    }
    close() {
      void this.#stream.then((stream) => stream.close());
    }
    async #read() {
      const stream = await this.#stream;
      for (let event = await stream.next(); event !== undefined; event = await stream.next())
        for (const listener of this.#listeners) listener({ data: JSON.stringify(event.data) });
    }
  };
}
