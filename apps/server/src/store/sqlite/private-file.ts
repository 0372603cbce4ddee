import { closeSync, fchownSync, fstatSync, openSync, statSync } from 'node:fs';

/**
 * Creates an empty file that only its owner may read and write. If SQLite created the file, every user of the machine
 * could read it. The files that SQLite creates beside a database get the same owner and permissions. If root creates
 * the file, it belongs to the owner of the file or folder `ownerOf`, so that a server without root rights can open it.
 */
export function createPrivateFile(path: string, ownerOf?: string): void {
  try {
    using _ = openNewPrivateFile(path, ownerOf);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // The file exists. If this process may not write to it, opening it throws a clearer error than SQLite would.
    using _ = openDisposable(path, 'a');
  }
}

/** Creates a file like `createPrivateFile`, but fails if it exists. Returns it for writing. */
export function openNewPrivateFile(path: string, ownerOf?: string) {
  const file = openDisposable(path, 'ax', 0o600);
  if (ownerOf !== undefined && process.geteuid?.() === 0) giveToOwnerOf(file.descriptor, ownerOf);
  return file;
}

export function openDisposable(path: string, flags: string, mode?: number) {
  const descriptor = openSync(path, flags, mode);
  return { descriptor, [Symbol.dispose]: () => closeSync(descriptor) };
}

function giveToOwnerOf(file: number, path: string): void {
  const { uid, gid } = statSync(path);
  const current = fstatSync(file);
  if (current.uid === uid && current.gid === gid) return;
  try {
    fchownSync(file, uid, gid);
  } catch {
    // In some containers and network file systems, root may not change the owner. In them, the server usually runs as
    // root too, and can open the file.
  }
}
