/** Measures the time from the start of a process to its first response, and its idle memory. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { onServerCore } from './child.ts';

export interface Start {
  /** The time from the start of the process to the end of the first response, in milliseconds. */
  ms: number;
  /** The resident memory in megabytes, `settle` seconds after the first response. */
  memory: number;
}

/** Starts a server, sends it one request and stops it. The server must print a line of JSON with its `origin`. */
export async function start(
  script: readonly string[],
  path: string,
  environment: Record<string, string>,
  settle: number,
): Promise<Start> {
  const [command = '', ...args] = onServerCore([process.execPath, ...script]);
  const began = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const line = await Promise.race([firstLine(child.stdout), gone.then(() => undefined)]);
    if (line === undefined) throw new Error(`${script[0]} exited before it listened`);
    const { origin } = JSON.parse(line) as { origin: string };
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    const ms = performance.now() - began;
    if (response.status !== 200) throw new Error(`${script[0]} returned status ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, settle * 1000));
    return { ms, memory: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

function residentMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number(kilobytes) / 1024;
}
