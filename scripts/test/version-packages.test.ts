/**
 * Tests the changes of the release pull request. A fake replaces each program that a release starts. The test with the
 * same name in long/ runs the real programs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf, published } from '../release/published.ts';
import { programOf } from '../release/programs.ts';
import { prepareRelease, withEntry, withoutApprovals, type ReleaseSteps } from '../release/version.ts';
import { ourRepo } from './repo/repo.ts';
import { versionsThatDiffer } from './support/release-files.ts';

console.warn('NOT RUN: a whole release in a copy of the repository; pnpm --filter scripts test:long runs it');

const { files, read: readOurs } = ourRepo();
const folder = mkdtempSync(join(tmpdir(), 'jurybox-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const generated = 'packages/types/generated/openapi.gen.json';
const { version: before } = JSON.parse(readOurs('package.json') ?? '') as { version: string };
const after = `${Number.parseInt(before, 10) + 1}.0.0`;
const tree = {
  read: (path: string) => (files.includes(path) ? read(path) : undefined),
  list: (path: string) => {
    const inside = files.filter((file) => file.startsWith(`${path}/`));
    return [...new Set(inside.map((file) => file.slice(path.length + 1).split('/')[0] ?? ''))];
  },
};

/** The steps of the release that ran, each with the version in the contract at this time. */
let ran: string[] = [];
const record = (step: string) =>
  void ran.push(`${step} ${/^ {2}version: (.*)$/m.exec(read('spec/openapi.yaml'))?.[1]}`);
const steps: ReleaseSteps = {
  findingsSince: (tag) => {
    record(`review since ${tag}`);
    return '### What is new\n\n- `name` may now have at most 101 characters';
  },
  versionPackages: () => {
    record('changesets');
    for (const name of published) {
      const file = `${folderOf(name)}/package.json`;
      write(file, read(file).replace(`"version": "${before}"`, `"version": "${after}"`));
    }
    rmSync(join(folder, '.changeset/longer-names.md'));
  },
  generate: () => {
    record('generate');
    write(generated, read(generated).replace(`"version": "${before}"`, `"version": "${after}"`));
  },
  keepPrograms: (version) => {
    record('samples');
    return `samples/${version}`;
  },
};

describe('the release pull request', () => {
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => {
    ran = [];
    vi.spyOn(console, 'log').mockReturnValue();
    const isVersioned =
      /^(package\.json|(apps|packages)\/[^/]+\/package\.json|spec\/(openapi|workflows\/[^/]+)\.yaml)$/;
    const others = [
      generated,
      'docs/contract-changelog.md',
      'docs/review-your-own-contract.md',
      '.changeset/config.json',
    ];
    for (const file of [...files.filter((one) => isVersioned.test(one)), ...others]) write(file, readOurs(file) ?? '');
    write('.review/approvals.yaml', '# Kept.\napprovals:\n  - fingerprint: a\n');
    write('.changeset/longer-names.md', "---\n'@jurybox/types': minor\n---\n\nNames of apps\n  may be longer.\n");
  });

  it('version-packages first runs the review, then sets all versions, and then generates files', async () => {
    await prepareRelease(folder, steps);
    expect(ran).toEqual([
      `review since v${before} ${before}`,
      `changesets ${before}`,
      `generate ${after}`,
      `samples ${after}`,
    ]);
    expect(versionsThatDiffer(tree)).toEqual([]);
    // Planted fault: one package keeps its old version.
    write('packages/review/package.json', readOurs('packages/review/package.json') ?? '');
    expect(versionsThatDiffer(tree).join()).toContain('packages/review/package.json');
  });

  it('version-packages adds an entry with the findings at the top of the changelog', async () => {
    await prepareRelease(folder, steps);
    const changelog = read('docs/contract-changelog.md');
    const entry = '- Names of apps may be longer.\n\n### What is new\n\n- `name` may now have at most 101 characters\n';
    expect(changelog).toMatch(new RegExp(`^## ${after.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'));
    expect(changelog).toContain(entry);
    expect(changelog.indexOf(`## ${after}`)).toBeLessThan(changelog.indexOf(`## ${before}`));
    expect(read('.review/approvals.yaml')).toBe('# Kept.\napprovals: []\n');
  });

  it('version-packages changes no file if there is no changeset, or if a finding blocks the release', async () => {
    const blocked = () => {
      throw new Error('a finding blocks the release');
    };
    await expect(prepareRelease(folder, { ...steps, findingsSince: blocked })).rejects.toThrow('a finding blocks');
    rmSync(join(folder, '.changeset/longer-names.md'));
    await expect(prepareRelease(folder, steps)).rejects.toThrow('there is no changeset');
    expect(ran).toEqual([]);
    expect(read('.review/approvals.yaml')).toContain('fingerprint: a');
  });
});

describe('the steps of version-packages', () => {
  it('programOf throws if a code sample does not begin with an import of @jurybox/client', () => {
    expect(() => programOf([{ operationId: 'getApp', source: 'console.log(1);' }])).toThrow('the sample of getApp');
  });

  it('an entry is added at the top of the changelog, unless the version already has one', () => {
    const text = '# Changelog\n\n## 0.1.0 (2026-11-20)\n\nThe first.\n';
    const release = { version: '0.2.0', day: '2026-12-01' };
    const next = withEntry(text, { ...release, words: ['More.'], findings: '### What is new\n\n- $& stays' });
    expect(next).toBe(
      '# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- More.\n\n### What is new\n\n- $& stays\n\n' +
        '## 0.1.0 (2026-11-20)\n\nThe first.\n',
    );
    const nothing = { words: [], findings: '' };
    expect(() => withEntry(next, { ...release, ...nothing })).toThrow('already has an entry');
    expect(withEntry(text, { ...release, ...nothing })).toContain('\n\n## 0.2.0 (2026-12-01)\n\n## 0.1.0 ');
  });

  it('withoutApprovals removes all approvals, and keeps the comment at the top of approvals.yaml', () => {
    expect(withoutApprovals('# Words.\napprovals:\n  - fingerprint: a\n    reason: b\n')).toBe(
      '# Words.\napprovals: []\n',
    );
  });
});
