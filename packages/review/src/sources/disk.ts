import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CannotReview } from '../errors.ts';
import { NotRead, type Files } from './files.ts';
import { limits, megabytes } from './limits.ts';

/**
 * Reads the files of a contract from the disk: only regular files in one folder. Does not follow symbolic links out of
 * the folder.
 */
export class DiskFiles implements Files {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = realpathSync(folder);
  }

  read(path: string): Buffer {
    let real: string;
    try {
      real = realpathSync(join(this.folder, path));
    } catch {
      throw new CannotReview(`${path} does not exist, but the contract refers to it`);
    }
    if (!real.startsWith(this.folder === sep ? sep : this.folder + sep))
      throw new NotRead('is outside the folder of the contract');
    const stat = statSync(real);
    if (!stat.isFile()) throw new NotRead('is not a regular file');
    if (stat.size > limits.fileBytes) throw new CannotReview(`${path} is larger than ${megabytes(limits.fileBytes)}`);
    return readFileSync(real);
  }
}
