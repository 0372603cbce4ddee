/**
 * `pnpm lint` runs every check that needs no running service: format, code, types, unused exports, the contract and the
 * workflows. Prints every problem and exits 1 if there is one. A warning counts as an error.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

/** A program in `node_modules` with its arguments. */
type Command = [script: string, ...args: string[]];

/** oxlint does not read generated files, so the compiler checks the types of the packages that have such files. */
export const withGenerated = ['packages/types', 'packages/validators', 'packages/client', 'apps/server/src'];
const redocly = '@redocly/cli/bin/cli.js';

const checks = {
  format: [['oxfmt/bin/oxfmt', '--list-different', '--config', join(root, '.oxfmtrc.jsonc'), '.']],
  // oxlint also reports the errors of the compiler. This takes half the CPU time of separate runs of both.
  code: [
    [
      'oxlint/bin/oxlint',
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      '--format=stylish',
      '--config',
      join(root, '.oxlintrc.json'),
    ],
  ],
  'generated types': withGenerated.map((project): Command => [
    'typescript-7/bin/tsc',
    '-p',
    project,
    '--noEmit',
    '--pretty',
    'false',
  ]),
  exports: [['knip/bin/knip.js', '--no-progress', '--reporter=compact']],
  contract: [
    [redocly, 'check-config', '--lint-config=error'],
    [redocly, 'lint', '--format=stylish', 'spec/openapi.yaml', 'spec/workflows/*.arazzo.yaml'],
  ],
} satisfies Record<string, Command[]>;
const advice: Partial<Record<keyof typeof checks, string>> = {
  format: 'These files are not formatted. Run: pnpm format',
  exports: 'Delete the unused code. If its own file uses it, delete only the word `export`.',
};

/** Returns the problems that a check finds in a folder; an empty text if there is none. */
export async function lint(check: keyof typeof checks, folder = root): Promise<string> {
  const found = await Promise.all(checks[check].map((command) => runTool(command as Command, folder)));
  const problems = found.filter((text) => text !== '').join('\n');
  return problems === '' ? '' : `${problems}\n${advice[check] ?? ''}`.trim();
}

/** Runs a program from `node_modules` in a folder. Resolves to an empty text if it succeeds, else to its output. */
export function runTool([script, ...args]: Command, folder: string): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', script), ...args],
      { cwd: folder, maxBuffer: 1 << 26, env },
      (error, stdout, stderr) => resolve(error === null ? '' : `${stdout}${stderr}`.trim() || error.message),
    );
  });
}

if (import.meta.main)
  await Promise.all(
    (Object.keys(checks) as (keyof typeof checks)[]).map(async (check) => {
      const problems = await lint(check);
      if (problems === '') return console.log(`${check}: no problems`);
      console.error(`${check}:\n${problems}\n`);
      process.exitCode = 1;
    }),
  );
