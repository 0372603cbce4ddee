/**
 * Reviews the last changes of a contract in any git repository, and runs `redocly diff` on the same changes.
 *
 * pnpm --filter review histories --repository <git folder> --path <file> --changes 30
 *
 * Runs the source of the review tool; `--command packages/review/dist/main.js` runs the built file, which starts
 * faster. Each review is a process with limits on time and memory. Prints the counts as JSON.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lastChanges } from './git-history.ts';
import { reviewPair, type Reviewed } from './review-pair.ts';
import { breakingFindings, summarize } from './summary.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(process.argv[2] === '--' ? 3 : 2),
  options: {
    repository: text,
    path: text,
    folder: text,
    until: { ...text, default: 'HEAD' },
    changes: { ...text, default: '30' },
    seconds: { ...text, default: '120' },
    'compare-every': { ...text, default: '1' },
    mebibytes: { ...text, default: '2048' },
    findings: text,
    command: { ...text, default: join(import.meta.dirname, '../../src/main.ts') },
  },
});
const { repository, path, folder, until } = values;
if (repository === undefined || path === undefined) {
  console.error(
    'use --repository <git folder> --path <root document> [--folder <folder of a contract with many files>]\n' +
      '    [--until <commit>] [--changes 30] [--seconds 120] [--mebibytes 2048]\n' +
      '    [--findings <file for reading by hand>]\n' +
      '    [--compare-every 2: runs redocly diff on every second pair] [--command <script of the review>]',
  );
  process.exit(2);
}

setPriority(10);
const history = { repository, path, until, ...(folder === undefined ? {} : { folder }) };
const bounds = { timeoutMs: Number(values.seconds) * 1000, heapMiB: Number(values.mebibytes) };
const pairs: Reviewed[] = [];
for (const [i, pair] of lastChanges(history, Number(values.changes)).entries()) {
  const reviewed = await reviewPair(history, pair, {
    command: resolve(values.command),
    bounds,
    isCompared: i % Number(values['compare-every']) === 0,
  });
  pairs.push(reviewed);
  const { outcome, cost } = reviewed;
  const says =
    'report' in outcome
      ? `${outcome.report.findings.filter(({ level }) => level === 'major').length} major`
      : 'refused' in outcome
        ? `refused: ${outcome.refused}`
        : `crashed: ${outcome.crashed}`;
  process.stderr.write(`${pair.revision.slice(0, 10)} ${(cost.wallMs / 1000).toFixed(1)} s  ${says}\n`);
}
if (values.findings !== undefined)
  writeFileSync(values.findings, `${JSON.stringify(breakingFindings(pairs), null, 1)}\n`);
console.log(JSON.stringify(summarize(pairs), null, 2));
