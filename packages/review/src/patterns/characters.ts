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

const range = (low: string, high = low): Characters => [[low.codePointAt(0) ?? 0, high.codePointAt(0) ?? 0]];

const digits = range('0', '9');
const word = union(digits, range('A', 'Z'), range('_'), range('a', 'z'));
const lineEnds = union(range('\n'), range('\r'), range('\u2028', '\u2029'));
const others = Array.from(' \u00A0\u1680\u202F\u205F\u3000\uFEFF', (char) => range(char));
const space = union(range('\t', '\r'), range('\u2000', '\u200A'), lineEnds, ...others);

/** The characters that `.` matches: all except line ends. */
export const anyButLineEnd = complement(lineEnds);

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
