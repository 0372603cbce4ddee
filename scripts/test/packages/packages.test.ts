/** Packs the published packages, checks the tarballs, and uses them on several versions of Node.js and TypeScript. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { published } from '../../release/published.ts';
import { strayFiles } from '../support/stray-files.ts';
import { useAsConsumer } from './consumer.ts';
import { installReview } from './install-review.ts';
import { changedContract } from './use-review.ts';

// Vitest sets NODE_ENV and VITEST. With these values, a build or an installed program would behave differently.
const env = { ...process.env, NODE_ENV: 'production', VITEST: '', TURBO_TELEMETRY_DISABLED: '1' };
const folder = mkdtempSync(join(tmpdir(), 'jurybox-packages-'));
const tarballs = new Map<string, string>();

beforeAll(() => {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('turbo', 'run', 'build', '--ui=stream', '--output-logs=errors-only');
  for (const name of published) {
    const into = join(folder, name);
    mkdirSync(into);
    run('pnpm', '--filter', `@jurybox/${name}`, 'pack', '--pack-destination', into);
    tarballs.set(name, join(into, readdirSync(into)[0] ?? ''));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(published)('the tarball of %s contains the right files, and publint and attw find no problem in it', (name) => {
  const path = tarballs.get(name) ?? '';
  const files = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
  expect(strayFiles(name, files)).toEqual([]);
  const check = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
    expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  check('publint', 'run', path, '--strict');
  // attw checks types. The server is a command and has no types.
  if (name === 'server') return;
  // The ignored rule says that CommonJS code cannot load an ES module with `require`. It can since Node.js 20.19.
  const options = ['--ignore-rules', 'cjs-resolves-to-esm', '--format', 'ascii', '--no-color'];
  const others = name === 'types' ? ['--exclude-entrypoints', './openapi.json', './openapi.yaml'] : [];
  check('attw', path, ...options, ...others);
});

it.concurrent('the published packages work on several versions of Node.js and TypeScript', async () => {
  expect(await useAsConsumer(root, folder, tarballs)).toEqual([]);
});

it.concurrent('the review tool has no dependencies, and has the same findings with npm, pnpm and yarn', async () => {
  expect(await installReview(folder, tarballs.get('review') ?? '', changedContract(root))).toEqual([]);
});
