/** Returns a function that computes its result for an object only once, and keeps it as long as the object exists. */
export function memoized<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as V;
  };
}
