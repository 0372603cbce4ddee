/** Tests the checks of a release. Each check must find a planted fault. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { folderOf, published } from '../release/published.ts';
import { changesWithoutChangeset, npmTooOld } from '../release/checks.ts';
import { setVersion } from '../release/version.ts';
import { ourRepo } from './repo/repo.ts';
import { changesetFaults, versionsThatDiffer, type Tree } from './support/release-files.ts';
import { strayFiles } from './support/stray-files.ts';

const { files, read } = ourRepo();

/** Returns the repository with changes. `changes` maps a path to its new text, or to undefined to remove the file. */
function planted(changes: Record<string, string | undefined> = {}): Tree {
  const all = [
    ...files.filter((file) => !(file in changes)),
    ...Object.keys(changes).filter((file) => changes[file] !== undefined),
  ];
  return {
    read: (path) => (path in changes ? changes[path] : read(path)),
    list: (folder) =>
      [
        ...new Set(
          all
            .filter((file) => file.startsWith(`${folder}/`))
            .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
        ),
      ].sort(),
  };
}

describe('the version in all files of a release', () => {
  it('each package and workflow has the contract version', () => expect(versionsThatDiffer(planted())).toEqual([]));

  it.each([
    'package.json',
    'packages/client/package.json',
    'packages/types/package.json',
    'packages/validators/package.json',
    'apps/server/package.json',
  ])('the check finds a file with another version than the contract: %s', (file) => {
    const text = (read(file) ?? '').replace(/"version": "[^"]+"/, '"version": "9.9.9"');
    expect(versionsThatDiffer(planted({ [file]: text })).join()).toContain(`${file} has version 9.9.9`);
  });

  it('if only the contract has a new version, every other file with a version is reported', () => {
    const text = (read('spec/openapi.yaml') ?? '').replace(/^ {2}version: .*$/m, '  version: 9.9.9');
    expect(versionsThatDiffer(planted({ 'spec/openapi.yaml': text })).length).toBeGreaterThan(6);
  });
});

describe('setting a new version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-version-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a new version is set in the contract, the workflows, the guide and the root package', () => {
    const touched = [
      'spec/openapi.yaml',
      'package.json',
      'docs/review-your-own-contract.md',
      ...files.filter((file) => file.startsWith('spec/workflows/')),
    ];
    for (const file of touched) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), read(file) ?? '');
    }
    expect(setVersion('1.2.3', folder).toSorted()).toEqual(touched.toSorted());
    expect(readFileSync(join(folder, 'spec/openapi.yaml'), 'utf8')).toMatch(
      /^info:\n {2}title: Jurybox\n {2}version: 1\.2\.3$/m,
    );
    expect(setVersion('1.2.3', folder)).toEqual([]);
    expect(() => setVersion('next', folder)).toThrow('not a version');
  });
});

describe('changes that callers or operators notice', () => {
  it.each([
    'spec/paths/health.yaml',
    'packages/client/src/index.ts',
    'packages/types/package.json',
    'apps/server/src/config.ts',
    'apps/server/src/cli/backup.ts',
    'apps/server/src/store/migrations/0002-probe.sql',
  ])('a change of this file needs a changeset: %s', (file) => {
    expect(changesWithoutChangeset([file]).join()).toContain('pnpm changeset');
    expect(changesWithoutChangeset([file, '.changeset/brave-owl.md'])).toEqual([]);
    for (const other of ['.changeset/README.md', '.changeset/brave-owl.md.orig', 'a/.changeset/brave-owl.md'])
      expect(changesWithoutChangeset([file, other])).toHaveLength(1);
  });

  it('the release pull request needs no changeset, and neither do changes that callers do not notice', () => {
    expect(
      changesWithoutChangeset(['apps/server/src/app.ts', 'packages/client/src/a.test.ts', 'spec/unknowns.yaml']),
    ).toEqual([]);
    expect(
      changesWithoutChangeset(['spec/openapi.yaml', 'packages/types/package.json', 'packages/types/CHANGELOG.md']),
    ).toEqual([]);
  });

  it('the changesets of this repository are valid', async () => {
    expect(await changesetFaults(root)).toEqual([]);
  });

  const folder = mkdtempSync(join(tmpdir(), 'jurybox-changesets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  it.each([
    ['---\n"@jurybox/client": minor\n---\n\nAdded a thing.\n', ''],
    ['---\n"@jurybox/nothing": minor\n---\n\nA.\n', 'x.md: @jurybox/nothing is not a published package'],
    ['---\n"@jurybox/openapi": minor\n---\n\nA.\n', 'x.md: @jurybox/openapi is not a published package'],
    ['---\n"@jurybox/client": huge\n---\n\nA.\n', 'huge'],
    ['---\n"@jurybox/client": minor\n---\n\n', 'x.md: has no text'],
    ['A.\n', 'could not parse changeset'],
  ])('the check of changesets finds an invalid one: %j', async (text, says) => {
    mkdirSync(join(folder, '.changeset'), { recursive: true });
    writeFileSync(join(folder, '.changeset/x.md'), text);
    const found = await changesetFaults(folder).catch((error: unknown) => [String(error)]);
    expect(found.join()).toMatch(says === '' ? /^$/ : says);
  });
});

describe('the npm version that a release needs', () => {
  it.each([
    ['11.5.1', 0],
    ['11.6.0', 0],
    ['12.0.0', 0],
    ['11.5.0', 1],
    ['11.4.9', 1],
    ['10.9.9', 1],
  ])('the check of the npm version %s reports %i problems', (version, faults) =>
    expect(npmTooOld(version)).toHaveLength(faults),
  );
});

describe('the packages that always have the same version', () => {
  it('the packages that always have the same version are exactly the published packages', () => {
    const [group] = (JSON.parse(read('.changeset/config.json') ?? '{}') as { fixed: string[][] }).fixed;
    expect(published.map((name) => `@jurybox/${name}`).filter((name) => !group?.includes(name))).toEqual([]);
    // Each package that is not private must be published, and must be in the folder that `folderOf` returns.
    const there = ['packages', 'apps']
      .flatMap((folder) =>
        planted()
          .list(folder)
          .map((name) => `${folder}/${name}/package.json`),
      )
      .map((file) => JSON.parse(read(file) ?? '{}') as { name: string; private?: boolean });
    for (const name of published)
      expect(JSON.parse(read(`${folderOf(name)}/package.json`) ?? '{}').name).toBe(`@jurybox/${name}`);
    expect(
      there
        .filter((manifest) => !manifest.private)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(group?.toSorted());
  });
});

describe('the contents of a tarball', () => {
  const good = [
    'package/package.json',
    'package/README.md',
    'package/LICENSE',
    'package/dist/index.js',
    'package/dist/index.d.ts',
  ];
  it('the check of a tarball reports an unexpected file and a missing file', () => {
    expect(strayFiles('client', good)).toEqual([]);
    expect(strayFiles('client', [...good, 'package/.env']).join()).toContain('must not contain package/.env');
    expect(strayFiles('client', good.slice(1)).join()).toContain('package.json is missing');
  });

  it("the check of the server's tarball reports source files, and a missing page or document", () => {
    const problems = strayFiles('server', [
      ...good,
      'package/src/main.ts',
      'package/bin/other.js',
      'package/dist/docs/index.html',
      'package/dist/docs/.built-from',
      'package/dist/migrations/0001-initial.sql',
    ]).join();
    for (const file of ['src/main.ts', 'bin/other.js', 'dist/docs/.built-from', 'dist/index.d.ts'])
      expect(problems).toContain(`must not contain package/${file};`);
    for (const file of ['dist/main.js', 'dist/judge/index.html', 'dist/app/index.html', 'dist/openapi.json'])
      expect(problems).toContain(`package/${file} is missing`);
    expect(problems).not.toContain('0001-initial');
    expect(problems).not.toContain('docs/index.html');
  });
});

describe('the workflows of this repository', () => {
  const workflows = files.filter((file) => file.startsWith('.github/workflows/'));
  const faults = (text: string): string[] => [
    ...[...text.matchAll(/uses: (\S+)/g)]
      .map(([, used = '']) => used)
      // `./` is the action in the checked-out commit of this repository, so no commit needs to be named.
      .filter((used) => used !== './' && !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(used))
      .map((used) => `${used} is not pinned`),
    ...(/^permissions:(\n {2}contents: read| \{\})$/m.test(text) ? [] : ['does not restrict the default permissions']),
    // Installed packages may run code. This code could read a token that the checkout left on the disk.
    ...[...text.matchAll(/uses: actions\/checkout@.*\n(?: {8,}.*\n)*/g)]
      .map(([step]) => step)
      .filter((step) => !/^ +persist-credentials: false$/m.test(step))
      .map(() => 'leaves the token of a checkout on disk'),
    ...[...text.matchAll(/^ {6}- (?:(?!^ {6}- )[^])*/gm)]
      .map(([step]) => step)
      .filter((step) => /GH_TOKEN/.test(step) && /npm run --silent setup|pnpm install/.test(step))
      .map(() => 'installs packages in a step that has a token'),
    ...(/pull_request_target|secrets\./.test(text) ? ['uses a secret, or a trigger that gives one to a fork'] : []),
  ];
  it.each(workflows)('the workflow %s pins its actions to commits and restricts its permissions', (file) => {
    expect(faults(read(file) ?? '')).toEqual([]);
  });
  it('planted faults: the check of workflows finds each unsafe change of release.yml', () => {
    const text = read('.github/workflows/release.yml') ?? '';
    expect(faults(text.replace(/actions\/checkout@\w+/, 'actions/checkout@v4'))).not.toEqual([]);
    expect(faults(text.replace('permissions:\n  contents: read', 'permissions: write-all'))).not.toEqual([]);
    expect(faults(`${text}\n# secrets.NPM_TOKEN`)).not.toEqual([]);
    expect(faults(text.replace('persist-credentials: false', 'persist-credentials: true'))).toEqual([
      'leaves the token of a checkout on disk',
    ]);
    expect(
      faults(
        text
          .replace('npx pnpm version-packages', 'npx pnpm install && npx pnpm version-packages')
          .replace('          npx pnpm install', '          GH_TOKEN=x npx pnpm install'),
      ),
    ).toEqual(['installs packages in a step that has a token']);
  });
});
