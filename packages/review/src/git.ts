import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotReview } from './errors.ts';

function git(folder: string, args: string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    ...(input === undefined ? {} : { input }),
  });
}

/** Returns the commit that a revision names; undefined if git does not know the revision. */
function commitOf(folder: string, revision: string): string | undefined {
  try {
    return git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the files under `path` that changed or were deleted since a revision. Returns an empty list if git does not
 * know the revision.
 */
export function changedSince(folder: string, revision: string, path: string): string[] {
  const commit = commitOf(folder, revision);
  if (commit === undefined) return [];
  return git(folder, ['diff', '--name-only', '--no-renames', '--diff-filter=MDT', '--relative', commit, '--', path])
    .toString()
    .split('\n')
    .filter((name) => name !== '');
}

/** Copies the files under `path` of a git revision into a folder. Checks out nothing and runs no hook or filter. */
export function extract(
  folder: string,
  { revision, path, into }: { revision: string; path: string; into: string },
): void {
  const commit = commitOf(folder, revision);
  if (commit === undefined)
    throw new CannotReview(`git has no revision ${revision}: fetch it first, or name another revision with --base`);
  const top = git(folder, ['rev-parse', '--show-toplevel']).toString().trim();
  const names = git(top, ['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...(path === '.' ? [] : [path])])
    .toString()
    .split('\0')
    // Only regular files, because a symbolic link could point outside the revision.
    .filter((entry) => /^100(644|755) blob /.test(entry))
    .map((entry) => entry.slice(entry.indexOf('\t') + 1))
    .filter((name) => !name.includes('\n') && /\.(ya?ml|json|md)$/.test(name));
  if (names.length === 0) throw new CannotReview(`revision ${revision} has no ${path}`);
  const output = git(top, ['cat-file', '--batch'], `${names.map((name) => `${commit}:${name}`).join('\n')}\n`);
  let offset = 0;
  for (const name of names) {
    const end = output.indexOf(10, offset);
    const size = Number(output.subarray(offset, end).toString().split(' ').at(-1));
    const file = join(into, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output.subarray(end + 1, end + 1 + size));
    offset = end + size + 2;
  }
}
