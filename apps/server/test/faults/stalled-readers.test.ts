/**
 * Checks that the server closes the connection of a client that stops reading, but not of a client that reads slowly.
 */
import { connect, type Socket } from 'node:net';
import { TextStream } from '@jurybox/types';
import { afterEach, expect, it } from 'vitest';
import { health } from '../bad-input/request-bytes.ts';
import { startFaultyServer, type FaultyParts, type FaultyServer } from '../support/faulty-server.ts';
import { sendBytes } from '../support/raw-client.ts';

let server: FaultyServer;
afterEach(() => server.stop());

const MiB = 1_048_576;
const timeoutMs = 2000;
const settings = { stalledReaders: { timeoutMs, intervalMs: 50 } };

async function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024);
}

/** Sends a request and stops reading after the first bytes. */
async function stall(path: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${server.fixture.keys.viewer}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  return socket.pause();
}

const exportPath = () => `/api/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv`;
const plant: FaultyParts = {
  exportCsv: async () => ({ status: 200, body: new TextStream(endless()) }),
  page: { type: 'text/plain', bytes: () => Buffer.alloc(64 * MiB) },
};

it('the server cuts off an export if its client stops reading, and logs this reason', async () => {
  server = await startFaultyServer(plant, settings);
  await stall(exportPath());
  await expect
    .poll(() => server.logs.filter(({ msg }) => msg === 'request'))
    .toEqual([expect.objectContaining({ status: 200, cut: 'reader stalled' })]);
  expect(server.metrics.inFlight).toBe(0);
  expect(await server.metrics.text()).toContain(
    'jurybox_responses_cut_total{operation="exportJudgementsCsv",reason="reader stalled"} 1\n',
  );
});

it('the server closes a connection if its client stops reading a response that is not streamed', async () => {
  server = await startFaultyServer(plant, settings);
  const unread = await stall('/planted');
  await expect.poll(() => server.connections.size).toBe(0);
  unread.destroy();
  expect(await server.metrics.text()).toContain('jurybox_stalled_readers_total 1\n');
  expect((await sendBytes(server.port, health)).responses[0]?.status).toBe(200);
});

it('a client that reads slowly gets the complete response', async () => {
  server = await startFaultyServer(plant, settings);
  const socket = await stall('/planted');
  const began = performance.now();
  let received = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error(`the connection was closed after ${received} bytes`)));
    const read = () => {
      // Reads slowly for longer than the timeout, and then reads the rest at once. Within each timeout, the client must
      // read two megabytes, because the operating system makes the server wait until so much is read.
      if (performance.now() - began > 2.5 * timeoutMs) {
        socket.on('data', (chunk: Buffer) => (received += chunk.length) >= 60 * MiB && resolve()).resume();
        return;
      }
      const chunk = socket.read() as Buffer | null;
      received += chunk?.length ?? 0;
      setTimeout(read, 5);
    };
    read();
  });
  socket.destroy();
  expect(received).toBeGreaterThanOrEqual(60 * MiB);
});
