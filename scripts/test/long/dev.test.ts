/** Runs `pnpm dev` in a copy of the repository. The server must restart if a source file or the contract changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childEnvironment } from '../../../apps/server/test/support/child-environment.ts';
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

it('pnpm dev restarts the server if code or the contract changes, but not if the contract is unreadable', async () => {
  dev = spawn(process.execPath, ['scripts/dev.ts', '--port', '0'], {
    cwd: copy,
    env: { ...childEnvironment(), DATABASE_URL: `file:${join(copy, 'jurybox.db')}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  dev.stderr!.on('data', (data: Buffer) => {
    errors += data.toString();
    process.stderr.write(data);
  });
  /** The addresses that the server prints, one for each start. */
  const addresses: string[] = [];
  createInterface({ input: dev.stdout! }).on('line', (line) => {
    const address = /API +(\S+)/.exec(line)?.[1];
    if (address !== undefined) addresses.push(address);
  });
  /** Returns the version in the server's health check. Empty if the server has started fewer than `starts` times. */
  const versionAfter = async (starts: number): Promise<string> => {
    const address = addresses.at(-1);
    if (address === undefined || addresses.length < starts) return '';
    const response = await fetch(`${address}/health`).catch(() => undefined);
    return ((await response?.json()) as { version: string } | undefined)?.version ?? '';
  };
  const soon = { timeout: 2 * 60_000, interval: 100 };

  await expect.poll(() => versionAfter(1), soon).not.toBe('');
  const before = await versionAfter(1);
  appendFileSync(join(copy, 'apps/server/src/main.ts'), '// changed\n');
  await expect.poll(() => versionAfter(2), soon).toBe(before);

  const spec = join(copy, 'spec/openapi.yaml');
  writeFileSync(spec, readFileSync(spec, 'utf8').replace(`version: ${before}`, 'version: 9.9.9'));
  await expect.poll(() => versionAfter(3), soon).toBe('9.9.9');
  expect(errors).not.toContain('Could not generate');

  const path = join(copy, 'spec/paths/health.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('HealthReady.yaml', 'Nowhere.yaml'));
  await expect.poll(() => errors, soon).toContain('Could not generate the files from spec/.');
  expect(await versionAfter(3)).toBe('9.9.9');
});
