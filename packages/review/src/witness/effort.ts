/**
 * Bounds the search for witnesses by the number of generated values and checks, so that the same contracts always give
 * the same findings. Values that a search finds after the limit do not count, and the finding stays unproven.
 */
export class Effort {
  private left: number;
  private ofOne: number;
  private readonly mostOfOne: number;

  constructor(most = 600_000, mostOfOne = 60_000) {
    this.left = most;
    this.mostOfOne = mostOfOne;
    this.ofOne = mostOfOne;
  }

  /** Begins the search for one witness. */
  begin(): void {
    this.ofOne = Math.min(this.mostOfOne, this.left);
  }

  spend(amount = 1): void {
    this.left -= amount;
    this.ofOne -= amount;
  }

  get isSpent(): boolean {
    return this.ofOne <= 0;
  }
}
