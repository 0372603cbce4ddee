/** One value for each contract: `base` is the contract before the change, `revision` the contract after it. */
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

/** Returns the keys of both maps without duplicates. The keys of the base come first. */
export const keysOf = ({ base, revision }: Compared<ReadonlyMap<string, unknown> | object>): string[] => {
  const keys = (value: ReadonlyMap<string, unknown> | object) =>
    value instanceof Map ? [...(value as Map<string, unknown>).keys()] : Object.keys(value);
  return [...new Set([...keys(base), ...keys(revision)])];
};
