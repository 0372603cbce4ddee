import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Fault } from './faults.ts';

interface VitestReport {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

/** The timeout of a command. */
const longestMs = 30 * 60_000;

/** Returns a time that is enough to run all the test files: the sum of their durations, and a minute to start. */
export const totalMs = (files: { ms: number }[]): number => files.reduce((total, { ms }) => total + ms, 60_000);

/** A clone of the last commit. Its commands run with planted faults in the files of one package. */
export class FaultyCopy {
  readonly #root = mkdtempSync(join(tmpdir(), 'jurybox-faults-'));
  readonly #home: string;

  constructor(packageFolder: string) {
    this.#home = join(this.#root, packageFolder);
    process.on('exit', () => rmSync(this.#root, { recursive: true, force: true }));
    process.on('SIGINT', () => process.exit(1)).on('SIGTERM', () => process.exit(1));
    this.#run('git', 'clone', '--quiet', join(import.meta.dirname, '..'), this.#root);
    this.#run('npm', 'run', '--silent', 'setup');
  }

  /** Returns the files of the package that are in git. If `folders` is not empty, only the files in these folders. */
  listFiles(folders: string[]): string[] {
    return this.#run('git', '-C', this.#home, 'ls-files', ...folders)
      .trim()
      .split('\n');
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  path(file: string): string {
    return join(this.#home, file);
  }

  /** Plants the faults and runs a command. Returns why the command failed, or undefined if the command succeeded. */
  async failureOf(
    command: string,
    faults: Fault[] = [],
    limitMs = longestMs,
    variables: NodeJS.ProcessEnv = {},
  ): Promise<string | undefined> {
    const texts = new Map(faults.map(({ file }) => [file, this.read(file)]));
    // Replace text from the end of a file to its start, because a replacement moves all text after it.
    for (const { file, from, to, replacement } of faults.toSorted((a, b) => b.from - a.from)) {
      const text = this.read(file);
      writeFileSync(this.path(file), text.slice(0, from) + replacement + text.slice(to));
    }
    try {
      return await this.#failureOf(command, variables, limitMs);
    } finally {
      for (const [file, text] of texts) writeFileSync(this.path(file), text);
    }
  }

  /**
   * Plants the faults and runs the test files, or all if `files` is empty. Returns the failing files and the durations.
   */
  async report(vitest: string, files: string[], faults: Fault[], { limitMs = longestMs, variables = {} } = {}) {
    const reportFile = this.path('report.json');
    const command = `${vitest} --reporter json --outputFile ${reportFile} ${files.join(' ')}`;
    rmSync(reportFile, { force: true });
    await this.failureOf(command, faults, limitMs, variables);
    // A run that reached the time limit writes no report.
    if (!existsSync(reportFile)) return { failing: files, durations: [] };
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    if (testResults.length === 0) throw new Error(`"${command}" runs no test`);
    return {
      failing: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
      durations: testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
    };
  }

  /** Runs a command. At the time limit, kills the processes that it started. */
  #failureOf(command: string, variables: NodeJS.ProcessEnv, limitMs: number): Promise<string | undefined> {
    const env = {
      ...process.env,
      PATH: join(this.#root, 'node_modules/.bin') + delimiter + process.env['PATH'],
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: join(this.#root, 'node_modules/.cache/compiled'),
      ...variables,
    };
    const child = spawn('sh', ['-c', `exec ${command}`], {
      cwd: this.#home,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    const endAll = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // All processes have ended.
      }
    };
    process.once('exit', endAll);
    const timer = setTimeout(endAll, limitMs);
    return new Promise((resolve) => {
      child.once('exit', (code) => {
        clearTimeout(timer);
        process.off('exit', endAll);
        endAll();
        const [, test] = /(?:\bFAIL|\berror:?) +(.*)/i.exec(output) ?? [];
        resolve(code === 0 ? undefined : (test ?? (code === null ? 'the time limit or a signal' : output.slice(-300))));
      });
    });
  }

  #run(command: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.#root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return stdout;
  }
}
