import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { CannotReview } from '../errors.ts';
import { commitOf, pathInRepository } from '../git.ts';
import { AddressFiles, readAddress, withoutSecrets } from './address.ts';
import { bundle, type Bundle } from './bundle.ts';
import { DiskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { GitFiles } from './git-files.ts';

export interface Loaded extends Bundle {
  /** The source as it was given to the command, for example `origin/main`. */
  name: string;
}

/** Where a contract is: its files, the one to begin with, and the prefix of their paths in the report. */
interface Found {
  files: Files;
  entry: string;
  prefix: string;
}

const folders = ['', 'spec/', 'api/', 'openapi/', 'docs/', 'contract/', 'src/main/resources/', 'public/'];
const endings = ['yaml', 'yml', 'json'];

/** The usual names of a contract, in the order in which they are looked for. */
const usualNames = folders.flatMap((folder) =>
  ['openapi', 'swagger'].flatMap((name) => endings.map((ending) => `${folder}${name}.${ending}`)),
);

/**
 * Reads a contract from a file, a folder, an `https://` address, or a git revision such as `main` or
 * `v1.2.0:api/openapi.yaml`. In a folder or a revision, the contract is in `spec` or has a usual name. Throws
 * `CannotReview`.
 */
export async function load(source: string, { folder, spec }: { folder: string; spec?: string }): Promise<Loaded> {
  const name = withoutSecrets(source);
  const { files, entry, prefix } = await find(source, folder, spec);
  try {
    const { placeOf, ...read } = bundle(files, entry);
    return {
      ...read,
      name,
      placeOf: (pointer, keyword) => {
        const place = placeOf(pointer, keyword);
        return place && { ...place, file: prefix + place.file };
      },
    };
  } catch (error) {
    throw error instanceof CannotReview ? new CannotReview(`${name}: ${error.message}`) : error;
  }
}

/** Returns the usual name under which a folder has a contract, relative to the folder. */
export const usualNameIn = (folder: string): string | undefined =>
  usualNames.find((name) => existsSync(join(folder, name)));

async function find(source: string, folder: string, spec: string | undefined): Promise<Found> {
  if (/^http:/i.test(source)) throw new CannotReview(`${withoutSecrets(source)}: only https:// addresses are asked`);
  if (/^https:/i.test(source)) {
    if (!URL.canParse(source)) throw new CannotReview(`${withoutSecrets(source)} is not an address`);
    const entry = basename(new URL(source).pathname) || 'openapi';
    const files = new AddressFiles(entry, await readAddress(source));
    return { files, entry, prefix: withoutSecrets(source).replace(/[^/]*$/, '') };
  }
  const path = resolve(folder, source);
  // A branch can have the name of a folder that contains no contract.
  const isBranch = () => statSync(path).isDirectory() && !usualNameIn(path) && commitOf(folder, source) !== undefined;
  return existsSync(path) && !isBranch() ? onDisk(source, path, folder) : inGit(source, folder, spec);
}

function onDisk(source: string, path: string, folder: string): Found {
  const stat = statSync(path);
  if (!stat.isDirectory() && !stat.isFile()) throw new CannotReview(`${source} is neither a file nor a folder`);
  const name = stat.isDirectory() ? usualNameIn(path) : basename(path);
  if (name === undefined)
    throw new CannotReview(`${source} is a folder without openapi.yaml or another usual name; name the file`);
  const contract = stat.isDirectory() ? path : dirname(path);
  const inside = relative(folder, contract).split(sep).join('/');
  // A path that leads out of the working folder would be a path of this machine.
  const prefix = inside === '' || inside.startsWith('..') ? '' : `${inside}/`;
  return { files: new DiskFiles(contract), entry: name, prefix };
}

/** In `v1:api/openapi.yaml`, the path begins at the top of the repository; `v1:./openapi.yaml` at the folder. */
function inGit(source: string, folder: string, spec: string | undefined): Found {
  const [, revision = source, given] = /^([^:]+):(.+)$/s.exec(source) ?? [];
  const own = pathInRepository(folder, source);
  const path =
    given === undefined
      ? spec && posix.join(own, spec)
      : posix.normalize(/^\.\.?\//.test(given) ? posix.join(own, given) : given);
  if (path !== undefined && !path.startsWith('../') && /\.(ya?ml|json)$/i.test(path))
    return named(folder, revision, path);
  const inside = (path ?? own).replace(/\/$/, '') || '.';
  const files = new GitFiles(folder, { revision, folder: inside });
  const entry = usualNames.find((name) => files.has(name));
  if (entry !== undefined) return { files, entry, prefix: inside === '.' ? '' : `${inside}/` };
  throw new CannotReview(
    `revision ${revision} has no openapi.yaml or another usual name${path === undefined ? '' : ` in ${path}`}; ` +
      `name the file, for example ${revision}:api/openapi.yaml`,
  );
}

function named(folder: string, revision: string, path: string): Found {
  const files = new GitFiles(folder, { revision, folder: posix.dirname(path) });
  if (!files.has(posix.basename(path))) throw new CannotReview(`revision ${revision} has no ${path}`);
  const prefix = posix.dirname(path) === '.' ? '' : `${posix.dirname(path)}/`;
  return { files, entry: posix.basename(path), prefix };
}
