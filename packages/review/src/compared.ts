import { isDeepStrictEqual } from 'node:util';

/** One value for each contract: `base` is the contract before the change, `revision` the contract after it. */
export interface Compared<T> {
  base: T;
  revision: T;
}

export type Side = keyof Compared<unknown>;

export const otherSide = (side: Side): Side => (side === 'base' ? 'revision' : 'base');

export const mapCompared = <T, R>({ base, revision }: Compared<T>, map: (value: T, side: Side) => R): Compared<R> => ({
  base: map(base, 'base'),
  revision: map(revision, 'revision'),
});

export const keysOf = ({ base, revision }: Compared<ReadonlyMap<string, unknown> | object>): string[] => {
  const keys = (value: ReadonlyMap<string, unknown> | object) =>
    value instanceof Map ? [...(value as Map<string, unknown>).keys()] : Object.keys(value);
  return [...new Set([...keys(base), ...keys(revision)])];
};

type Parts<T> = Compared<ReadonlyMap<string, T>>;

export const oneSided = <T>({ base, revision }: Parts<T>) => [
  ...[...base].flatMap(([key, part]) =>
    revision.has(key) ? [] : [{ key, part, side: 'base' as const, done: 'removed' as const }],
  ),
  ...[...revision].flatMap(([key, part]) =>
    base.has(key) ? [] : [{ key, part, side: 'revision' as const, done: 'added' as const }],
  ),
];

export const shared = <T>({ base, revision }: Parts<T>): (Compared<T> & { key: string })[] =>
  [...base].flatMap(([key, part]) =>
    revision.has(key) ? [{ key, base: part, revision: revision.get(key) as T }] : [],
  );

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

/** Returns the values that only the first list contains. Takes linear time. */
export function without(list: unknown[], other: unknown[]): unknown[] {
  const others = new Set(other.map(stable));
  return list.filter((value) => !others.has(stable(value)));
}
