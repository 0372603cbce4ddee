import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from './environment.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

/** The command line, beside whatever else this process is doing; gives what it printed. */
export async function juryboxBeside(
  args: string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<{ code: number | null; out: string; err: string; ms: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
    cwd,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err, ms: performance.now() - began };
}
