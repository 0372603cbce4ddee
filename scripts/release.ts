/**
 * Publishes the packages and the site after the release pull request is merged.
 *
 *   pnpm release --dry-run            builds the site, packs and tests the packages, lists what a release would publish
 *   pnpm release --dry-run --quick    does the same, but does not install the packages to test them
 *   pnpm release                      does the same as --dry-run and publishes; only the release workflow may run it
 *   pnpm release --first              publishes the first version; only the owner of the names on npm may run it
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readChangesets } from '@changesets/read';
import { root } from './paths.ts';
import { firstReleaseFaults, notAllowed, publish } from './release/publish.ts';
import { published } from './release/published.ts';
import { changesWithoutChangeset, npmTooOld } from './release/checks.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
});
const out = join(root, 'dist/release');
if (values.since !== undefined) stopAt(changesWithoutChangeset(changedSince(values.since)));
stopAt(notAllowed(values, process.env['CI'] === 'true'));
if (values.first) stopAt(firstReleaseFaults(await readChangesets(root)));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
step('the site', 'node', ['apps/docs/src/run.ts', '--force']);
const checks = values.quick ? ['-t', 'tarball'] : [];
step('the packages after installation', 'pnpm', ['--filter', 'scripts', 'check:packages', ...checks]);
const tarballs = published.map((name) => pack(name));
const site = ['--exclude=.built-from', '-C', join(root, 'apps/docs'), 'dist'];
execFileSync('tar', ['-czf', join(out, `docs-${version}.tar.gz`), ...site]);
sbom(join(out, `sbom-${version}.cdx.json`));

console.log(`\nVersion ${version}. ${values['dry-run'] ? 'This would be published' : 'This is published'}:`);
for (const file of readdirSync(out).sort())
  console.log(`  dist/release/${file}  ${(statSync(join(out, file)).size / 1000).toFixed(1)} kB`);
for (const { name, files } of tarballs) console.log(`  ${name}@${version}, ${files} files`);
if (!values.first) console.log(`  the documentation site, at /docs/ and permanently at /docs/v/${version}/`);
if (!values['dry-run']) {
  stopAt(npmTooOld(execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()));
  stopAt(publish(version, tarballs, values.first));
}

function pack(name: string): { name: string; path: string; files: number } {
  execFileSync('pnpm', ['--filter', `@jurybox/${name}`, 'pack', '--pack-destination', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const path = join(out, `jurybox-${name}-${version}.tgz`);
  const files = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
  return { name: `@jurybox/${name}`, path, files: files.length };
}

/** Writes the bill of materials: a list of all packages that the server depends on, in the format CycloneDX. */
function sbom(path: string): void {
  const options = '--sbom-format cyclonedx --sbom-spec-version 1.6 --sbom-type application --prod --lockfile-only';
  execFileSync('pnpm', ['--filter', '@jurybox/server', 'sbom', ...options.split(' '), '--out', path], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { components = [] } = JSON.parse(readFileSync(path, 'utf8')) as { components?: unknown[] };
  if (components.length < 20)
    stopAt([`the bill of materials has ${components.length} components, expected at least 20`]);
  console.log(`bill of materials: ${components.length} components`);
}

function changedSince(branch: string): string[] {
  return execFileSync('git', ['diff', '--name-only', `${branch}...HEAD`], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
}

function step(what: string, command: string, args: string[]): void {
  console.log(`— ${what}`);
  const { status } = spawnSync(command === 'node' ? process.execPath : command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stopAt([`${what}: failed`]);
}

function stopAt(found: readonly string[]): void {
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
}
