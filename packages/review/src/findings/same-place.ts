import type { Finding } from '../model.ts';

type Placed = Pick<Finding, 'pointer' | 'rule'>;

/**
 * Whether a place is a security scheme. The review reports changed credentials at the operations, but `redocly diff`
 * reports them at the security scheme.
 */
const isSecurityScheme = (place: string): boolean => place.startsWith('#/components/securitySchemes/');
const isAboutSecurity = ({ rule }: Placed): boolean => rule.startsWith('security');
const isDocumentation = ({ rule }: Placed): boolean => rule === 'documentation';

/** Returns the JSON pointers of all values that contain a place, for example `#` and `#/info` for `#/info/title`. */
function* around(pointer: string): Generator<string> {
  for (let end = pointer.indexOf('/'); end !== -1; end = pointer.indexOf('/', end + 1)) yield pointer.slice(0, end);
}

/**
 * Matches the findings of the review with the changes of `redocly diff` by place. A finding matches a change in three
 * cases: both are at the same place, the finding is inside the place of the change, or the finding is at the schema,
 * parameter or operation that contains this place. Takes time in proportion to the number of findings and changes.
 */
export class SamePlace<T extends string> {
  private readonly at = new Map<string, T>();
  private readonly inside = new Map<string, T>();
  private atSecuritySchemes: T | undefined;
  private readonly pointers: Set<string>;
  private readonly containing: Set<string>;
  private readonly aroundFindings: Set<string>;
  private readonly hasSecurity: boolean;

  /**
   * Several changes can be at the same place. `worse` then chooses which of their values to keep, for example the worse
   * level.
   */
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

  /** Returns the worst `value` of the changes that match a finding; undefined if no change matches. */
  worstFor(finding: Placed): T | undefined {
    const found = [
      this.at.get(finding.pointer),
      ...[...around(finding.pointer)].map((outer) => this.at.get(outer)),
      isDocumentation(finding) ? undefined : this.inside.get(finding.pointer),
      isAboutSecurity(finding) ? this.atSecuritySchemes : undefined,
    ].filter((value) => value !== undefined);
    return found.length === 0 ? undefined : found.reduce((one, other) => this.worse(one, other));
  }

  /** Whether a finding matches a change at one of these places. */
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
