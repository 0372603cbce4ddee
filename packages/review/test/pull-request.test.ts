/** Reviews a pull request with five changes, of which two are breaking. The comment must equal the snapshot. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './support/contract.ts';
import { Repository } from './support/repository.ts';

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
  repository.git('switch', '--quiet', '--create', 'change');
  const schema = 'spec/components/schemas/NoteUpdate.yaml';
  // The first two changes are breaking. The others are a new member, a new operation and a new summary.
  repository.edit(schema, 'maxLength: 10000', 'maxLength: 500');
  repository.edit('spec/components/schemas/NoteStatus.yaml', '[OPEN, DONE]', '[OPEN, PAUSED, DONE]');
  repository.edit(schema, 'properties:\n', 'properties:\n  colour: { type: string, maxLength: 20, examples: [red] }\n');
  repository.edit(
    'spec/paths/health.yaml',
    /^get:\n/,
    'delete:\n  operationId: deleteHealth\n  security: []\n  responses:\n    "204": { description: Gone. }\nget:\n',
  );
  repository.edit('spec/paths/notes.yaml', 'List the notes', 'Everything there is');
  repository.commit('five changes');
});
afterAll(() => repository.remove());

describe('the review of a pull request with five changes', () => {
  it('for two breaking changes, the review tool exits with 1, and its comment matches the snapshot', async () => {
    const { code } = await repository.review(
      '--base',
      'main',
      '--markdown',
      join(repository.folder, 'comment.md'),
      '--json',
      join(repository.folder, 'report.json'),
    );
    expect(code).toBe(1);
    await expect(repository.read('comment.md')).toMatchFileSnapshot('snapshots/comment.md');
    const report = JSON.parse(repository.read('report.json'));
    expect(report.findings.filter(({ level, proof }: any) => level === 'major' && proof === 'proven')).toHaveLength(2);
    expect(report.findings).toHaveLength(5);
  });

  it('the review of the working tree and the review of a commit with the same files report the same', async () => {
    const [one, two] = [
      await repository.review('--base', 'main'),
      await repository.review('--base', 'main', '--revision', 'change'),
    ];
    expect(one.stdout.replace('working tree', 'change').replaceAll('spec/', '')).toBe(
      two.stdout.replaceAll('spec/', ''),
    );
    expect(one.stdout).toContain('BREAKS `body.text` must now have at most 500 characters (before: 10000)');
    expect(one.stdout).toContain('spec/components/schemas/NoteUpdate.yaml:');
  });

  it('the JSON output fits report.schema.json', async () => {
    const schema = JSON.parse(readFileSync(join(root, 'packages/review/report.schema.json'), 'utf8'));
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    const { stdout } = await repository.review('--base', 'main', '--format', 'json');
    expect(validate(JSON.parse(stdout)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...JSON.parse(stdout), findings: [{}] })).toBe(false);
  });

  it('the merge is blocked until the breaking changes have valid approvals and the changeset is major', async () => {
    const { stdout } = await repository.review('--base', 'main', '--format', 'json');
    const major = JSON.parse(stdout).findings.filter(({ level }: any) => level === 'major');
    const approve = (expires: string) =>
      repository.write(
        '.review/approvals.yaml',
        `approvals:\n${major
          .map(
            ({ fingerprint }: any) =>
              `  - fingerprint: ${fingerprint}\n    reason: Agreed with every caller.\n` +
              `    owner: contract team\n    expires: '${expires}'\n`,
          )
          .join('')}`,
      );
    approve('2026-12-31');
    repository.edit('jurybox-review.yaml', /$/, '  changesets: .changeset\n');
    repository.write('.changeset/config.json', readFileSync(join(root, '.changeset/config.json'), 'utf8'));
    repository.write('.changeset/short-notes.md', "---\n'@jurybox/types': minor\n---\n\nShortened notes.\n");
    expect((await repository.review('--base', 'main')).stdout).toContain(
      'the changes are major, the changesets say minor: write a file in .changeset/ that begins with ' +
        "`'@jurybox/types': major`",
    );
    repository.write('.changeset/short-notes.md', "---\n'@jurybox/types': major\n---\n\nShortened notes.\n");
    const approved = await repository.review('--base', 'main', '--changelog', join(repository.folder, 'entry.md'));
    expect(approved.stdout).toContain('Nothing blocks the merge.');
    expect(approved.code).toBe(0);
    await expect(repository.read('entry.md')).toMatchFileSnapshot('snapshots/changelog.md');
    approve('2026-11-19');
    expect((await repository.review('--base', 'main')).stdout).toContain('expired on 2026-11-19');
    repository.write(
      '.review/approvals.yaml',
      "approvals:\n  - { fingerprint: '000000000000', reason: Old., owner: nobody, expires: '2027-01-01' }\n",
    );
    expect((await repository.review('--base', 'main')).stdout).toContain(
      'approval 000000000000 matches no finding of this change: ' +
        'remove it from .review/approvals.yaml after the approved change is released',
    );
  });
});
