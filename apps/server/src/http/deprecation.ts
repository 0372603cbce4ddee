/** The dates of an operation's deprecation and removal, for example `2026-11-20`. */
export interface Deprecation {
  since: string;
  sunset: string;
}

/** Returns the headers `Deprecation` (RFC 9745, section 2.1) and `Sunset` (RFC 8594, section 3) of an operation. */
export function deprecationHeaders(deprecation: Deprecation | undefined): [name: string, value: string][] {
  if (deprecation === undefined) return [];
  return [
    ['Deprecation', `@${Date.parse(deprecation.since) / 1000}`],
    ['Sunset', new Date(deprecation.sunset).toUTCString()],
  ];
}
