/** The days of an operation that will go, as the contract has them: `2026-11-20`. */
export interface Ending {
  since: string;
  sunset: string;
}

/** What callers of an operation that will go are told: `Deprecation` (RFC 9745, section 2.1) and `Sunset` (RFC 8594, section 3). */
export function endingHeaders(ending: Ending | undefined): [name: string, value: string][] {
  if (ending === undefined) return [];
  return [
    ['Deprecation', `@${Date.parse(ending.since) / 1000}`],
    ['Sunset', new Date(ending.sunset).toUTCString()],
  ];
}
