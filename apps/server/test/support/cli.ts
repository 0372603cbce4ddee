import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from './environment.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
  ms: number;
}

/** Runs the command line to its end. */
export function jurybox(args: string[], env: Record<string, string> = {}): Outcome {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { ...environment(), ...env },
  });
  return { code: status, out: stdout, err: stderr, ms: performance.now() - began };
}

export interface Serving {
  origin: string;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  exited: Promise<number | null>;
}

/** Runs `jurybox serve` until it says `until`; gives where it listens. */
export async function serve(
  args: string[],
  until: RegExp,
  env: Record<string, string> = {},
  cwd?: string,
): Promise<Serving> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    env: { ...environment(), ...env },
    cwd,
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  const said = new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      if (until.test(output)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then((code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await said;
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  return { origin, output: () => output, kill: (signal) => void child.kill(signal), exited };
}
