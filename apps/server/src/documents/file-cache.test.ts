import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileCache } from './built-folder.ts';

it('the bytes of a file are cached, but a failed read is retried', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-files-'));
  const path = join(folder, 'page.html');
  const files = new FileCache();
  await expect(files.read(path)).rejects.toThrow(/ENOENT/);
  writeFileSync(path, 'first');
  const [one, two] = await Promise.all([files.read(path), files.read(path)]);
  expect(one.toString()).toBe('first');
  expect(two).toBe(one);
  expect(await files.read(path)).toBe(one);
  rmSync(folder, { recursive: true });
});
