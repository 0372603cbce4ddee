import { posix } from 'node:path';
import { CannotReview } from '../errors.ts';
import { commitOf, git } from '../git.ts';
import { NotRead, type Files } from './files.ts';
import { limits, megabytes } from './limits.ts';

/**
 * Reads the files of a contract from a git revision, in one folder of the repository. Does not check out files, and
 * runs no hooks or filters.
 */
export class GitFiles implements Files {
  private readonly folder: string;
  private readonly repository: string;
  private readonly commit: string;
  private entries: Map<string, boolean> | undefined;
  private readonly contents = new Map<string, Buffer>();
  private readonly revision: string;

  /** `folder` is relative to the top of the repository. */
  constructor(repository: string, { revision, folder }: { revision: string; folder: string }) {
    const commit = commitOf(repository, revision);
    if (commit === undefined)
      throw new CannotReview(`git has no revision ${revision}: fetch it first, or name another file or revision`);
    [this.repository, this.folder, this.commit, this.revision] = [repository, folder, commit, revision];
  }

  has(path: string): boolean {
    return this.list().get(path) === true;
  }

  read(path: string): Buffer {
    const known = this.contents.get(path);
    if (known) return known;
    const isFile = this.list().get(path);
    if (isFile === undefined)
      throw new CannotReview(`revision ${this.revision} has no ${posix.join(this.folder, path)}`);
    if (!isFile) throw new NotRead('is not a regular file');
    // The first call reads one file. If that file refers to others, the second call reads all files of the folder with
    // one git process.
    const others = this.contents.size === 0 ? [] : this.notReadYet().filter((name) => name !== path);
    const sizes = this.sizesOf([path, ...others]);
    if ((sizes[0] ?? 0) > limits.fileBytes)
      throw new CannotReview(`${path} is larger than ${megabytes(limits.fileBytes)}`);
    const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= limits.contractBytes;
    this.readAll(isSmall ? [path, ...others] : [path]);
    return this.contents.get(path) as Buffer;
  }

  private notReadYet(): string[] {
    const names = [...this.list()]
      .filter(([name, isFile]) => isFile && /\.(ya?ml|json)$/i.test(name) && !this.contents.has(name))
      .map(([name]) => name);
    return names.length > limits.files ? [] : names;
  }

  private sizesOf(names: string[]): number[] {
    const output = git(this.repository, ['cat-file', '--batch-check=%(objectsize)'], this.objects(names)).toString();
    return output.split('\n').map(Number);
  }

  private readAll(names: string[]): void {
    const output = git(this.repository, ['cat-file', '--batch'], this.objects(names));
    let offset = 0;
    for (const name of names) {
      const end = output.indexOf(10, offset);
      const length = Number(output.subarray(offset, end).toString().split(' ').at(-1));
      this.contents.set(name, output.subarray(end + 1, end + 1 + length));
      offset = end + length + 2;
    }
  }

  private objects(names: string[]): string {
    return `${names.map((name) => `${this.commit}:${posix.join(this.folder, name)}`).join('\n')}\n`;
  }

  /** Returns the names in the folder, and whether each is a regular file. */
  private list(): Map<string, boolean> {
    if (this.entries) return this.entries;
    const path = this.folder === '.' ? [] : ['--', `${this.folder}/`];
    const entries = git(this.repository, ['ls-tree', '-r', '-z', '--full-tree', this.commit, ...path])
      .toString()
      .split('\0')
      .flatMap((line): [string, boolean][] => {
        // A symbolic link (mode 120000) could lead out of the revision.
        const [, mode = '', name = ''] = /^(\d+) \w+ \w+\t(.*)$/s.exec(line) ?? [];
        return name === '' || name.includes('\n') ? [] : [[posix.relative(this.folder, name), mode.startsWith('100')]];
      });
    this.entries = new Map(entries);
    return this.entries;
  }
}
