import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { CannotReview } from '../errors.ts';
import { execFileSync } from 'node:child_process';

/** The limits for reading a contract. The review refuses a contract that exceeds a limit, and names the limit. */
export const limits = {
  /** The maximum sizes of one file and of all files of one contract, and the maximum number of files. */
  fileBytes: 32 * 1024 * 1024,
  contractBytes: 64 * 1024 * 1024,
  files: 5000,
  /** The maximum depth of nested lists and objects, in one file and in the bundled contract. */
  depth: 200,
  /** To repair its indentation, a file is read several times. This is the maximum number of characters in total. */
  repairedCharacters: 50_000_000,
  /** The maximum number of values in one file, after every YAML alias is replaced by its target. */
  values: 5_000_000,
  /** The maximum number of values that the YAML aliases of one file add. */
  aliasValues: 200_000,
  /** The maximum number of parts that are copied in place of `$ref`s. A copied part can contain further `$ref`s. */
  copies: 20_000,
  /** The maximum length of a pattern. JavaScript may throw an error on the first use of a much longer pattern. */
  patternCharacters: 10_000,
  /** The maximum time, and the maximum number of redirects, to download from one address. */
  addressMs: 30_000,
  redirects: 5,
  /** The report names at most this many unreadable parts of one contract, and counts the others. */
  notReviewed: 200,
  /** The review compares at most this many unreadable parts of one contract with those of the other, as text. */
  unread: 2000,
} as const;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/**
 * Returns the bytes of a file, by its path relative to the folder of the contract. Throws `NotRead` if only this file
 * cannot be read, or `CannotReview` if the whole contract must be refused.
 */
export type ReadFile = (path: string) => Buffer;

/** Thrown if a part of a contract cannot or must not be read. The review continues with the rest. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}

/** Reads the files of a contract from one folder of the disk. Does not follow symbolic links out of the folder. */
export function diskFiles(folder: string): ReadFile {
  const top = realpathSync(folder);
  return (path) => {
    let real: string;
    try {
      real = realpathSync(join(top, path));
    } catch {
      throw new CannotReview(`${path} does not exist, but the contract refers to it`);
    }
    if (!real.startsWith(top === sep ? sep : top + sep)) throw new NotRead('is outside the folder of the contract');
    const stat = statSync(real);
    if (!stat.isFile()) throw new NotRead('is not a regular file');
    if (stat.size > limits.fileBytes) throw new CannotReview(`${path} is larger than ${megabytes(limits.fileBytes)}`);
    return readFileSync(real);
  };
}

/**
 * Reads the files of a contract from a git revision, in one folder of the repository. Does not check out files, and
 * runs no hooks or filters. `folder` is relative to the top of the repository.
 */
export function gitFiles(repository: string, { revision, folder }: { revision: string; folder: string }) {
  const commit = commitOf(repository, revision);
  if (commit === undefined)
    throw new CannotReview(`git has no revision ${revision}: fetch it first, or name another file or revision`);
  const objects = objectsIn(repository, commit, folder);
  const contents = new Map<string, Buffer>();
  const catFile = (format: string, names: string[]): Buffer =>
    git(repository, ['cat-file', format], `${names.map((name) => objects.get(name)).join('\n')}\n`);
  const read = (path: string): Buffer => {
    const known = contents.get(path);
    if (known) return known;
    const object = objects.get(path);
    if (object === undefined) throw new CannotReview(`revision ${revision} has no ${posix.join(folder, path)}`);
    if (object === null) throw new NotRead('is not a regular file');
    // The first call reads one file. If this file refers to others, the second call reads all files of the folder with
    // one git process, because starting git for each file would be slow.
    const others = [...objects.keys()].filter(
      (name) => name !== path && !contents.has(name) && objects.get(name) !== null && /\.(ya?ml|json)$/i.test(name),
    );
    const all = contents.size === 0 || others.length > limits.files ? [path] : [path, ...others];
    const sizes = catFile('--batch-check=%(objectsize)', all).toString().split('\n').map(Number);
    if ((sizes[0] ?? 0) > limits.fileBytes)
      throw new CannotReview(`${path} is larger than ${megabytes(limits.fileBytes)}`);
    const names = sizes.reduce((sum, size) => sum + size, 0) <= limits.contractBytes ? all : [path];
    const output = catFile('--batch', names);
    let start = 0;
    for (const [i, name] of names.entries()) {
      start = output.indexOf(10, start) + 1;
      contents.set(name, output.subarray(start, (start += sizes[i] ?? 0)));
      start += 1;
    }
    return contents.get(path) as Buffer;
  };
  return { read, has: (path: string) => typeof objects.get(path) === 'string' };
}

/** Returns the paths of the files in a folder of a commit, with their git objects; `null` if a file is not regular. */
function objectsIn(repository: string, commit: string, folder: string): Map<string, string | null> {
  const path = folder === '.' ? [] : ['--', `${folder}/`];
  const lines = String(git(repository, ['ls-tree', '-r', '-z', '--full-tree', commit, ...path])).split('\0');
  return new Map(
    lines.slice(0, -1).map((line) => {
      const [, mode = '', object = '', name = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
      // A symbolic link (mode 120000) could lead to a file outside this commit.
      return [posix.relative(folder, name), mode.startsWith('100') ? object : null];
    }),
  );
}

/** Downloads the document at an address that the user named. Follows a few redirects, and only to https. */
export async function readAddress(
  address: string,
  request: (address: string, options: RequestInit) => Promise<Response> = fetch,
  timeoutMs: number = limits.addressMs,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (why: string): never => {
    throw new CannotReview(`${withoutSecrets(address)}: ${why}`);
  };
  try {
    let at = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      if (at.protocol !== 'https:')
        fail(`the server redirects to ${at.protocol}//; the review follows only redirects to https://`);
      if (at.username !== '' || at.password !== '')
        fail('the review reads no address that contains a user name or password');
      const response = await request(at.href, {
        redirect: 'manual',
        signal,
        headers: { Accept: 'application/yaml, application/json, text/*;q=0.9, */*;q=0.5' },
      });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next !== null) {
        await response.body?.cancel();
        if (redirects === limits.redirects) fail(`the server redirects more than ${limits.redirects} times`);
        at = new URL(next, at);
        continue;
      }
      if (!response.ok) fail(`the server responds with status ${response.status}`);
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of response.body ?? []) {
        size += part.length;
        if (size > limits.fileBytes) fail(`the response is larger than ${megabytes(limits.fileBytes)}`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    }
  } catch (error) {
    if (error instanceof CannotReview) throw error;
    if (signal.aborted) return fail(`the server did not send the whole response within ${timeoutMs / 1000} s`);
    const { cause, message } = error as Error & { cause?: Error };
    return fail(`the address cannot be read: ${cause?.message ?? message}`);
  }
}

/** Removes the query and the credentials from an address, because messages must not show a key or password. */
export const withoutSecrets = (address: string): string => address.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');

const git = (folder: string, args: string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 1 << 28, input });

function revParse(folder: string, ...args: string[]): string | undefined {
  try {
    return String(git(folder, ['rev-parse', ...args])).trim();
  } catch {
    return undefined;
  }
}

/** Returns the commit that a revision names; undefined if git does not know the revision. */
export const commitOf = (folder: string, revision: string): string | undefined =>
  revParse(folder, '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);

/** Returns the path of a folder relative to the top of its repository; empty if the repository has no working tree. */
export function pathInRepository(folder: string, source: string): string {
  const path = revParse(folder, '--show-prefix');
  if (path !== undefined || revParse(folder, '--git-dir') !== undefined) return path ?? '';
  throw new CannotReview(
    `${source} is neither a file nor a folder, and the working folder is in no git repository that has such a revision`,
  );
}
