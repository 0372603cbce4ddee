import type { Finding } from '../model.ts';

type Placed = Pick<Finding, 'pointer' | 'rule'>;

/** Findings about credentials are at the operations; `redocly diff` reports the change at the security scheme. */
const isSecurityScheme = (place: string): boolean => place.startsWith('#/components/securitySchemes/');
const isAboutSecurity = ({ rule }: Placed): boolean => rule.startsWith('security');
const isDocumentation = ({ rule }: Placed): boolean => rule === 'documentation';

/** Returns the pointers of everything that contains a place, for example `#` and `#/info` for `#/info/title`. */
function* around(pointer: string): Generator<string> {
  for (let end = pointer.indexOf('/'); end !== -1; end = pointer.indexOf('/', end + 1)) yield pointer.slice(0, end);
}

/**
 * Matches findings with the places of changes. They match if the finding is at the place, inside it, or at the schema,
 * parameter or operation that contains it. The time grows with the number of findings and changes, not with its square.
 */
export class SamePlace<T extends string> {
  private readonly at = new Map<string, T>();
  private readonly inside = new Map<string, T>();
  private atSecuritySchemes: T | undefined;
  private readonly pointers: Set<string>;
  private readonly containing: Set<string>;
  private readonly aroundFindings: Set<string>;
  private readonly hasSecurity: boolean;

  /** `worse` returns the one of two values to keep if several changes are at one place. */
  constructor(findings: Placed[], changes: { places: string[]; value: T }[], worse: (one: T, other: T) => T) {
    const put = (map: Map<string, T>, place: string, value: T): void => {
      const known = map.get(place);
      map.set(place, known === undefined ? value : worse(known, value));
    };
    for (const { places, value } of changes)
      for (const place of places) {
        put(this.at, place, value);
        for (const outer of around(place)) put(this.inside, outer, value);
        if (isSecurityScheme(place))
          this.atSecuritySchemes = this.atSecuritySchemes === undefined ? value : worse(this.atSecuritySchemes, value);
      }
    this.worse = worse;
    this.pointers = new Set(findings.map(({ pointer }) => pointer));
    this.containing = new Set(findings.filter((one) => !isDocumentation(one)).map(({ pointer }) => pointer));
    this.aroundFindings = new Set(findings.flatMap(({ pointer }) => [...around(pointer)]));
    this.hasSecurity = findings.some(isAboutSecurity);
  }

  private readonly worse: (one: T, other: T) => T;

  /** Returns the worst value of the changes that match a finding; undefined if none does. */
  worstFor(finding: Placed): T | undefined {
    const found = [
      this.at.get(finding.pointer),
      ...[...around(finding.pointer)].map((outer) => this.at.get(outer)),
      isDocumentation(finding) ? undefined : this.inside.get(finding.pointer),
      isAboutSecurity(finding) ? this.atSecuritySchemes : undefined,
    ].filter((value) => value !== undefined);
    return found.length === 0 ? undefined : found.reduce((one, other) => this.worse(one, other));
  }

  /** Whether a finding matches a change at these places. */
  isReported(places: string[]): boolean {
    return places.some(
      (place) =>
        this.pointers.has(place) ||
        this.aroundFindings.has(place) ||
        [...around(place)].some((outer) => this.containing.has(outer)) ||
        (this.hasSecurity && isSecurityScheme(place)),
    );
  }
}
