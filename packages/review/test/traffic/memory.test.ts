/** The review tool reads recorded requests line by line, so its memory must not grow with the number of lines. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Report } from '../../src/index.ts';
import { runMeasured } from '../histories/measured-process.ts';
import { contract } from '../support/contract.ts';
import { line } from './support/recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-traffic-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;
const isLong = process.env['JURYBOX_LONG'] === '1';
const megabytes = isLong ? [1024] : [40];
if (!isLong) console.warn('NOT RUN: 1 GB of recorded requests. This run reads 40 MB; JURYBOX_LONG=1 reads 1 GB');

/** Writes `size` bytes of recorded requests and returns their number. The revision refuses every tenth request. */
function writeRequests(file: string, size: number): number {
  const out = openSync(join(folder, file), 'w');
  let [lines, written] = [0, 0];
  while (written < size) {
    const some = Array.from({ length: 1000 }, () => {
      lines += 1;
      return line(
        {
          url: `/api/notes/${lines}`,
          method: 'PATCH',
          headers: { 'User-Agent': `caller-${lines}/1.0`, 'Content-Type': 'application/json' },
          body: { text: `${lines} ${'x'.repeat(lines % 10 === 0 ? 900 : 300)}` },
        },
        {
          status: 200,
          headers: { 'Content-Type': 'application/json' },
          body: { [`member ${lines}`]: 'y'.repeat(400) },
        },
      );
    });
    written += writeSync(out, `${some.join('\n')}\n`);
  }
  closeSync(out);
  return lines;
}

it.each(megabytes)('the review tool reads %d MB of recorded requests with at most 200 MB of memory', async (size) => {
  const base = contract() as any;
  const withNotes = (maxLength: number) => ({
    ...base,
    paths: {
      ...base.paths,
      '/notes/{id}': {
        patch: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { text: { type: 'string', maxLength } } } },
            },
          },
          responses: {
            200: {
              description: 'd',
              content: { 'application/json': { schema: { type: 'object', required: ['id'] } } },
            },
          },
        },
      },
    },
  });
  writeFileSync(join(folder, 'base.json'), JSON.stringify(withNotes(1000)));
  writeFileSync(join(folder, 'revision.json'), JSON.stringify(withNotes(500)));
  const lines = writeRequests('requests.jsonl', size * mebibyte);
  const main = join(import.meta.dirname, '../../src/main.ts');
  const args = [main, 'base.json', 'revision.json', '--traffic', 'requests.jsonl', '--format', 'json'];
  const { end, stdout, stderr, peakMiB, cpuMs } = await runMeasured(args, folder, {
    timeoutMs: 10 * 60_000,
    heapMiB: 96,
  });
  expect([end, stderr]).toEqual([1, '']);
  const { traffic, causes } = JSON.parse(stdout) as Report;
  expect(traffic).toMatchObject({ requests: lines, matched: lines, unreadable: 0, refused: Math.floor(lines / 10) });
  expect(causes[0]?.traffic?.refused).toBe(Math.floor(lines / 10));
  console.log(
    `${size} MB, ${lines} requests: ${Math.round(peakMiB)} MiB of memory, ${Math.round(cpuMs / 1000)} s of CPU time`,
  );
  expect(peakMiB).toBeLessThan(200);
});
