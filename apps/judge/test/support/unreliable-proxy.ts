import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface UnreliableProxy {
  origin: string;
  /** If true, the proxy closes each connection without a response. */
  isDown: boolean;
  /** The proxy responds with what this function returns for a page or a script. */
  change: (path: string, text: string) => string;
}

/** Starts a proxy, which stops at the end of the test. The requests of a service worker also go through the proxy. */
export async function startUnreliableProxy(origin: string): Promise<UnreliableProxy> {
  // With a shorter timeout, a busy machine could close a connection just when a request arrives.
  const server = createServer({ keepAliveTimeout: 300_000 }, (request, response) => {
    if (proxy.isDown) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void forward(request.url ?? '', Buffer.concat(chunks)));
    const forward = async (path: string, body: Buffer) => {
      const { method = 'GET', headers } = request;
      const sent = Object.entries(headers).filter(([name]) =>
        /^(authorization|content-type|prefer|accept)$/.test(name),
      );
      const received = await fetch(origin + path, {
        method,
        headers: Object.fromEntries(sent) as Record<string, string>,
        ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
      });
      const bytes = Buffer.from(await received.arrayBuffer());
      const copied = [...received.headers].filter(
        ([name]) => !/^(content-(length|encoding)|etag|connection)$/.test(name),
      );
      response.writeHead(received.status, Object.fromEntries(copied));
      response.end(
        /html|javascript/.test(received.headers.get('content-type') ?? '')
          ? proxy.change(path, bytes.toString())
          : bytes,
      );
    };
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const proxy: UnreliableProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    change: (_, text) => text,
  };
  return proxy;
}
