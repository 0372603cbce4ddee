/**
 * Builds and packs the published packages, checks the files of the tarballs, and runs publint and attw. Then installs
 * the tarballs in a new project, and uses them with Node.js 20, 22 and 24 and with an old and a new TypeScript.
 *   pnpm --filter scripts check:packages            everything
 *   pnpm --filter scripts check:packages --no-use   does not install and use the tarballs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useAsConsumer } from './packages/consumer.ts';
import { published, strayFiles } from './packages/published.ts';
import { root } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-packages-'));
const problems: string[] = [];

try {
  run('turbo', ['run', 'build', '--ui=stream', '--output-logs=errors-only']);
  const tarballs = new Map<string, string>();
  for (const name of published) {
    const into = join(folder, name);
    mkdirSync(into);
    run('pnpm', ['--filter', `@jurybox/${name}`, 'pack', '--pack-destination', into]);
    const [tarball = ''] = execFileSync('ls', [into], { encoding: 'utf8' }).trim().split('\n');
    const path = join(into, tarball);
    tarballs.set(name, path);
    const files = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
    problems.push(...strayFiles(name, files));
    console.log(`@jurybox/${name}: ${files.length} files packed`);
    check('publint', ['run', path, '--strict']);
    // attw checks types. The server is a command without types, so attw skips it.
    if (name === 'server') continue;
    // The ignored rule reports that CommonJS code cannot load an ES module with `require`. Since 20.19, Node.js can do
    // this.
    check('attw', [
      path,
      '--ignore-rules',
      'cjs-resolves-to-esm',
      '--format',
      'ascii',
      '--no-color',
      ...(name === 'types' ? ['--exclude-entrypoints', './openapi.json', './openapi.yaml'] : []),
    ]);
  }
  if (!process.argv.includes('--no-use')) problems.push(...(await useAsConsumer(root, folder, tarballs)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'the packages have no problems' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
}

function check(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) problems.push(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}
