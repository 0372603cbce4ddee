/**
 * `pnpm version-packages`: what the release pull request does. changesets moves the versions of the packages, which are one
 * group, and writes their changelogs; the contract's own version, the workflows' and the unpublished packages' follow.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../generate/spec.ts';
import { published } from '../packages/published.ts';

/** Sets the version everywhere that is not a published package. Gives the files that changed. */
export function setVersion(version: string, folder = root): string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version`);
  const changed: string[] = [];
  const edit = (file: string, from: RegExp): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} says no version where one is expected`);
    const next = text.replace(from, (_, before: string, after: string) => `${before}${version}${after}`);
    if (next === text) return;
    writeFileSync(join(folder, file), next);
    changed.push(file);
  };
  edit('spec/openapi.yaml', /^( {2}version: )\S+()$/m);
  for (const name of readdirSync(join(folder, 'spec/workflows'))) edit(`spec/workflows/${name}`, /^( {2}version: )\S+()$/m);
  for (const file of ['package.json', 'apps/server/package.json', 'apps/docs/package.json']) edit(file, /^( {2}"version": ")[^"]*(")/m);
  return changed;
}

if (import.meta.main) {
  execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit' });
  const [name] = published.filter((name) => existsSync(join(root, 'packages', name)));
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name ?? '', 'package.json'), 'utf8')) as { version: string };
  for (const file of setVersion(version)) console.log(`${file}: ${version}`);
  execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
}
