/**
 * Starts storage-script-main.ts, a process that updates scenarios while storage calls fail. Compares what this process
 * reports about each update with the stored data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { childEnvironment } from './child-environment.ts';

/** An event that the script reports. Exactly one of `told`, `read`, `group`, `ready` and `closed` is set. */
export interface Told {
  told?: 'stored' | 'nothing' | 'unknown';
  read?: true;
  group?: number;
  ready?: true;
  closed?: true;
  scenarioId?: string;
  revision?: number;
  note?: string;
}

const program = join(import.meta.dirname, 'storage-script-main.ts');
const hangMs = 120_000;
/** The complete output of each program. Each promise resolves when the program has ended. */
const outputs = new WeakMap<ChildProcess, Promise<string>>();

export function startProgram(args: string[], wrapper: string[] = []): ChildProcess {
  const [command = '', ...rest] = [...wrapper, process.execPath, program, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env: childEnvironment() });
  let output = '';
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  outputs.set(
    child,
    once(child, 'close').then(() => output),
  );
  return child;
}

/** Returns the next message of a process, or undefined if the process ends or has ended. */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(undefined);
  const listening = new AbortController();
  const events = [once(child, 'message', listening), once(child, 'exit', listening).then(() => [])];
  return Promise.race(events)
    .then(([message]) => message as unknown)
    .finally(() => listening.abort());
}

export function ask(child: ChildProcess, question: string): Promise<unknown> {
  const answer = nextMessage(child);
  child.send(question, () => {});
  return answer;
}

/** Creates a database whose write-ahead log is not empty, and returns its path. Each test run uses a copy of it. */
export async function prepareDatabase(folder: string): Promise<string> {
  const file = join(folder, 'prepared', 'jurybox.db');
  mkdirSync(join(folder, 'prepared'));
  await once(startProgram(['prepare', file, '']), 'exit');
  return file;
}

/** Opens databases as a restarted server does. */
export class Restarter {
  readonly #prepared: string;
  #process: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(prepared: string) {
    this.#prepared = prepared;
  }

  /** Opens a database, updates each scenario and closes the database. Returns what went wrong. */
  restart(file: string): Promise<string[]> {
    const mine = this.#last.then(() => this.#restart(file));
    this.#last = mine.catch(() => {});
    return mine;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
  }

  async #restart(file: string): Promise<string[]> {
    this.#process ??= startProgram(['restart', this.#prepared, '']);
    const answer = (await ask(this.#process, file)) as { told?: Told[]; error?: string } | undefined;
    if (answer === undefined) this.#process = undefined;
    if (answer?.told === undefined) return [`it does not start again: ${answer?.error ?? 'it ended'}`];
    return answer.told.every(({ told }) => told === 'stored') ? [] : ['after the restart, it stores no updates'];
  }
}

/**
 * Lets storage-script-main.ts run its groups of updates until its process ends. Calls `onGroup` before each group.
 * Returns a function that takes the reported events and returns what went wrong at the end.
 */
export async function finishScript(
  server: ChildProcess,
  firstGroup: unknown,
  onGroup: (group: unknown) => unknown,
): Promise<(told: Told[]) => string[]> {
  const isHanging = setTimeout(() => server.kill('SIGKILL'), hangMs);
  for (let group = firstGroup; group !== undefined; group = await ask(server, 'go')) await onGroup(group);
  const output = await outputs.get(server);
  clearTimeout(isHanging);
  return (told) => endOf(told, output ?? '', server.exitCode);
}

/** Returns a finding if the process rejected its last updates, or ended itself without printing exactly one line. */
function endOf(told: Told[], output: string, code: number | null): string[] {
  const lines = output.split('\n').filter((line) => line !== '');
  const last = told.filter((one) => one.told !== undefined).slice(-6);
  if (told.some(({ closed }) => closed))
    return last.every((one) => one.told === 'stored') ? [] : ['it rejects updates after the failure'];
  return lines.length === 1 && (code === null || code === 1) ? [] : [`it ended with ${code}: ${output}`];
}

/** Returns a finding if the database is damaged, and for each event in `told` that contradicts the database. */
export function contradictions(file: string, told: Told[]): string[] {
  const database = new DatabaseSync(file);
  try {
    const integrity = JSON.stringify(database.prepare('PRAGMA integrity_check').all());
    const findings = integrity === '[{"integrity_check":"ok"}]' ? [] : [integrity];
    const rows = database
      .prepare("SELECT scenario_id || ' ' || revision AS name, changes ->> 'note' AS note FROM judgements")
      .all();
    const stored = new Map(rows.map(({ name, note }) => [name, note]));
    const notes = new Set(rows.map(({ note }) => note));
    for (const { told: outcome, read, scenarioId, revision, note } of told) {
      const isThere = stored.get(`${scenarioId} ${revision}`) === note;
      if (outcome === 'stored' && !isThere) findings.push(`acknowledged, but lost: ${note?.slice(0, 8)}`);
      if (read === true && !isThere) findings.push(`read, but lost: ${note?.slice(0, 8)}`);
      if (outcome === 'nothing' && notes.has(note ?? '')) findings.push(`"nothing was stored": ${note?.slice(0, 8)}`);
    }
    return findings;
  } catch (error) {
    return [`the database cannot be read: ${(error as Error).message}`];
  } finally {
    database.close();
  }
}
