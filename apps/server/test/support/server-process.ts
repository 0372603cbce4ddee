import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '../../src/config.ts';
import { childEnvironment } from './child-environment.ts';
import { closeAfterTest } from './close-after-test.ts';
import type { Fixture } from './fixture.ts';

export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  fixture: Fixture;
  /** Sends a signal and waits for the end of the process. Returns its exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');
const script = join(import.meta.dirname, 'server-process-main.ts');

/**
 * Starts server-process-main.ts on a database file or address, and waits until it listens. `wrapper` is a command such
 * as strace that starts the server, or empty.
 */
export async function startServerProcess(
  at: string,
  {
    plant = 'none',
    wrapper = [],
    notes = `${at}.fixture.json`,
    settings = {},
  }: { plant?: string; wrapper?: string[]; notes?: string; settings?: Partial<Config> } = {},
): Promise<ServerProcess> {
  const address = at.startsWith('postgres:') ? at : `file:${at}`;
  const node = [process.execPath, '--import', endWithParent];
  const [command, ...args] = [...wrapper, ...node, script, address, plant, JSON.stringify(settings)];
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...childEnvironment(), FIXTURE_NOTES: notes },
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  closeAfterTest(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let unexpectedLogs = '';
  child.stderr.on('data', (data: Buffer) => (unexpectedLogs += data.toString()));
  const first = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    exited.then((code) => Promise.reject(new Error(`the server exited with ${code}: ${unexpectedLogs}`))),
  ]);
  const { pid, origin, fixture } = JSON.parse(first) as { pid: number; origin: string; fixture: Fixture };
  return {
    process: child,
    origin,
    fixture,
    kill(signal) {
      // Sends the signal to the server itself. Its wrapper gets no signal.
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
      return exited;
    },
  };
}

export interface Acknowledged {
  scenarioId: string;
  revision: number;
  note: string;
}

/**
 * Sends one update. Returns the update if the server acknowledged it, and otherwise the status. Returns undefined if
 * there was no response.
 */
export async function sendJudgement(
  origin: string,
  fixture: Fixture,
  index: number,
  note: string,
  onRefused: (detail: string) => void = () => {},
): Promise<Acknowledged | number | undefined> {
  const scenarioId = fixture.pairs.scenarioIds[index % fixture.pairs.scenarioIds.length] ?? '';
  const url =
    `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}/evaluation_scenario/${scenarioId}` +
    '/human_a_b_testing';
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { Authorization: fixture.keys.evaluator, 'Content-Type': 'application/json' },
      body: JSON.stringify({ vote: fixture.variantIds[index % 2], note }),
    });
    const body = (await response.json()) as { revision: number; detail?: string };
    if (response.status === 503) onRefused(body.detail ?? '');
    return response.status === 200 ? { scenarioId, revision: body.revision, note } : response.status;
  } catch {
    return undefined;
  }
}
