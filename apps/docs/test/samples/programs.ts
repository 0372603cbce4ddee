import { spawnSync } from 'node:child_process';

/** Returns whether a program is installed. If it is not, prints which tests do not run. */
export function isInstalled(program: string, needed: string): boolean {
  const isThere = spawnSync(program, ['--version']).status === 0;
  if (!isThere) console.warn(`NOT RUN: ${needed}; this machine has no ${program}`);
  return isThere;
}
