/**
 * Checks that the server rejects a body of more than 1 MiB while it receives the body, and does not keep the body in
 * memory.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchangeBytes, sendBytes } from '../support/raw-client.ts';
import { unexpectedLogs, isServing, startCaseServer, storedState, type CaseServer } from './case.ts';
import { head, put, putHead } from './request-bytes.ts';

const MiB = 1_048_576;
const piece = Buffer.alloc(64 * 1024, 0x20);
const offered = 64 * MiB;

let site: CaseServer;
beforeAll(async () => {
  site = await startCaseServer();
});
afterAll(() => site.server.stop());

/**
 * Sends `requestHead` and a body of 64 MiB, but stops early if the server closes the connection. Returns the response,
 * how many bytes of the body were sent, and the most bytes of memory that were in use during the upload.
 */
async function upload(requestHead: string, isChunked: boolean, port = site.server.port) {
  let sent = 0;
  let mostHeld = 0;
  const exchange = await exchangeBytes(
    port,
    async (socket: Socket) => {
      socket.write(requestHead);
      while (sent < offered && socket.writable) {
        if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
        const more = socket.write(piece);
        if (isChunked) socket.write('\r\n');
        sent += piece.length;
        if (sent % (8 * MiB) === 0) mostHeld = Math.max(mostHeld, heldWithoutGarbage());
        if (more) continue;
        // Waits for `drain` or `close`. After a connection reset, the socket emits only `close`.
        const waiting = new AbortController();
        const ends = ['drain', 'close'].map((event) => once(socket, event, waiting).catch(() => {}));
        await Promise.race(ends);
        waiting.abort();
      }
    },
    { untilClosed: true },
  );
  return { exchange, sent, mostHeld };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Collects garbage, and returns how many bytes of memory are still in use afterwards. */
function heldWithoutGarbage(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const maxHeld = 32 * MiB;

describe('bodies of more than 1 MiB', () => {
  test.each([
    ['a chunked body', 'Transfer-Encoding: chunked', true],
    ['a body with Content-Length', `Content-Length: ${offered}`, false],
  ])(
    'the server rejects %s of 64 MiB before it has received half of it, and does not keep it in memory',
    async (_name, line, framed) => {
      const before = await storedState(site);
      const start = heldWithoutGarbage();
      let most = 0;
      const uploads = 8;
      for (let round = 0; round < uploads / 4; round++) {
        const results = await Promise.all(Array.from({ length: 4 }, () => upload(putHead(site.target, line), framed)));
        for (const { exchange, sent, mostHeld } of results) {
          most = Math.max(most, mostHeld - start);
          expect(exchange.responses.map(({ status, headers }) => [status, headers.get('content-type')?.[0]])).toEqual([
            [413, 'application/problem+json'],
          ]);
          expect(exchange.closed).toBe(true);
          // The server accepts at most 1 MiB, but `sent` also counts bytes that are still in the kernel's buffers. So
          // the test allows almost half of the 64 MiB.
          expect(sent).toBeLessThan(offered / 2);
        }
      }
      console.log(
        `${uploads} uploads of ${offered / MiB} MiB needed at most ${(most / MiB).toFixed(1)} MiB more memory`,
      );
      expect(most).toBeLessThan(maxHeld);
      expect(await storedState(site)).toEqual(before);
      expect(await isServing(site)).toBe(true);
      expect(unexpectedLogs(site)).toEqual([]);
    },
  );

  test('planted fault: a server that keeps a body of 64 MiB in memory exceeds the limit of 32 MiB', async () => {
    const kept: Buffer[] = [];
    const greedy = createServer((req, res) => {
      req
        .on('data', (chunk: Buffer) => kept.push(chunk))
        .on('end', () => res.writeHead(413, { Connection: 'close' }).end());
    });
    await once(greedy.listen(0, '127.0.0.1'), 'listening');
    const start = heldWithoutGarbage();
    const first = head('PUT / HTTP/1.1', 'Host: x', `Content-Length: ${offered}`);
    const { sent, mostHeld } = await upload(first, false, (greedy.address() as AddressInfo).port);
    expect(sent).toBe(offered);
    expect(mostHeld - start).toBeGreaterThan(maxHeld);
    greedy.close();
  });

  test('the server accepts a body of exactly 1 MiB and rejects a body with one byte more', async () => {
    const exactly = Buffer.alloc(MiB, 0x20);
    exactly.write('{"note":"whole"}');
    const taken = await sendBytes(site.server.port, put(site.target, exactly));
    expect(taken.responses[0]?.status).toBe(200);
    const refused = await sendBytes(site.server.port, put(site.target, Buffer.concat([exactly, Buffer.from(' ')])), {
      untilClosed: true,
    });
    expect(refused.responses[0]?.status).toBe(413);
  });

  test('the server accepts a chunked body of exactly 1 MiB and rejects a chunked body with one byte more', async () => {
    const chunked = (length: number) =>
      `${putHead(site.target, 'Transfer-Encoding: chunked')}${length.toString(16)}\r\n` +
      `${'{}'.padEnd(length)}\r\n0\r\n\r\n`;
    expect((await sendBytes(site.server.port, chunked(MiB))).responses[0]?.status).toBe(200);
    expect((await sendBytes(site.server.port, chunked(MiB + 1), { untilClosed: true })).responses[0]?.status).toBe(413);
  });
});

test('a client that disconnects in the middle of a body causes no error in the log', async () => {
  const before = await storedState(site);
  const logged = site.server.logs.length;
  const sockets: Socket[] = [];
  const exchanges = Array.from({ length: 20 }, () =>
    exchangeBytes(site.server.port, (socket) => {
      socket.write(`${putHead(site.target, 'Content-Length: 1000')}{"note":`);
      sockets.push(socket);
    }),
  );
  const metrics = async () => (await fetch(`${site.server.origin}/metrics`)).text();
  // The requests in flight are the 20 updates and the request for the metrics.
  await expect.poll(async () => /jurybox_requests_in_flight (\d+)/.exec(await metrics())?.[1]).toBe('21');
  for (const socket of sockets) socket.resetAndDestroy();
  await Promise.all(exchanges);
  const lines = () => site.server.logs.slice(logged).filter(({ path }) => path !== '/metrics');
  await expect.poll(() => lines().length).toBe(20);
  expect(lines().map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(unexpectedLogs(site)).toEqual([]);
  expect(await storedState(site)).toEqual(before);
  expect(await isServing(site)).toBe(true);
});
