const dateTime =
  /^(\d{4}-\d\d-\d\d)[t\s]((?:[01]\d|2[0-3]):[0-5]\d):([0-5]\d|60)(\.\d+)?(?:z|([+-]\d\d)(?::?([0-5]\d))?)$/i;

const dayMs = 86_400_000;

/**
 * Parses a time (RFC 3339). Returns milliseconds since 1970, or undefined if there is no such time. `Date.parse` alone
 * rejects leap seconds and turns February 30 into March 2. As in POSIX, a leap second equals the second after it.
 */
export function parseTime(text: string): number | undefined {
  const [, date = '', minute = '', second = '', fraction = '', zoneHour, zoneMinute = '00'] = dateTime.exec(text) ?? [];
  const midnight = Date.parse(date);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return undefined;
  const isLeap = second === '60';
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`;
  const timeMs = Date.parse(`${date}T${minute}:${isLeap ? '59' : second}${fraction}${zone}`) + (isLeap ? 1000 : 0);
  // A leap second is the last second of a day in UTC.
  const isTime = !Number.isNaN(timeMs) && (!isLeap || Math.floor(timeMs / 1000) % (dayMs / 1000) === 0);
  return isTime ? timeMs : undefined;
}

/** The latest time that a timestamp of 24 characters can express (U03). */
export const maxTimeMs = Date.parse('9999-12-31T23:59:59.999Z');

/** The time for services. Tests pass their own clock. */
export interface Clock {
  timeMs(): number;
  /** ISO 8601 in UTC with milliseconds, ending in `Z` (U03). */
  timestamp(): string;
}

export const systemClock: Clock = { timeMs: () => Date.now(), timestamp: () => new Date().toISOString() };
