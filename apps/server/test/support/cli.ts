/** Runs the command-line tool in this process, which costs little CPU time, or in a process of its own, like a user. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { format } from 'node:util';
import { runCommand } from '../../src/cli/run.ts';
import { childEnvironment } from './child-environment.ts';

const main = join(import.meta.dirname, '../../src/main.ts');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Settles when the latest command in this process has ended. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in this process after all earlier commands have ended. `input` is the complete standard input of the
 * command. The command must not be `serve`, because `serve` handles signals and ends its process.
 */
export function runJuryboxHere(args: string[], env: Record<string, string> = {}, input = ''): Promise<Outcome> {
  const outcome = latest.then(() => runWithOwnStreams(args, env, input));
  latest = outcome.catch(() => {});
  return outcome;
}

/**
 * Runs a command in this process with the given environment, standard input and output. Restores the environment, the
 * input and the output of this process at the end.
 */
async function runWithOwnStreams(args: string[], env: Record<string, string>, input: string): Promise<Outcome> {
  const own = {
    env: process.env,
    stdin: Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor,
    writeOut: process.stdout.write,
    writeErr: process.stderr.write,
    log: console.log,
    error: console.error,
  };
  let out = '';
  let err = '';
  const addOut = (text: string) => (out += text) !== '';
  const addErr = (text: string) => (err += text) !== '';
  process.env = { ...childEnvironment(), ...env };
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true });
  process.stdout.write = addOut;
  process.stderr.write = addErr;
  console.log = (...values: unknown[]) => void addOut(`${format(...values)}\n`);
  console.error = (...values: unknown[]) => void addErr(`${format(...values)}\n`);
  try {
    const code = await runCommand(args);
    return { code, out, err };
  } finally {
    process.env = own.env;
    Object.defineProperty(process, 'stdin', own.stdin);
    process.stdout.write = own.writeOut;
    process.stderr.write = own.writeErr;
    console.log = own.log;
    console.error = own.error;
  }
}

/** Runs a command to its end and blocks this process meanwhile. */
export function runJuryboxSync(args: string[], env: Record<string, string> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { ...childEnvironment(), ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs a command to its end without blocking this process. `input` is the complete standard input of the command. */
export async function runJurybox(
  args: string[],
  env: Record<string, string>,
  cwd?: string,
  input?: string,
): Promise<Outcome> {
  // `endWithParent` ends the command when this process ends. It reads standard input, so it is not used with `input`.
  const watch = input === undefined ? ['--import', endWithParent] : [];
  const child = spawn(process.execPath, [...watch, main, ...args], { env: { ...childEnvironment(), ...env }, cwd });
  if (input !== undefined) child.stdin.end(input);
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

export interface Serving {
  origin: string;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  exited: Promise<number | null>;
}

/** Starts `jurybox serve`, and waits until its output matches `until`. */
export async function serve(
  args: string[],
  until: RegExp,
  env: Record<string, string> = {},
  cwd?: string,
): Promise<Serving> {
  const child = spawn(process.execPath, ['--import', endWithParent, main, 'serve', '--port', '0', ...args], {
    env: { ...childEnvironment(), ...env },
    cwd,
  });
  // At the event 'exit', some output may still be unread. At 'close', all of it has been read.
  const exited = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const onOutput = (data: Buffer) => {
      output += data.toString();
      if (until.test(output)) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void exited.then((code) => reject(new Error(`the server exited with ${code}: ${output}`)));
  });
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  return { origin, output: () => output, kill: (signal) => void child.kill(signal), exited };
}
