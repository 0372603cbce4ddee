/** `true` when two types are the same to the compiler, and a type `true` is not assignable to when they are not. */
export type Same<A, B> =
  (<T>() => T extends Expand<A> ? 1 : 2) extends <T>() => T extends Expand<B> ? 1 : 2 ? true : { different: [A, B] };

/** Spells a type out, so that `A & B`, aliases and references compare by what they mean. */
type Expand<T> = T extends (infer Item)[] ? Expand<Item>[] : T extends object ? { [K in keyof T]: Expand<T[K]> } : T;
