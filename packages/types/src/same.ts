/**
 * If the compiler considers `A` and `B` the same, this is the type `true`. Otherwise, `true` cannot be assigned to
 * this type.
 */
export type Same<A, B> =
  (<T>() => T extends Expand<A> ? 1 : 2) extends <T>() => T extends Expand<B> ? 1 : 2 ? true : { different: [A, B] };

/** Expands intersections, aliases and references, so that the compiler compares types by their members. */
type Expand<T> = T extends (infer Item)[] ? Expand<Item>[] : T extends object ? { [K in keyof T]: Expand<T[K]> } : T;
