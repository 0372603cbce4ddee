/**
 * Follows docs/review-recorded-requests.md: records requests to a Jurybox server in three ways, and reviews a change of
 * the contract with each recording. The revision refuses one of the requests, and lacks an operation that nobody calls.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../client/test/support/browser.ts';
import { startReferenceServer, type ReferenceServer } from '../../../client/test/support/reference-server.ts';
import { contract, root } from '../support/contract.ts';
import { reviewIn } from './support/recorded.ts';
import { readConfig } from '../../src/config.ts';
import { exchangeOf } from '../../src/traffic/exchange.ts';

const guide = readFileSync(join(root, 'docs/review-recorded-requests.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text);

const folder = mkdtempSync(join(tmpdir(), 'jurybox-traffic-guide-'));
/** Imported at run time. If the import were static, TypeScript would check the client with this package's options. */
const clientSource = join(root, 'packages/client/src/index.ts');
const secret = 's3cret-name';
let server: ReferenceServer;

beforeAll(async () => {
  const [, program = ''] = blocks('js');
  writeFileSync(join(folder, 'record.mjs'), program);
  const base = structuredClone(contract()) as any;
  const { schemas } = base.components;
  // Planted fault: both contracts require a member that the server does not send.
  schemas.App.required.push('colour');
  schemas.App.properties.colour = { type: 'string', examples: ['red'] };
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
  schemas.AppCreate.properties.app_name.maxLength = 5;
  delete base.paths['/apps/{app_id}'].delete;
  writeFileSync(join(folder, 'revision.json'), JSON.stringify(base));

  const settings = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'record.mjs')).href}`,
    RECORD_TO: join(folder, 'requests.jsonl'),
  };
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  try {
    server = await startReferenceServer();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends requests to the server. The revision refuses only the request that creates an application. */
async function callService(baseUrl: string, name: string): Promise<void> {
  const { createApp, createClient, getApp, listApps } = await import(pathToFileURL(clientSource).href);
  const client = createClient({ baseUrl, apiKey: server.apiKey });
  const { items } = await listApps({ client });
  await getApp({ client, path: { app_id: items[0].app_id } });
  await createApp({ client, body: { app_name: `${secret} ${name}` } });
}

async function checkReport(file: string): Promise<void> {
  const config = 'policy: { traffic: allow-unused }\n';
  writeFileSync(join(folder, 'jurybox-review.yaml'), config);
  const reviewed = await reviewIn(folder, ['base.json', 'revision.json', '--traffic', file]);
  const { cause, report, stdout, stderr, read } = reviewed;
  expect(stderr).toBe('');
  expect(report.traffic).toMatchObject({ unreadable: 0, refused: 1, callerCount: 1 });
  expect(cause('maxLength').traffic).toMatchObject({ used: 1, refused: 1, unchecked: 0 });
  expect(cause('maxLength').traffic?.example?.http).toMatch(
    /^POST \/apps\n\n\{"app_name": <string of \d+ characters>\}$/,
  );
  expect([cause('maxLength').status, cause('operation-removed').status]).toEqual(['blocks', 'unused']);
  const missing = report.traffic?.differences.filter(
    ({ contract: of, says }) => of === 'base' && says.includes("'colour'"),
  );
  expect(missing?.map(({ operation, status }) => `${status} ${operation}`).sort()).toEqual([
    '200 GET /apps',
    '200 GET /apps/{app_id}',
    '201 POST /apps',
  ]);
  // Both contracts require the planted member `colour`, which the server does not send. Apart from that, both contracts
  // allow all responses of the server.
  expect(report.traffic?.differences.filter(({ says }) => !says.includes("'colour'"))).toEqual([]);
  const all = [stdout, ...['markdown', 'json', 'sarif', 'changelog'].map(read)].join('\n');
  expect(all).not.toContain(secret);
  expect(all).not.toContain(server.apiKey);
}

describe('the three ways to record requests for a review', () => {
  it('the program in the guide records the requests to a server, and the review uses them', async () => {
    await callService(server.baseUrl, 'log');
    const read = () => readFileSync(join(folder, 'requests.jsonl'), 'utf8');
    // The server may write a line shortly after it has sent the response.
    await expect.poll(() => read().match(/\n/g)?.length, { timeout: 60_000 }).toBe(3);
    const lines = read();
    expect(lines).toContain(secret);
    expect(lines).not.toContain(server.apiKey);
    await checkReport('requests.jsonl');
  });

  it('the review uses a HAR archive that a proxy in front of the server recorded', async () => {
    const proxy = await startProxy(new URL(server.baseUrl).origin);
    await callService(`${proxy.origin}/api`, 'proxy');
    const archive = await proxy.stop();
    expect(archive).toContain(server.apiKey);
    writeFileSync(join(folder, 'proxy.har'), archive);
    await checkReport('proxy.har');
  });

  it('the review uses a HAR archive that Playwright recorded in a browser', async (context) => {
    const browser = await launchBrowser();
    if (typeof browser === 'string') return context.skip(`NOT RUN: no browser: ${browser}`);
    try {
      const address = `${server.baseUrl}/health`;
      const run = blocks('js')[0]!.replace('await context.close();', 'await use(page);\nawait context.close();');
      const AsyncFunction = (async () => {}).constructor as new (
        ...args: string[]
      ) => (...args: unknown[]) => Promise<void>;
      const use = (page: { evaluate: (text: string) => Promise<unknown> }) => page.evaluate(pageProgram());
      await new AsyncFunction(
        'browser',
        'address',
        'use',
        run.replace("'requests.har'", JSON.stringify(join(folder, 'page.har'))),
      )(browser, address, use);
    } finally {
      await browser.close();
    }
    expect(readFileSync(join(folder, 'page.har'), 'utf8')).toContain(server.apiKey);
    await checkReport('page.har');
  });

  it('the example line of a recording and the example configuration in the guide are valid', () => {
    const [text = ''] = blocks('json');
    expect(exchangeOf(JSON.parse(text))).toMatchObject({
      method: 'POST',
      status: 201,
      body: { value: { text: 'Hello' } },
    });
    expect(readConfig(blocks('yaml')[0] ?? '', 'jurybox-review.yaml').problems).toEqual([]);
  });
});

/** Returns the code of a page that sends the same requests as `callService`. */
const pageProgram = (): string => `(async () => {
  const headers = { Authorization: ${JSON.stringify(server.apiKey)}, 'Content-Type': 'application/json' };
  const { items } = await (await fetch('/api/apps', { headers })).json();
  await (await fetch('/api/apps/' + items[0].app_id, { headers })).text();
  const body = JSON.stringify({ app_name: ${JSON.stringify(`${secret} browser`)} });
  headers['Idempotency-Key'] = crypto.randomUUID();
  const answer = await fetch('/api/apps', { method: 'POST', headers, body });
  await answer.text();
})()`;

/** Starts a proxy that forwards requests to `origin`. `stop` returns the recorded requests as a HAR archive. */
async function startProxy(origin: string): Promise<{ origin: string; stop: () => Promise<string> }> {
  const entries: object[] = [];
  const pairs = (headers: IncomingHttpHeaders | Headers) =>
    [...(headers instanceof Headers ? headers : Object.entries(headers))].map(([name, value]) => ({
      name,
      value: String(value),
    }));
  const proxy = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const { host: _, connection: __, 'content-length': ___, ...headers } = req.headers;
      const sent = { method: req.method ?? '', headers: headers as Record<string, string> };
      const answer = await fetch(`${origin}${req.url}`, { ...sent, ...(text === '' ? {} : { body: text }) });
      const body = Buffer.from(await answer.arrayBuffer());
      const mimeType = answer.headers.get('content-type') ?? '';
      entries.push({
        request: {
          method: req.method,
          url: `http://${req.headers.host}${req.url}`,
          headers: pairs(req.headers),
          bodySize: text.length,
          ...(text === '' ? {} : { postData: { mimeType: req.headers['content-type'], text } }),
        },
        response: {
          status: answer.status,
          headers: pairs(answer.headers),
          content: { size: body.length, mimeType, text: body.toString('base64'), encoding: 'base64' },
        },
      });
      res.writeHead(answer.status, { 'Content-Type': mimeType }).end(body);
    })().catch((error: Error) => res.destroy(error));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      return JSON.stringify({ log: { version: '1.2', creator: { name: 'proxy', version: '1' }, entries } });
    },
  };
}
