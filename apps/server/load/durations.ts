/**
 * Counts durations in buckets. The upper bound of a bucket is 5 % above its lower bound. So percentiles of any number
 * of durations need only constant memory.
 */
export class Durations {
  readonly #counts = new Uint32Array(300);
  #total = 0;
  #longest = 0;

  add(milliseconds: number): void {
    const bucket = Math.round(Math.log(Math.max(milliseconds, 0.01) / 0.01) / Math.log(1.05));
    const at = Math.min(this.#counts.length - 1, bucket);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#total += 1;
    this.#longest = Math.max(this.#longest, milliseconds);
  }

  get longest(): number {
    return this.#longest;
  }

  percentile(share: number): number {
    let left = this.#total * share;
    for (const [bucket, count] of this.#counts.entries()) {
      left -= count;
      if (count > 0 && left <= 0) return Math.min(0.01 * 1.05 ** bucket, this.#longest);
    }
    return this.#longest;
  }
}
