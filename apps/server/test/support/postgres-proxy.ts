/** Starts a proxy between a server and PostgreSQL. It drops, delays or fails selected COMMITs. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { closeAfterTest } from './close-after-test.ts';

/** The ways in which the proxy handles a COMMIT. */
export type Fate =
  /** Forwards the COMMIT and the response. */
  | 'pass'
  /** Drops the COMMIT and closes the connection. */
  | 'drop-cut'
  /** Drops the COMMIT, and then forwards nothing in either direction. */
  | 'drop-silent'
  /** Forwards the COMMIT, and closes the connection before the response. */
  | 'cut'
  /** Forwards the COMMIT, and delays the response. */
  | 'late'
  /** Forwards the COMMIT, which PostgreSQL executes, and replaces the response by an error. */
  | 'done-error'
  /** Rolls the transaction back, and responds to the COMMIT with an error. */
  | 'drop-error'
  /** Rolls the transaction back, and then forwards the COMMIT. */
  | 'no-transaction'
  /** Closes the connection before the COMMIT, at the first statement that contains `case-<number>`. */
  | 'cut-before'
  /** Replaces the first statement that contains `case-<number>` by a failing statement, before the COMMIT. */
  | 'fail-before';

/**
 * Returns how the proxy handles the transaction with the given number. The test numbers its transactions: a value in
 * each of them contains `case-<number>`. `code` is the SQLSTATE of the error that the proxy sends, if it sends one.
 */
export type Plan = (number: number) => { fate: Fate; code?: string };

export interface Proxy {
  port: number;
  /** The number of transactions for each way in which the proxy handled the COMMIT. */
  dealt: Partial<Record<Fate, number>>;
  /** The number of errors that PostgreSQL sent, by SQLSTATE. */
  errors: Record<string, number>;
  /** The delay of all data from the database, in milliseconds. */
  delayMs: number;
  /** If a statement contains this text, the proxy closes the connection, as if it did not support the statement. */
  refused: string | undefined;
  /** The number of connections that the proxy closed because of `refused`. */
  refusals: number;
  close(): Promise<void>;
}

const lateMs = 2500;
/** The type byte of the protocol message Sync, which ends a statement. */
const sync = 0x53;
/** The type bytes of protocol messages: a statement, an error, and the end of a response. */
const simpleQuery = 0x51;
const error = 0x45;
const readyForQuery = 0x5a;

export async function startProxy(target: number, plan: Plan = () => ({ fate: 'pass' })): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const proxy: Proxy = {
    port: 0,
    dealt: {},
    errors: {},
    delayMs: 0,
    refused: undefined,
    refusals: 0,
    close: async () => {},
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .setNoDelay(true)
        .on('error', () => {})
        .once('close', () => sockets.delete(socket));
    }
    let isSilent = false;
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => isSilent || client.destroy());
    let number: number | undefined;
    /** Whether the proxy drops all further messages of the current statement. */
    let isDropping = false;
    /** Whether the proxy has already made a statement of this transaction fail. */
    let hasFailed = false;
    /** The number of statements without a complete response. A COMMIT waits until this number is zero. */
    let pending = 0;
    let commit: Buffer | undefined;
    const countResponse = readMessages((message) => {
      if (message[0] === readyForQuery && pending > 0) pending -= 1;
      const code = message[0] === error ? /\0C(\w{5})\0/.exec(message.toString('latin1'))?.[1] : undefined;
      if (code !== undefined) proxy.errors[code] = (proxy.errors[code] ?? 0) + 1;
    }, false);
    /**
     * While this function is set, the proxy passes the data from PostgreSQL to this function, and not to the client.
     */
    let onAnswer: ((response: Buffer) => void) | undefined;
    const response = (data: Buffer) => void (!client.destroyed && client.write(data));
    upstream.on('data', (data) => {
      if (isSilent) return;
      const pass = () => (onAnswer === undefined ? response(data) : onAnswer(data));
      if (proxy.delayMs > 0) setTimeout(pass, proxy.delayMs);
      else pass();
      countResponse(data);
      if (pending > 0 || commit === undefined) return;
      const message = commit;
      commit = undefined;
      deal(message);
    });
    const deal = (message: Buffer) => {
      const { fate, code = '58030' } = number === undefined ? { fate: 'pass' as const } : plan(number);
      number = undefined;
      proxy.dealt[fate] = (proxy.dealt[fate] ?? 0) + 1;
      if (fate === 'drop-cut') client.destroy();
      else if (fate === 'drop-silent') isSilent = true;
      else if (fate === 'drop-error') {
        onAnswer = () => {
          response(errorResponse(code));
          onAnswer = undefined;
        };
        upstream.write(query('ROLLBACK'));
      } else {
        if (fate === 'cut') onAnswer = () => client.destroy();
        if (fate === 'late') onAnswer = (data) => setTimeout(() => response(data), lateMs);
        if (fate === 'done-error') {
          onAnswer = () => {
            response(errorResponse(code));
            onAnswer = undefined;
          };
        }
        if (fate === 'no-transaction') {
          onAnswer = () => {
            onAnswer = undefined;
            upstream.write(message);
          };
          upstream.write(query('ROLLBACK'));
        } else upstream.write(message);
      }
    };
    client.on(
      'data',
      readMessages((message) => {
        if (isSilent) return;
        if (isDropping) {
          isDropping = message[0] !== sync;
          return;
        }
        const text = message.toString('latin1');
        if (proxy.refused !== undefined && text.includes(proxy.refused)) {
          proxy.refusals += 1;
          return client.destroy();
        }
        const named = /case-(\d+)/.exec(text)?.[1];
        if (named !== undefined) number = Number(named);
        if (message[0] === simpleQuery && text.slice(5, 11) === 'COMMIT') {
          hasFailed = false;
          if (pending === 0) return deal(message);
          commit = message;
          return;
        }
        if (message[0] === simpleQuery || message[0] === sync) pending += 1;
        if (named !== undefined && plan(Number(named)).fate === 'cut-before') {
          proxy.dealt['cut-before'] = (proxy.dealt['cut-before'] ?? 0) + 1;
          client.destroy();
        } else if (named !== undefined && plan(Number(named)).fate === 'fail-before' && !hasFailed) {
          hasFailed = true;
          pending += 1;
          proxy.dealt['fail-before'] = (proxy.dealt['fail-before'] ?? 0) + 1;
          isDropping = true;
          upstream.write(query("DO $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '53100'; END $$"));
        } else upstream.write(message);
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.port = (server.address() as AddressInfo).port;
  proxy.close = closeAfterTest(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  });
  return proxy;
}

/**
 * Returns a listener that calls `take` with each complete message. The first message of a client has no type byte.
 * `isFirst` says whether the data begins with this message.
 */
function readMessages(take: (message: Buffer) => void, isFirst = true): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isUntyped = isFirst;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isUntyped ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      isUntyped = false;
      take(message);
    }
  };
}

function framed(type: string, body: string): Buffer {
  const message = Buffer.alloc(5 + Buffer.byteLength(body, 'latin1'));
  message.write(type, 0, 'latin1');
  message.writeUInt32BE(message.length - 1, 1);
  message.write(body, 5, 'latin1');
  return message;
}

const query = (sql: string) => framed('Q', `${sql}\0`);

/** Returns the messages ErrorResponse and ReadyForQuery. */
const errorResponse = (code: string) =>
  Buffer.concat([framed('E', `SERROR\0VERROR\0C${code}\0Mplanted\0\0`), framed('Z', 'I')]);
