/**
 * Limits the search for witnesses. The limit counts generated values and checks instead of time, so that the same
 * contracts always give the same findings. If the search reaches the limit, the finding stays unproven.
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

  /** Resets the counter before the search for the next witness. */
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
