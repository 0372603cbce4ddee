/**
 * Makes one storage call of a server fail, and then cuts the power. Compares the results that the server reported with
 * the database after a restart.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DiskModel, type Survival } from './disk-model.ts';
import {
  ask,
  contradictions,
  finishScript,
  nextMessage,
  startProgram,
  type Restarter,
  type Told,
} from './storage-script.ts';
import { readTrace, repeat, traceOptions, type StorageCall } from './storage-trace.ts';

export interface Experiment {
  /**
   * `start`: strace counts storage calls from the start of the server process. `script`: strace counts them from the
   * first update on.
   */
  from: 'start' | 'script';
  /** Whether a second process has the database open, and reads it like a backup during some checkpoints. */
  hasCommand: boolean;
  /** What strace does to which call, for example `fdatasync:error=EIO:when=3`. */
  inject?: string;
  plant?: string;
  /** The number of groups of updates. */
  groups: number;
}

export interface Result {
  /** The contradictions between the reported results and the database, and failed restarts. */
  findings: string[];
  /** The kinds of the storage calls that failed, for example `sync log`: a sync of SQLite's write-ahead log. */
  failed: string[];
  calls: { name: string; thread: string; kind: string; isBeforeReady: boolean }[];
  hasEndedItself: boolean;
}

/**
 * The second process reads the database in one long transaction, as a backup does. This transaction begins before group
 * `holdAt` of the updates, and ends before group `releaseAt`.
 */
const holdAt = 8;
const releaseAt = 22;

/** Attaches strace to running processes. `ended` resolves when all of these processes have ended. */
async function attach(options: string[], processes: ChildProcess[]): Promise<{ ended: Promise<unknown> }> {
  const pids = processes.map(({ pid }) => String(pid));
  const tracer = spawn('strace', [...options, ...pids.flatMap((pid) => ['-p', pid])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(tracer, 'exit');
  for (let text = ''; !pids.every((pid) => text.includes(`Process ${pid} attached`));)
    text += String(
      await Promise.race([once(tracer.stderr, 'data'), ended.then(() => Promise.reject(new Error(`strace: ${text}`)))]),
    );
  tracer.stderr.resume();
  return { ended };
}

/** Stores updates while a storage call fails, simulates a power failure, and checks which updates survive. */
export async function runExperiment(
  prepared: string,
  { from, hasCommand, inject, plant = 'none', groups }: Experiment,
  restarter: Restarter,
  random: () => number,
): Promise<Result> {
  const folder = mkdtempSync(`${prepared}.run-`);
  const names = [basename(prepared), `${basename(prepared)}-wal`];
  const paths = names.map((name) => join(folder, name));
  const [file = '', events, trace] = [paths[0], join(folder, 'events'), join(folder, 'trace')];
  const notes = `${basename(prepared)}.fixture.json`;
  for (const name of [...names, notes]) cpSync(join(dirname(prepared), name), join(folder, name));
  const disk = new DiskModel();
  const copyToModel = () => {
    for (const path of paths) if (existsSync(path)) disk.add(path, readFileSync(path));
  };
  const options = traceOptions(trace, [...paths, folder, events]);
  if (inject !== undefined) options.push('-e', `inject=${inject}`);

  if (from === 'start') copyToModel();
  const args = ['script', file, events, plant, String(groups)];
  const server = startProgram(args, from === 'start' ? ['strace', '--seccomp-bpf', ...options] : []);
  const firstGroup = await nextMessage(server);
  const command = hasCommand ? startProgram(['command', file, '']) : undefined;
  if (command !== undefined) await nextMessage(command);
  let tracer: { ended: Promise<unknown> } | undefined;
  if (from === 'script') {
    copyToModel();
    tracer = await attach(options, command === undefined ? [server] : [server, command]);
  }
  const endOf = await finishScript(server, firstGroup, async (group) => {
    if (group === holdAt && command !== undefined) await ask(command, 'hold');
    if (group === releaseAt && command !== undefined) await ask(command, 'release');
  });
  if (command !== undefined) await ask(command, 'close');
  await tracer?.ended;
  const play = replay(readFileSync(trace, 'utf8'), disk, { folder, file, events, random });
  const findings = [...play.findings, ...endOf(play.told)];

  const survivals: Survival[] = ['nothing', 'names', 'all', () => random() < 0.5];
  const seen: Map<string, Buffer>[] = [];
  for (const [index, survival] of survivals.entries()) {
    const files = disk.afterPowerFailure(survival);
    // If everything was synced, each power failure leaves the same files. They need only one check.
    if (seen.some((earlier) => areEqual(earlier, files))) continue;
    seen.push(files);
    const copy = restore(files, join(folder, `end-${index}`), file);
    const name = typeof survival === 'string' ? survival : 'part';
    for (const finding of [...(await restarter.restart(copy)), ...contradictions(copy, play.told)])
      findings.push(`at the end (unsynced changes that survive: ${name}): ${finding}`);
  }
  rmSync(folder, { recursive: true });
  const hasEndedItself = !play.told.some(({ closed }) => closed);
  return { findings, failed: play.failed, calls: play.calls, hasEndedItself };
}

/**
 * Repeats the server's storage calls in the model of the disk. After the failed call, simulates a power failure at the
 * end of each group of updates. Compares the surviving data with what the server has reported so far.
 */
function replay(
  trace: string,
  disk: DiskModel,
  { folder, file, events, random }: { folder: string; file: string; events: string; random: () => number },
) {
  const told: Told[] = [];
  const calls: Result['calls'] = [];
  const failed: string[] = [];
  const findings = new Set<string>();
  for (const event of readTrace(trace)) {
    const { step, call } = event;
    repeat(event, disk);
    if (call.path !== events) {
      const kind = kindOf(call, file);
      const isBeforeReady = told.length === 0;
      if (step === 'begin') calls.push({ name: call.name, thread: call.thread, kind, isBeforeReady });
      if (step === 'end' && call.isInjected) failed.push(kind);
    } else if (step === 'begin' && call.name === 'write') {
      const one = JSON.parse(call.data.toString()) as Told;
      told.push(one);
      if (one.group === undefined || findings.size > 0 || (failed.length === 0 && random() > 0.2)) continue;
      const copy = restore(disk.afterPowerFailure('nothing'), join(folder, `group-${one.group}`), file);
      for (const finding of contradictions(copy, told)) findings.add(`at the end of group ${one.group}: ${finding}`);
    }
  }
  return { told, calls, failed, findings: [...findings] };
}

const kinds: Record<string, string> = { openat: 'open', pwrite64: 'write', ftruncate: 'truncate' };

function kindOf({ name, path }: StorageCall, file: string): string {
  const what = path === file ? 'file' : path === `${file}-wal` ? 'log' : 'folder';
  return `${kinds[name] ?? (name.endsWith('sync') ? 'sync' : 'remove')} ${what}`;
}

/** Writes the files that survive a power failure into a new folder. Returns the path of the database there. */
function restore(files: Map<string, Buffer>, folder: string, file: string): string {
  mkdirSync(folder);
  for (const [path, content] of files) writeFileSync(join(folder, basename(path)), content);
  return join(folder, basename(file));
}

function areEqual(some: Map<string, Buffer>, others: Map<string, Buffer>): boolean {
  return some.size === others.size && [...some].every(([path, content]) => others.get(path)?.equals(content));
}
