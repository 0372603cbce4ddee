import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runExperiment, type Experiment, type Result } from './single-failures.ts';
import { prepareDatabase, Restarter } from './storage-script.ts';

/** Whether this machine can trace a process that runs already, and make its system calls fail. */
export const canFailStorageCalls =
  process.platform === 'linux' &&
  spawnSync('sh', ['-c', 'sleep 0.3 & exec strace -o /dev/null -e inject=fsync:error=EIO:when=1 -p $!']).status === 0;

/** A series of experiments. Each of them makes one storage call of the server fail. */
export interface Series extends Pick<Experiment, 'from' | 'hasCommand' | 'plant' | 'groups'> {
  errors: readonly string[];
  /** The maximum number of calls of each kind that fail. Without a maximum, every call fails once. */
  maxPerKind: number;
  /** The kinds of the calls that fail, for example `sync log`. By default, all kinds. */
  kinds?: string[];
  /** At least one storage call of each of these kinds must fail during the series. */
  required: string[];
}

export interface Tried {
  experiment: Experiment;
  result: Result;
}

export type Run = (experiment: Experiment) => Promise<Tried>;

/**
 * Creates the database that each experiment copies. An experiment is one run of the server, with or without a failing
 * storage call. `withSeed` takes the seed of the random choices, and returns a function that runs one experiment.
 * `remove` ends all processes and removes all files.
 */
export async function prepareExperiments(): Promise<{ withSeed(seed: number): Run; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-single-failure-'));
  const prepared = await prepareDatabase(folder);
  const restarter = new Restarter(prepared);
  return {
    withSeed(seed) {
      let state = seed;
      // The random number generator Mulberry32. It decides which unsynced changes survive a power failure.
      const random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
      };
      return async (experiment) => ({
        experiment,
        result: await runExperiment(prepared, experiment, restarter, random),
      });
    },
    remove() {
      restarter.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * First runs the script without a failure, to list its storage calls. Then runs it once for each call, and makes this
 * call fail. On a busy machine, the order of the calls may change, so that another call fails. If no call of a required
 * kind (such as `sync log`) has failed, tries other calls of this kind, at most four times. Returns all runs.
 */
export async function failEveryCall(
  run: Run,
  { errors, maxPerKind, kinds, required, ...common }: Series,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const chosen = new Set<string>();
  /** The kinds of calls that must fail in this round. `undefined` stands for all kinds. */
  let wanted = kinds;
  for (let round = 0; round < 5 && wanted?.length !== 0; round++) {
    const sound = await run(common);
    const failing = new Set<string>();
    for (const [kind, calls] of callsByKind(sound.result.calls, common.from)) {
      const others = [...calls].filter((call) => !chosen.has(call));
      if (wanted?.includes(kind) ?? true) for (const call of evenly(others, maxPerKind)) failing.add(call);
    }
    for (const call of failing) chosen.add(call);
    const experiments = [...failing].flatMap((call) =>
      errors.map((error): Experiment => ({ ...common, inject: `${call}:error=${error}` })),
    );
    tried.push(sound, ...(await runAll(run, experiments)));
    wanted = required.filter((kind) => !tried.some(({ result }) => result.failed.includes(kind)));
  }
  return tried;
}

/** Maps each kind (such as `sync log`) to its calls, in strace's syntax: `fsync:when=3` is the third `fsync`. */
function callsByKind(calls: Result['calls'], from: Series['from']): Map<string, Set<string>> {
  // strace counts the calls of each thread separately.
  const counts = new Map<string, number>();
  const callsOfKind = new Map<string, Set<string>>();
  for (const { name, thread, kind, isBeforeReady } of calls) {
    if (from === 'start' && !isBeforeReady) break;
    const count = (counts.get(`${thread} ${name}`) ?? 0) + 1;
    counts.set(`${thread} ${name}`, count);
    callsOfKind.set(kind, (callsOfKind.get(kind) ?? new Set()).add(`${name}:when=${count}`));
  }
  return callsOfKind;
}

/** Runs experiments, five at a time: each of them runs a server under strace, and such a server mostly waits. */
async function runAll(run: Run, experiments: Experiment[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  const work = async () => {
    for (let next = experiments.shift(); next !== undefined; next = experiments.shift()) {
      const { experiment, result } = await run(next);
      // Drops the long list of storage calls. Only the list of a run without a failing call is used.
      tried.push({ experiment, result: { ...result, calls: [] } });
    }
  };
  await Promise.all(Array.from({ length: 5 }, work));
  return tried;
}

/** Returns at most `count` of the items, at equal distances. */
function evenly<T>(items: T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => items[Math.floor(index * step)] as T);
}

/** Returns a one-line summary, the findings, and the number of runs with a failed call, in total and per kind. */
export function summarize(tried: Tried[]) {
  const perKind = new Map<string, number>();
  for (const { result } of tried)
    for (const kind of new Set(result.failed)) perKind.set(kind, (perKind.get(kind) ?? 0) + 1);
  const count = (is: (result: Result) => boolean) => tried.filter(({ result }) => is(result)).length;
  const line =
    `${count(({ findings }) => findings.length > 0)} runs with findings; ` +
    `${count(({ failed }) => failed.length === 1)} runs with one failed call, ` +
    `${count(({ failed }) => failed.length > 1)} with several (one per thread), ` +
    `${count(({ failed }) => failed.length === 0)} with none; ` +
    `${count(({ hasEndedItself }) => hasEndedItself)} processes ended themselves; failed: ` +
    [...perKind].map(([kind, number]) => `${kind} ${number}`).join(', ');
  const findings = tried.flatMap(({ experiment, result }) =>
    result.findings.map((finding) => `${JSON.stringify(experiment)} (${result.failed.join(', ')}): ${finding}`),
  );
  return { line, failures: count(({ failed }) => failed.length > 0), perKind, findings };
}
