/** The time for services. Tests pass their own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  millis(): number;
  /** ISO 8601 in UTC with milliseconds, ending in `Z` (U03). */
  now(): string;
}

export const systemClock: Clock = {
  millis: () => Date.now(),
  now: () => new Date().toISOString(),
};
