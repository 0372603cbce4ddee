/** A row of the report: a measured server with its ratio in each round and its goal. */
export interface Row {
  what: string;
  /** The text in the column of the medians: each median with its unit, for example `19 µs CPU each`. */
  typical: string;
  /** One ratio per round. Each compares this row with another row, usually the reference, whose own ratios are 1. */
  ratios: number[];
  goal?: Goal;
}

export interface Goal {
  /** `least`: the ratio should be at least the goal. `most`: the ratio should be at most the goal. */
  kind: 'least' | 'most';
  /** The worst acceptable ratio of a figure of this row, such as its requests per second, to that of another row. */
  floor: number;
  good: number;
  goal: number;
  /** The explanation that the report prints below the table if the ratio misses the goal. */
  why?: string;
}

export interface Section {
  title: string;
  rows: Row[];
  /** The reason why the section was not measured. */
  notRun?: string;
}

const head = [
  'case, or A ÷ B',
  'medians',
  'ratio to the reference',
  'range',
  'rounds',
  'goal (or weaker limits)',
  'reached?',
];

/** If a row has fewer ratios than this, the report says "too noisy" instead of a ratio. */
const fewest = 3;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export function inTerminal(sections: readonly Section[]): string {
  const all = sections.flatMap(({ rows }) => rows.map(cells));
  const widths = head.map((title, column) => Math.max(title.length, ...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return sections
    .map(({ title, rows, notRun }) =>
      [
        title,
        ...(notRun === undefined ? [line(head)] : [`NOT RUN: ${notRun}`]),
        ...rows.map((row) => line(cells(row))),
      ].join('\n'),
    )
    .join('\n\n');
}

export function inMarkdown(sections: readonly Section[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return sections
    .map(({ title, rows, notRun }) => {
      const table =
        notRun === undefined
          ? [line(head), line(head.map(() => '---')), ...rows.map((row) => line(cells(row)))]
          : [`**NOT RUN: ${notRun}**`];
      return [`## ${title}`, '', ...table, ...rows.flatMap(explained)].join('\n');
    })
    .join('\n\n');
}

function cells({ what, typical, ratios, goal }: Row): string[] {
  if (ratios.length < fewest)
    return [what, typical, 'too noisy', '', `${ratios.length}`, said(goal), goal ? 'not measured' : ''];
  const ratio = median(ratios);
  const isReference = ratios.every((value) => value === 1);
  const spread = isReference ? '' : `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const rounds = isReference ? '' : `${ratios.length}`;
  const shown = isReference ? '1 (reference)' : ratio.toFixed(2);
  return [what, typical, shown, spread, rounds, said(goal), goal === undefined ? '' : verdict(ratio, goal)];
}

/** Returns the paragraph that explains why the row misses its goal, or an empty list. */
function explained({ what, ratios, goal }: Row): string[] {
  const isMissed = goal?.why !== undefined && ratios.length >= fewest && verdict(median(ratios), goal) !== 'reached';
  return isMissed ? ['', `**${what}**: ${goal.why}`] : [];
}

function said(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  const sign = goal.kind === 'least' ? '≥' : '≤';
  return `${sign} ${goal.goal.toFixed(2)} (good ${goal.good.toFixed(2)}, fair ${goal.floor.toFixed(2)})`;
}

function verdict(ratio: number, { kind, floor, good, goal }: Goal): string {
  // The table shows the rounded ratio. The verdict uses the same rounded ratio, so that it agrees with the table.
  const shown = Number(ratio.toFixed(2));
  const meets = (limit: number) => (kind === 'least' ? shown >= limit : shown <= limit);
  if (meets(goal)) return 'reached';
  if (meets(good)) return 'missed, but good';
  return meets(floor) ? 'missed, but fair' : 'missed';
}

/** Breaks the lines of a Markdown text after at most 120 characters, except the rows of tables. */
export function breakLines(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => (line.startsWith('|') ? line : line.replaceAll(/(?=.{121})(.{1,120}) /g, '$1\n')))
    .join('\n');
}
