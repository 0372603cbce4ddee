/** Checks the server behind Caddy and nginx, with the sample configurations in `deploy/`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEvaluation } from '../support/bulk-data.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { isInstalled, startProxy, type DeployedProxy, type ProxyName } from '../support/deployed-proxy.ts';
import { openStream } from '../support/notices.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { clockSlowness } from '../support/slowness.ts';

const proxies: ProxyName[] = ['caddy', 'nginx'];
for (const name of proxies) if (!isInstalled(name)) console.warn(`NOT RUN: the server behind ${name}; not installed`);

const MiB = 1_048_576;

describe.each(proxies)('the server behind the proxy %s', (name) => {
  describe.runIf(isInstalled(name))('a proxy with its sample configuration', () => {
    let server: TestServer;
    let proxy: DeployedProxy;
    beforeAll(async () => {
      server = await startTestServer({ trustedProxies: ['127.0.0.1'] });
      proxy = await startProxy(name, server.port);
    });
    afterAll(async () => {
      await proxy.stop();
      await server.stop();
    });

    const send = (path: string, init: RequestInit = {}, origin = proxy.origin) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', server.fixture.keys.editor);
      return fetch(origin + path, { ...init, headers });
    };
    const create = (bytes: number, origin?: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return send('/api/apps', { method: 'POST', headers, body: 'x'.repeat(bytes) }, origin);
    };

    it('the proxy passes on the responses of the server, even the error for a body that is too long', async () => {
      expect((await send('/api/apps')).status).toBe(200);
      expect((await create(MiB)).status).toBe(422);
      for (const bytes of [MiB + 1, 2 * MiB, 5 * MiB]) {
        const response = await create(bytes);
        expect([bytes, response.status]).toEqual([bytes, 413]);
        expect(await response.json()).toMatchObject({ code: 'body_too_large' });
      }
    });

    it('planted fault: the check finds a limit of the proxy that is lower than the limit of the server', async () => {
      const strict = await startProxy(name, server.port, (sample) =>
        sample.replace('8MB', '512KB').replace('8m;', '512k;'),
      );
      expect((await create(MiB, strict.origin)).status).not.toBe(422);
      await strict.stop();
    });

    it('an export through the proxy equals the export of the server', async () => {
      const id = await insertEvaluation(server.database, server.fixture, { count: 5000 });
      const path = `/api/human-evaluations/${id}/export/json-lines`;
      const texts = await Promise.all(
        [proxy.origin, server.origin].map(async (at) => (await send(path, {}, at)).text()),
      );
      expect(texts[0]?.length).toBeGreaterThan(MiB);
      expect(texts[0]).toBe(texts[1]);
    });

    const deploy = async () => {
      const { appId, session, variantIds } = server.fixture;
      const target = { appId, environment: 'production', variantId: variantIds[0] };
      unwrap(await server.services.deployments.deploy(session, target));
    };
    const watch = async (origin: string, query = '') => {
      const headers = { Authorization: server.fixture.keys.viewer };
      return openStream(`${origin}/api/environments/production/changes${query}`, headers);
    };
    /** Starts a proxy that closes a connection if the server sends nothing for this number of seconds. */
    const withIdleTimeout = (seconds: number) =>
      startProxy(name, server.port, (sample) =>
        sample
          .replace('proxy_read_timeout 60s', `proxy_read_timeout ${seconds}s`)
          .replace('transport http {', `transport http {\n read_timeout ${seconds}s`),
      );

    it('a stream gets each notice within a second, even after a pause that exceeds the proxy timeout', async () => {
      const short = await withIdleTimeout(20);
      const streams = await Promise.all([proxy, short].map(({ origin }) => watch(origin)));
      for (const idleMs of [0, 25_000]) {
        await new Promise((resolve) => setTimeout(resolve, idleMs));
        await deploy();
        const start = performance.now();
        for (const stream of streams) {
          if (idleMs === 0) expect((await stream.next())?.data).toEqual({ type: 'connected' });
          expect((await stream.next())?.data).toMatchObject({ type: 'refetchEvaluation' });
        }
        expect(performance.now() - start).toBeLessThan(1000 * clockSlowness());
      }
      for (const stream of streams) stream.close();
      await short.stop();
    });

    it('planted fault: the check finds a proxy that closes a stream between two keep-alives', async () => {
      const impatient = await withIdleTimeout(3);
      const stream = await watch(impatient.origin);
      await stream.next();
      expect(await stream.next().catch(() => undefined)).toBeUndefined();
      await impatient.stop();
    });

    it('the server logs the address of the client, even if the client sends a false X-Forwarded-For', async () => {
      const id = `through-${name}`;
      await send('/api/apps', { headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': id } });
      const line = server.logs.find((each) => each['request_id'] === id);
      expect(line).toMatchObject({ client: '127.0.0.1' });
    });

    it('nobody can read the metrics through the proxy', async () => {
      expect((await send('/metrics')).status).toBe(404);
      expect((await send('/metrics', {}, server.origin)).status).toBe(200);
    });
  });
});

it('a stream with the parameter `wait` delivers events through a proxy that buffers responses (U23)', async () => {
  const server = await startTestServer();
  const proxy = createServer((req, res) => {
    const { authorization = '' } = req.headers;
    void fetch(server.origin + req.url, { headers: { authorization } }).then(async (response) =>
      res.end(await response.text()),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/environments/production/changes`;
  const headers = { Authorization: server.fixture.keys.viewer };
  let hasText = false;
  const endless = openStream(url, headers).then(() => (hasText = true));
  const stream = await openStream(`${url}?wait=2`, headers);
  expect((await stream.next())?.data).toEqual({ type: 'connected' });
  expect(hasText).toBe(false);
  await server.stop();
  await endless;
  proxy.close();
});
