import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogSink } from './log-sink.ts';

let folder: string;
let file: string;
let fd: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-log-'));
  file = join(folder, 'log');
  fd = openSync(file, 'w');
});
afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
const written = () => readFileSync(file, 'utf8');

it('LogSink writes short and long lines once and in order', async () => {
  const sink = new LogSink(fd);
  const lines = Array.from({ length: 2000 }, (_, i) => `${i} ${'ü€😀'.repeat(i % 40)}\n`);
  lines.splice(1000, 0, `${'long'.repeat(50_000)}\n`);
  for (const line of lines) sink.write(line);
  await vi.waitFor(() => expect(written()).toBe(lines.join('')));
  sink.write('later\n');
  await vi.waitFor(() => expect(written().endsWith('later\n')).toBe(true));
});

it('LogSink.flush writes all waiting lines', () => {
  const sink = new LogSink(fd);
  sink.write('first\n');
  sink.write('last words\n');
  sink.flush();
  expect(written()).toBe('first\nlast words\n');
});

it('LogSink drops lines that cannot be written', async () => {
  const readOnly = openSync(file, 'r');
  const sink = new LogSink(readOnly);
  sink.write('lost\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  sink.write('lost as well\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  closeSync(readOnly);
  expect(written()).toBe('');
});
