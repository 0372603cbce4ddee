import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configNames, defaultConfig, readConfig, type Config } from './config.ts';
import { CannotReview } from './errors.ts';
import type { RunOptions } from './run.ts';

/**
 * Reads the configuration file of a folder, or returns the default. Throws `CannotReview` if the file has a problem.
 */
export function readConfigIn(folder: string, given: string | undefined): Config {
  const name = given ?? configNames.find((one) => existsSync(join(folder, one)));
  if (name === undefined) return defaultConfig();
  let text: string;
  try {
    text = readFileSync(resolve(folder, name), 'utf8');
  } catch {
    throw new CannotReview(`cannot read ${name}: check the path after --config`);
  }
  const { config, problems } = readConfig(text, name);
  if (problems.length > 0) throw new CannotReview(problems.join('; '));
  return config;
}

type Contract = Pick<RunOptions, 'name' | 'base' | 'revision' | 'spec' | 'within'>;

/**
 * Returns the contracts to compare: the contracts that the arguments name, or else the contracts of the configuration.
 */
export function contractsOf(
  { base, revision, spec }: { base?: string | undefined; revision?: string | undefined; spec?: string | undefined },
  { contracts = [] }: Config,
): Contract[] {
  const needed = (one: string | undefined): string => {
    if (one !== undefined) return one;
    throw new CannotReview(
      'the base is missing: name it, for example jurybox-review origin/main, or write `base` in jurybox-review.yaml',
    );
  };
  if (revision !== undefined || spec !== undefined || contracts.length === 0) {
    // If the configuration names one contract, its path also applies to the git revisions in the arguments.
    const only = contracts.length === 1 ? contracts[0] : undefined;
    const path = spec ?? only?.path;
    // The configured folder applies only to the configured contract, and not to a file that an argument names.
    const within = path === only?.path ? only?.folder : undefined;
    return [
      {
        base: needed(base ?? only?.base),
        ...(revision === undefined ? {} : { revision }),
        ...(path === undefined ? {} : { spec: path }),
        ...(within === undefined ? {} : { within }),
      },
    ];
  }
  return contracts.map(({ name, path, folder, base: own }) => ({
    ...(contracts.length > 1 ? { name: name ?? path } : {}),
    base: needed(base ?? own),
    spec: path,
    ...(folder === undefined ? {} : { within: folder }),
  }));
}
