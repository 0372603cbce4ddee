import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { killProcessesOf, marker, processesOf } from '../test-processes.ts';

it.runIf(process.platform === 'linux')(
  'killProcessesOf kills the process that a test run left behind, and no other process',
  async () => {
    const id = randomUUID();
    const start = (run: string) => {
      const program = "process.send('started'); setInterval(() => {}, 1000)";
      return spawn(process.execPath, ['-e', program], {
        detached: true,
        env: { ...process.env, [marker]: run },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    };
    const [left, other] = [start(id), start(randomUUID())];
    await Promise.all([once(left, 'message'), once(other, 'message')]);
    const exited = once(left, 'exit');
    expect(killProcessesOf(id).map(({ pid }) => pid)).toEqual([left.pid]);
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(processesOf(id)).toEqual([]);
    expect(other.exitCode).toBe(null);
    other.kill('SIGKILL');
  },
);
