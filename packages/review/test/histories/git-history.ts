import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Compared } from '../../src/compared.ts';

/** Where to find the versions of a contract in a git repository. */
export interface History {
  repository: string;
  /** The path of the contract's root document in the repository. */
  path: string;
  /** The folder with all files of the contract. Undefined if the contract is one file. */
  folder?: string;
  until: string;
}

/** Two consecutive versions of a contract, as commit ids. */
export type Pair = Compared<string>;

const git = ({ repository }: Pick<History, 'repository'>, args: string[], input = ''): Buffer =>
  execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 29, stdio: ['pipe', 'pipe', 'ignore'], input });

/**
 * Returns at most `most` changes of a contract as pairs of commits, newest first. Follows the first parent of a merge,
 * and skips commits without the root document.
 */
export function lastChanges(history: History, most: number): Pair[] {
  const { path, folder, until } = history;
  const listed = git(history, ['log', '--first-parent', '--format=%H', until, '--', folder ?? path]).toString();
  const pairs: Pair[] = [];
  let revision: string | undefined;
  for (const base of listed.split('\n')) {
    if (base === '' || pairs.length === most) break;
    if (!exists(history, base)) {
      revision = undefined;
      continue;
    }
    if (revision !== undefined) pairs.push({ base, revision });
    revision = base;
  }
  return pairs;
}

function exists(history: History, commit: string): boolean {
  try {
    git(history, ['cat-file', '-e', `${commit}:${history.path}`]);
    return true;
  } catch {
    return false;
  }
}

/** Writes the files that the contract has at a commit into the folder `into`. Returns the path of the root document. */
export function extractContract(history: History, commit: string, into: string): string {
  const { path, folder } = history;
  const names =
    folder === undefined
      ? [path]
      : git(history, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', folder])
          .toString()
          .split('\0')
          .filter((name) => /\.(ya?ml|json|md)$/.test(name));
  const contents = git(history, ['cat-file', '--batch'], names.map((name) => `${commit}:${name}\n`).join(''));
  let offset = 0;
  for (const name of names) {
    const end = contents.indexOf(10, offset);
    const size = Number(contents.subarray(offset, end).toString().split(' ').at(-1));
    if (Number.isNaN(size)) throw new Error(`the repository has no ${name} at ${commit}`);
    const text = contents.subarray(end + 1, end + 1 + size);
    offset = end + size + 2;
    const file = join(into, folder === undefined ? posix.basename(name) : posix.relative(folder, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(into, folder === undefined ? posix.basename(path) : posix.relative(folder, path));
}
