/** The time for services. Tests pass their own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  timeMs(): number;
  /** ISO 8601 in UTC with milliseconds, ending in `Z` (U03). */
  timestamp(): string;
}

export const systemClock: Clock = {
  timeMs: () => Date.now(),
  timestamp: () => new Date().toISOString(),
};
