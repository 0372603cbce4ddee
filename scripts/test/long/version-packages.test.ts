/** Runs `pnpm version-packages` in a clone of the repository, and checks the files that it changes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { operations } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { folderOf, published } from '../../release/published.ts';
import { compile } from '../support/compile.ts';
import { linkModules } from '../support/copy.ts';
import { versionsThatDiffer } from '../support/release-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-version-packages-'));
const copy = join(folder, 'copy');
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
    { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] },
  );
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
const tree = {
  read: (path: string) => (existsSync(join(copy, path)) ? read(path) : undefined),
  list: (path: string) => (existsSync(join(copy, path)) ? readdirSync(join(copy, path)).sort() : []),
};

let before: string;
let said: ReturnType<typeof run>;
beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
  // The clone contains only committed files. Add the uncommitted changes of this checkout, so that they are tested too.
  const ours = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of [
    ...ours('diff', '--name-only', '--no-renames', '--diff-filter=d', 'HEAD'),
    ...ours('ls-files', '--others', '--exclude-standard'),
  ]) {
    execFileSync('cp', ['--parents', file, copy], { cwd: root });
  }
  linkModules(copy);
  for (const place of readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)) {
    if (existsSync(join(root, place, 'node_modules')))
      symlinkSync(join(root, place, 'node_modules'), join(copy, place, 'node_modules'));
  }
  before = JSON.parse(read('package.json')).version;
  // Pretend that the current state was released: delete the changesets, commit, and set the tag of the release.
  for (const name of tree.list('.changeset').filter((file) => file.endsWith('.md')))
    rmSync(join(copy, '.changeset', name));
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'what was released');
  git('tag', '--force', `v${before}`);
  const file = 'spec/components/schemas/AppCreate.yaml';
  const text = read(file);
  const wider = text.replace(/maxLength: (\d+)/, (_, most: string) => `maxLength: ${Number(most) + 1}`);
  if (wider === text) throw new Error(`${file} has no maxLength to raise`);
  writeFileSync(join(copy, file), wider);
  writeFileSync(
    join(copy, '.changeset/longer-names.md'),
    "---\n'@jurybox/types': minor\n---\n\nNames of apps may be longer.\n",
  );
  writeFileSync(join(copy, '.review/approvals.yaml'), '# Kept.\napprovals: []\n');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'a change');
  said = run('scripts/release/version.ts');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the release pull request', () => {
  it('version-packages sets the same new version in every file that contains the version', () => {
    expect(said.status, said.stderr).toBe(0);
    expect(versionsThatDiffer(tree)).toEqual([]);
    const { version } = JSON.parse(read('package.json'));
    expect(version).not.toBe(before);
    expect(read('spec/openapi.yaml')).toContain(`  version: ${version}\n`);
    for (const name of published) expect(read(`${folderOf(name)}/CHANGELOG.md`)).toContain(`## ${version}`);
    // Planted fault: one package keeps its old version.
    const behind = {
      ...tree,
      read: (path: string) => (path === 'packages/review/package.json' ? `{"version":"${before}"}` : tree.read(path)),
    };
    expect(versionsThatDiffer(behind).join()).toContain('packages/review/package.json');
  });

  it("version-packages adds an entry with the findings of the review at the top of the contract's changelog", () => {
    const { version } = JSON.parse(read('package.json'));
    const changelog = read('docs/contract-changelog.md');
    expect(changelog).toMatch(
      new RegExp(
        `## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)\\n\\n- Names of apps may be longer\\.\\n\\n` +
          '### What is new\\n\\n- .*may now have at most',
      ),
    );
    expect(changelog.indexOf(`## ${version}`)).toBeLessThan(changelog.indexOf(`## ${before}`));
    expect(tree.list('.changeset')).not.toContain('longer-names.md');
  });

  it('version-packages stores the code sample of each operation in a program, and all programs compile', () => {
    const { version } = JSON.parse(read('package.json'));
    const place = `packages/client/test/released-programs/${version}`;
    const functions = tree
      .list(place)
      .flatMap((name) => read(`${place}/${name}`).match(/^export async function /gm) ?? []);
    expect(functions.length).toBe(Object.keys(operations).length);
    writeFileSync(join(copy, place, 'planted.ts'), read(`${place}/samples-apps.ts`).replace('path: {', 'paths: {'));
    const { files, errors } = compile(copy, 'packages/client/tsconfig.json');
    const kept = files.filter((path) => path.includes(place));
    expect(kept.length).toBe(tree.list(place).length);
    const wrong = errors.filter((error) => error.includes(place));
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter((error) => !error.startsWith(`${place}/planted.ts(`))).toEqual([]);
    rmSync(join(copy, place, 'planted.ts'));
  });

  it('after version-packages, the generated files are up to date', () => {
    expect(run('scripts/generate.ts').stdout).toBe('the generated files are up to date\n');
  });

  it('version-packages fails if there is no changeset, or if a finding of the review blocks the release', () => {
    expect(run('scripts/release/version.ts').stderr).toContain('there is no changeset');
    writeFileSync(
      join(copy, 'spec/components/schemas/AppCreate.yaml'),
      read('spec/components/schemas/AppCreate.yaml').replace(/maxLength: \d+/, 'maxLength: 1'),
    );
    writeFileSync(
      join(copy, '.changeset/short-names.md'),
      "---\n'@jurybox/types': major\n---\n\nNames of apps are short.\n",
    );
    git('tag', `v${JSON.parse(read('package.json')).version}`);
    expect(run('scripts/release/version.ts').stderr).toContain('a finding blocks the release');
  });
});
