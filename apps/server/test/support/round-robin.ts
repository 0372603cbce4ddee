import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

interface RoundRobin {
  origin: string;
  /** The number of responses from each server. */
  responses: number[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy that sends each request to the next server, and closes the connection if that server is down. Reads
 * `origin` for each request, because a restarted server has another port.
 */
export async function startRoundRobin(servers: { readonly origin: string }[]): Promise<RoundRobin> {
  const responses = servers.map(() => 0);
  let count = 0;
  // On a busy machine, a shorter timeout could close a connection while a request is on its way.
  const proxy = createServer({ keepAliveTimeout: 300_000 }, (request, response) => {
    const at = count++ % servers.length;
    const { hostname, port } = new URL(servers[at]?.origin ?? '');
    const { method, url: path, headers } = request;
    const forwarded = sendRequest({ hostname, port, method, path, headers, agent: false }, (received) => {
      responses[at] = (responses[at] ?? 0) + 1;
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
      received.on('error', () => request.socket.destroy());
    });
    forwarded.on('error', () => request.socket.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    responses,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
