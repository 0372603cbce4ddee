import { isBreaking, type Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { differenceTexts, trafficSummary, trafficTexts } from '../traffic/words.ts';
import { listWords, sentence } from '../words/values.ts';
import { escape, fenced, placeText, rendered, type Links, type Source } from './text.ts';
import {
  answerOf,
  causeList,
  count,
  effectTexts,
  notReviewedTexts,
  otherProblems,
  sortCauses,
  usesOf,
  whatToDo,
  whomTexts,
  witnessOf,
} from './verdict.ts';
import { nameLines } from '../names.ts';

/**
 * The first line of the comment. The workflow searches for this line to find its earlier comment, and then replaces
 * that comment.
 */
export const marker = '<!-- jurybox-review -->';
/**
 * The second line of a comment that reports no change. In this case the workflow updates its earlier comment, but does
 * not post a first one.
 */
const unchanged = '<!-- jurybox-review: unchanged -->';
/** GitHub accepts comments of up to 65,536 characters. */
const maxCharacters = 60_000;
const maxListed = 20;

/**
 * Returns the comment for a pull request. The changes that block the merge come first, one line each, and then their
 * proofs, which are collapsed.
 */
export function toMarkdown(reports: Report[], links: Links = () => undefined): string {
  const room = Math.floor(maxCharacters / Math.max(1, reports.length));
  const parts = reports.map((report) => contractPart(report, { links, room }));
  const isUnchanged = reports.every(({ causes, problems, notReviewed }) =>
    [causes, problems, notReviewed.filter(({ isChanged }) => isChanged)].every((list) => list.length === 0),
  );
  return `${[marker, ...(isUnchanged ? [unchanged] : []), '', ...parts].join('\n').trimEnd()}\n`;
}

function contractPart(report: Report, { links, room }: { links: Links; room: number }): string {
  const { blocking, allowed, passing, formal, minor, patch } = sortCauses(report);
  const icon = report.problems.length > 0 ? '🔴' : passing.length > 0 ? '🟠' : '🟢';
  const name = report.contract === undefined ? 'Contract review' : `Contract review of ${escape(report.contract)}`;
  const head = [`## ${icon} ${name}: ${answerOf(report)}`, ''];
  const tail = nameList(report);
  const traffic = recorded(report);
  const list = breakingList(blocking, Math.floor(room * 0.75));
  const budget = { left: room - [...head, ...list, ...traffic, ...tail].join('\n').length - 2_000 };
  const blocks = (causes: Cause[]): string[] =>
    fitting(
      causes.map((cause) => causeBlock(cause, report, links)),
      budget,
    );
  return [
    ...head,
    ...firstSteps(report, blocking),
    ...list,
    ...blocks(list.length === 0 ? blocking : blocking.toSorted((one, other) => usesOf(other) - usesOf(one))),
    ...traffic,
    ...unread(report),
    ...section('Breaking changes that do not block the merge, because the policy blocks nothing', blocks(passing)),
    ...section('Formal breaks: they only break callers that use something the base does not describe', blocks(formal)),
    ...section('Breaking changes that are allowed', blocks(allowed)),
    ...section('Minor changes: they break no caller', blocks(minor)),
    ...texts(patch),
    ...section('To tidy up:', listed(report.hints)),
    ...tail,
  ].join('\n');
}

/** Returns the list of all breaking changes above their proofs, one line each, with at most `most` characters. */
function breakingList(blocking: Cause[], most: number): string[] {
  const lines = causeList(blocking).map((line) => `- ${rendered(line)}`);
  if (lines.length === 0) return [];
  let length = 0;
  const shown = lines.filter((line) => (length += line.length + 1) <= most);
  const hidden = lines.length - shown.length;
  const more = hidden === 0 ? [] : [`- … and ${count(hidden, 'more change')}; run the command to see all of them.`];
  return [`**What breaks (${lines.length}):**`, '', ...shown, ...more, '', '**Proofs, most used first:**', ''];
}

/**
 * Returns the first blocks that fit into the comment; `budget` is the remaining length. If blocks are left out, adds a
 * line with their number.
 */
function fitting(blocks: string[], budget: { left: number }): string[] {
  const shown: string[] = [];
  for (const block of blocks) {
    if (block.length > budget.left) break;
    shown.push(block);
    budget.left -= block.length;
  }
  const hidden = blocks.length - shown.length;
  if (hidden > 0) shown.push(`… and ${count(hidden, 'more change')}; run the command to see all of them.`, '');
  return shown;
}

/** Returns lines under a title; nothing if there are no lines. */
const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`**${title}**`, '', ...lines];

/** Returns collapsed lines under a summary; nothing if there are no lines. */
const folded = (summary: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`<details><summary>${summary}</summary>`, '', ...lines, '</details>', ''];

const listed = (sentences: string[]): string[] => {
  const more = sentences.length > maxListed ? [`- … and ${sentences.length - maxListed} more`] : [];
  const lines = [...sentences.slice(0, maxListed).map((one) => `- ${rendered(one)}`), ...more];
  return lines.length === 0 ? [] : [...lines, ''];
};

/**
 * Returns the lines that say whom the changes break and what to do. They stand above the list of changes, so that a
 * long list does not hide them.
 */
function firstSteps(report: Report, blocking: Cause[]): string[] {
  const steps = whatToDo(report);
  const { approvals } = report;
  return [
    ...section('Whom it breaks:', listed(whomTexts(blocking, report))),
    ...(steps === undefined ? [] : [`**What to do:** ${rendered(steps)}`, '']),
    ...folded(
      'The approvals to paste under <code>approvals:</code>',
      approvals === undefined ? [] : [...fenced(approvals.text.trimEnd(), 'yaml'), ''],
    ),
    ...section('Before you merge:', listed(otherProblems(report))),
  ];
}

/**
 * Returns the parts that the review could not read. This list is never collapsed, because a hidden gap would look like
 * "no finding".
 */
function unread(report: Report): string[] {
  const texts = notReviewedTexts(report, (pointer) => `\`${pointer.replaceAll('`', "'")}\``);
  return section('Not reviewed:', listed(texts));
}

/** Returns what the recorded requests say. */
function recorded(report: Report): string[] {
  const differences = differenceTexts(report);
  const title = `Recorded messages that a contract does not allow (${differences.length})`;
  return [...section('Recorded requests:', listed(trafficSummary(report))), ...folded(title, listed(differences))];
}

/** Returns a collapsed list of the names that callers import. */
function nameList({ names }: Report): string[] {
  const lines = nameLines(names, 10, escape).map((line) => `- ${line}`);
  return folded('Names in generated clients', lines.length === 0 ? [] : [...lines, '']);
}

function texts(patch: Cause[]): string[] {
  if (patch.length === 0) return [];
  const list = patch.length <= 5 ? `: ${patch.map(({ title }) => rendered(title)).join('; ')}` : '';
  return [`⚪ Changes without effect on callers (${patch.length})${list}.`, ''];
}

const icons = { major: '🔴', formal: '🟠', minor: '🟡', patch: '⚪' } as const;
const maxInOneLine = 9;

/**
 * Returns the Markdown of one cause. The summary says what changed and whom the change breaks; the proof follows below
 * the summary.
 */
function causeBlock(cause: Cause, report: Report, links: Links): string {
  const { title, blocks, canBeApproved, allowed, level, levelReason, operations, sources, findings } = cause;
  const isBlocking = blocks !== undefined;
  const summary = [
    `${icons[level]} <b>${rendered(title)}</b>`,
    ...effectTexts(cause, report, { most: 2, format: codeOf, words: escape }),
    ...trafficTexts(cause, report).map((text) => escape(text)),
    ...(isBlocking && canBeApproved !== true ? [`➜ ${rendered(blocks)}`] : []),
    ...(allowed === undefined ? [] : [`✔ ${escape(allowed)}`]),
  ];
  const places = sources.map((source) => linkOf(source, links));
  const lines = [
    ...(levelReason === undefined ? [] : [`Level ${level} by your configuration: ${escape(levelReason)}`, '']),
    ...(operations.length > 2 ? [`In ${listWords(operations.map(codeOf), maxInOneLine)}.`, ''] : []),
    ...proofOf(cause, report),
    [
      ...(places.length > 0 ? [listWords(places, maxInOneLine)] : []),
      `rule <code>${escape(cause.rule)}</code>`,
      ...(findings.length > 1 ? [`${findings.length} findings`] : []),
      ...(isBlocking ? [`fingerprint <code>${cause.fingerprint}</code>`] : []),
    ].join(' · '),
    '',
  ];
  return folded(summary.join('<br>'), lines).join('\n');
}

const codeOf = (text: string): string => `<code>${escape(text)}</code>`;
function linkOf(source: Source, links: Links): string {
  const address = links(source);
  return address === undefined ? codeOf(placeText(source)) : `[${escape(placeText(source))}](${address})`;
}

function proofOf({ findings, level, proof, traffic }: Cause, report: Report): string[] {
  const witness = witnessOf(findings, report);
  const lines: string[] = [];
  if (traffic?.example)
    lines.push('A recorded request without its data:', '', ...fenced(traffic.example.http, 'http'), '');
  if (witness)
    lines.push(
      `The ${witness.validIn} allows this message:`,
      '',
      ...fenced(witness.http, 'http'),
      '',
      `${escape(sentence(witness.refusal))}.`,
      '',
    );
  else if (proof === 'unproven' && isBreaking(level))
    lines.push('The review found no request or response that shows the break. Check the change yourself.', '');
  return lines;
}
