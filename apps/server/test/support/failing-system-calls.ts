import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { ServerProcess } from './server-process.ts';

/** Ends strace, so that calls no longer fail or wait. With SIGKILL, a call that already waits continues at once. */
export type Mend = (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;

/** Whether tests can make system calls fail on this machine. */
export const canFailSystemCalls =
  spawnSync('strace', ['-o', '/dev/null', '-e', 'inject=fdatasync:error=EIO:when=1', 'true']).status === 0;

/**
 * Makes system calls of the server fail. `when` selects the calls in the notation of strace, for example `2+3` for the
 * second call and every third call after it. By default, all calls fail. The promise resolves when strace is attached.
 * Its value is a function that ends the failures.
 */
export function failSystemCalls(child: ServerProcess, calls: string, error: string, when = '1+'): Promise<Mend> {
  return inject(child, calls, `error=${error}:when=${when}`);
}

/** Delays system calls of the server by `ms`. Like `failSystemCalls`, resolves with a function that ends the delays. */
export function delaySystemCalls(child: ServerProcess, calls: string, ms: number): Promise<Mend> {
  return inject(child, calls, `delay_enter=${ms * 1000}`);
}

async function inject(child: ServerProcess, calls: string, what: string): Promise<Mend> {
  const tracer = spawn(
    'strace',
    ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:${what}`, '-p', String(child.process.pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(tracer, 'exit');
  await Promise.race([
    once(tracer.stderr, 'data'),
    gone.then(() => Promise.reject(new Error('strace did not attach to the server'))),
  ]);
  tracer.stderr.resume();
  return async (signal = 'SIGINT') => {
    tracer.kill(signal);
    await gone;
  };
}
