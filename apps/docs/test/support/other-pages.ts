import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';

export interface OtherPages {
  /** The origin of a website whose scripts may call the API. */
  allowed: string;
  /** The origin of a website whose scripts may not call the API. It serves the same page as `allowed`. */
  hostile: string;
  stop(): void;
}

/** Serves the same empty page at two origins, to test calls of the API by scripts of other websites. */
export async function serveOtherPages(): Promise<OtherPages> {
  const pages = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>another page</title>');
  });
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  return {
    allowed: `http://127.0.0.1:${port}`,
    hostile: `http://localhost:${port}`,
    stop() {
      pages.closeAllConnections();
      pages.close();
    },
  };
}

/** Lets a page of another website create an application. Returns what its script sees of the response, or the error. */
export async function createAppFrom(origin: string, browser: Browser, call: { url: string; key: string }) {
  const page = await browser.newPage();
  await page.goto(origin);
  const result = await page.evaluate(async ({ url, key }) => {
    try {
      const headers = { Authorization: key, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ app_name: 'made by another page' });
      const { status, headers: received } = await fetch(url, { method: 'POST', headers, body });
      return { status, location: received.has('location'), requestId: received.has('x-request-id') };
    } catch (error) {
      return (error as Error).name;
    }
  }, call);
  await page.close();
  return result;
}
