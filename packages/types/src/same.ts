/** `true` if the compiler considers two types the same; otherwise a type that `true` cannot be assigned to. */
export type Same<A, B> =
  (<T>() => T extends Expand<A> ? 1 : 2) extends <T>() => T extends Expand<B> ? 1 : 2 ? true : { different: [A, B] };

/** Expands `A & B`, aliases and references, so that types are compared by their members. */
type Expand<T> = T extends (infer Item)[] ? Expand<Item>[] : T extends object ? { [K in keyof T]: Expand<T[K]> } : T;
