import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../paths.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'scripts/package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs the scripts `lint:<part>…` in a copy of the repository. Returns what they print, or '' if they succeed. */
export function lint(part: string, copy: string): string {
  mkdirSync(join(copy, 'scripts'), { recursive: true });
  const commands = Object.entries(scripts).filter(([name]) => name.startsWith(`lint:${part}`));
  if (commands.length === 0) throw new Error(`scripts/package.json has no script lint:${part}`);
  return commands
    .map(([, command]) => runTool(command, join(copy, 'scripts')))
    .filter((problems) => problems !== '')
    .join('\n');
}

/** Runs a command in a folder. Returns what it prints if it fails, and an empty text if it succeeds. */
export function runTool(command: string, folder: string): string {
  const { status, stdout, stderr, error } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
      NO_COLOR: '1',
    },
  });
  return status === 0 ? '' : stripVTControlCharacters(`${stdout}${stderr}`).trim() || String(error);
}
