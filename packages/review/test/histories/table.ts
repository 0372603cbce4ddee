/**
 * Writes figures into docs/review-histories.md: a table of all public contracts, and how the review meets its goals.
 * The figures come from the recorded runs and from the findings that a person judged.
 *
 * node packages/review/test/histories/table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contracts, page, readingsOf, resultOf, timesOf, type Contract, type Reading } from './recorded.ts';
import type { Summary } from './summary.ts';

const head = [
  'contract',
  'kind',
  'changes',
  'crashes',
  'refused',
  'major',
  'formal',
  'we read',
  'breaking',
  'formal only',
  'false',
  'time',
];

const verdicts = ['break', 'formal', 'false'] as const;

/** Returns the rows of the table, one for each contract and a last row with the sums. */
function tableOf(all: Contract[]): string {
  const rows = all.map((contract) => {
    const { changes, crashes, refusals, findings } = resultOf(contract);
    const readings = readingsOf(contract);
    const counts = [
      changes,
      crashes.length,
      refusals.length,
      findings.major,
      findings.formal,
      readings.length,
      ...verdicts.map((verdict) => readings.filter((reading) => reading.verdict === verdict).length),
    ];
    return { contract, counts, time: timesOf(contract)?.ratio ?? null };
  });
  const sums = rows.reduce<number[]>((sum, { counts }) => counts.map((count, i) => count + (sum[i] ?? 0)), []);
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ contract, counts, time }) =>
      line([
        `[${contract.name}](https://github.com/${contract.repository})`,
        contract.kind,
        ...counts,
        time === null ? 'no result' : `${time.toFixed(2)} ×`,
      ]),
    ),
    line(['**all**', '', ...sums, '']),
  ].join('\n');
}

function goalsOf(all: Contract[]): string {
  const results = all.map(resultOf);
  const readings = all.flatMap(readingsOf);
  const withVerdict = (verdict: Reading['verdict']) => readings.filter((reading) => reading.verdict === verdict).length;
  const sum = (of: (result: Summary) => number) => results.reduce((total, result) => total + of(result), 0);
  const precision = readings.length === 0 ? 0 : (100 * withVerdict('break')) / readings.length;
  const times = all.flatMap((contract) => timesOf(contract)?.ratio ?? []).sort((a, b) => a - b);
  const goals: [goal: string, measured: string, isReached: boolean][] = [
    ['at least 10 contracts', `${all.length}`, all.length >= 10],
    [
      'at least 30 changes of each contract',
      `${Math.min(...results.map(({ changes }) => changes))}`,
      isEach(results, 30),
    ],
    ['no crash', `${sum(({ crashes }) => crashes.length)}`, sum(({ crashes }) => crashes.length) === 0],
    ['we read at least 200 major findings', `${readings.length}`, readings.length >= 200],
    ['at least 95 % of the findings that we read are breaking', `${precision.toFixed(1)} %`, precision >= 95],
    ['none of the findings that we read is false', `${withVerdict('false')}`, withVerdict('false') === 0],
    ['the review takes at most the time of `redocly diff`', rangeOf(times), (times.at(-1) ?? 0) <= 1],
  ];
  return [
    '| goal | measured | |',
    '| --- | --- | --- |',
    ...goals.map(
      ([goal, measured, isReached]) => `| ${goal} | ${measured} | ${isReached ? 'reached' : '**missed**'} |`,
    ),
  ].join('\n');
}

const rangeOf = (sorted: number[]): string =>
  `${(sorted[0] ?? 0).toFixed(2)} × to ${(sorted.at(-1) ?? 0).toFixed(2)} ×`;

const isEach = (results: Summary[], least: number): boolean => results.every(({ changes }) => changes >= least);

/** Replaces the text between the comments `<!-- name -->` and `<!-- end of the name -->` in a Markdown document. */
const replacePart = (text: string, name: string, part: string): string =>
  text.replace(new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- end of the ${name} -->)`), () => `\n${part}\n\n`);

/** Returns the text of docs/review-histories.md with the current table and goals. */
export const withFigures = (text: string): string =>
  replacePart(replacePart(text, 'table', tableOf(contracts)), 'goals', goalsOf(contracts));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(page, withFigures(readFileSync(page, 'utf8')));
