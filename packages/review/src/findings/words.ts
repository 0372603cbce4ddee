import { equal, stable } from '../equal.ts';
import { isObject, type Schema } from '../document.ts';
import { documentationKeywords } from './keywords.ts';

export const isNever = (schema: Schema): boolean => isObject(schema['not']) && Object.keys(schema['not']).length === 0;
export const isTrivial = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => documentationKeywords.includes(key) || key.startsWith('x-') || key === 'default');

export function describe(keyword: string, before: unknown, after: unknown): string {
  const short = (value: unknown) => {
    const text = typeof value === 'string' ? value : stable(value);
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
  };
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, added] = [
      before.filter((x) => !after.some((y) => equal(x, y))),
      after.filter((x) => !before.some((y) => equal(x, y))),
    ];
    return (
      [
        ...(gone.length > 0 ? [`${keyword} lost ${short(gone)}`] : []),
        ...(added.length > 0 ? [`${keyword} gained ${short(added)}`] : []),
      ].join(', ') || `${keyword} changed`
    );
  }
  if (before === undefined) return `${keyword} ${short(after)} added`;
  if (after === undefined) return `${keyword} ${short(before)} removed`;
  return `${keyword} ${short(before)} → ${short(after)}`;
}
