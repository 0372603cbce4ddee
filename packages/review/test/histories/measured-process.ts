import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Bounds {
  timeoutMs: number;
  heapMiB: number;
}

export interface Measured {
  /** The exit code; `timeout` or `memory` if the program exceeded this limit; `signal` if a signal ended it. */
  end: number | 'timeout' | 'memory' | 'signal';
  stdout: string;
  stderr: string;
  wallMs: number;
  /** The CPU time of the program and of all processes that it started. */
  cpuMs: number;
  /** The peak memory of the largest process: either the program, or a process that it started. */
  peakMiB: number;
}

const maxCharacters = 1 << 28;

/**
 * Runs and measures a Node.js program with a timeout and a heap limit. Each Node.js process that the program starts has
 * the same heap limit and is measured too, because it inherits the environment variables.
 */
export async function runMeasured(args: string[], folder: string, bounds: Bounds): Promise<Measured> {
  const usage = mkdtempSync(join(tmpdir(), 'jurybox-usage-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'write-usage.mjs')).href;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      JURYBOX_USAGE: usage,
      NODE_OPTIONS: `--max-old-space-size=${bounds.heapMiB} --import=${preload}`,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      if (said[name].length < maxCharacters) said[name] += text;
    });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    // A negative id kills the whole process group, so also the processes that the program started.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, bounds.timeoutMs);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  const wallMs = performance.now() - started;
  const processes = readdirSync(usage).map(
    (name) => JSON.parse(readFileSync(join(usage, name), 'utf8')) as { cpuMs: number; peakMiB: number },
  );
  rmSync(usage, { recursive: true, force: true });
  return {
    ...said,
    end: late ? 'timeout' : /heap out of memory|heap limit/.test(said.stderr) ? 'memory' : (code ?? 'signal'),
    wallMs,
    cpuMs: processes.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    peakMiB: Math.max(0, ...processes.map(({ peakMiB }) => peakMiB)),
  };
}
