import { isBreaking, type Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { nameLines } from '../names.ts';
import { trafficTexts } from '../traffic/words.ts';
import { limited, listWords, sentence } from '../words/values.ts';
import { codeOf, escape, fenced, placeText, rendered, type Links } from './text.ts';
import { count, effectTexts, pageOf, witnessOf } from './verdict.ts';

/** The first line of each pull request comment. The CI workflow replaces the earlier comment that begins with it. */
export const marker = '<!-- jurybox-review -->';
/** The second line of a comment that reports no change. Such a comment is only posted to replace an earlier one. */
const unchanged = '<!-- jurybox-review: unchanged -->';
/** The CI workflow posts at most this many bytes. */
const maxBytes = 60_000;
/** Reserved for the titles of the levels, and for the lines that say how many changes are left out. */
const maxTitleBytes = 1_000;
const maxListed = 20;

export function toMarkdown(reports: Report[], links: Links = () => undefined): string {
  const room = Math.floor(maxBytes / Math.max(1, reports.length));
  const parts = reports.map((report) => contractPart(report, links, room));
  const isUnchanged = reports.every(({ causes, problems, notReviewed }) =>
    [causes, problems, notReviewed.filter(({ isChanged }) => isChanged)].every((list) => list.length === 0),
  );
  return `${[marker, ...(isUnchanged ? [unchanged] : []), '', ...parts].join('\n').trimEnd()}\n`;
}

function contractPart(report: Report, links: Links, room: number): string {
  const { approvals, contract, problems, hints } = report;
  const { blocking, major, differences, ...page } = pageOf(report);
  const icon = problems.length > 0 ? '🔴' : major.length > 0 ? '🟠' : '🟢';
  const name = contract === undefined ? 'Contract review' : `Contract review of ${escape(contract)}`;
  const list = breakingList(page.list, Math.floor(room * 0.75));
  const head = [
    `## ${icon} ${name}: ${page.answer}`,
    '',
    // These sections stand above the list of changes, so that a long list does not hide them.
    ...listed('Whom it breaks:', page.whom),
    ...(page.whatToDo === undefined ? [] : [`**What to do:** ${rendered(page.whatToDo)}`, '']),
    ...(approvals === undefined
      ? []
      : folded(
          `The approvals to paste into <code>${escape(approvals.file)}</code> under <code>approvals:</code>`,
          fenced(approvals.text.trimEnd(), 'yaml'),
        )),
    ...listed('Before you merge:', page.others),
    ...list,
  ];
  const middle = [
    ...listed('Recorded requests:', page.recorded),
    ...folded(`Recorded messages that a contract does not allow (${differences.length})`, bullets(differences)),
    // Not collapsed, because a reader must see that some parts of the contract were not reviewed.
    ...listed('Not reviewed:', page.notReviewed),
  ];
  const names = nameLines(report.names, 10, escape).map((line) => `- ${line}`);
  const end = [
    ...texts(page.patch),
    ...listed('To tidy up:', hints),
    ...folded('Changed names in generated clients', names),
  ];
  const budget = { left: room - Buffer.byteLength([...head, ...middle, ...end].join('\n')) - maxTitleBytes };
  const blocks = (title: string, causes: Cause[]): string[] => {
    const all = causes.map((cause) => causeBlock(cause, report, links));
    const lines = fitting(all, budget, (more) => `${more}\n`);
    return lines.length === 0 || title === '' ? lines : [`**${title}**`, '', ...lines];
  };
  const mostUsed = blocking.toSorted((one, other) => other.operations.length - one.operations.length);
  return [
    ...head,
    ...blocks('', list.length === 0 ? blocking : mostUsed),
    ...middle,
    ...blocks('Breaking changes that do not block the merge, because the policy blocks nothing', major),
    ...blocks('Formal breaks: they only break callers that use something the base does not describe', page.formal),
    ...blocks('Breaking changes that are allowed', page.allowed),
    ...blocks('Minor changes: they break no caller', page.minor),
    ...end,
  ].join('\n');
}

function breakingList(causes: string[], most: number): string[] {
  if (causes.length === 0) return [];
  const lines = causes.map((line) => `- ${rendered(line)}`);
  const shown = fitting(lines, { left: most }, (more) => `- ${more}`);
  return [`**What breaks (${causes.length}):**`, '', ...shown, '', '**Proofs, most used first:**', ''];
}

/** Returns the blocks that fit into the remaining bytes. If some do not fit, a last line says how many. */
function fitting(blocks: string[], budget: { left: number }, lineOf: (more: string) => string): string[] {
  const end = blocks.findIndex((block) => {
    const bytes = Buffer.byteLength(block) + 1;
    if (bytes > budget.left) return true;
    budget.left -= bytes;
    return false;
  });
  if (end === -1) return blocks;
  const more = `… and ${count(blocks.length - end, 'more change')}; run the command to see all of them.`;
  return [...blocks.slice(0, end), lineOf(more)];
}

const folded = (summary: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`<details><summary>${summary}</summary>`, '', ...lines, '', '</details>', ''];

function bullets(sentences: string[]): string[] {
  const lines = sentences.map((one) => `- ${rendered(one)}`);
  return limited(lines, maxListed, (hidden) => `- … and ${hidden} more`);
}

const listed = (title: string, sentences: string[]): string[] =>
  sentences.length === 0 ? [] : [`**${title}**`, '', ...bullets(sentences), ''];

function texts(patch: Cause[]): string[] {
  if (patch.length === 0) return [];
  const list = patch.length <= 5 ? `: ${patch.map(({ title }) => rendered(title)).join('; ')}` : '';
  return [`⚪ Changes without effect on callers (${patch.length})${list}.`, ''];
}

const icons = { major: '🔴', formal: '🟠', minor: '🟡', patch: '⚪' } as const;
const maxInOneLine = 9;

/** Returns a collapsed section: its summary says what changed and whom that breaks, and its content is the proof. */
function causeBlock(cause: Cause, report: Report, links: Links): string {
  const { title, blocks, canBeApproved, allowed, level, levelReason, operations, sources, findings } = cause;
  const isBlocking = blocks !== undefined;
  const summary = [
    `${icons[level]} <b>${rendered(title)}</b>`,
    ...effectTexts(cause, report, 2, codeOf),
    ...trafficTexts(cause, report).map((text) => escape(text)),
    ...(isBlocking && canBeApproved !== true ? [`➜ ${rendered(blocks)}`] : []),
    ...(allowed === undefined ? [] : [`✔ ${escape(allowed)}`]),
  ];
  const places = sources.map((source) => {
    const address = links(source);
    return address === undefined ? codeOf(placeText(source)) : `[${escape(placeText(source))}](${address})`;
  });
  const facts = [
    listWords(places, maxInOneLine),
    `rule ${codeOf(cause.rule)}`,
    findings.length > 1 ? `${findings.length} findings` : '',
    isBlocking ? `fingerprint <code>${cause.fingerprint}</code>` : '',
  ];
  const lines = [
    ...(levelReason === undefined ? [] : [`Level ${level} by your configuration: ${escape(levelReason)}`, '']),
    ...(operations.length > 2 ? [`In ${listWords(operations.map(codeOf), maxInOneLine)}.`, ''] : []),
    ...proofOf(cause, report),
    facts.filter((fact) => fact !== '').join(' · '),
  ];
  return folded(summary.join('<br>'), lines).join('\n');
}

function proofOf({ findings, level, proof, traffic }: Cause, report: Report): string[] {
  const witness = witnessOf(findings, report);
  const recorded = traffic?.example;
  const lines = recorded
    ? ['A recorded request, with its values removed:', '', ...fenced(recorded.http, 'http'), '']
    : [];
  if (witness) {
    lines.push(`The ${witness.validIn} allows this message:`, '', ...fenced(witness.http, 'http'), '');
    lines.push(`${escape(sentence(witness.refusal))}.`, '');
  } else if (proof === 'unproven' && isBreaking(level))
    lines.push('The review found no request or response that shows the break. Check the change yourself.', '');
  return lines;
}
