import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configNames, defaultConfig, readConfig, type Config, type PolicyConfig } from './config.ts';
import { isDay } from './dates.ts';
import { CannotReview } from './errors.ts';
import { explainRule, helpText } from './explain.ts';
import { formats, writeOutputs, type Environment } from './output/write.ts';
import { writeBaselineFile } from './policy/files.ts';
import { exitCode, runReview, type RunOptions } from './run.ts';
import { suggestion } from './suggestion.ts';

export async function main(args: string[], environment: Environment): Promise<0 | 1 | 2> {
  const { folder, now, stdout, stderr } = environment;
  try {
    const values = readArguments(args);
    if (values.help === true || values.explain !== undefined) {
      stdout(values.help === true ? helpText() : explainRule(values.explain ?? ''));
      return 0;
    }
    const today = values.today ?? now().toISOString().slice(0, 10);
    const config = readConfigIn(folder, values.config);
    const reviews: Awaited<ReturnType<typeof runReview>>[] = [];
    // The command reviews one contract at a time, because a review needs much memory.
    for (const contract of contractsOf(values, config))
      reviews.push(
        await runReview({
          ...contract,
          folder,
          within: values.folder ?? contract.within,
          policy: policyFor(contract.revision, config, folder),
          ...(values.traffic === undefined ? {} : { traffic: { ...config.traffic, files: values.traffic } }),
          today,
        }),
      );
    const reports = reviews.map(({ report }) => report);
    if (values['write-baseline'] === true) {
      const causes = reports.flatMap((report) => report.causes);
      stdout(`${writeBaselineFile(folder, config.policy, causes)}\n`);
      return 0;
    }
    const { version = 'next' } = reviews[0]?.revision.document.info ?? {};
    writeOutputs(reports, values, version, environment);
    return reports.some((report) => exitCode(report) === 1) ? 1 : 0;
  } catch (error) {
    const { message } = error instanceof CannotReview ? error : new CannotReview((error as Error).message);
    stderr(`could not review: ${message}\n`);
    return 2;
  }
}

/**
 * Returns the configured policy. Drops the settings `approvals`, `baseline` and `changesets` if `revision` is a file or
 * folder without a configured contract, because these settings name files about the configured contracts.
 */
function policyFor(revision: string | undefined, { contracts = [], policy }: Config, folder: string): PolicyConfig {
  const file = revision === undefined ? undefined : resolve(folder, revision);
  if (contracts.length === 0 || file === undefined || !existsSync(file)) return policy;
  if (contracts.some(({ path }) => `${resolve(folder, path)}/`.startsWith(`${file}/`))) return policy;
  const { approvals: _, baseline: __, changesets: ___, ...rest } = policy;
  return rest;
}

const optionsOf = <Name extends string, Option>(option: Option, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, option])) as Record<Name, Option>;
const text = { type: 'string' } as const;
export const options = {
  ...optionsOf(text, ['base', 'revision', 'spec', 'config', 'folder', 'today', 'format', 'explain']),
  ...optionsOf(text, ['markdown', 'json', 'sarif', 'changelog']),
  ...optionsOf({ type: 'boolean' } as const, ['github', 'all', 'write-baseline', 'help']),
  traffic: { ...text, multiple: true },
} as const;

function readArguments(args: string[]) {
  try {
    const given = args[0] === '--' ? args.slice(1) : args;
    const { values, positionals } = parseArgs({ allowPositionals: true, args: given, options });
    const format = formats.find((one) => one === values.format);
    if (values.format !== undefined && format === undefined)
      throw new Error(`unknown format ${values.format}${suggestion(values.format, [...formats])}`);
    if (values.today !== undefined && !isDay(values.today))
      throw new Error(`--today ${values.today} is not a date like 2027-01-31`);
    const [base = values.base, revision = values.revision] = positionals;
    if (positionals.length > 2) throw new Error(`expected at most two contracts, but got ${positionals.length}`);
    if ([values.base, values.revision].slice(0, positionals.length).some((one) => one !== undefined))
      throw new Error('a contract is given twice, as an argument and as an option: give it only once');
    return { ...values, base, revision, format };
  } catch (error) {
    const { message } = error as Error;
    const [, option] = /^Unknown option '(.+?)'/.exec(message) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    const text = option === undefined ? message : `unknown option ${option}${suggestion(option, names)}`;
    throw new CannotReview(`${text}; see --help`);
  }
}

function readConfigIn(folder: string, given: string | undefined): Config {
  const name = given ?? configNames.find((one) => existsSync(join(folder, one)));
  if (name === undefined) return defaultConfig();
  let content: string;
  try {
    content = readFileSync(resolve(folder, name), 'utf8');
  } catch {
    throw new CannotReview(`cannot read ${name}: check the path after --config`);
  }
  const { config, problems } = readConfig(content, name);
  if (problems.length > 0) throw new CannotReview(problems.join('; '));
  return config;
}

function contractsOf(
  { base, revision, spec }: Pick<ReturnType<typeof readArguments>, 'base' | 'revision' | 'spec'>,
  { contracts = [] }: Config,
): Pick<RunOptions, 'name' | 'base' | 'revision' | 'spec' | 'within'>[] {
  const needed = (own: string | undefined): string => {
    if (base !== undefined || own !== undefined) return base ?? own ?? '';
    throw new CannotReview(
      'the base is missing: name it, for example jurybox-review origin/main, or write `base` in jurybox-review.yaml',
    );
  };
  if (revision === undefined && spec === undefined && contracts.length > 0)
    return contracts.map(({ name, path, folder, base: own }) => ({
      name: contracts.length > 1 ? (name ?? path) : undefined,
      base: needed(own),
      spec: path,
      within: folder,
    }));
  // If the configuration names one contract, its path also applies to the git revisions in the arguments.
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const path = spec ?? only?.path;
  // The configured `folder` contains all files of the configured contract, so it does not apply to another file that
  // `--spec` names.
  return [{ base: needed(only?.base), revision, spec: path, within: path === only?.path ? only?.folder : undefined }];
}
