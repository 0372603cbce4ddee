/**
 * The undocumented behaviour of `pg` that the store needs. `test/postgres-driver.test.ts` fails if `pg` changes it.
 * Before `pg` closes a connection, it waits for the responses of all statements, for ever if the host does not respond.
 * So each connection gets a socket from this file, by the option `stream`, and `abort` can close the socket at once.
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

/** Whether an error says that the server lacks the TLS that the address requires. The error has no code to check. */
export function lacksTls(error: unknown): boolean {
  return error instanceof Error && error.message === 'The server does not support SSL connections';
}
