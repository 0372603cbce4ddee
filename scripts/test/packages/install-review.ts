import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** The package managers, each with the command that installs packages in a folder. */
const managers: Record<string, [command: string, ...args: string[]]> = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['pnpm', 'add', '--ignore-workspace', '--ignore-scripts', '--config.strict-dep-builds=false'],
  yarn: ['npx', '-y', 'yarn@1.22.22', 'add', '--ignore-scripts', '--non-interactive', '--no-progress'],
};
/** The oldest and the newest supported version. */
const typescripts = ['5.9', '7'];
const most = { packages: 30, bytes: 20 * 1024 * 1024 };

interface Installation {
  folder: string;
  manager: string;
  packages: string[];
  contracts: [base: string, revision: string];
}

/**
 * Installs the tarball of the review tool in empty folders, with each package manager: first alone, and then together
 * with the oldest and the newest TypeScript. Every installation must report the same findings.
 */
export async function installReview(
  folder: string,
  tarball: string,
  contracts: [base: string, revision: string],
): Promise<string[]> {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  await Promise.all(
    Object.keys(managers).map(async (manager) => {
      for (const beside of [[], ...typescripts.map((version) => [`typescript@${version}`])])
        problems.push(...(await tryOne({ folder, manager, packages: [tarball, ...beside], contracts }, seen)));
    }),
  );
  if (seen.size > 1) problems.push(`the findings differ between installations:\n${[...seen.values()].join('\n')}`);
  if (seen.size === 0) problems.push('no package manager could install the review tool');
  return problems;
}

/** Installs the review tool and runs a review. Adds the findings and the name of the installation to `seen`. */
async function tryOne(
  { folder, manager, packages, contracts }: Installation,
  seen: Map<string, string>,
): Promise<string[]> {
  const what = `the review tool installed with ${[manager, ...packages.slice(1)].join(' and ')}`;
  const project = join(folder, what.replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name": "empty", "private": true}\n');
  for (const [i, text] of contracts.entries()) writeFileSync(join(project, `${i}.json`), text);
  const [command, ...args] = managers[manager] as [string, ...string[]];
  const added = [`file:${packages[0] ?? ''}`, ...packages.slice(1)];
  const installed = await run(command, [...args, ...added], project);
  if (installed.status !== 0) {
    const said = installed.said.split('\n').slice(-5).join(' ');
    if (manager !== 'npm' && /ENOTFOUND|ECONNREFUSED|E404|ENOENT/.test(said)) {
      console.warn(`NOT RUN: ${what}; ${manager} is not available on this machine`);
      return [];
    }
    return [`${what} could not be installed: ${said}`];
  }
  const review = (...options: string[]) =>
    run(process.execPath, [join(project, 'node_modules/@jurybox/review/dist/main.js'), ...options], project);
  const explained = await review('--explain', 'maxLength');
  if (!explained.stdout.startsWith('## maxLength\n')) return [`${what} does not explain a rule: ${explained.stderr}`];
  const { stdout, stderr, status } = await review('0.json', '1.json', '--format', 'json');
  if (status !== 1) return [`${what} exited with ${status} instead of 1: ${stderr}`];
  const { findings } = JSON.parse(stdout) as { findings: unknown[] };
  const text = JSON.stringify(findings);
  seen.set(text, seen.get(text) ?? `${what}: ${text.slice(0, 500)}`);
  const { count, bytes } = packages.length === 1 ? sizeOf(project) : { count: 0, bytes: 0 };
  const size = `${count} packages, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(`${what}: ${findings.length} findings${packages.length === 1 ? `, ${size}` : ''}`);
  return count > most.packages || bytes > most.bytes ? [`${what} is too large: ${size}`] : [];
}

/** Counts the packages in a project, and the bytes of their files. Does not follow links. */
function sizeOf(project: string): { count: number; bytes: number } {
  const names = new Set<string>();
  let bytes = 0;
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder)) {
      const path = join(folder, entry);
      const stat = lstatSync(path);
      if (stat.isDirectory()) visit(path);
      else if (stat.isFile()) bytes += stat.size;
      if (stat.isFile() && entry === 'package.json' && /node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+$/.test(folder)) {
        const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as { name?: string; version?: string };
        if (name !== undefined) names.add(`${name}@${version ?? ''}`);
      }
    }
  };
  visit(join(project, 'node_modules'));
  return { count: names.size, bytes };
}
