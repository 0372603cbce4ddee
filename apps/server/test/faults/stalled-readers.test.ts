/** Readers who stop reading are let go, whatever they asked for; those who read slowly are not. */
import { connect, type Socket } from 'node:net';
import { TextStream } from '@jurybox/types';
import { afterEach, expect, it } from 'vitest';
import { health } from '../bad-input/requests.ts';
import { startPlanted, type Plant, type Planted } from '../support/planted.ts';
import { raw } from '../support/raw.ts';

let server: Planted;
afterEach(() => server.stop());

const MiB = 1_048_576;
const patience = 2000;
const settings = { readers: { patience, interval: 50 } };

async function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024);
}

/** Asks, and reads nothing after the first bytes. */
async function stall(path: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${server.fixture.keys.viewer}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  return socket.pause();
}

const exportPath = () => `/api/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv`;
const plant: Plant = {
  exportCsv: async () => ({ status: 200, body: new TextStream(endless()) }),
  page: { type: 'text/plain', bytes: () => Buffer.alloc(64 * MiB) },
};

it('an export that is not read is cut, and logged as that', async () => {
  server = await startPlanted(plant, settings);
  await stall(exportPath());
  await expect
    .poll(() => server.logs.filter(({ msg }) => msg === 'request'))
    .toEqual([expect.objectContaining({ status: 200, cut: 'reader stalled' })]);
  expect(server.metrics.inFlight).toBe(0);
  expect(await server.metrics.text()).toContain(
    'jurybox_responses_cut_total{operation="exportJudgementsCsv",reason="reader stalled"} 1\n',
  );
});

it('an answer that is whole for us and not read is let go, too', async () => {
  server = await startPlanted(plant, settings);
  const unread = await stall('/planted');
  await expect.poll(() => server.connections.size).toBe(0);
  unread.destroy();
  expect(await server.metrics.text()).toContain('jurybox_stalled_readers_total 1\n');
  expect((await raw(server.port, health)).answers[0]?.status).toBe(200);
});

it('a reader who takes a little all the time is served to the end', async () => {
  server = await startPlanted(plant, settings);
  const socket = await stall('/planted');
  const began = performance.now();
  let received = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error(`cut after ${received} bytes`)));
    const read = () => {
      // Slowly for longer than the patience, then the rest at once. The system takes more from us in steps of up to a
      // megabyte or two, so a step must come within the time.
      if (performance.now() - began > 2.5 * patience) {
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
