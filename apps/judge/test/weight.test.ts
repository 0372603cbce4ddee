import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist } from '../build/paths.ts';
import { maxSentBytes, weigh } from '../build/weigh.ts';

const sum = (folder: string) => weigh(folder).reduce((total, { sent }) => total + sent, 0);

it('all files of the page together have at most 60 kB when they are sent', () => {
  for (const { file, raw, sent } of weigh())
    console.log(
      `${file.padEnd(36)} ${(raw / 1000).toFixed(1).padStart(6)} kB, sent ${(sent / 1000).toFixed(1).padStart(5)} kB`,
    );
  console.log(`together ${(sum(dist) / 1000).toFixed(1)} kB`);
  expect(sum(dist)).toBeLessThanOrEqual(maxSentBytes);
});

it('planted fault: the check finds a file that is too large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-weight-'));
  cpSync(dist, folder, { recursive: true });
  const [{ file } = { file: '' }] = weigh(folder).filter((each) => each.file.endsWith('.js'));
  for (const name of [file, `${file}.gz`]) writeFileSync(join(folder, name), 'x'.repeat(maxSentBytes));
  expect(sum(folder)).toBeGreaterThan(maxSentBytes);
  rmSync(folder, { recursive: true });
});
