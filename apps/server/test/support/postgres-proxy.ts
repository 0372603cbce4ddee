/** A proxy between a server and PostgreSQL that drops, delays or fails chosen COMMITs. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Fate =
  /** Forwarded, and so is the response. */
  | 'pass'
  /** Dropped, and the connection breaks. */
  | 'drop-cut'
  /** Dropped, and the connection forwards nothing more in either direction. */
  | 'drop-silent'
  /** Forwarded, and the connection breaks before the response. */
  | 'cut'
  /** Forwarded, and the response is delayed. */
  | 'late'
  /** Forwarded and executed, but the response is an error. */
  | 'done-error'
  /** Dropped, and the response is an error. */
  | 'drop-error'
  /** Forwarded after the transaction was rolled back. */
  | 'no-transaction'
  /** The connection breaks before the COMMIT, with every statement that names the case. */
  | 'cut-before';

/** What happens to the transaction with `case-<number>` in one of its values. */
export type Plan = (number: number) => { fate: Fate; code?: string };

export interface Proxy {
  port: number;
  /** How often each fate occurred. */
  dealt: Partial<Record<Fate, number>>;
  /** The delay of all data from the database. */
  delayMs: number;
  close(): Promise<void>;
}

const lateMs = 2500;

export async function startProxy(target: number, plan: Plan = () => ({ fate: 'pass' })): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const proxy: Proxy = { port: 0, dealt: {}, delayMs: 0, close: async () => {} };
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
    /** Called with the next response instead of forwarding it. */
    let onAnswer: ((response: Buffer) => void) | undefined;
    const response = (data: Buffer) => void (!client.destroyed && client.write(data));
    upstream.on('data', (data) => {
      if (isSilent) return;
      const pass = () => (onAnswer === undefined ? response(data) : onAnswer(data));
      if (proxy.delayMs > 0) setTimeout(pass, proxy.delayMs);
      else pass();
    });
    const deal = (message: Buffer) => {
      const { fate, code = '58030' } = number === undefined ? { fate: 'pass' as const } : plan(number);
      number = undefined;
      proxy.dealt[fate] = (proxy.dealt[fate] ?? 0) + 1;
      if (fate === 'drop-cut') client.destroy();
      else if (fate === 'drop-silent') isSilent = true;
      else if (fate === 'drop-error') {
        onAnswer = () => {
          response(errorAnswer(code));
          onAnswer = undefined;
        };
        upstream.write(query('ROLLBACK'));
      } else {
        if (fate === 'cut') onAnswer = () => client.destroy();
        if (fate === 'late') onAnswer = (data) => setTimeout(() => response(data), lateMs);
        if (fate === 'done-error') {
          onAnswer = () => {
            response(errorAnswer(code));
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
        const text = message.toString('latin1');
        const named = /case-(\d+)/.exec(text)?.[1];
        if (named !== undefined) number = Number(named);
        if (message[0] === 0x51 && text.slice(5, 11) === 'COMMIT') return deal(message);
        if (named !== undefined && plan(Number(named)).fate === 'cut-before') {
          proxy.dealt['cut-before'] = (proxy.dealt['cut-before'] ?? 0) + 1;
          client.destroy();
        } else upstream.write(message);
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.port = (server.address() as AddressInfo).port;
  proxy.close = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  return proxy;
}

/** Calls `take` with each whole message of a client. The first one has no type. */
function readMessages(take: (message: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      isFirst = false;
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

/** An error, and that the server is ready for the next statement. */
const errorAnswer = (code: string) =>
  Buffer.concat([framed('E', `SERROR\0VERROR\0C${code}\0Mplanted\0\0`), framed('Z', 'I')]);
