/** Checks the server behind Caddy and nginx, with the samples of their settings in `deploy/`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEvaluation } from '../support/bulk-data.ts';
import { isInstalled, startProxy, type DeployedProxy, type ProxyName } from '../support/deployed-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const proxies: ProxyName[] = ['caddy', 'nginx'];
for (const name of proxies) if (!isInstalled(name)) console.warn(`NOT RUN: the server behind ${name}; not installed`);

const MiB = 1_048_576;

describe.each(proxies)('the server behind %s', (name) => {
  describe.runIf(isInstalled(name))('with the sample of its settings', () => {
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

    it('callers get the responses of the server, also to a body that is too long', async () => {
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
        sample.replace(/8MB|8m;/, (size) => size.replace('8', '1')),
      );
      const text = await (await create(2 * MiB, strict.origin)).text();
      expect(text).not.toContain('body_too_large');
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

    it('the log has the address of the client, and the client cannot choose it', async () => {
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
