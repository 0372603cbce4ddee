/** The same thing as both contracts have it: `base` is the contract before the change, `revision` the one after it. */
export interface Compared<T> {
  base: T;
  revision: T;
}

export type Side = keyof Compared<unknown>;

export const otherSide = (side: Side): Side => (side === 'base' ? 'revision' : 'base');

export const mapCompared = <T, R>({ base, revision }: Compared<T>, map: (value: T) => R): Compared<R> => ({
  base: map(base),
  revision: map(revision),
});

/** The keys of both maps, those of the base first. */
export const keysOf = ({ base, revision }: Compared<ReadonlyMap<string, unknown> | object>): string[] => {
  const keys = (value: ReadonlyMap<string, unknown> | object) =>
    value instanceof Map ? [...(value as Map<string, unknown>).keys()] : Object.keys(value);
  return [...new Set([...keys(base), ...keys(revision)])];
};
