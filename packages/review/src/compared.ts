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

type Parts<T> = Compared<ReadonlyMap<string, T>>;

export interface OneSided<T> {
  key: string;
  part: T;
  /** The contract that has the part. */
  side: Side;
  done: 'added' | 'removed';
}

/** Returns the parts that only one contract has. */
export const oneSided = <T>({ base, revision }: Parts<T>): OneSided<T>[] =>
  (['base', 'revision'] as const).flatMap((side) => {
    const [own, other] = side === 'base' ? [base, revision] : [revision, base];
    return [...own].flatMap(([key, part]): OneSided<T>[] =>
      other.has(key) ? [] : [{ key, part, side, done: side === 'base' ? 'removed' : 'added' }],
    );
  });

/** Returns the parts that both contracts have. */
export const shared = <T>({ base, revision }: Parts<T>): (Compared<T> & { key: string })[] =>
  keysOf({ base, revision }).flatMap((key) =>
    base.has(key) && revision.has(key) ? [{ key, base: base.get(key) as T, revision: revision.get(key) as T }] : [],
  );
