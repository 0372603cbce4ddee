import { isObject } from '@jurybox/openapi';
import type { Step } from '../model.ts';

/** Returns the values inside `value` to which the steps lead. A step into a list leads to each of its items. */
export function valuesAt(value: unknown, steps: Step[]): unknown[] {
  let values = [value];
  for (const { key } of steps) {
    if (key === null) continue;
    values = values.flatMap((one) => {
      if (typeof key === 'number') return Array.isArray(one) ? one : [];
      return isObject(one) && Object.hasOwn(one, key) ? [one[key]] : [];
    });
  }
  return values;
}

/** Puts a value into an object or a list at the place to which a step leads. */
export function put(holder: unknown, key: Step['key'], value: unknown): unknown {
  if (key === null) return isObject(holder) && isObject(value) ? { ...holder, ...value } : value;
  if (typeof key === 'number')
    return Array.isArray(holder) ? (holder.length > key ? holder.with(key, value) : [...holder, value]) : undefined;
  return isObject(holder) ? { ...holder, [key]: value } : undefined;
}
