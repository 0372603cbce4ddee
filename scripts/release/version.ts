/**
 * `pnpm version-packages`: what the release pull request does. changesets moves the versions of the packages, which are one
 * group, and writes their changelogs; the contract's own version, the workflows' and the unpublished packages' follow. The
 * contract's changelog gets what the review found since the last release, and the approvals that this used up are taken out.
 * The samples of the reference are kept, for later releases to compile.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { root } from '../paths.ts';
import { findingsSince, withEntry, withoutApprovals } from './contract-changelog.ts';
import { published } from '../packages/published.ts';
import { keepPrograms } from './programs.ts';

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
  for (const name of readdirSync(join(folder, 'spec/workflows')))
    edit(`spec/workflows/${name}`, /^( {2}version: )\S+()$/m);
  for (const file of [
    'package.json',
    'apps/server/package.json',
    'apps/docs/package.json',
    'packages/openapi/package.json',
  ])
    edit(file, /^( {2}"version": ")[^"]*(")/m);
  return changed;
}

if (import.meta.main) {
  try {
    await moveEverything();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function moveEverything(): Promise<void> {
  const inRoot = (file: string) => join(root, file);
  const { version: before } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  // Before anything moves: the review holds the changesets to what it finds.
  const words = (await readChangesets(root)).map(({ summary }) => summary.replaceAll(/\s*\n\s*/g, ' '));
  if (words.length === 0) throw new Error('no changeset asks for a release; write one with: pnpm changeset');
  const findings = findingsSince(`v${before}`, root);
  if (findings === undefined)
    console.log(
      `NOT RUN: what the contract's review finds since v${before}; there is no such tag here, so its changelog has the changesets' words alone`,
    );

  execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit' });
  const [name] = published.filter((one) => existsSync(join(root, 'packages', one)));
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name ?? '', 'package.json'), 'utf8')) as {
    version: string;
  };
  for (const file of setVersion(version)) console.log(`${file}: ${version}`);
  edit(inRoot('docs/contract-changelog.md'), (text) => withEntry(text, { version, words, findings: findings ?? '' }));
  edit(inRoot('.review/approvals.yaml'), withoutApprovals);
  execFileSync(process.execPath, [inRoot('scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  console.log(`${keepPrograms(version, root)}: the samples of ${version}, which later releases have to compile`);
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
