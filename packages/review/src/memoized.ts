/** Returns a function that computes its result for an object only once, and keeps it as long as the object exists. */
export function memoized<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const cached = known.get(key) ?? { value: compute(key) };
    known.set(key, cached);
    return cached.value;
  };
}
