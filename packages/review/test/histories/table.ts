/**
 * Writes the table of public histories into docs/review-histories.md, from the results of the runs and the readings.
 *   node packages/review/test/histories/table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contracts, page, readingsOf, resultOf, type Contract } from './recorded.ts';

const head = [
  'contract',
  'kind',
  'changes',
  'crashes',
  'refused',
  'major',
  'formal',
  'read',
  'break',
  'formal only',
  'false',
  'time',
];

const verdicts = ['break', 'formal', 'false'] as const;

/** Returns the rows of the table, and a last row with the sums. */
export function tableOf(all: Contract[]): string {
  const rows = all.map((contract) => {
    const { changes, crashes, refusals, findings, ratio } = resultOf(contract);
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
    return { contract, counts, time: ratio.processor };
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
        `${time.toFixed(2)} ×`,
      ]),
    ),
    line(['**all**', '', ...sums, '']),
  ].join('\n');
}

/** Returns how many of the findings that were read are what a person calls breaking, in percent. */
export function precisionOf(all: Contract[]): number {
  const readings = all.flatMap(readingsOf);
  return (100 * readings.filter(({ verdict }) => verdict === 'break').length) / readings.length;
}

const between = /(?<=<!-- table -->\n)[\s\S]*?(?=\n<!-- end of the table -->)/;

export const withTable = (text: string, table: string): string => text.replace(between, () => table);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(contracts)));
  console.log(`${precisionOf(contracts).toFixed(1)} % of the findings that were read are breaking`);
}
