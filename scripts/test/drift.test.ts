/** Drift is a compile error or a failed check, in the right file, with a message that says what to do. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let copy = '';

/** A copy of the working tree that shares the installed packages but has its own workspace packages. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jurybox-drift-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files) if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const manifest of files.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))) {
    const modules = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(script: string, ...args: string[]): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(script, args, { cwd: copy, encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
}
const generate = (...args: string[]) => run(process.execPath, 'scripts/generate.ts', ...args);
const compile = () => run('tsc', '-p', 'apps/server/tsconfig.json', '--pretty', 'false');

/** Changes a file of the copy, and puts it back after `work`. */
function withChange(file: string, change: (text: string) => string, work: () => void): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  try {
    work();
  } finally {
    writeFileSync(path, before);
  }
}

describe('the contract and the server', { timeout: 120_000 }, () => {
  it('agree as they are', () => {
    expect(generate('--check').code).toBe(0);
    expect(compile()).toEqual({ code: 0, text: '' });
  });

  it('a new operation does not compile in the handler file of its tag', () => {
    const health = readFileSync(join(copy, 'spec/paths/health.yaml'), 'utf8');
    writeFileSync(
      join(copy, 'spec/paths/apps_ping.yaml'),
      health.replace('getHealth', 'getPing').replace('[service]', '[apps]'),
    );
    withChange(
      'spec/openapi.yaml',
      (text) => text.replace('paths:\n', 'paths:\n  /apps/ping:\n    $ref: paths/apps_ping.yaml\n'),
      () => {
        expect(generate().code).toBe(0);
        const { code, text } = compile();
        expect(code).not.toBe(0);
        expect(text).toMatch(/^apps\/server\/src\/handlers\/apps\.ts.*getPing/m);
        expect(text.match(/error TS/g), text).toHaveLength(1);
      },
    );
    rmSync(join(copy, 'spec/paths/apps_ping.yaml'));
  });

  it('a removed operation does not compile in the handler file of its tag', () => {
    withChange(
      'spec/openapi.yaml',
      (text) => text.replace(/ {2}\/apps\/get_variant_by_env:\n.*\n/, ''),
      () => {
        expect(generate().code).toBe(0);
        const { code, text } = compile();
        expect(code).not.toBe(0);
        expect(text).toMatch(/^apps\/server\/src\/handlers\/apps\.ts/m);
      },
    );
  });
});

describe('pnpm generate --check', { timeout: 180_000 }, () => {
  it('names a file that was edited, one that is missing and one too many, and the command', () => {
    expect(generate().code).toBe(0);
    appendFileSync(join(copy, 'packages/types/generated/operations.gen.ts'), '// a quick fix\n');
    rmSync(join(copy, 'packages/validators/generated/requests.gen.js'));
    writeFileSync(join(copy, 'packages/client/generated/extra.gen.ts'), '');
    const { code, text } = generate('--check');
    expect(code).toBe(1);
    expect(text).toContain('packages/types/generated/operations.gen.ts: differs from what spec/ generates');
    expect(text).toContain('packages/validators/generated/requests.gen.js: is missing');
    expect(text).toContain('packages/client/generated/extra.gen.ts: spec/ no longer generates this file');
    expect(text).toContain('run: pnpm generate');
    expect(generate().code).toBe(0);
    expect(generate('--check').code).toBe(0);
  });
});
