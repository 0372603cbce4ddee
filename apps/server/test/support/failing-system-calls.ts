import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { ServerProcess } from './server-process.ts';

/** Whether this machine lets a test make system calls fail. */
export const canFailSystemCalls =
  spawnSync('strace', ['-o', '/dev/null', '-e', 'inject=fdatasync:error=EIO:when=1', 'true']).status === 0;

/**
 * Makes the server's calls fail until the function that it gives is called: all of them, or those that `when` names in
 * strace's words (`2+3`: the second, and every third after it). Fulfils once the tracer is attached.
 */
export async function failSystemCalls(
  child: ServerProcess,
  calls: string,
  error: string,
  when = '1+',
): Promise<() => Promise<void>> {
  const inject = `inject=${calls}:error=${error}:when=${when}`;
  const tracer = spawn(
    'strace',
    ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', inject, '-p', String(child.process.pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(tracer, 'exit');
  await Promise.race([
    once(tracer.stderr, 'data'),
    gone.then(() => Promise.reject(new Error('strace did not attach'))),
  ]);
  tracer.stderr.resume();
  return async () => {
    tracer.kill('SIGINT');
    await gone;
  };
}
