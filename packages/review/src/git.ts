import { execFileSync } from 'node:child_process';
import { CannotReview } from './errors.ts';

export function git(folder: string, args: string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    ...(input === undefined ? {} : { input }),
  });
}

/** Returns the commit that a revision names; undefined if git does not know the revision. */
export function commitOf(folder: string, revision: string): string | undefined {
  try {
    return git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a folder relative to the top of its repository. Returns an empty text for the top itself, and for
 * a repository without a working tree.
 */
export function pathInRepository(folder: string, source: string): string {
  for (const question of ['--show-prefix', '--git-dir'])
    try {
      const answer = git(folder, ['rev-parse', question]).toString().trim();
      return question === '--git-dir' ? '' : answer;
    } catch {
      // This command fails in a repository without a working tree; the next command works there too.
    }
  throw new CannotReview(
    `${source} is neither a file nor a folder, and the working folder is in no git repository that has such a revision`,
  );
}
