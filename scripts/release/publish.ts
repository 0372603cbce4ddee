/** Publishes the packed packages on npm. */
import { spawnSync } from 'node:child_process';

/** Runs npm. If `isShown` is true, npm uses the terminal, for example to ask for a one-time password. */
export type Npm = (args: string[], isShown?: boolean) => { status: number | null; stdout: string };

export interface Tarball {
  /** The name on npm, for example `@jurybox/client`. */
  name: string;
  path: string;
}

/** Returns a problem if this command publishes although it does not run in the release workflow. */
export const notAllowed = (options: { 'dry-run': boolean; first: boolean }, isWorkflow: boolean): string[] =>
  options['dry-run'] || options.first || isWorkflow
    ? []
    : ['Only the release workflow publishes; try: pnpm release --dry-run'];

/** Returns the reasons why a person cannot publish the first version now: changesets that wait, or no login at npm. */
export function firstReleaseFaults(waiting: readonly unknown[], npm: Npm = runNpm): string[] {
  if (waiting.length > 0) return ['changesets wait in .changeset/; first merge the pull request of the release'];
  return npm(['whoami']).status === 0 ? [] : ['npm does not know you; run: npm login'];
}

/**
 * Publishes each package whose version is not on npm yet, so a failed release can run again. A person publishes the
 * first version (`isFirst`), because npm trusts a workflow only for packages that exist. That version has no proof of
 * where it was built (provenance). Returns a problem if npm fails.
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
