/**
 * What this store needs from `pg` beyond its documentation. `test/postgres-driver.test.ts` fails if `pg` changes it.
 * `pg` waits for the responses of all statements before it closes a connection, which never ends if the host does not
 * respond. So each connection gets a socket from here, by the option `stream`, and the socket can be closed.
 */
import { Socket } from 'node:net';
import { Client, type ClientConfig, type PoolClient } from 'pg';

export class SocketClient extends Client {
  /** The id of the database process that serves this connection. */
  serverProcess = 0;
  readonly #socket: Socket;

  constructor(config?: ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Closes the connection at once. All statements in flight reject with this error. */
  abort(error: Error): void {
    this.#socket.destroy(error);
  }
}

export type Connection = SocketClient & PoolClient;

/** Whether the server has no TLS although the address requires it. This error has no code. */
export function lacksTls(error: unknown): boolean {
  return error instanceof Error && error.message === 'The server does not support SSL connections';
}
