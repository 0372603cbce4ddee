import { operationText, type Finding } from '../model.ts';
import { cellLine, effectOf, nameChangeLines, tally, type Report } from '../report.ts';

/** The first line of the comment. The workflow finds its own comment by this line and replaces it. */
export const marker = '<!-- jurybox-review -->';
/** GitHub accepts comments of up to 65,536 characters. */
const maxCharacters = 60_000;
const maxProblems = 20;
const icons = { major: '🔴', formal: '🟠', minor: '🟡', patch: '⚪' } as const;

/** Returns the comment for a pull request. The worst findings come first, and the proofs are collapsed. */
export function toMarkdown(report: Report): string {
  const { problems } = report;
  const verdict =
    problems.length === 0 ? 'Nothing blocks the merge.' : `**Problems that block the merge (${problems.length}):**`;
  const head = [
    marker,
    '',
    `## Contract review: ${report.bump === 'none' ? 'nothing changed' : report.bump}`,
    '',
    `${tally(report)}. ${verdict}`,
    '',
  ];
  if (problems.length > 0)
    head.push(
      ...problems.slice(0, maxProblems).map((problem) => `- ${escape(problem)}`),
      ...(problems.length > maxProblems ? [`- … and ${problems.length - maxProblems} more`] : []),
      '',
    );
  const tail = [escape(`${report.redocly}.`), '', ...callerLines(report)];
  const room = maxCharacters - [...head, ...tail].join('\n').length;
  return `${[...head, ...findingBlocks(report, room), ...tail].join('\n').trimEnd()}\n`;
}

/** Returns as many findings as fit in `room` characters, then the number of findings that only change documentation. */
function findingBlocks({ findings }: Report, room: number): string[] {
  const blocks = findings.filter(({ level }) => level !== 'patch').map(findingBlock);
  const shown: string[] = [];
  let used = 0;
  for (const block of blocks) {
    if (used + block.length > room) break;
    shown.push(block);
    used += block.length;
  }
  const hidden = blocks.length - shown.length;
  if (hidden > 0) shown.push(`… and ${hidden} more findings; \`pnpm review\` shows all of them.`, '');
  const patches = findings.filter(({ level }) => level === 'patch').map(({ message }) => escape(message));
  if (patches.length > 0) {
    const list = patches.length <= 5 ? `: ${patches.join('; ')}` : '';
    shown.push(`${icons.patch} Findings without effect on callers (${patches.length})${list}.`, '');
  }
  return shown;
}

function findingBlock(finding: Finding & { allowed?: string }): string {
  const { level, message, operations, proof, witness, fingerprint, source, pointer, rule, allowed } = finding;
  const summary = [
    `${icons[level]} <b>${level}</b>`,
    escape(message),
    ...(operationText(finding) === '' ? [] : [escape(operationText(finding))]),
    proof,
    ...(allowed === undefined ? [] : ['allowed']),
  ];
  const lines = [`<details><summary>${summary.join(' · ')}</summary>`, ''];
  const effect = effectOf(finding);
  if (effect !== undefined) lines.push(sentence(effect), '');
  if (operations.length > 1) {
    const more = operations.length > 6 ? ` and ${operations.length - 6} more` : '';
    lines.push(`${operations.slice(0, 6).map(escape).join(', ')}${more}`, '');
  }
  if (witness)
    lines.push(
      `Valid in the ${witness.validIn}:`,
      '',
      ...fenced(witness.http),
      '',
      escape(sentence(witness.refusal)),
      '',
    );
  else if (proof === 'unproven')
    lines.push('The search found no message that shows the change. Check the change yourself.', '');
  if (allowed !== undefined) lines.push(`Allowed: ${escape(allowed)}`, '');
  const place = source ? `${source.file}:${source.line}` : pointer;
  lines.push(`${escape(rule)} · ${escape(place)} · fingerprint ${fingerprint}`, '', '</details>', '');
  return lines.join('\n');
}

function callerLines({ callers: { functions, types, matrix, run, programs } }: Report): string[] {
  const lines = [
    ...nameChangeLines('functions', functions, 10, escape),
    ...nameChangeLines('types', types, 10, escape),
    escape(programs.says),
  ].map((line) => `- ${line}`);
  lines.push(...programs.errors.map((line) => `  - ${escape(line)}`));
  for (const cell of matrix) {
    const failed = cell.failed.length > 0 ? ` (failed: ${cell.failed.map(escape).join('; ')})` : '';
    lines.push(`- ${cellLine(cell)}${failed}`);
  }
  return ['<details><summary>Callers</summary>', '', ...lines, '', escape(sentence(run.says)), '', '</details>'];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns a code block whose fence is longer than any fence in the text, so that the text cannot close it. */
function fenced(text: string): string[] {
  const longestFence = Math.max(0, ...[...text.matchAll(/[`~]+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longestFence + 1));
  return [`${fence}http`, text.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD'), fence];
}

/** Escapes text for Markdown. The result has no markup, HTML, mention or link, and stays on one line. */
export function escape(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
  const cut = flat.length > 300 ? `${flat.slice(0, 299)}…` : flat;
  return cut
    .replaceAll(/[&<>`*[\]#|~!@\\$]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '&#95;')
    .replaceAll(/:(?=\/\/)/g, '&#58;')
    .replaceAll(/www\./gi, (match) => `${match.slice(0, -1)}&#46;`);
}
