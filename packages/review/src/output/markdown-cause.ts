import type { Cause } from '../causes/cause.ts';
import type { Finding } from '../model.ts';
import type { Report } from '../report.ts';
import { sentence } from '../words/values.ts';
import { placeText, type Links, type Source } from './links.ts';
import { escape, fenced, rendered } from './markdown-text.ts';
import { effectTexts } from './verdict.ts';

const icons = { major: '🔴', formal: '🟠', minor: '🟡', patch: '⚪' } as const;
const maxListed = 8;

/**
 * Returns the Markdown of one cause. The summary says what changed and whom the change breaks; the proof follows below
 * the summary.
 */
export function causeBlock(cause: Cause, report: Report, links: Links): string {
  const { title, blocks, canBeApproved, allowed, level, levelReason, operations, sources, findings } = cause;
  const isBlocking = blocks !== undefined;
  const summary = [
    `${icons[level]} <b>${rendered(title)}</b>`,
    ...effectTexts(cause, report, { most: 2, format: codeOf, words: escape }),
    ...(isBlocking && canBeApproved !== true ? [`➜ ${rendered(blocks)}`] : []),
    ...(allowed === undefined ? [] : [`✔ ${escape(allowed)}`]),
  ];
  const lines = [`<details><summary>${summary.join('<br>')}</summary>`, ''];
  if (levelReason !== undefined) lines.push(`Level ${level} by your configuration: ${escape(levelReason)}`, '');
  if (operations.length > 2) lines.push(`In ${listed(operations.map(codeOf))}.`, '');
  lines.push(...proofOf(cause, report));
  const places = sources.map((source) => linkOf(source, links));
  lines.push(
    [
      ...(places.length > 0 ? [listed(places)] : []),
      `rule <code>${escape(cause.rule)}</code>`,
      ...(findings.length > 1 ? [`${findings.length} findings`] : []),
      ...(isBlocking ? [`fingerprint <code>${cause.fingerprint}</code>`] : []),
    ].join(' · '),
    '',
    '</details>',
    '',
  );
  return lines.join('\n');
}

const codeOf = (text: string): string => `<code>${escape(text)}</code>`;
const listed = (texts: string[]): string =>
  `${texts.slice(0, maxListed).join(', ')}${texts.length > maxListed ? ` and ${texts.length - maxListed} more` : ''}`;

function linkOf(source: Source, links: Links): string {
  const address = links(source);
  return address === undefined ? codeOf(placeText(source)) : `[${escape(placeText(source))}](${address})`;
}

function proofOf({ findings, level, proof }: Cause, report: Report): string[] {
  const finding = report.findings.find((one) => findings.includes(one.fingerprint) && one.witness !== undefined);
  const lines: string[] = [];
  if (finding?.witness)
    lines.push(
      `The ${finding.witness.validIn} allows this message:`,
      '',
      ...fenced(finding.witness.http, 'http'),
      '',
      `${escape(sentence(finding.witness.refusal))}.`,
      '',
    );
  else if (proof === 'unproven' && isBreaking(level))
    lines.push('The review found no request or response that shows the break. Check the change yourself.', '');
  return lines;
}

const isBreaking = (level: Finding['level']): boolean => level === 'major' || level === 'formal';
