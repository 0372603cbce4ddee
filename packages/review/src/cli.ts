import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CannotReview } from './errors.ts';
import { toChangelog } from './output/changelog.ts';
import { toAnnotations } from './output/github.ts';
import { toJson } from './output/json.ts';
import { toMarkdown } from './output/markdown.ts';
import { toTerminal } from './output/terminal.ts';
import { exitCode, type Report } from './report.ts';
import { runReview } from './run.ts';

export const help = `Reports which changes break callers, and proves each finding with a request or response.

  jurybox-review --base <revision>     compares the working tree with a git revision

  --base <source>        git revision, file or folder to compare with      (origin/main)
  --revision <source>    git revision, file or folder to review            (the working tree)
  --spec <file>          the root document in the repository               (spec/openapi.yaml)
  --approvals <file>     the approved breaking changes                     (.review/approvals.yaml)
  --changesets <folder>  the changesets with the version bump              (.changeset)
  --today <date>         the date to check approvals and sunsets with      (now)
  --format <format>      terminal, markdown, json or changelog, on stdout  (terminal)
  --markdown <file>      also writes the comment for the pull request
  --json <file>          also writes the report that report.schema.json describes
  --changelog <file>     also writes the entry for the contract's changelog
  --github               also writes GitHub annotations to stdout, and the step summary
  --no-programs          does not compile the programs of earlier releases
  --no-run               does not generate and run the clients of both contracts

Exit code 0: nothing blocks the merge. 1: a problem blocks it. 2: the review failed.
`;

/** The parts of the process that the command uses. Tests replace them. */
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
    const { report, revision } = await runReview({
      folder,
      base: values.base ?? 'origin/main',
      ...(values.revision === undefined ? {} : { revision: values.revision }),
      spec: values.spec ?? 'spec/openapi.yaml',
      approvals: values.approvals ?? '.review/approvals.yaml',
      changesets: values.changesets ?? '.changeset',
      today: values.today ?? now().toISOString().slice(0, 10),
      programs: values['no-programs'] !== true,
      callers: values['no-run'] !== true,
    });
    const version = revision.document.info.version ?? 'next';
    const formats: Record<string, (report: Report) => string> = {
      terminal: toTerminal,
      markdown: toMarkdown,
      json: toJson,
      changelog: (one) => toChangelog(one, version),
    };
    stdout((formats[values.format ?? 'terminal'] ?? toTerminal)(report));
    if (values.markdown !== undefined) writeFileSync(values.markdown, toMarkdown(report));
    if (values.json !== undefined) writeFileSync(values.json, toJson(report));
    if (values.changelog !== undefined) writeFileSync(values.changelog, toChangelog(report, version));
    if (values.github === true) {
      stdout(toAnnotations(report));
      if (env['GITHUB_STEP_SUMMARY']) appendFileSync(env['GITHUB_STEP_SUMMARY'], toMarkdown(report));
    }
    return exitCode(report);
  } catch (error) {
    const { message } = error instanceof CannotReview ? error : new CannotReview((error as Error).message);
    stderr(`could not review: ${message}\n`);
    return 2;
  }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      args: args[0] === '--' ? args.slice(1) : args,
      options: {
        base: text,
        revision: text,
        spec: text,
        approvals: text,
        changesets: text,
        today: text,
        format: text,
        markdown: text,
        json: text,
        changelog: text,
        github: flag,
        'no-programs': flag,
        'no-run': flag,
        help: flag,
      },
    });
    if (values.format !== undefined && !['terminal', 'markdown', 'json', 'changelog'].includes(values.format))
      throw new Error(`unknown format ${values.format}`);
    if (values.today !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.today))
      throw new Error(`--today ${values.today} is not a date like 2027-01-31`);
    return values;
  } catch (error) {
    throw new CannotReview(`${(error as Error).message}; see --help`);
  }
}
