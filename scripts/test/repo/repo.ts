import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';

/** The files of the repository: those in git, and new files that git does not ignore. */
export interface Repo {
  files: readonly string[];
  /** Returns the text of a file, or undefined if the file does not exist. */
  read: (path: string) => string | undefined;
}

/** Returns a sentence for each place that breaks the rule. */
export type Rule = (repo: Repo) => string[];

export function ourRepo(): Repo {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  const known = new Set(files);
  const texts = new Map<string, string>();
  return {
    files,
    read(path) {
      if (!known.has(path)) return undefined;
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
      texts.set(path, text);
      return text;
    },
  };
}

/** Returns the repository with changes: the new text of each path, or undefined for a file that is removed. */
export function withFiles(repo: Repo, changes: Record<string, string | undefined>): Repo {
  const kept = repo.files.filter((file) => !(file in changes));
  const added = Object.keys(changes).filter((file) => changes[file] !== undefined);
  return { files: [...kept, ...added], read: (path) => (path in changes ? changes[path] : repo.read(path)) };
}

export function isGenerated(path: string): boolean {
  return path.split('/').slice(0, -1).includes('generated');
}
