import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './contract.ts';

interface Comment {
  id: number;
  user: { login: string };
  body: string;
}

interface Step {
  run?: string;
  uses?: string;
  shell?: string;
  env?: Record<string, string>;
}

interface Job {
  env?: Record<string, string>;
  steps: Step[];
  permissions?: unknown;
}

export interface Workflow {
  on: unknown;
  permissions: unknown;
  jobs: Record<string, Job>;
}

export const workflowIn = (text: string): Workflow => parse(text) as Workflow;

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: Step[] };
}

/** What the workflows know about the pull request: number 7 of the repository `a/b`. */
export interface PullRequest {
  base: string;
  /** The id of the commit that the review reads as the revision. */
  head: string;
  /** The repository with this commit: `a/b`, or another one if the pull request comes from a fork. */
  headRepository: string;
}

/** Replaces GitHub in the tests: runs the scripts (`run`) of workflow steps, and stores the comments and artifacts. */
export class GitHub {
  readonly folder = mkdtempSync(join(tmpdir(), 'jurybox-github-test-'));
  private runs = 0;

  constructor() {
    mkdirSync(join(this.folder, 'bin'));
    const gh = join(this.folder, 'bin', 'gh');
    // Replaces `npx`, which would install packages. This script only records the arguments.
    writeFileSync(join(this.folder, 'bin', 'npx'), '#!/bin/sh\necho "$@" >> "$FAKE_GH/npx.log"\n');
    chmodSync(join(this.folder, 'bin', 'npx'), 0o755);
    cpSync(join(import.meta.dirname, 'fake-gh.sh'), gh);
    chmodSync(gh, 0o755);
    this.setComments([]);
  }

  /** Returns a command to run instead of the review. It only exits with the given code. */
  commandWithExitCode(code: 1 | 2): string {
    const command = join(this.folder, 'bin', `exit-${code}`);
    writeFileSync(command, `#!/bin/sh\nexit ${code}\n`);
    chmodSync(command, 0o755);
    return command;
  }

  setComments(comments: Comment[]): void {
    writeFileSync(join(this.folder, 'comments.json'), JSON.stringify(comments));
  }

  get comments(): Comment[] {
    return JSON.parse(readFileSync(join(this.folder, 'comments.json'), 'utf8')) as Comment[];
  }

  /** The arguments of every call of `npx`, one call in each line. */
  get installations(): string[] {
    const log = join(this.folder, 'npx.log');
    return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  }

  /** Runs the first step of `action.yml` in a checkout. Stores the resulting files as an artifact of this run. */
  review(checkout: string, { base }: Pick<PullRequest, 'base'>, inputs: Record<string, string> = {}) {
    this.runs += 1;
    const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
    const [step] = action.runs.steps;
    const temporary = join(this.folder, `runner-${this.runs}`);
    mkdirSync(temporary);
    const command = `${process.execPath} ${join(root, 'packages/review/src/main.ts')}`;
    const given = (name: string) => inputs[name] ?? action.inputs[name]?.default ?? '';
    const result = this.runStep(
      step as Step,
      checkout,
      {
        'inputs.base': base,
        'inputs.command': inputs['command'] ?? command,
        'inputs.arguments': given('arguments'),
        'inputs.fail': given('fail'),
        'github.action_path': root,
        'github.event.number': '7',
      },
      {
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: join(temporary, 'output'),
        GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
      },
    );
    const artifact = join(temporary, 'contract-review');
    if (existsSync(artifact))
      cpSync(artifact, join(this.folder, 'artifacts', String(this.runs), 'contract-review'), { recursive: true });
    const read = (name: string) =>
      existsSync(join(temporary, name)) ? readFileSync(join(temporary, name), 'utf8') : '';
    return { ...result, run: this.runs, artifact, output: read('output'), summary: read('summary') };
  }

  /**
   * Runs the comment workflow `text` after run number `run` of the review. `head` is the reviewed commit, and `now` is
   * the head of the pull request when the comment workflow runs.
   */
  comment(
    text: string,
    run: number,
    { head, headRepository }: Pick<PullRequest, 'head' | 'headRepository'>,
    now = head,
  ) {
    writeFileSync(join(this.folder, 'heads.json'), JSON.stringify({ 7: now }));
    const { jobs } = workflowIn(text);
    const job = jobs['comment'] as Job;
    this.runs += 1;
    const temporary = join(this.folder, `runner-${this.runs}`);
    mkdirSync(temporary);
    return job.steps.map((step) =>
      this.runStep(
        { ...step, env: { ...job.env, ...step.env } },
        this.folder,
        {
          'github.token': 'none',
          'github.repository': 'a/b',
          'github.event.workflow_run.id': String(run),
          'github.event.workflow_run.head_sha': head,
          'github.event.workflow_run.head_repository.full_name': headRepository,
        },
        { RUNNER_TEMP: temporary },
      ),
    );
  }

  /** Runs the script of one step with the shell options that GitHub uses. */
  private runStep(
    { run = '', shell, env = {} }: Step,
    cwd: string,
    context: Record<string, string>,
    more: Record<string, string>,
  ) {
    if (run.includes('${{'))
      throw new Error('a script contains an expression, so text of a pull request could run as code');
    const filled = Object.entries(env).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
        const known = context[expression];
        if (known === undefined) throw new Error(`the test does not know ${expression}`);
        return known;
      }),
    ]);
    const flags = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const { status, stdout, stderr } = spawnSync('bash', [...flags, '-c', run], {
      cwd,
      encoding: 'utf8',
      timeout: 120_000,
      env: {
        PATH: `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
        HOME: this.folder,
        FAKE_GH: this.folder,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
        ...more,
        ...(Object.fromEntries(filled) as Record<string, string>),
      },
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
