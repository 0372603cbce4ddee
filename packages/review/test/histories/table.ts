/**
 * Writes figures into docs/review-histories.md: two tables of all public contracts, and how the review meets its goals.
 * The figures come from the recorded runs and from the findings that a person judged.
 *
 * node packages/review/test/histories/table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contracts, page, readingsOf, resultOf, timesOf, type Contract, type Reading } from './recorded.ts';
import type { Summary } from './summary.ts';

const verdicts = ['break', 'formal', 'false'] as const;

const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
const sumOf = (rows: number[][]): number[] =>
  rows.reduce<number[]>((sums, row) => row.map((count, i) => count + (sums[i] ?? 0)), []);

/** Returns two tables with a row for each contract, and a last row with the sums. */
function tablesOf(all: Contract[]): string {
  const reviewed = all.map((contract) => {
    const { changes, crashes, refusals } = resultOf(contract);
    return [changes, crashes.length, refusals.length];
  });
  const found = all.map((contract) => {
    const { major, formal } = resultOf(contract).findings;
    const readings = readingsOf(contract);
    const counts = verdicts.map((verdict) => readings.filter((reading) => reading.verdict === verdict).length);
    return [major, formal, readings.length, ...counts];
  });
  const contracts = table(
    ['contract', 'origin', 'reviewed changes', 'crashed reviews', 'unreadable changes', 'CPU time ÷ `redocly diff`'],
    [
      ...all.map((contract, i) => [
        `[${contract.name}](https://github.com/${contract.repository})`,
        contract.kind,
        ...(reviewed[i] ?? []),
        timesOf(contract)?.ratio?.toFixed(2) ?? '(`redocly diff` failed)',
      ]),
      ['**all**', '–', ...sumOf(reviewed), '–'],
    ],
  );
  const findings = table(
    [
      'contract',
      'major findings',
      'formal findings',
      'major findings read by a person',
      'breaking',
      'only formal',
      'not correct',
    ],
    [...all.map(({ name }, i) => [name, ...(found[i] ?? [])]), ['**all**', ...sumOf(found)]],
  );
  return `${contracts}\n\n${findings}`;
}

function goalsOf(all: Contract[]): string {
  const results = all.map(resultOf);
  const readings = all.flatMap(readingsOf);
  const withVerdict = (verdict: Reading['verdict']) => readings.filter((reading) => reading.verdict === verdict).length;
  const sum = (of: (result: Summary) => number) => results.reduce((total, result) => total + of(result), 0);
  const precision = readings.length === 0 ? 0 : (100 * withVerdict('break')) / readings.length;
  const times = all.flatMap((contract) => timesOf(contract)?.ratio ?? []).sort((a, b) => a - b);
  const goals: [goal: string, measured: string, isReached: boolean][] = [
    ['at least 10 contracts', `${all.length} contracts`, all.length >= 10],
    [
      'at least 30 changes of each contract',
      `at least ${Math.min(...results.map(({ changes }) => changes))} changes`,
      isEach(results, 30),
    ],
    [
      'no crashed review',
      `${sum(({ crashes }) => crashes.length)} crashed reviews`,
      sum(({ crashes }) => crashes.length) === 0,
    ],
    ['a person reads at least 200 major findings', `${readings.length} findings`, readings.length >= 200],
    ['at least 95 % of the findings that a person read are breaking', `${precision.toFixed(1)} %`, precision >= 95],
    [
      'all findings that a person read are correct',
      `${withVerdict('false')} findings are not correct`,
      withVerdict('false') === 0,
    ],
    ['a review takes at most the CPU time of `redocly diff`', rangeOf(times), (times.at(-1) ?? 0) <= 1],
  ];
  return [
    '| goal | measured | result |',
    '| --- | --- | --- |',
    ...goals.map(
      ([goal, measured, isReached]) => `| ${goal} | ${measured} | ${isReached ? 'reached' : '**missed**'} |`,
    ),
  ].join('\n');
}

const rangeOf = (sorted: number[]): string =>
  `${(sorted[0] ?? 0).toFixed(2)} to ${(sorted.at(-1) ?? 0).toFixed(2)} times this CPU time`;

const isEach = (results: Summary[], least: number): boolean => results.every(({ changes }) => changes >= least);

/** Replaces the text between the comments `<!-- name -->` and `<!-- end of the name -->` in a Markdown document. */
const replacePart = (text: string, name: string, part: string): string =>
  text.replace(new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- end of the ${name} -->)`), () => `\n${part}\n\n`);

/** Returns the text of docs/review-histories.md with the current tables and goals. */
export const withFigures = (text: string): string =>
  replacePart(replacePart(text, 'table', tablesOf(contracts)), 'goals', goalsOf(contracts));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(page, withFigures(readFileSync(page, 'utf8')));
