/**
 * Tests the files and the dependencies of the published package without installing it.
 * `pnpm --filter scripts check:packages` installs and uses the package.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { build, transformSync, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licensesOf } from '../../../../scripts/licenses.ts';
import { buildCode } from '../../build/code.ts';
import { childEnvironment } from '../support/child-environment.ts';

const server = join(import.meta.dirname, '../..');
const root = join(server, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const problemOf = createRequire(import.meta.url)('../../bin/node-version.js') as (
  version: string,
) => string | undefined;
const manifest = JSON.parse(read('apps/server/package.json')) as {
  engines: { node: string };
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
};

// The code is compiled with the types of the oldest version of Node.js that can run the server. So the compiler rejects
// functions that this version lacks. For example, Node.js 24.16 added `randomUUIDv7`.
// @ts-expect-error
export type Newer = typeof import('node:crypto').randomUUIDv7;

describe('an old version of Node.js', () => {
  /** Files that an old version of Node.js must be able to run, because they print that the version is too old. */
  const files = ['apps/server/bin/jurybox.js', 'apps/server/bin/node-version.js', 'scripts/setup.cjs'];
  /** Returns whether a program has only syntax of ES5. Throws for syntax that esbuild cannot turn into ES5. */
  const isOldSyntax = (code: string) =>
    !/,\s*\)/.test(code) &&
    transformSync(code, { target: 'es5' }).code === transformSync(code, { target: 'esnext' }).code;

  it.each(files)('%s has only syntax of ES5, so every version of Node.js can read it', (file) => {
    expect(isOldSyntax(read(file))).toBe(true);
  });

  it.each(['const a = 1;', 'a(() => 1);', 'a(`b`);', 'a?.b;', 'a(b,\n);', 'import("a");', 'let a;', 'await a;'])(
    'planted fault: the check of the syntax finds code that is newer than ES5: %j',
    (fault) => {
      let isOld = false;
      try {
        isOld = isOldSyntax(`${read(files[0] ?? '')}\n${fault}\n`);
      } catch {
        // For some faults, `isOldSyntax` throws an error, because esbuild cannot turn their syntax into ES5.
      }
      expect(isOld).toBe(false);
    },
  );

  /** Runs a file in a process that claims to be another version of Node.js. */
  const runOn = (version: string, file: string, more = '') => {
    const lie = `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });${more}`;
    const script = `${lie} require(${JSON.stringify(join(root, file))});`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script, '--', '--help'], {
      encoding: 'utf8',
      env: childEnvironment(),
    });
    return { status, stdout, stderr };
  };
  const says = (version: string) =>
    `Jurybox needs Node.js 24.15 or newer, except Node.js 25, and this is Node.js ${version}. `;

  it.each(['0.12.18', '8.17.0', '20.11.1', '22.23.3', '24.14.1', '25.9.0'])(
    'the server says in one line that Node.js %s cannot run it',
    (version) => {
      const { status, stdout, stderr } = runOn(version, 'apps/server/bin/jurybox.js');
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(stderr.startsWith(says(version))).toBe(true);
      expect(stderr).toContain('https://nodejs.org');
    },
  );

  it.each([
    ['18.20.8', 'linux', 'version 20 is enough'],
    ['22.23.3', 'darwin', 'contains no Node.js for darwin-arm64'],
  ])('setup.cjs says in one line that Node.js %s is too old on %s', (version, platform, reason) => {
    const more = `Object.defineProperty(process, 'platform', { value: '${platform}' });
      Object.defineProperty(process, 'arch', { value: 'arm64' });`;
    const { status, stdout, stderr } = runOn(version, 'scripts/setup.cjs', more);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(says(version));
    expect(stderr).toContain(reason);
  });

  it('package.json and `jurybox` require the same version of Node.js', () => {
    const { engines } = JSON.parse(read('package.json')) as typeof manifest;
    expect([manifest.engines.node, engines.node]).toEqual(Array(2).fill('^24.15.0 || >=26.0.0'));
    for (const version of ['24.15.0', '24.21.0', '26.0.0', '100.1.0']) expect(problemOf(version)).toBeUndefined();
  });
});

describe('the setup of the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-setup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const contract = 'packages/types/generated/openapi.gen.json';
  /** Runs setup.cjs with copies of the files that it needs. `npx` is the shell script to run as the command npx. */
  const setUpWith = (npx: string, environment: Record<string, string> = {}) => {
    for (const file of ['scripts/setup.cjs', 'apps/server/bin/node-version.js', 'apps/server/bin/package.json'])
      cpSync(join(root, file), join(folder, file));
    writeFileSync(join(folder, 'package.json'), '{"packageManager": "pnpm@1.2.3"}');
    for (const name of ['types', 'validators'])
      mkdirSync(join(folder, `packages/${name}/generated`), { recursive: true });
    if (!existsSync(join(folder, contract))) writeFileSync(join(folder, contract), '{}');
    writeFileSync(
      join(folder, 'scripts/generate.ts'),
      `import { appendFileSync, writeFileSync } from 'node:fs';
      const validators = ['replies', 'responses'].map((name) => 'validators/generated/' + name + '.gen.js');
      for (const file of ['types/generated/openapi.gen.yaml', ...validators])
        writeFileSync('packages/' + file, 'x');
      appendFileSync('runs', 'x');`,
    );
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'bin/npx'), `#!/bin/sh\n${npx}\n`, { mode: 0o755 });
    const PATH = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/setup.cjs')], {
      encoding: 'utf8',
      env: { ...childEnvironment(), ...environment, PATH },
    });
    return { status, stdout, stderr };
  };

  it('setup.cjs prints that it installs the packages, and uses the version of pnpm that package.json names', () => {
    expect(setUpWith('echo "$@"')).toEqual({
      status: 0,
      stdout: '-y --loglevel=error pnpm@1.2.3 install --frozen-lockfile --silent\n',
      stderr: 'Installing the packages. The first time, this takes about a minute.\n',
    });
  });

  it('setup.cjs generates the types and the validators if they are missing or older than the contract', () => {
    const runs = () => readFileSync(join(folder, 'runs'), 'utf8').length;
    for (let times = 0; times < 2; times++) {
      expect(setUpWith('exit 0').status).toBe(0);
      expect(runs()).toBe(1);
    }
    const later = new Date(Date.now() + 2000);
    utimesSync(join(folder, contract), later, later);
    setUpWith('exit 0');
    expect(runs()).toBe(2);
  });

  it('setup.cjs says how to continue if it cannot install the packages', () => {
    const { status, stderr } = setUpWith('echo "the network is down" >&2; exit 3');
    expect(status).toBe(1);
    expect(stderr).toContain('the network is down\nThe packages could not be installed. See the lines above, or run: ');
  });

  it('if npx cannot download pnpm, setup.cjs prints the reason, even if npm is configured to print nothing', () => {
    const { status, stderr } = setUpWith(`rm "$0"; exec npx "$@"`, {
      npm_config_loglevel: 'silent',
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_noproxy: '127.0.0.1',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(folder, 'cache'),
    });
    expect(status).toBe(1);
    expect(stderr).toContain('ECONNREFUSED');
  });
});

describe('the packages that the server uses', () => {
  const imported = /(?:\bfrom |\bimport\(|\bimport |\brequire\()'([^'.][^']*)'/g;
  const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const used = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(`apps/server/src/${file}`).matchAll(imported)].map(([, name = '']) => packageOf(name)))
    .filter((name) => !isBuiltin(name) && !name.startsWith('node:'));
  const expected = [...new Set(used)].filter((name) => !name.startsWith('@jurybox/'));

  it('each package that the server uses has an exact version and is only a development dependency', () => {
    for (const name of expected) {
      expect(new RegExp(`^  "?${name}"?: \\d+\\.\\d+\\.\\d+$`, 'm').test(read('pnpm-workspace.yaml')), name).toBe(true);
      expect(manifest.devDependencies[name]).toBe('catalog:');
    }
    expect(expected.length).toBeGreaterThan(5);
    expect(manifest.dependencies).toBeUndefined();
  });

  describe('the built code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-built-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    let outputs: Metafile['outputs'];
    beforeAll(async () => {
      ({ outputs } = await buildCode(folder));
    });

    /** Returns the packages that the built files load when they run. */
    const loaded = (files: Metafile['outputs']) =>
      Object.values(files)
        .flatMap(({ imports }) => imports)
        .filter(({ path, external }) => external === true && !isBuiltin(path))
        .map(({ path }) => path);

    it('the built code contains all packages that it needs', () => {
      // `pg` can use `pg-native`, but also works without it.
      expect(new Set(loaded(outputs))).toEqual(new Set(['pg-native']));
    });

    it('planted fault: the test finds an import of a package that the built code does not contain', async () => {
      const { metafile } = await build({
        stdin: { contents: "import 'koa'; import 'node:fs';" },
        external: ['koa'],
        bundle: true,
        platform: 'node',
        write: false,
        metafile: true,
      });
      expect(loaded(metafile.outputs)).toEqual(['koa']);
    });

    it('the built code has a file with the licence of each package that it contains', () => {
      const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
      for (const name of expected) expect(`\n${licenses}`).toContain(`\n${name}\n\n`);
      expect(licenses).toContain('Permission is hereby granted, free of charge');
    });

    it('building the server fails if the built code contains a package without a licence', () => {
      const file = join(folder, 'node_modules/unlicensed/index.js');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(join(dirname(file), 'package.json'), '{}');
      expect(() => licensesOf([file])).toThrow('the package unlicensed has no licence');
    });
  });
});
