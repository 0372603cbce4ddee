/**
 * Creates a source of random numbers whose sequence is fixed by a seed, so that the same judgements give the same
 * figures. It uses the generator xoshiro128**. SplitMix32 fills the generator's state from the seed. Do not use it for
 * secrets. D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", ACM Transactions on Mathematical
 * Software 47 (2021), 36.
 */
export function createRandom(seed: number) {
  const state = new Uint32Array(4);
  let mixed = seed >>> 0;
  for (let index = 0; index < 4; index++) {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let word = mixed;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    state[index] = word ^ (word >>> 16);
  }
  let [a, b, c, d] = state as unknown as [number, number, number, number];
  const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
  /** Returns a random multiple of 2⁻³², at least 0 and below 1. */
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result / 2 ** 32;
  };
  return { next, below: (limit: number) => Math.floor(next() * limit) };
}
