/** Publishes the packed packages on npm. */
import { spawnSync } from 'node:child_process';

/** Runs npm. With `isShown`, npm may ask questions at the terminal, for example for a one-time password. */
export type Npm = (args: string[], isShown?: boolean) => { status: number | null; stdout: string };

export interface Tarball {
  /** The name of the package, for example `@jurybox/client`. */
  name: string;
  path: string;
}

/** Returns a problem if a person starts a release that only the release workflow may do. */
export const notAllowed = (options: { 'dry-run': boolean; first: boolean }, isWorkflow: boolean): string[] =>
  options['dry-run'] || options.first || isWorkflow
    ? []
    : ['Only the release workflow publishes; try: pnpm release --dry-run'];

/** Returns the problems that prevent a person from publishing the first version. */
export function firstReleaseFaults(waiting: readonly unknown[], npm: Npm = runNpm): string[] {
  if (waiting.length > 0) return [`${waiting.length} changesets wait; first merge the pull request of the release`];
  return npm(['whoami']).status === 0 ? [] : ['npm does not know you; run: npm login'];
}

/**
 * Publishes each package whose version npm does not have yet. So if a release stops, the next one continues. A person
 * publishes the first version, because npm trusts a workflow only for packages that exist. Only a workflow can prove
 * where a package was built (provenance). Returns a problem if npm fails.
 */
export function publish(version: string, tarballs: Tarball[], isFirst: boolean, npm: Npm = runNpm): string[] {
  for (const { name, path } of tarballs) {
    if (npm(['view', `${name}@${version}`, 'version']).stdout.trim() === version) {
      console.log(`${name}@${version} is on npm already`);
      continue;
    }
    const args = ['publish', path, isFirst ? '--no-provenance' : '--provenance', '--access', 'public'];
    if (npm(args, true).status !== 0) return [`${name}@${version} could not be published; run the command again`];
  }
  return [];
}

function runNpm(args: string[], isShown = false): ReturnType<Npm> {
  const { status, stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'ignore'],
  });
  return { status, stdout: stdout ?? '' };
}
