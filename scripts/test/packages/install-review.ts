import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Each package manager with its command that installs packages in the current folder. */
const managers: Record<string, [command: string, ...args: string[]]> = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['pnpm', 'add', '--ignore-workspace', '--ignore-scripts', '--config.strict-dep-builds=false'],
  yarn: ['npx', '-y', 'yarn@1.22.22', 'add', '--ignore-scripts', '--non-interactive', '--no-progress'],
};
/** The review tool has no dependencies, so its installation adds only one package. */
const most = { packages: 1, bytes: 20 * 1024 * 1024 };

/**
 * Installs the review tool with each package manager, and reviews a change. Returns a problem if an installation is too
 * large, or if the findings depend on the package manager.
 */
export async function installReview(
  folder: string,
  tarball: string,
  contracts: [base: string, revision: string],
): Promise<string[]> {
  const seen = new Map<string, string>();
  const problems = await Promise.all(
    Object.keys(managers).map((manager) => tryOne(folder, manager, tarball, contracts, seen)),
  );
  if (seen.size > 1) problems.push([`the findings differ between installations:\n${[...seen.values()].join('\n')}`]);
  if (seen.size === 0) problems.push(['no package manager could install the review tool']);
  return problems.flat();
}

/** Installs the review tool with one package manager, and reviews a change. Adds the findings to `seen`. */
async function tryOne(
  folder: string,
  manager: string,
  tarball: string,
  contracts: [base: string, revision: string],
  seen: Map<string, string>,
): Promise<string[]> {
  const what = `the review tool installed with ${manager}`;
  const project = join(folder, what.replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name": "empty", "private": true}\n');
  for (const [i, text] of contracts.entries()) writeFileSync(join(project, `${i}.json`), text);
  const [command, ...args] = managers[manager] as [string, ...string[]];
  const installed = await run(command, [...args, `file:${tarball}`], project);
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
  const { count, bytes } = sizeOf(project);
  const size = `${count} packages, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(`${what}: ${findings.length} findings, ${size}`);
  return count > most.packages || bytes > most.bytes ? [`${what} is too large: ${size}`] : [];
}

/** Returns the number of packages in a project and the bytes of all their files. Does not follow links. */
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
