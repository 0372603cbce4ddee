import { cellLine, tally, type Report } from '../report.ts';
import { placeOf, type Finding } from '../model.ts';
import type { Names } from '../callers/index.ts';

/** The workflow finds its own comment by this line, and replaces it. */
export const marker = '<!-- jurybox-review -->';
const longest = 60_000;
const icons = { major: '🔴', minor: '🟡', patch: '⚪' } as const;

/** One comment for a pull request: short, worst first, each finding with its proof folded away. */
export function toMarkdown(report: Report): string {
  const head = [
    marker,
    '',
    `## Contract review: ${report.bump === 'none' ? 'nothing changed' : report.bump}`,
    '',
    `${tally(report)}. ${report.problems.length === 0 ? 'Nothing stands in the way.' : `**${report.problems.length} in the way:**`}`,
    '',
  ];
  if (report.problems.length > 0)
    head.push(
      ...report.problems.slice(0, 20).map((problem) => `- ${escape(problem)}`),
      ...(report.problems.length > 20 ? [`- … and ${report.problems.length - 20} more`] : []),
      '',
    );
  const tail = [escape(`${report.redocly}.`), '', ...callers(report)];
  const room = longest - [...head, ...tail].join('\n').length;
  const body: string[] = [];
  let used = 0;
  let shown = 0;
  const patches = report.findings.filter(({ level }) => level === 'patch');
  const blocks = report.findings.filter(({ level }) => level !== 'patch').map(block);
  for (const text of blocks) {
    if (used + text.length > room) break;
    body.push(text);
    used += text.length;
    shown += 1;
  }
  if (shown < blocks.length) body.push(`… and ${blocks.length - shown} more; \`pnpm review\` shows all of them.`, '');
  if (patches.length > 0)
    body.push(
      `${icons.patch} ${patches.length} that no caller notices${patches.length <= 5 ? `: ${patches.map(({ message }) => escape(message)).join('; ')}` : ''}.`,
      '',
    );
  return `${[...head, ...body, ...tail].join('\n').trimEnd()}\n`;
}

function block(finding: Finding & { allowed?: string }): string {
  const { level, message, operations, proof, witness, fingerprint, source, pointer, rule } = finding;
  const where = placeOf(finding) === '' ? '' : ` · ${escape(placeOf(finding))}`;
  const lines = [
    `<details><summary>${icons[level]} <b>${level}</b> · ${escape(message)}${where} · ${proof}${finding.allowed === undefined ? '' : ' · allowed'}</summary>`,
    '',
  ];
  if (operations.length > 1)
    lines.push(
      `${operations.slice(0, 6).map(escape).join(', ')}${operations.length > 6 ? ` and ${operations.length - 6} more` : ''}`,
      '',
    );
  if (witness)
    lines.push(
      `Fine for the ${witness.validIn}:`,
      '',
      ...fenced(witness.http),
      '',
      escape(sentence(witness.refusal)),
      '',
    );
  else if (proof === 'unproven') lines.push('No message was found that shows it. Look at it yourself.', '');
  if (finding.allowed !== undefined) lines.push(`Allowed: ${escape(finding.allowed)}`, '');
  lines.push(
    `${escape(rule)} · ${escape(source ? `${source.file}:${source.line}` : pointer)} · fingerprint ${fingerprint}`,
    '',
    '</details>',
    '',
  );
  return lines.join('\n');
}

function callers({ callers: { functions, types, matrix, run, programs } }: Report): string[] {
  const list = (what: string, { added, removed, changed }: Names) =>
    (
      [
        ['added', added],
        ['removed', removed],
        ['changed', changed],
      ] as const
    )
      .filter(([, names]) => names.length > 0)
      .map(
        ([how, names]) =>
          `- ${what} ${how}: ${names.slice(0, 10).map(escape).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`,
      );
  const lines = [
    ...list('functions', functions),
    ...list('types', types),
    `- ${escape(programs.says)}`,
    ...programs.errors.map((line) => `  - ${escape(line)}`),
  ];
  for (const cell of matrix)
    lines.push(`- ${cellLine(cell)}${cell.failed.length > 0 ? ` (not: ${cell.failed.map(escape).join('; ')})` : ''}`);
  return ['<details><summary>Callers</summary>', '', ...lines, '', escape(sentence(run.says)), '', '</details>'];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A fence that is longer than any in the text cannot be closed by it. */
function fenced(text: string): string[] {
  const inside = Math.max(0, ...[...text.matchAll(/[`~]+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, inside + 1));
  return [`${fence}http`, text.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD'), fence];
}

/** Text as text: no markup, no HTML, no mention, no link, no line of its own. */
export function escape(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
  const cut = flat.length > 300 ? `${flat.slice(0, 299)}…` : flat;
  return cut
    .replaceAll(/[&<>`*[\]#|~!@\\$]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '&#95;')
    .replaceAll(/:(?=\/\/)/g, '&#58;')
    .replaceAll(/www\./gi, (match) => `${match.slice(0, -1)}&#46;`);
}
