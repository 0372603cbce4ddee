/** Checks that nobody changes the programs in `released-programs/`. `pnpm typecheck` checks that they still compile. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The options that set the author of a commit. */
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });

/**
 * Returns the programs that somebody changed or deleted after their release. If a program were adapted to the new
 * client, it would compile even if the new client breaks callers. The folder of a whole release may be deleted.
 */
function changedPrograms(folder: string): string[] {
  const filter = ['--diff-filter=MDT', '--no-renames', '--name-only', '--relative'];
  const changed = [git(folder, 'log', '--format=', ...filter, '--', '.'), git(folder, 'diff', ...filter, 'HEAD', '.')];
  const files = new Set(changed.flatMap((text) => text.split('\n')));
  return [...files].filter((file) => file.includes('/') && existsSync(join(folder, dirname(file)))).sort();
}

it('nobody has changed the programs that were written for earlier releases of the client', () => {
  expect(changedPrograms(join(import.meta.dirname, 'released-programs'))).toEqual([]);
});

describe('planted faults: the check of the programs of earlier releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-released-programs-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  beforeAll(() => {
    git(folder, 'init', '--quiet');
    for (const file of ['README.md', '0.1.0/call.ts', '0.1.0/other.ts', '0.2.0/call.ts']) write(file, 'first');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--no-verify', '--message', 'releases');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the check finds a changed program, in the working tree and in a commit, and ignores other files', () => {
    write('README.md', 'changed');
    expect(changedPrograms(folder)).toEqual([]);
    write('0.1.0/call.ts', 'changed');
    rmSync(join(folder, '0.1.0/other.ts'));
    expect(changedPrograms(folder)).toEqual(['0.1.0/call.ts', '0.1.0/other.ts']);
    git(folder, 'commit', '--quiet', '--no-verify', '--all', '--message', 'changed');
    expect(changedPrograms(folder)).toEqual(['0.1.0/call.ts', '0.1.0/other.ts']);
  });

  it('the check accepts that all programs of a release are deleted', () => {
    rmSync(join(folder, '0.1.0'), { recursive: true });
    expect(changedPrograms(folder)).toEqual([]);
  });
});
