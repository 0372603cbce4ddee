import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatedFolders } from '../../generate/tree.ts';
import { root } from '../../paths.ts';

/**
 * Copies the contract, the scripts, the packages and the server into a new folder. The copy uses the packages that are
 * installed in the repository, but its own copies of our packages.
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `jurybox-${name}-`));
  const server = ['src', 'generated', 'bin', '*.json'].map((part) => `apps/server/${part}`);
  const parts = ['spec', 'scripts', 'packages', ...server, '*.json'];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...parts], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files) if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  // Git does not contain all generated files.
  for (const folder of generatedFolders) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  linkModules(copy);
  for (const manifest of files.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))) {
    const modules = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/**
 * Gives a copy the packages that are installed in the repository, but its own `node_modules/.cache`. Otherwise, the
 * stamp of `pnpm generate` in one copy would count for the other copies and for the repository.
 */
export function linkModules(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
}
