import { type Compared, type Side, keysOf } from '../compared.ts';

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
