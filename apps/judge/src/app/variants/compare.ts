/** Compares the parameters of two revisions, line by line and word by word. */
import type { Parameters } from '@jurybox/client';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** A part of a line. A changed part exists only on one of the two sides. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** Two lines side by side, with null for a missing line. Or the number of equal lines that are left out. */
export type Row = { before: Piece[] | null; after: Piece[] | null; isEqual: boolean } | { skipped: number };

export interface MemberChange {
  name: string;
  change: 'added' | 'removed' | 'changed';
  rows: Row[];
}

/** The number of equal lines that are shown before and after each change. */
const contextLines = 3;
/** If a comparison takes longer, the whole text or line counts as changed, so that comparing cannot block the page. */
const [maxLinesMs, maxWordsMs, maxAllWordsMs] = [500, 50, 300];

/** Returns the members whose values differ, and the number of equal members. The order of members does not matter. */
export function compareParameters(before: Parameters, after: Parameters): { changes: MemberChange[]; equal: number } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const wordsUntil = performance.now() + maxAllWordsMs;
  const changes = names.flatMap((name): MemberChange[] => {
    const [isIn, isStill] = [Object.hasOwn(before, name), Object.hasOwn(after, name)];
    if (isIn && isStill && sortedJson(before[name]) === sortedJson(after[name])) return [];
    const rows = compareTexts(isIn ? readable(before[name]) : null, isStill ? readable(after[name]) : null, wordsUntil);
    return [{ name, change: !isIn ? 'added' : isStill ? 'changed' : 'removed', rows }];
  });
  return { changes, equal: names.length - changes.length };
}

const readable = (value: unknown): string => (typeof value === 'string' ? value : readableJson(value, sortedJson));

/** Writes a value as JSON. `\n` inside a text becomes a real line break, so that a long prompt is readable. */
export function readableJson(value: unknown, write = (each: unknown) => JSON.stringify(each, null, 2)): string {
  return write(value).replaceAll(/\\(?:(n)(?!")|.)/g, (escape, isBreak) => (isBreak === undefined ? escape : '\n'));
}

const sortedJson = (value: unknown): string => JSON.stringify(value, sortMembers, 2);

function sortMembers(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const linesOf = (text: string | null): string[] => (text === null ? [] : text.replaceAll('\r', '␍').split('\n'));

/** Compares two texts line by line. Null means that a side has no text, which is not the same as an empty text. */
function compareTexts(before: string | null, after: string | null, wordsUntil: number): Row[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, young, { timeout: maxLinesMs }) ?? [
    { value: old, removed: true, added: false },
    { value: young, removed: false, added: true },
  ];
  const rows: Row[] = [];
  for (const [at, { value, added, removed }] of changes.entries()) {
    const next = changes[at + 1];
    if (!added && !removed) rows.push(...shorten(value, at > 0, next !== undefined));
    else if (removed) rows.push(...pair(value, next?.added === true ? next.value : [], wordsUntil));
    else if (changes[at - 1]?.removed !== true) rows.push(...pair([], value, wordsUntil));
  }
  return rows;
}

/** Returns the rows for equal lines, and leaves out those that are far from a change. */
function shorten(lines: string[], isAfterChange: boolean, isBeforeChange: boolean): Row[] {
  const first = isAfterChange ? contextLines : 0;
  const last = isBeforeChange ? contextLines : 0;
  const rows = lines.map((text): Row => ({ before: [piece(text)], after: [piece(text)], isEqual: true }));
  const skipped = rows.length - first - last;
  return skipped < 2 ? rows : [...rows.slice(0, first), { skipped }, ...rows.slice(rows.length - last)];
}

const piece = (text: string, isChanged = false): Piece => ({ text, isChanged });

function pair(old: string[], young: string[], wordsUntil: number): Row[] {
  return Array.from({ length: Math.max(old.length, young.length) }, (_, at): Row => {
    const [before, after] = [old[at], young[at]];
    const words =
      before === undefined || after === undefined || performance.now() > wordsUntil
        ? undefined
        : diffWordsWithSpace(before, after, { timeout: maxWordsMs });
    const side = (text: string | undefined, other: 'added' | 'removed') =>
      text === undefined
        ? null
        : (words?.filter((word) => !word[other]).map((word) => piece(word.value, word.added || word.removed)) ?? [
            piece(text, true),
          ]);
    return { before: side(before, 'added'), after: side(after, 'removed'), isEqual: false };
  });
}
