/** Tests the site as the server sends it: its links and anchors, and the headers of the responses. */
import { operations } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDocsServer, type DocsServer } from './support/server.ts';
import { problems as errors } from '@jurybox/types';
import { brokenLinks, listed, pageAddresses } from './support/site.ts';

let server: DocsServer;
const pages = new Map<string, string>();
beforeAll(async () => {
  server = await startDocsServer();
  for (const address of pageAddresses())
    pages.set(`/docs/${address}`, await (await fetch(`${server.origin}/docs/${address}`)).text());
});
afterAll(() => server.stop());

const has = (path: string) => path.startsWith('/docs/') && path.slice('/docs/'.length) in listed();

describe('the links of the site', () => {
  it('each link of the site leads to an existing page and an existing anchor', () => {
    expect(pages.size).toBeGreaterThan(20);
    expect(brokenLinks(pages, has)).toEqual([]);
  });

  it('planted faults: the check of the links finds a missing page, a missing anchor and a missing picture', () => {
    const planted = new Map([
      ['/docs/errors', pages.get('/docs/errors') ?? ''],
      ['/docs/planted', '<a href="/docs/nowhere">x</a><a href="/docs/errors#no_such_code">y</a><img src="./no.svg">'],
    ]);
    expect(brokenLinks(planted, has)).toEqual([
      '/docs/planted: /docs/nowhere does not exist',
      '/docs/planted: /docs/errors has no #no_such_code',
      '/docs/planted: /docs/no.svg does not exist',
    ]);
  });

  it('the page of error codes has an anchor per code, to which the `type` of a problem links', () => {
    for (const code of Object.keys(errors)) expect(pages.get('/docs/errors')).toContain(`id="${code}"`);
  });
});

describe("the server's responses to requests for the site", () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });

  it.each(['/', '/docs'])('%s redirects to the site', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/']);
  });

  it('each file of the site has its content type, the content security policy and an ETag to revalidate', async () => {
    const revalidated = new Set<string>();
    for (const [address, { type, etag }] of Object.entries(listed())) {
      const response = await get(`/docs/${address}`);
      expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, type]);
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self';/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const received = response.headers.get('etag') ?? '';
      // The entity tag of a compressed response is weak, so it begins with `W/`.
      expect([address, received.replace(/^W\//, '')]).toEqual([address, etag]);
      await response.arrayBuffer();
      if (revalidated.has(type)) continue;
      revalidated.add(type);
      const again = await get(`/docs/${address}`, { 'If-None-Match': received });
      expect([address, again.status]).toEqual([address, 304]);
    }
  });

  it('the guide shows the content security policy that the server sends', async () => {
    const guide = await (await get('/docs/start/publish.md')).text();
    expect(guide.replaceAll('\n', ' ')).toContain((await get('/docs/')).headers.get('content-security-policy'));
  });

  it('the server compresses a page only if the request accepts gzip', async () => {
    const raw = await get('/docs/errors', { 'Accept-Encoding': 'identity' });
    const refused = await get('/docs/errors', { 'Accept-Encoding': 'gzip;q=0' });
    const packed = await get('/docs/errors', { 'Accept-Encoding': 'gzip' });
    expect([raw, refused, packed].map((response) => response.headers.get('content-encoding'))).toEqual([
      null,
      null,
      'gzip',
    ]);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(raw.headers.get('content-length')) / 3);
    expect(await packed.text()).toBe(await raw.text());
  });

  it.each([
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown, text/html;q=0.5', 'text/markdown; charset=utf-8'],
    ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
  ])('a request with "Accept: %s" gets the page in the content type that it prefers', async (accept, type) => {
    const response = await get('/docs/errors', { Accept: accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const same = type.startsWith('text/markdown') ? '/docs/errors.md' : '/docs/errors.html';
    expect(await response.text()).toBe(await (await get(same)).text());
  });

  it('each operation has a section in the reference, whose anchor is the operation id', () => {
    for (const [id, { tag }] of Object.entries(operations))
      expect(pages.get(`/docs/api/${tag}`)).toContain(`id="${id}"`);
  });

  it('a browser may keep a file without revalidation only if its name contains a hash', async () => {
    const assets = Object.entries(listed()).filter(([, { forever }]) => forever);
    expect(assets.length).toBeGreaterThan(20);
    expect((await get(`/docs/${assets[0]?.[0]}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs/errors')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/docs/../package.json',
    '/docs/%2e%2e/package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/.built-from',
    '/docs/.files.json',
    '/docs/errors.html.gz',
    '/docs//etc/passwd',
    '/docs/%00',
  ])('a request for %s returns no file from outside the site', async (path) => {
    const { status, body } = await raw(path);
    expect([404, 422]).toContain(status);
    expect(body).not.toMatch(/"name"|root:/);
  });

  it('for an unknown address, the server sends an HTML page below /docs/ and a problem as JSON elsewhere', async () => {
    const response = await get('/docs/nowhere');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await get('/nowhere')).headers.get('content-type')).toBe('application/problem+json');
    expect((await fetch(`${server.origin}/docs/errors`, { method: 'POST' })).status).toBe(405);
  });

  /** Sends a GET request to exactly this path. `fetch` would resolve `..` before sending. */
  async function raw(path: string): Promise<{ status: number; body: string }> {
    const { request } = await import('node:http');
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: server.port, path }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
      sent.on('error', reject).end();
    });
  }
});
