import { isDeepStrictEqual } from 'node:util';

/** Whether two JSON values are equal; the order of members does not matter. */
export const equal = (left: unknown, right: unknown): boolean => left === right || isDeepStrictEqual(left, right);

/** Returns JSON with sorted members, so that equal values give the same text. */
export function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  const members = value as Record<string, unknown>;
  let text = '';
  for (const name of Object.keys(members).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${stable(members[name])}`;
  return `{${text}}`;
}

export const has = (list: unknown[], value: unknown): boolean =>
  list.includes(value) || (typeof value === 'object' && value !== null && list.some((item) => equal(item, value)));

/** Returns the values that only the first list contains. Takes time in proportion to the lengths of both lists. */
export function without(list: unknown[], other: unknown[]): unknown[] {
  const others = new Set(other.map(stable));
  return list.filter((value) => !others.has(stable(value)));
}
