/**
 * `pnpm version-packages` makes the changes of the release pull request:
 * - the program `changeset` sets the version of the published packages and writes their changelogs;
 * - the contract, the workflows and package.json of the root get the same version;
 * - the changelog of the contract gets the findings of the review since the last release;
 * - all approvals are deleted;
 * - the code samples of the API reference are stored, because they must compile with every later release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { root } from '../paths.ts';
import { keepPrograms } from './programs.ts';

/** Sets the version in all files except the published packages. Returns the changed files. */
export function setVersion(version: string, folder = root): string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is not a version like 1.2.3`);
  const changed: string[] = [];
  const edit = (file: string, from: RegExp): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} has no line with a version`);
    const next = text.replace(from, (_, before: string, after: string) => `${before}${version}${after}`);
    if (next === text) return;
    writeFileSync(join(folder, file), next);
    changed.push(file);
  };
  edit('spec/openapi.yaml', /^( {2}version: )\S+()$/m);
  for (const name of readdirSync(join(folder, 'spec/workflows')))
    edit(`spec/workflows/${name}`, /^( {2}version: )\S+()$/m);
  edit('docs/review-your-own-contract.md', /^( {6}- uses: jurybox\/jurybox@v)\S+()$/m);
  edit('package.json', /^( {2}"version": ")[^"]*(")/m);
  return changed;
}

/** The steps of a release that start other programs. Tests replace them to save time. */
export interface ReleaseSteps {
  /** Returns the review's findings since a tag as a changelog entry. Undefined if the tag does not exist. */
  findingsSince: (tag: string) => string | undefined;
  /** Sets the version of the published packages, writes their changelogs and deletes the changesets. */
  versionPackages: () => void;
  generate: () => void;
  /** Stores the code samples of the released version. Returns their folder. */
  keepPrograms: (version: string) => string;
}

if (import.meta.main) {
  try {
    await prepareRelease(root, {
      findingsSince: (tag) => findingsSince(tag, root),
      versionPackages: () => void execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit' }),
      generate: () =>
        void execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' }),
      keepPrograms: (version) => keepPrograms(version, root),
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

export async function prepareRelease(folder: string, steps: ReleaseSteps): Promise<void> {
  const inFolder = (file: string) => join(folder, file);
  const { version: before } = JSON.parse(readFileSync(inFolder('package.json'), 'utf8')) as { version: string };
  // Run the review before the next step deletes the changesets, which the review reads.
  const words = (await readChangesets(folder)).map(({ summary }) => summary.replaceAll(/\s*\n\s*/g, ' '));
  if (words.length === 0) throw new Error('there is no changeset; write one with: pnpm changeset');
  const findings = steps.findingsSince(`v${before}`);
  if (findings === undefined)
    console.log(
      `NOT RUN: the review of the changes since v${before}; this clone has no tag v${before}, ` +
        'so the changelog of the contract only contains the texts of the changesets',
    );

  steps.versionPackages();
  const { version } = JSON.parse(readFileSync(inFolder('packages/types/package.json'), 'utf8')) as { version: string };
  for (const file of setVersion(version, folder)) console.log(`${file}: ${version}`);
  const day = new Date().toISOString().slice(0, 10);
  edit(inFolder('docs/contract-changelog.md'), (text) =>
    withEntry(text, { version, day, words, findings: findings ?? '' }),
  );
  edit(inFolder('.review/approvals.yaml'), withoutApprovals);
  steps.generate();
  console.log(
    `stored the code samples of ${version} in ${steps.keepPrograms(version)}; every later release must compile them`,
  );
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Returns the findings of the review since a release, as a changelog entry without heading. Undefined if this clone has
 * no such tag. Throws if a finding blocks the release.
 */
export function findingsSince(tag: string, folder: string): string | undefined {
  const tags = execFileSync('git', ['tag', '--list', tag], { cwd: folder, encoding: 'utf8' }).trim();
  if (tags === '') return undefined;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/review/src/main.ts', '--base', tag, '--format', 'changelog'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0)
    throw new Error(stderr.trim() || `a finding blocks the release; list it with: pnpm review --base ${tag}`);
  return stdout.replace(/^## .*\n/, '').trim();
}

export interface ReleaseEntry {
  version: string;
  day: string;
  words: string[];
  findings: string;
}

/** Returns the changelog with an entry for the release at its top. */
export function withEntry(changelog: string, { version, day, words, findings }: ReleaseEntry): string {
  if (changelog.includes(`\n## ${version} (`))
    throw new Error(`docs/contract-changelog.md already has an entry for ${version}`);
  const entry = [
    `## ${version} (${day})`,
    ...(words.length > 0 ? [words.map((line) => `- ${line}`).join('\n')] : []),
    ...(findings === '' ? [] : [findings]),
  ].join('\n\n');
  return changelog.replace(/\n## /, () => `\n${entry}\n\n## `);
}

/** Removes all approvals: each was for a change that is now released, so no later review finds this change. */
export function withoutApprovals(text: string): string {
  return text.replace(/^approvals:[\s\S]*$/m, 'approvals: []\n');
}
