/** A set of characters, as sorted ranges of code points with gaps between them. */
export type Characters = [low: number, high: number][];

const last = 0x10_ff_ff;
export const every: Characters = [[0, last]];

export function union(...sets: Characters[]): Characters {
  const merged: Characters = [];
  for (const [low, high] of sets.flat().sort((x, y) => x[0] - y[0])) {
    const previous = merged.at(-1);
    if (previous && low <= previous[1] + 1) previous[1] = Math.max(previous[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

export function complement(set: Characters): Characters {
  const gaps: Characters = [];
  let next = 0;
  for (const [low, high] of set) {
    if (low > next) gaps.push([next, low - 1]);
    next = high + 1;
  }
  if (next <= last) gaps.push([next, last]);
  return gaps;
}

export const includes = (set: Characters, point: number): boolean =>
  set.some(([low, high]) => low <= point && point <= high);

const of = (...ranges: (string | number)[][]): Characters =>
  union(
    ranges.map((range): [number, number] => {
      const [low = 0, high = low] = range.map((end) => (typeof end === 'string' ? (end.codePointAt(0) ?? 0) : end));
      return [low, high];
    }),
  );

const digits = of(['0', '9']);
const word = of(['0', '9'], ['A', 'Z'], ['_'], ['a', 'z']);
const space = of(
  [9, 13],
  [32],
  [0xa0],
  [0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f],
  [0x20_5f],
  [0x30_00],
  [0xfe_ff],
);

/** The characters that `.` matches: all except line ends. */
export const anyButLineEnd = complement(of([10], [13], [0x20_28, 0x20_29]));

/** The characters of the escapes that stand for several characters, for example `\d`. */
export const classes: Record<string, Characters> = {
  d: digits,
  D: complement(digits),
  w: word,
  W: complement(word),
  s: space,
  S: complement(space),
};

/** The characters that are easy to read, in the order in which generated texts use them. */
export const readable = Array.from('a10xA_- .').map((char) => char.codePointAt(0) ?? 0);

/** Returns a character of a set, if possible one that is easy to read. */
export const readableIn = (set: Characters): number =>
  readable.find((point) => includes(set, point)) ?? set[0]?.[0] ?? 97;
