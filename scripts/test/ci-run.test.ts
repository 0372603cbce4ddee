/** Tests `.ci/run` in a small repository. Instead of npm, a shell script runs: it passes, fails or changes files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.ts';

/** Runs `.ci/run` in a new repository with the shell script `npm` instead of npm. With `edit`, first edits kept.txt. */
function runCi(npm: string, { edit = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const repo = join(folder, 'repo');
  mkdirSync(join(repo, '.ci'), { recursive: true });
  copyFileSync(join(root, '.ci/run'), join(repo, '.ci/run'));
  writeFileSync(join(repo, 'kept.txt'), 'kept\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: repo });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'test: a file');
  if (edit) writeFileSync(join(repo, 'kept.txt'), 'edited before the run\n');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const { status, stdout } = spawnSync('bash', ['.ci/run'], { cwd: repo, env, encoding: 'utf8' });
  return { status, stdout };
}

test.each([false, true])('.ci/run passes if tests change no file (a file was edited before the run: %s)', (edit) => {
  expect(runCi('echo "NOT RUN: a test"; echo "NOT RUN: a test"', { edit })).toEqual({
    status: 0,
    stdout: 'NOT RUN: a test\n'.repeat(5),
  });
});

const changes = ['echo changed > kept.txt', 'touch new.txt', 'rm -f kept.txt'];
test.each(changes)('.ci/run fails if a test changes a file with the command: %s', (npm) => {
  expect(runCi(npm)).toMatchObject({ status: 1, stdout: expect.stringContaining('FAIL: the run changed these files') });
});

test('if npm fails, .ci/run fails with the same exit code', () => {
  expect(runCi('exit 3')).toMatchObject({ status: 3 });
});

test('.ci/run repeats the failed tests and their errors at the end of its output', () => {
  const failed = String.raw`judge: \033[41m FAIL \033[49m a.test.ts > adds\njudge: AssertionError: 1 is not 2`;
  const { status, stdout } = runCi(`printf '${failed}\nlater\n'; exit 1`);
  expect(status).toBe(1);
  expect(stdout.split('later\n')[1]).toBe('judge:  FAIL  a.test.ts > adds\njudge: AssertionError: 1 is not 2\n');
});
