import type { IgnoreConfig } from '../config.ts';
import { daysAfter, maxValidDays } from '../dates.ts';
import type { Finding } from '../model.ts';

/**
 * Returns a function that finds the ignore entry of the configuration for a finding. The function skips expired
 * entries.
 */
export function ignoreOf(
  entries: IgnoreConfig[],
  today: string,
): (finding: Pick<Finding, 'rule' | 'operations'>) => IgnoreConfig | undefined {
  const valid = entries.filter(({ expires }) => expires >= today && !isTooLong(expires, today));
  const matchers = valid.map((entry) => ({ entry, matches: pathMatcher(entry.path) }));
  return ({ rule, operations }) =>
    matchers.find(
      ({ entry, matches }) =>
        (entry.rule === undefined || entry.rule === rule) &&
        (matches === undefined ||
          (operations.length > 0 && operations.every((label) => matches(label.slice(label.indexOf(' ') + 1))))),
    )?.entry;
}

const isTooLong = (expires: string, today: string): boolean => expires > daysAfter(today, maxValidDays);

/**
 * Checks the ignore entries. Returns a problem for each entry that expires more than a year ahead, and a hint for each
 * expired entry.
 */
export function checkIgnores(entries: IgnoreConfig[], today: string): { problems: string[]; hints: string[] } {
  const name = ({ rule, path }: IgnoreConfig) => `the ignore of ${[rule, path].filter((part) => part).join(' at ')}`;
  return {
    problems: entries
      .filter(({ expires }) => isTooLong(expires, today))
      .map(
        (entry) => `${name(entry)} expires on ${entry.expires}: choose a day until ${daysAfter(today, maxValidDays)}`,
      ),
    hints: entries
      .filter(({ expires }) => expires < today)
      .map((entry) => `${name(entry)} expired on ${entry.expires}: remove it from the configuration, or renew it`),
  };
}

/**
 * Returns a function that tells whether a path matches a pattern. `*` matches one segment or a part of a segment, and
 * `**` matches any number of segments. The function takes time in proportion to the product of the lengths of path and
 * pattern.
 */
function pathMatcher(pattern: string | undefined): ((path: string) => boolean) | undefined {
  if (pattern === undefined) return undefined;
  const parts = pattern.split('/').slice(1);
  return (path) => {
    const segments = path.split('/').slice(1);
    // `parts` of the pattern are read one by one. `reached[i]` says whether the parts that were read so far match
    // exactly the first `i` segments of the path.
    let reached = [true, ...segments.map(() => false)];
    for (const part of parts) {
      const next = reached.map(() => false);
      for (let i = 0; i <= segments.length; i += 1) {
        if (part === '**') next[i] = reached[i] === true || next[i - 1] === true;
        else next[i] = i > 0 && reached[i - 1] === true && segmentMatches(part, segments[i - 1] ?? '');
      }
      reached = next;
    }
    return reached[segments.length] === true;
  };
}

function segmentMatches(part: string, segment: string): boolean {
  const [first = '', ...rest] = part.split('*');
  if (rest.length === 0) return part === segment;
  if (!segment.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const piece of rest) {
    const found = segment.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return segment.length - at >= last.length && segment.endsWith(last);
}
