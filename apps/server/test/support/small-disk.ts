import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  path: string;
  remove(): void;
}

/** Mounts a temporary disk of `kilobytes`. Returns undefined if the user of this process may not mount disks. */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'jurybox-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path]);
  const remove = () => {
    if (status === 0) spawnSync('umount', ['-l', path]);
    rmSync(path, { recursive: true, force: true });
  };
  if (status === 0) return { path, remove };
  remove();
  return undefined;
}
