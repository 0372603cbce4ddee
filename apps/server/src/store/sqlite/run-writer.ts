import type { MessagePort } from 'node:worker_threads';
import { Untrusted, type WriterConnection } from './writer-connection.ts';
import type { ThreadMessage, ToThread } from './writer-messages.ts';

/** Handles the requests that arrive at `port`, until the message `close` arrives. */
export function runWriter(port: MessagePort, connection: WriterConnection): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (message: ThreadMessage) => port.postMessage(message);
  /** Stops this thread. The connection stays open, because closing it could run a checkpoint. */
  const fail = (reason: string): never => {
    send({ failed: reason });
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  connection.onFailed = fail;
  connection.onIdle = () => send({ idle: true });
  connection.onLogBytes = (logBytes) => send({ logBytes });
  port.on('message', (request: ToThread) => {
    if (request === 'close') {
      connection.close();
      send({ closed: true });
      port.close();
      return;
    }
    try {
      send({ reply: connection.handle(request) });
    } catch (error) {
      if (error instanceof Untrusted) fail(error.message);
      throw error;
    }
    connection.checkLogIfIdle();
  });
  send({ ready: true });
}
