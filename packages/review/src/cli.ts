import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configNames, defaultConfig, readConfig, type Config, type PolicyConfig } from './config.ts';
import { isDay } from './dates.ts';
import { CannotReview } from './errors.ts';
import { explainRule } from './explain.ts';
import { formats, writeOutputs } from './output/write.ts';
import { writeBaselineFile } from './policy/files.ts';
import { exitCode, runReview, type RunOptions } from './run.ts';
import { removedText, suggestion } from './suggestion.ts';

export const help = `Reports which changes break callers, and proves each finding with a request or response.

  jurybox-review <base> <revision>     compares two contracts
  jurybox-review <base>                compares the contract in the working folder
  jurybox-review                       compares the contracts that jurybox-review.yaml names

A contract is a file, a folder, an https:// address or a git revision (main, v1:api/openapi.yaml).

  --base <source>        the same as the first argument
  --revision <source>    the same as the second argument
  --spec <file>          the contract in the working folder                (the usual file names)
  --config <file>        the configuration                                 (jurybox-review.yaml)
  --folder <folder>      the folder that contains all referenced files     (the folder of the contract)
  --today <date>         the date to check approvals and sunsets with      (now)
  --format <format>      terminal, markdown, json, sarif, changelog or atom, on stdout (terminal)
  --traffic <file>       counts the recorded requests that each break concerns: HAR, or JSON lines; repeatable
  --all                  prints all lines on the terminal, also those of long reports
  --markdown <file>      also writes the comment for the pull request
  --json <file>          also writes the report that report.schema.json describes
  --sarif <file>         also writes SARIF 2.1.0, for example for code scanning
  --changelog <file>     also writes the entry for the contract's changelog
  --atom <file>          also adds the entry to an Atom feed
  --github               also writes GitHub annotations to stdout, and writes the step summary
  --write-baseline       writes the findings that block the merge now to the baseline file; they no longer block it
  --explain <rule>       describes a rule: what it reports, why it breaks callers, and what to do instead

Exit code 0: nothing blocks the merge. 1: a problem blocks it. 2: the review failed.
`;

/** The functions and values of the process that the command uses, for example `stdout`. Tests replace them. */
export interface Environment {
  folder: string;
  env: Record<string, string | undefined>;
  now: () => Date;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

export async function main(args: string[], { folder, env, now, stdout, stderr }: Environment): Promise<0 | 1 | 2> {
  try {
    const values = readArguments(args);
    if (values.help === true) {
      stdout(help);
      return 0;
    }
    if (values.explain !== undefined) {
      stdout(explainRule(values.explain));
      return 0;
    }
    const today = values.today ?? now().toISOString().slice(0, 10);
    const config = readConfigIn(folder, values.config);
    const reviews: Awaited<ReturnType<typeof runReview>>[] = [];
    // The command reviews one contract at a time, because each review already uses several processes.
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
    const { title, version = 'next' } = reviews[0]?.revision.document.info ?? {};
    writeOutputs(reports, values, { name: title ?? 'the contract', version, day: today }, { folder, env, stdout });
    return reports.some((report) => exitCode(report) === 1) ? 1 : 0;
  } catch (error) {
    const { message } = error instanceof CannotReview ? error : new CannotReview((error as Error).message);
    stderr(`could not review: ${message}\n`);
    return 2;
  }
}

/**
 * Returns the policy for a contract. The approvals, the baseline and the changesets belong to the contracts that the
 * configuration names. They do not apply to another file that an argument names.
 */
function policyFor(revision: string | undefined, { contracts = [], policy }: Config, folder: string): PolicyConfig {
  const file = revision === undefined ? undefined : resolve(folder, revision);
  if (contracts.length === 0 || file === undefined || !existsSync(file)) return policy;
  if (contracts.some(({ path }) => `${resolve(folder, path)}/`.startsWith(`${file}/`))) return policy;
  const { approvals: _, baseline: __, changesets: ___, ...rest } = policy;
  return rest;
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    for (const arg of args) {
      const removed = arg.startsWith('--') ? removedText(arg) : undefined;
      if (removed !== undefined) throw new Error(removed);
    }
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      args: args[0] === '--' ? args.slice(1) : args,
      options: {
        base: text,
        revision: text,
        spec: text,
        config: text,
        folder: text,
        today: text,
        format: text,
        markdown: text,
        json: text,
        sarif: text,
        atom: text,
        traffic: { type: 'string', multiple: true },
        explain: text,
        changelog: text,
        github: flag,
        all: flag,
        'write-baseline': flag,
        help: flag,
      },
    });
    const format = formats.find((one) => one === values.format);
    if (values.format !== undefined && format === undefined)
      throw new Error(`unknown format ${values.format}${suggestion(values.format, [...formats])}`);
    if (values.today !== undefined && !isDay(values.today))
      throw new Error(`--today ${values.today} is not a date like 2027-01-31`);
    const [base = values.base, revision = values.revision, ...more] = positionals;
    if (more.length > 0) throw new Error(`expected at most two contracts, but got ${positionals.length}`);
    if (
      (positionals.length > 0 && values.base !== undefined) ||
      (positionals.length > 1 && values.revision !== undefined)
    )
      throw new Error('a contract is given twice, as an argument and as an option: give it only once');
    return { ...values, base, revision, format };
  } catch (error) {
    throw new CannotReview(`${(error as Error).message}; see --help`);
  }
}

/**
 * Reads the configuration file of a folder, or returns the default. Throws `CannotReview` if the file has a problem.
 */
function readConfigIn(folder: string, given: string | undefined): Config {
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
function contractsOf(
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
    return [{ base: needed(base ?? only?.base), revision, spec: path, within }];
  }
  return contracts.map(({ name, path, folder, base: own }) => ({
    name: contracts.length > 1 ? (name ?? path) : undefined,
    base: needed(base ?? own),
    spec: path,
    within: folder,
  }));
}
