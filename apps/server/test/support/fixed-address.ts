import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Forwards connections to a server that restarts, until the end of the test. While the server is stopped, another
 * program could take its port, so it has a new port after each restart.
 */
export async function startFixedAddress(): Promise<{ origin: string; serverPort: number }> {
  const sockets = new Set<Socket>();
  const front = createServer((client) => {
    const server = connect(address.serverPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = { origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, serverPort: 0 };
  onTestFinished(() => {
    front.close();
    for (const socket of sockets) socket.destroy();
  });
  return address;
}
