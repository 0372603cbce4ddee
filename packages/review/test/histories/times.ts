/**
 * Measures the CPU time of the review and of `redocly diff` for changes of public contracts. Includes the time of all
 * processes that they start.
 *
 * pnpm --filter review times --mirrors <folder> --command packages/review/dist/main.js
 *
 * `<folder>/<owner>+<name>/repo` is a bare clone of each repository in contracts.yaml. Writes times.json. For each
 * change, the two programs run one after the other, so that other programs on the machine affect both alike.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractContract, lastChanges, type History } from './git-history.ts';
import { contracts, timesFile, type Times } from './recorded.ts';
import { runMeasured } from './measured-process.ts';
import { runRedocly, type Cost } from './review-pair.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(process.argv[2] === '--' ? 3 : 2),
  options: {
    mirrors: text,
    command: { ...text, default: join(import.meta.dirname, '../../dist/main.js') },
    changes: { ...text, default: '30' },
    every: { ...text, default: '5' },
    only: text,
  },
});
if (values.mirrors === undefined || !existsSync(values.command)) {
  console.error(
    'use --mirrors <folder with bare clones> [--command <built command: pnpm --filter review build>]\n' +
      '    [--changes 30] [--every 5: measures every fifth change] [--only <name of a contract>]',
  );
  process.exit(2);
}
const { mirrors } = values;
const command = resolve(values.command);
const bounds = { timeoutMs: 300_000, heapMiB: 4096 };

/** Returns the costs of `redocly diff` and of the review, in this order. Undefined if one of them failed. */
async function measure(history: History, pair: { base: string; revision: string }): Promise<Cost[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-times-'));
  try {
    const base = extractContract(history, pair.base, join(folder, 'base'));
    const revision = extractContract(history, pair.revision, join(folder, 'revision'));
    const runs = [
      await runRedocly([base, revision], folder, bounds),
      await runMeasured([command, base, revision, '--format', 'json'], folder, bounds),
    ];
    return runs.every(({ end }, i) => end === 0 || (i > 0 && end === 1)) ? runs : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const times: Record<string, Times> = {};
for (const { name, repository, path, folder, until } of contracts) {
  if (values.only !== undefined && values.only !== name) continue;
  const history = {
    repository: join(mirrors, repository.replace('/', '+'), 'repo'),
    path,
    until,
    ...(folder === undefined ? {} : { folder }),
  };
  const pairs = lastChanges(history, Number(values.changes)).filter((_, i) => i % Number(values.every) === 0);
  const measured: Cost[][] = [];
  for (const pair of pairs) {
    const costs = await measure(history, pair);
    if (costs) measured.push(costs);
  }
  const sum = (which: number) => measured.reduce((total, costs) => total + (costs[which]?.cpuMs ?? 0), 0);
  times[name] =
    measured.length === 0
      ? { pairs: 0, ratio: null }
      : { pairs: measured.length, ratio: Number((sum(1) / sum(0)).toFixed(2)) };
  console.info(name, JSON.stringify(times[name]), `${(sum(0) / measured.length / 1000).toFixed(2)} s`);
}
if (values.only === undefined) writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
