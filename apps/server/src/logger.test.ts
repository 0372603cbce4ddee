import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-log-'));
  file = join(folder, 'log');
});
afterEach(() => rmSync(folder, { recursive: true }));
const numbers = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { number: number }).number);

it('the log has each line once and in order, and close() writes the last lines', async () => {
  const { logger, close } = createLogger('info', openSync(file, 'w'));
  const lines = Array.from({ length: 2000 }, (_, number) => ({ number, text: 'ü€😀'.repeat(number % 40) }));
  lines.splice(1000, 0, { number: -1, text: 'long'.repeat(50_000) });
  for (const line of lines) logger.info(line);
  logger.debug({ number: -2 });
  // On a slow machine, writing the lines may take longer than `close` waits.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  await close();
  timeout.mockRestore();
  expect(numbers()).toEqual(lines.map(({ number }) => number));
});

it('the logger writes a short line without waiting for further lines', async () => {
  const { logger, close } = createLogger('info', openSync(file, 'w'));
  logger.info({ number: 1 });
  await expect.poll(() => numbers()).toEqual([1]);
  await close();
});

it('if the log cannot be written, the logger throws nothing and close() still resolves', async () => {
  closeSync(openSync(file, 'w'));
  const { logger, close } = createLogger('info', openSync(file, 'r'));
  for (let number = 0; number < 100; number++) logger.fatal({ number, text: 'x'.repeat(1000) });
  await close();
  expect(numbers()).toEqual([]);
});
