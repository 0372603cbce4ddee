/** Tests the client in a real browser, bundled like in a product. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';

const browser = await launchBrowser();
if (typeof browser === 'string') console.warn(`NOT RUN: the client in a browser: ${browser}`);

const program = `
import { createClient, getVariantByEnv, VariantNotFoundError } from '../src/index.ts';
import { createVariantReader } from '../src/reader.ts';
globalThis.run = async () => {
  let refused = false;
  try { createClient({ baseUrl: '/api', apiKey: 'k' }); } catch { refused = true; }
  const client = createClient({ baseUrl: location.origin + '/api', apiKey: 'k', dangerouslyAllowBrowser: true });
  const read = (app_id, more) => getVariantByEnv({ client, query: { app_id, environment: 'production' }, ...more });
  const variant = await read('a');
  const reading = await createVariantReader({ client, appId: 'a', environment: 'production' }).read();
  const error = await read('b').catch((e) => e);
  const controller = new AbortController();
  const call = read('slow', { signal: controller.signal }).catch((e) => e);
  setTimeout(() => controller.abort(new Error('enough')), 20);
  const code = error instanceof VariantNotFoundError && error.code;
  return { refused, revision: variant.revision, source: reading.source, error: code, aborted: (await call).message };
};`;

let server: Server;
let origin = '';
beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const respond = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type, 'X-Request-Id': 'r', ETag: '"1"' }).end(text);
    if (url.pathname === '/')
      respond(
        200,
        'text/html',
        '<!doctype html><meta charset="utf-8"><script type="module" src="/program.js"></script>',
      );
    else if (url.pathname === '/program.js') respond(200, 'text/javascript', script);
    else if (url.searchParams.get('app_id') === 'a') respond(200, 'application/json', JSON.stringify({ revision: 3 }));
    else if (url.searchParams.get('app_id') === 'b')
      respond(
        500,
        'application/problem+json',
        JSON.stringify({
          title: 'No variant found',
          detail: 'None.',
          code: 'variant_not_found',
          status: 500,
          type: 'x',
          request_id: 'r',
        }),
      );
    // Requests for the application "slow" get no response.
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
  server.closeAllConnections();
  server.close();
});

describe.runIf(typeof browser !== 'string')('the client in a browser', () => {
  it('a bundled client works in the browser, but rejects an API key by default', async () => {
    if (typeof browser === 'string') return;
    const page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    await page.goto(origin);
    await page.waitForFunction(() => 'run' in globalThis);
    const result = await page.evaluate(() => (globalThis as unknown as { run: () => Promise<unknown> }).run());
    expect(result).toEqual({
      refused: true,
      revision: 3,
      source: 'network',
      error: 'variant_not_found',
      aborted: 'enough',
    });
  });
});
