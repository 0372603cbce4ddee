import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince } from '../git.ts';
import { findPeer } from '../peers.ts';

export interface CompiledPrograms {
  ran: boolean;
  says: string;
  errors: string[];
}

/** The folder of the programs of earlier releases, and the project (`tsconfig.json`) that compiles these programs. */
export interface Programs {
  folder: string;
  project: string;
}

/**
 * Compiles the programs of earlier releases against the client in the working tree. The programs must be the same as in
 * the base: if somebody adapts a program to the new client, the program compiles even if the new client breaks callers.
 */
export function compilePrograms(
  root: string,
  { folder: programsFolder, project }: Programs,
  inWorkingTree: boolean,
  base?: string,
): CompiledPrograms {
  const folder = join(root, programsFolder);
  const releases = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
  if (releases.length === 0)
    return {
      ran: false,
      says: `there are no programs of earlier releases in ${programsFolder}`,
      errors: [],
    };
  if (!inWorkingTree)
    return {
      ran: false,
      says: 'the revision is not the working tree, so there is no client to compile the programs with',
      errors: [],
    };
  const changed =
    base === undefined
      ? []
      : changedSince(root, base, programsFolder).filter((file) => file.slice(programsFolder.length + 1).includes('/'));
  if (changed.length > 0)
    return { ran: false, says: 'programs of earlier releases were changed: restore them', errors: changed };
  const typescript = findPeer('typescript', join(root, 'package.json'));
  if (typescript === undefined)
    return {
      ran: false,
      says: 'TypeScript is not installed: npm install --save-dev typescript',
      errors: [],
    };
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(typescript.folder, typescript.bin['tsc'] ?? 'bin/tsc'),
      '-p',
      join(root, project),
      '--noEmit',
      '--pretty',
      'false',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  const lines = (stdout ?? '').split('\n').filter((line) => /error TS/.test(line));
  const errors = lines.filter((line) => line.replaceAll('\\', '/').startsWith(programsFolder));
  const programs = `the programs of ${releases.join(', ')}`;
  if (errors.length > 0) return { ran: true, says: `${programs} do not compile any more`, errors: errors.slice(0, 10) };
  if (status !== 0)
    return {
      ran: false,
      says: `the client itself does not compile (${lines.length} errors)`,
      errors: [],
    };
  return { ran: true, says: `${programs} compile`, errors: [] };
}
