import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../paths.ts';

/** The repository as its rules see it: every file that is tracked or would be, by path. */
export interface Repo {
  files: readonly string[];
  /** The text of a file, or nothing where there is none. */
  read: (path: string) => string | undefined;
}

/** A rule: everything in the repository that breaks it, a sentence each. */
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

/** The same repository with some files changed, added, or taken away where the text is undefined. */
export function withFiles(repo: Repo, changes: Record<string, string | undefined>): Repo {
  const kept = repo.files.filter((file) => !(file in changes));
  const added = Object.keys(changes).filter((file) => changes[file] !== undefined);
  return { files: [...kept, ...added], read: (path) => (path in changes ? changes[path] : repo.read(path)) };
}

export function isGenerated(path: string): boolean {
  return path.split('/').slice(0, -1).includes('generated');
}

/** The first two folders: `packages/types`, `apps/server`. */
export function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

export interface Import {
  file: string;
  specifier: string;
  /** Where it leads, relative to the repository; the specifier itself when it names a package. */
  target: string;
}

const importing =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\})?[^'"\n;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import and re-export in the repository's code, static or not. */
export function importsOf(repo: Repo): Import[] {
  return repo.files
    .filter((file) => /\.[mc]?[jt]sx?$/.test(file))
    .flatMap((file) =>
      [...(repo.read(file) ?? '').matchAll(importing)].map((match) => {
        const specifier = match[1] ?? match[2] ?? match[3] ?? '';
        return {
          file,
          specifier,
          target: specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
        };
      }),
    );
}
