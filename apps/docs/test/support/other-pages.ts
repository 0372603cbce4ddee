import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherPages {
  /** The origin of a page whose scripts may call the API. */
  allowed: string;
  /** The origin of a page whose scripts may not call the API. Both origins serve the same page. */
  hostile: string;
  stop(): void;
}

/** Serves an empty page at two origins, for tests of scripts that call the API from another website. */
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
