import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { CannotReview } from '../errors.ts';
import { commitOf, diskFiles, gitFiles, NotRead, pathInRepository, readAddress, withoutSecrets } from './files.ts';
import type { ReadFile } from './files.ts';
import { bundle, type Bundle } from './bundle.ts';

export interface Loaded extends Bundle {
  name: string;
}

export interface Where {
  folder: string;
  /** The path of the contract in git, for a `source` such as `v1` that names only the git revision. */
  spec?: string | undefined;
  /** The folder that must contain all files of the contract. By default, the folder of its root document. */
  within?: string | undefined;
}

const fileNames = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
);
const folders = ['', 'spec/', 'api/', 'openapi/', 'docs/', 'contract/', 'src/main/resources/', 'public/'];
const usualNames = folders.flatMap((folder) => fileNames.map((name) => folder + name));

/** Reads a contract from a file, a folder, an `https://` address, or a git revision such as `v1:api/openapi.yaml`. */
export async function load(source: string, where: Where): Promise<Loaded> {
  const name = withoutSecrets(source);
  const { read, entry, prefix } = await find(source, where);
  try {
    return { ...bundle(read, entry, prefix), name };
  } catch (error) {
    throw error instanceof CannotReview ? new CannotReview(`${name}: ${error.message}`) : error;
  }
}

export const usualNameIn = (folder: string): string | undefined =>
  usualNames.find((name) => existsSync(join(folder, name)));

async function find(source: string, where: Where): Promise<{ read: ReadFile; entry: string; prefix: string }> {
  const { folder } = where;
  if (/^http:/i.test(source))
    throw new CannotReview(`${withoutSecrets(source)}: the review reads only https:// addresses`);
  if (/^https:/i.test(source)) {
    if (!URL.canParse(source)) throw new CannotReview(`${withoutSecrets(source)} is not an address`);
    const entry = basename(new URL(source).pathname) || 'openapi';
    const bytes = await readAddress(source);
    const read: ReadFile = (path) => {
      if (path === entry) return bytes;
      throw new NotRead('is relative to an address; the review reads only addresses that you name');
    };
    return { read, entry, prefix: new URL('.', withoutSecrets(source)).href };
  }
  const path = resolve(folder, source);
  // A folder without a contract can have the same name as a git branch. The review then reads the branch.
  const isBranch = () => statSync(path).isDirectory() && !usualNameIn(path) && commitOf(folder, source) !== undefined;
  return existsSync(path) && !isBranch() ? onDisk(source, path, where) : inGit(source, where);
}

function onDisk(source: string, path: string, { folder, within }: Where) {
  const stat = statSync(path);
  if (!stat.isDirectory() && !stat.isFile()) throw new CannotReview(`${source} is neither a file nor a folder`);
  const name = stat.isDirectory() ? usualNameIn(path) : basename(path);
  const why = 'is a folder without openapi.yaml or another file with a usual name; name the file';
  if (name === undefined) throw new CannotReview(`${source} ${why}`);
  const own = stat.isDirectory() ? path : dirname(path);
  const contract = within !== undefined && contains(resolve(folder, within), own) ? resolve(folder, within) : own;
  const inside = relative(folder, contract).split(sep).join('/');
  // If the contract is outside the working folder, the prefix would show a path of this machine in the report.
  const prefix = inside === '' || inside.startsWith('..') ? '' : `${inside}/`;
  const entry = relative(contract, join(own, name)).split(sep).join('/');
  return { read: diskFiles(contract), entry, prefix };
}

/**
 * Finds a contract in git. The path in `v1:api/openapi.yaml` is relative to the top of the repository. The path in
 * `v1:./openapi.yaml` is relative to the working folder.
 */
function inGit(source: string, { folder, spec, within }: Where) {
  const [, revision = source, given] = /^([^:]+):(.+)$/s.exec(source) ?? [];
  const own = pathInRepository(folder, source);
  const path =
    given === undefined
      ? spec && posix.join(own, spec)
      : posix.normalize(/^\.\.?\//.test(given) ? posix.join(own, given) : given);
  if (path?.startsWith('../')) throw new CannotReview(`${source} is outside the repository: name a path inside it`);
  const file = path !== undefined && /\.(ya?ml|json)$/i.test(path) ? path : undefined;
  const inside = file === undefined ? withoutSlash(path ?? own) : posix.dirname(file);
  const wanted = within === undefined ? inside : withoutSlash(posix.join(own, within.split(sep).join('/')));
  const contract = file !== undefined && contains(wanted, inside, '/') ? wanted : inside;
  const { read, has } = gitFiles(folder, { revision, folder: contract });
  const names = file === undefined ? usualNames : [posix.relative(contract, file)];
  const entry = names.find(has);
  if (entry !== undefined) return { read, entry, prefix: contract === '.' ? '' : `${contract}/` };
  if (file !== undefined) throw new CannotReview(`revision ${revision} has no ${file}`);
  const where = path === undefined ? '' : ` in ${path}`;
  throw new CannotReview(
    `revision ${revision} has no openapi.yaml or another file with a usual name${where}; ` +
      `name the file, for example ${revision}:api/openapi.yaml`,
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '') || '.';

const contains = (folder: string, inner: string, slash: string = sep): boolean =>
  folder === '.' || inner === folder || inner.startsWith(folder + slash);
