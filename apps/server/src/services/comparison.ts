import type { ParameterChange, Parameters } from '@jurybox/types';

/**
 * What differs between two sets of parameters, as JSON pointers (RFC 6901) in the order of the members' names. Objects
 * are compared member by member; anything else that differs, a list too, is one change.
 */
export function compareParameters(before: Parameters, after: Parameters): ParameterChange[] {
  return changesBetween(before, after, '');
}

function changesBetween(before: Parameters, after: Parameters, path: string): ParameterChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): ParameterChange[] => {
    const here = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(before, name)) return [{ path: here, change: 'added', before: null, after: after[name] }];
    if (!Object.hasOwn(after, name)) return [{ path: here, change: 'removed', before: before[name], after: null }];
    const [old, now] = [before[name], after[name]];
    if (isObject(old) && isObject(now)) return changesBetween(old, now, here);
    return canonical(old) === canonical(now) ? [] : [{ path: here, change: 'changed', before: old, after: now }];
  });
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same text for the same value, in whatever order its members stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part));
}
