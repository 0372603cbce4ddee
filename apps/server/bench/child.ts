/** Starts server processes on the first core. The load generator runs on the second core. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Whether this machine has several cores and the program `taskset`, which pins a process to a core. */
export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Moves this process to the second core, because it generates the load. */
export function pinSelf(): void {
  if (isPinned) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' });
}

/**
 * Returns the command with `taskset` in front, so that it runs on the first core. Returns it unchanged if processes
 * cannot be pinned.
 */
export function onServerCore(command: readonly string[]): readonly string[] {
  return isPinned ? ['taskset', '-c', '0', ...command] : command;
}

/** The CPU time that a server process has used so far, and its memory. */
export interface Usage {
  /** The CPU time of all threads of the process, in microseconds. */
  cpu: number;
  /** The time of the measurement, in microseconds of a monotonic clock. */
  at: number;
  /** The resident memory, in bytes. */
  resident: number;
  /** The memory of V8's space for new objects, in bytes. */
  newObjects: number;
}

export interface Child {
  port: number;
  usage(): Promise<Usage>;
  /**
   * Runs `work` while all other servers are paused. All servers run on the same core, and a server still collects
   * garbage after its last request. This would slow down the measured server.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const processes = new Set<ChildProcess>();

/** Starts a server that the benchmark measures, from its file in `peers/`. Waits until the server listens. */
export async function startPeer(
  file: string,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<Child> {
  const [command = '', ...rest] = onServerCore([process.execPath, ...options, file, ...args]);
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  const { port } = await message<{ port: number }>(child);
  return {
    port,
    usage() {
      child.send('usage');
      return message<Usage>(child);
    },
    async alone(work) {
      const others = isPinned ? [...processes].filter((other) => other !== child) : [];
      for (const other of others) other.kill('SIGSTOP');
      try {
        return await work();
      } finally {
        for (const other of others) other.kill('SIGCONT');
      }
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
    },
  };
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`${child.spawnargs.at(-2)} exited with code ${code}`));
    child.once('exit', gone);
    child.once('message', (value) => {
      child.off('exit', gone);
      resolve(value as T);
    });
  });
}
