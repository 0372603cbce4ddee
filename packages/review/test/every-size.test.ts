/** Compares reports of many sizes with a snapshot. A report shows some entries of a long list and counts the others. */
import { beforeAll, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cause } from '../src/model.ts';
import { toChangelog } from '../src/output/changelog.ts';
import { toAnnotations } from '../src/output/github.ts';
import { toMarkdown } from '../src/output/markdown.ts';
import { toSarif } from '../src/output/sarif.ts';
import { toTerminal } from '../src/output/terminal.ts';
import { runReview, type Report } from '../src/run.ts';
import { documentWith } from './support/contract.ts';
import { short } from './support/said.ts';

let report: Report;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-every-size-'));
  const contracts = { 'a.json': { type: 'string' }, 'b.json': { type: 'string', maxLength: 5 } };
  for (const [name, schema] of Object.entries(contracts))
    writeFileSync(join(folder, name), JSON.stringify(documentWith(schema, 'request')));
  const policy = { failOn: 'major', requireSunset: false } as const;
  ({ report } = await runReview({ folder, base: 'a.json', revision: 'b.json', policy, today: '2026-11-20' }));
  rmSync(folder, { recursive: true });
});

/**
 * Returns a report with `length` causes. They are copies of the cause in `report`, each with `operations` operations.
 * `more` overrides members of the causes, and `rest` overrides members of the report.
 */
function sized(length: number, more: Partial<Cause>, operations: number, rest: Partial<Report> = {}): Report {
  const [cause] = report.causes as [Cause];
  const [finding] = report.findings as [Report['findings'][number]];
  const ids = Array.from({ length }, (_, i) => i.toString(16).padStart(12, '0'));
  const labels = Array.from({ length: operations }, (_, i) => `GET /things/${i}`);
  const level = more.level ?? cause.level;
  return {
    ...report,
    causes: ids.map((id, i) => ({
      ...cause,
      title: `${cause.title} of ${i}`,
      fingerprint: id,
      findings: [id],
      operations: labels,
      ...more,
      ...(more.blocks === undefined ? {} : { blocks: `${more.blocks} ${id}` }),
    })),
    findings: ids.map((fingerprint) => ({ ...finding, fingerprint, level, operations: labels })),
    problems: more.blocks === undefined ? [] : ids.map((id, i) => `${cause.title} of ${i}: ${more.blocks} ${id}`),
    ...rest,
  };
}

const blocks = { status: 'blocks', blocks: 'revert it' } as const;
const passes = { status: 'passes', blocks: undefined, canBeApproved: undefined } as never as Partial<Cause>;
const kinds: [string, Partial<Cause>][] = [
  ['blocking', { ...blocks, canBeApproved: true }],
  ['removed', { ...blocks, rule: 'operation-removed' }],
  ['formal', { ...blocks, level: 'formal', proof: 'unproven' }],
  ['allowed', { ...passes, status: 'approved', allowed: 'Agreed.' }],
  ['major', { ...passes, level: 'major' }],
  ['minor', { ...passes, level: 'minor' }],
  ['patch', { ...passes, level: 'patch', operations: [], sources: [] }],
];

it('reports with any number of causes equal their snapshot in every output format', async () => {
  const gaps = Array.from({ length: 35 }, (_, i) => ({
    contract: 'base' as const,
    pointer: `#/${i}`,
    reason: 'is empty',
  }));
  const others: [string, Report][] = [
    ['gaps', sized(1, passes, 1, { notReviewed: gaps })],
    ['hints', sized(0, passes, 0, { hints: gaps.map(({ pointer }) => pointer), problems: ['one', 'two'] })],
    ['nothing', sized(0, passes, 0, { names: { ...report.names } })],
    ['long titles', sized(12, { ...blocks, title: `${'Long `code` <b> '.repeat(40)}\n|` }, 2)],
  ];
  const reports = [
    ...kinds.flatMap(([name, more]) =>
      [1, 2, 3, 4, 20, 21, 31, 46, 120].map((n): [string, Report] => [`${n} ${name}`, sized(n, more, n % 5)]),
    ),
    ...others,
  ];
  const lines = reports.flatMap(([name, one]) => [
    `${name}:`,
    `  terminal ${digest(toTerminal([one]))}`,
    `  all ${digest(toTerminal([one, { ...one, contract: 'second' }], true))}`,
    `  markdown ${digest(toMarkdown([one]))}`,
    `  two in markdown ${digest(toMarkdown([one, { ...one, contract: 'second' }]))}`,
    `  changelog ${digest(toChangelog([one], '1.0.0'))}`,
    `  sarif ${digest(toSarif([one]))}`,
    `  annotations ${digest(toAnnotations([one]))}`,
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/sizes.txt');
});

/** Returns a short form of an output: the number of lines, a checksum, and the first distinct lines. */
function digest(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/\d+/g, '#').trim());
  const distinct = [...new Set(lines)].filter((line) => line !== '');
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (sum * 31 + text.charCodeAt(i)) % 999_983;
  return `${lines.length} lines, ${sum.toString(36)}: ${short(distinct.slice(0, 12).join(' / '), 400)}`;
}
