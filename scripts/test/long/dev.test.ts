/**
 * Runs `pnpm dev` in a copy. Checks that the server starts, and that it restarts after a change of a source file or the
 * contract.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../support/copy.ts';

let copy: string;
let dev: ChildProcess;
beforeAll(() => {
  copy = copyRepository('dev');
});
afterAll(async () => {
  dev.kill('SIGTERM');
  if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

it('pnpm dev restarts the server after a change of a source file or of the contract', async () => {
  dev = spawn(process.execPath, ['scripts/dev.ts', '--port', '0'], {
    cwd: copy,
    env: { ...process.env, DATABASE_URL: `file:${join(copy, 'jurybox.db')}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: dev.stdout! })[Symbol.asyncIterator]();
  /** The address that the server prints when it has started. */
  const nextStart = async (): Promise<string> => {
    for (;;) {
      const { value, done } = (await lines.next()) as { value: string; done?: boolean };
      if (done === true) throw new Error('pnpm dev has ended');
      const address = /API +(\S+)/.exec(value)?.[1];
      if (address !== undefined) return address;
    }
  };
  const versionAt = async (address: string): Promise<string> => {
    const response = await fetch(`${address}/health`);
    return ((await response.json()) as { version: string }).version;
  };

  const before = await versionAt(await nextStart());
  appendFileSync(join(copy, 'apps/server/src/main.ts'), '// changed\n');
  expect(await versionAt(await nextStart())).toBe(before);

  const spec = join(copy, 'spec/openapi.yaml');
  writeFileSync(spec, readFileSync(spec, 'utf8').replace(`version: ${before}`, 'version: 9.9.9'));
  // The generator writes the files one after the other, so the server may restart more than once.
  let version = '';
  while (version !== '9.9.9') version = await versionAt(await nextStart()).catch(() => '');
});
