/** Runs the scripts of the GitHub action and of the workflow that comments on pull requests, in a small repository. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { marker } from '../src/output/markdown.ts';
import { root } from './support/contract.ts';
import { GitHub, workflowIn, type Workflow } from './support/github.ts';
import { Repository } from './support/repository.ts';

const hasJq = spawnSync('jq', ['--version']).status === 0;
if (!hasJq) console.warn('NOT RUN: the comment on a pull request and the action; install jq to run them');

const folder = join(root, '.github/workflows');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const commentText = textOf('review-comment.yml');
const actionText = readFileSync(join(root, 'action.yml'), 'utf8');
const own = { head: 'a'.repeat(40), headRepository: 'a/b' };
const fork = { head: 'b'.repeat(40), headRepository: 'mallory/b' };

let repository: Repository;
let gitHub: GitHub;
beforeAll(() => {
  gitHub = new GitHub();
  repository = new Repository();
  repository.git('switch', '--quiet', '--create', 'breaking');
  repository.edit('spec/components/schemas/NoteUpdate.yaml', 'maxLength: 10000', 'maxLength: 500');
  repository.commit('a shorter text');
  repository.git('switch', '--quiet', '--create', 'harmless', 'main');
  repository.edit('spec/components/schemas/NoteUpdate.yaml', 'maxLength: 10000', 'maxLength: 20000');
  repository.commit('a longer text');
  repository.git('switch', '--quiet', '--create', 'unrelated', 'main');
  repository.write('readme.md', 'Words.');
  repository.commit('words');
  repository.git('switch', '--quiet', '--create', 'unreadable', 'main');
  repository.write('spec/openapi.yaml', 'openapi: [`\n@everyone');
  repository.commit('a fault');
});
beforeEach(() => gitHub.setComments([]));
afterAll(() => {
  repository.remove();
  gitHub.remove();
});

const reviews = new Map<string, ReturnType<GitHub['review']>>();

/** Reviews a branch with these inputs of the action. Stores the result, because a review takes seconds. */
function reviewBranch(branch: string, inputs: Record<string, string> = {}) {
  const key = JSON.stringify([branch, inputs]);
  const known = reviews.get(key);
  if (known) return known;
  repository.git('switch', '--quiet', branch);
  const review = gitHub.review(repository.folder, { base: 'main' }, inputs);
  reviews.set(key, review);
  return review;
}

describe.skipIf(!hasJq)('the comment on a pull request', () => {
  it('the comment workflow writes one comment on a pull request, and updates it after the next review', () => {
    const first = reviewBranch('breaking');
    expect([first.status, first.output]).toEqual([1, expect.stringContaining('result=blocks\n')]);
    expect(first.stdout).toContain('::error file=spec/components/schemas/NoteUpdate.yaml,line=');
    expect(first.summary).toContain(marker);
    expect(JSON.parse(readFileSync(join(first.artifact, 'review.sarif'), 'utf8')).runs[0].results).toHaveLength(1);
    gitHub.setComments([{ id: 1, user: { login: 'a-person' }, body: `${marker} quoted by a person` }]);
    expect(gitHub.comment(commentText, first.run, own)).toMatchObject([{ status: 0, stderr: '' }]);
    expect(gitHub.comments).toHaveLength(2);
    expect(gitHub.comments[1]?.body).toMatch(
      /^<!-- jurybox-review -->\n\n## 🔴 Contract review: do not merge, 1 change breaks/,
    );
    expect(gitHub.comments[1]?.body).not.toContain('A fork');

    const second = reviewBranch('harmless');
    expect([second.status, second.output]).toEqual([0, expect.stringContaining('result=passes\n')]);
    expect(gitHub.comment(commentText, second.run, own)).toMatchObject([{ status: 0, stderr: '' }]);
    expect(gitHub.comments).toHaveLength(2);
    expect(gitHub.comments[1]?.body).toContain('may be merged, nothing breaks callers');
  });

  it('if the contract did not change, the workflow on GitHub adds no comment but updates an earlier one', () => {
    const { run, status } = reviewBranch('unrelated');
    expect(status).toBe(0);
    gitHub.comment(commentText, run, own);
    expect(gitHub.comments).toEqual([]);
    gitHub.comment(commentText, reviewBranch('breaking').run, own);
    expect(gitHub.comments).toHaveLength(1);
    gitHub.comment(commentText, reviewBranch('unrelated').run, own);
    expect(gitHub.comments).toHaveLength(1);
    expect(gitHub.comments[0]?.body).toContain('nothing changed');
  });

  it('for a pull request from a fork, the comment says that a fork wrote the text, and mentions no user', () => {
    const { run, artifact } = reviewBranch('breaking');
    const file = join(gitHub.folder, 'artifacts', String(run), 'contract-review/comment.md');
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(artifact, 'comment.md'), 'utf8'));
    gitHub.comment(commentText, run, fork);
    expect(gitHub.comments[0]?.body).toMatch(
      /^<!-- jurybox-review -->\n\n> \[!WARNING\]\n> A fork, `mallory\/b`, wrote the text/,
    );
    expect(gitHub.comments[0]?.body.split(marker)).toHaveLength(2);
    expect(gitHub.comments[0]?.body).not.toMatch(/@[a-z]/);
    gitHub.comment(commentText, reviewBranch('harmless').run, fork);
    expect(gitHub.comments).toHaveLength(1);
  });

  it('the workflow on GitHub writes no comment if the reviewed commit is not the head of the pull request', () => {
    const { run } = reviewBranch('breaking');
    const [step] = gitHub.comment(commentText, run, own, 'c'.repeat(40));
    expect([step?.status, step?.stdout]).toEqual([0, expect.stringContaining('No comment: pull request 7')]);
    expect(gitHub.comments).toEqual([]);
  });

  it('the workflow on GitHub writes no comment if the review stored no file with a comment', () => {
    expect(gitHub.comment(commentText, 99, own)).toMatchObject([{ status: 0 }]);
    expect(gitHub.comments).toEqual([]);
  });

  it('if the review failed, the comment shows the error in a code block', () => {
    const { run, status, output } = reviewBranch('unreadable');
    expect([status, output]).toEqual([1, expect.stringContaining('result=failed\n')]);
    gitHub.comment(commentText, run, own);
    expect(gitHub.comments[0]?.body).toContain('## Contract review: it failed');
    expect(gitHub.comments[0]?.body.match(/```/g)).toHaveLength(2);
  });
});

describe.skipIf(!hasJq)('the GitHub action of the review', () => {
  it('with `fail: false`, the action passes if a change blocks the merge, but fails if the review itself fails', () => {
    const run = (code: 1 | 2, fail: string) =>
      reviewBranch('breaking', { command: gitHub.commandWithExitCode(code), fail }).status;
    expect([run(1, 'false'), run(1, 'true')]).toEqual([0, 1]);
    expect([run(2, 'false'), run(2, 'true')]).toEqual([1, 1]);
  });

  it('the action does not run commands in its input `arguments`', () => {
    const { stdout } = reviewBranch('breaking', { arguments: '--today 2026-11-20 ; touch pwned $(touch pwned)' });
    expect(stdout).not.toContain('pwned');
    expect(() => repository.read('pwned')).toThrow('ENOENT');
  });

  it('by default, the action installs and runs the review tool of its own commit', () => {
    expect(parse(actionText).inputs.command.default).toBe('');
    const { status, output } = reviewBranch('breaking', { command: '' });
    expect([status, output]).toEqual([1, expect.stringContaining('result=blocks\n')]);
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(gitHub.installations).toEqual([
      `--yes ${packageManager} --dir ${root} install --frozen-lockfile --silent --filter @jurybox/review...`,
    ]);
    reviewBranch('harmless');
    expect(gitHub.installations).toHaveLength(1);
  });

  it('the action fails if the review tool cannot be installed', () => {
    writeFileSync(join(gitHub.folder, 'bin/npx'), '#!/bin/sh\necho no network\nexit 1\n');
    const { run, status, output } = reviewBranch('harmless', { command: '' });
    expect([status, output]).toEqual([1, expect.stringContaining('result=failed\n')]);
    gitHub.comment(commentText, run, own);
    expect(gitHub.comments[0]?.body).toContain('no network');
  });
});

describe('the security of the GitHub workflows', () => {
  /** Returns the reasons why pull requests from forks could misuse the workflows for the review and its comment. */
  const unsafe = (review: Workflow, comment: Workflow, texts: string[]): string[] => {
    const steps = [review, comment].flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
    const actions = steps.flatMap(({ uses }) => (uses === undefined || uses === './' ? [] : [uses]));
    return [
      ...actions.filter((one) => !/@[0-9a-f]{40}$/.test(one)).map((one) => `${one} is not pinned`),
      ...[review, comment].flatMap(({ on, permissions }) => [
        ...(JSON.stringify(on).includes('pull_request_target') ? ['pull_request_target'] : []),
        ...(JSON.stringify(permissions) === '{}' ? [] : ['permissions of the workflow']),
      ]),
      ...(JSON.stringify(review.jobs['review']?.permissions) === '{"contents":"read"}' ? [] : ['the review may write']),
      ...(/secrets\./.test(texts[0] ?? '') ? ['secrets'] : []),
      ...(/checkout|npm |pnpm |npx |node /.test(texts[1] ?? '') ? ['the comment workflow runs code'] : []),
      ...steps.flatMap(({ run = '' }) => (run.includes('${{') ? ['an expression in a script'] : [])),
    ];
  };
  const texts = [textOf('review.yml'), commentText];

  it('pull requests from forks cannot misuse the GitHub workflows for the review and its comment', () => {
    expect(unsafe(workflowIn(texts[0] ?? ''), workflowIn(commentText), texts)).toEqual([]);
    const steps = parse(actionText).runs.steps as { uses?: string; run?: string }[];
    for (const { uses, run = '' } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      expect(run).not.toContain('${{');
    }
  });

  it('review-your-own-contract.md shows a safe review workflow, and the comment workflow of this repository', () => {
    const page = readFileSync(join(root, 'docs/review-your-own-contract.md'), 'utf8');
    const [review = '', comment = '', config = ''] = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
      ([, text = '']) => text,
    );
    expect(comment).toBe(commentText);
    const { version } = JSON.parse(readFileSync(join(root, 'packages/review/package.json'), 'utf8'));
    expect(review).toContain(`- uses: jurybox/jurybox@v${version}\n`);
    const parsed = workflowIn(review.replace(`jurybox/jurybox@v${version}`, './'));
    expect(unsafe(parsed, workflowIn(comment), [review, comment])).toEqual([]);
    expect(readConfig(config, 'jurybox-review.yaml').problems).toEqual([]);
    const inputs = parse(actionText).inputs as Record<string, unknown>;
    for (const name of Object.keys(inputs)) expect(page).toContain(`| \`${name}\` |`);
  });

  it.each<[string, (text: string) => string, number]>([
    ['an action without a pin', (text) => text.replace(/@[0-9a-f]{40}/, '@v4'), 0],
    ['pull_request_target', (text) => text.replace('pull_request:', 'pull_request_target:'), 0],
    ['a review that may write', (text) => text.replace('contents: read', 'contents: write'), 0],
    ['secrets', (text) => text.replace('npm run setup', 'npm run setup ${{ secrets.KEY }}'), 0],
    [
      'a checkout before the comment',
      (text) => text.replace('- name: Comment', '- uses: actions/checkout@v4\n      - name: Comment'),
      1,
    ],
    ['an expression in a script', (text) => text.replace('review="', 'echo ${{ github.head_ref }}; review="'), 1],
  ])('planted fault: the check of the workflows finds %s', (_, plant, index) => {
    const planted = texts.map((text, i) => (i === index ? plant(text) : text));
    expect(planted).not.toEqual(texts);
    expect(unsafe(workflowIn(planted[0] ?? ''), workflowIn(planted[1] ?? ''), planted)).not.toEqual([]);
  });

  it.skipIf(!hasJq).each<[string, (text: string) => string, (comments: { body: string }[]) => boolean]>([
    [
      'a second comment instead of an update',
      (text) => text.replace('test -n "$old"', 'false'),
      (comments) => comments.length === 1,
    ],
    [
      'a comment that does not name the fork',
      (text) => text.replace('test "$HEAD_REPOSITORY" != "$REPOSITORY"', 'false'),
      (comments) => comments.every(({ body }) => body.includes('A fork')),
    ],
  ])('planted fault: the tests of the comment find %s', (_, plant, isRight) => {
    for (const [text, expected] of [
      [commentText, true],
      [plant(commentText), false],
    ] as const) {
      gitHub.setComments([]);
      const { run } = reviewBranch('breaking');
      gitHub.comment(text, run, fork);
      gitHub.comment(text, run, fork);
      expect(isRight(gitHub.comments)).toBe(expected);
    }
  });
});
