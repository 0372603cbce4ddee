import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Report } from '../../src/run.ts';
import { extractContract, type History, type Pair } from './git-history.ts';
import { runMeasured, type Bounds, type Measured } from './measured-process.ts';

/** The report of a review, the message with which the review refused the contracts, or the message of a crash. */
export type Outcome = { report: Report } | { refused: string } | { crashed: string };

export type Cost = Pick<Measured, 'wallMs' | 'cpuMs' | 'peakMiB'>;

export interface Reviewed {
  pair: Pair;
  outcome: Outcome;
  cost: Cost;
  /** The cost of `redocly diff` for the same contracts. Undefined if it did not run or failed. */
  redocly: Cost | undefined;
}

/** Reviews the contract at two commits. With `isCompared`, also runs `redocly diff`, to compare the cost. */
export async function reviewPair(
  history: History,
  pair: Pair,
  { command, bounds, isCompared }: { command: string; bounds: Bounds; isCompared: boolean },
): Promise<Reviewed> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-histories-'));
  try {
    const base = extractContract(history, pair.base, join(folder, 'base'));
    const revision = extractContract(history, pair.revision, join(folder, 'revision'));
    const sources = ['--base', base, '--revision', revision];
    const run = await runMeasured([command, ...sources, '--format', 'json'], folder, bounds);
    return {
      pair,
      outcome: outcomeOf(run, folder),
      cost: costOf(run),
      redocly: isCompared ? await diff([base, revision], folder, bounds) : undefined,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const costOf = ({ wallMs, cpuMs, peakMiB }: Measured): Cost => ({ wallMs, cpuMs, peakMiB });

/** Matches messages of errors that JavaScript throws for a bug. A review that stops with such a message crashed. */
const bugMessage = new RegExp(
  [
    'call stack',
    // The review reports this if a recursive function exceeds the call stack.
    'through too many levels',
    'cannot (read prop|convert|access)',
    'is not (a function|iterable|defined|a constructor)',
    'invalid (array|string) length',
  ].join('|'),
  'i',
);

export function outcomeOf({ end, stdout, stderr }: Measured, folder: string): Outcome {
  const said = (text: string) =>
    text.replaceAll(`${folder}/`, '').trim().split('\n').slice(0, 4).join(' ').slice(0, 500);
  if (end === 0 || end === 1)
    try {
      return { report: JSON.parse(stdout) as Report };
    } catch {
      return { crashed: said(`exit code ${end} without a report: ${stderr}`) };
    }
  const refusal = end === 2 ? /^could not review: (.*)/m.exec(stderr)?.[1] : undefined;
  return refusal === undefined || bugMessage.test(refusal)
    ? { crashed: said(`${end === 2 ? '' : `${typeof end === 'number' ? `exit code ${end}` : end}: `}${stderr}`) }
    : { refused: said(refusal) };
}

async function diff(files: string[], folder: string, bounds: Bounds): Promise<Cost | undefined> {
  const run = await runRedocly(files, folder, bounds);
  return run.end === 0 ? costOf(run) : undefined;
}

/** Runs `redocly diff` on two files, with the options that a user would choose. */
export function runRedocly(files: string[], folder: string, bounds: Bounds): Promise<Measured> {
  writeFileSync(join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
  const output = ['--format', 'json', '--output', 'changes.json', '--fail-on', 'none'];
  return runMeasured([redoclyScript(), 'diff', ...files, ...output], folder, bounds);
}

export function redoclyScript(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bin['redocly'] ?? 'bin/cli.js');
}
