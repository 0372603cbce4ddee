import { isObject } from './document.ts';

/** Whether two pieces of JSON are the same value; the order of members is no difference. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
  );
}

/** JSON with members in order of name, so that equal values have equal text. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${stable(value[name])}`)
    .join(',')}}`;
}

export const has = (list: unknown[], value: unknown): boolean => list.some((item) => equal(item, value));
