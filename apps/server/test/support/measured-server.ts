/** Starts a server that measures its event loop and its memory, in a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../src/config.ts';
import type { BudgetFault } from './planted-budget-faults.ts';
import { childEnvironment } from './child-environment.ts';
import type { Idle, Measured, Question } from './measured-server-main.ts';

export interface MeasuredServer {
  origin: string;
  /** Discards the measurements so far. */
  reset(): Promise<void>;
  report(): Promise<Measured>;
  /** Collects garbage and returns the memory that is still in use. */
  idle(): Promise<Idle>;
  /** Removes the rows of deleted objects. Resolves when no such row is left. */
  purge(): Promise<void>;
  /** Rejects when the process ends before `stop`, for example because its heap is full. */
  ended: Promise<never>;
  /** Waits up to two seconds for the end of the process. Returns whether the process has ended. */
  hasEnded(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface Measuring {
  plant?: BudgetFault | undefined;
  /** The limit of the heap in MB. The process ends if it needs more. */
  heapMb?: number | undefined;
  settings?: Partial<Config>;
}

const script = join(import.meta.dirname, 'measured-server-main.ts');

export async function startMeasured(
  address: string,
  { plant = 'none', heapMb, settings = {} }: Measuring = {},
): Promise<MeasuredServer> {
  // Limits the young generation of the heap. Otherwise, its garbage could add 48 MB to the measured memory.
  const execArgv = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'];
  const child = fork(script, [address, plant, JSON.stringify(settings)], {
    execArgv,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let unexpectedLogs = '';
  child.stderr?.on('data', (data: Buffer) => (unexpectedLogs += data.toString()));
  const gone = once(child, 'exit');
  const ended = gone.then(([code, signal]) =>
    Promise.reject(new Error(`the server ended with ${code ?? signal}: ${unexpectedLogs.slice(0, 600)}`)),
  );
  ended.catch(() => {});
  const next = <T>() =>
    Promise.race([once(child, 'message').then(([message]) => (message as { response: T }).response), ended]);
  const ask = <T>(question: Question): Promise<T> => {
    child.send(question);
    return next<T>();
  };
  return {
    origin: await next<string>(),
    reset: () => ask('reset'),
    report: () => ask<Measured>('report'),
    idle: () => ask<Idle>('idle'),
    purge: () => ask('purge'),
    ended: ended as Promise<never>,
    hasEnded: () => Promise.race([gone.then(() => true), sleep(2000, false)]),
    stop: () => stop(child, gone),
  };
}

async function stop(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  if (child.connected) child.disconnect();
  await gone;
}
