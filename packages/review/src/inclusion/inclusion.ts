import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { groups, merge } from '../canonical/merge.ts';
import { otherSide, equal, type Compared, type Side } from '../compared.ts';
import { areDisjoint } from './disjoint.ts';
import { partsOf } from './parts.ts';
import { sameSchema } from './same.ts';
import { additionalProperties, documentationKeywords, hasType, isClosed, isNever } from '../keywords/facts.ts';
import { isTrivial, items, listedValues, prefixItems, schemaList, schemaMap, schemasNamed } from '../keywords/facts.ts';
import { onlyValue } from '../keywords/row.ts';
import { rows, typesOfKeyword } from '../keywords/rows.ts';
import { fromDiscriminator } from '../normalize.ts';
import { verdictOf } from '../patterns/compile.ts';
import { type Validators, validatorsOf } from '../witness/validators.ts';

export interface InclusionOptions {
  /** If true, a value that fits several branches of `oneOf` counts as fitting `oneOf`. */
  isOverlapIgnored?: boolean;
  /** A pair of recursive schemas. If a member or an item refers to this pair again, its values count as fitting. */
  assumed?: Compared<Schema>;
}

/** Keywords that refuse no value, and keywords that other methods of `Inclusion` compare. */
const comparedElsewhere = new Set([
  ...documentationKeywords,
  ...'default discriminator readOnly writeOnly'.split(' '),
  ...'properties patternProperties additionalProperties items prefixItems'.split(' '),
]);

const maxDepth = 40;
const maxIndexes = 50;
const maxListed = 200;

/** The maximum number of pairs of schemas that one instance of `Inclusion` compares. */
const maxSteps = 4000;

/**
 * Decides whether every value of a schema in one contract (the inner schema) also fits a schema in the other contract
 * (the outer schema). `true` is certain. `false` can also mean that the comparison cannot decide.
 */
export class Inclusion {
  private readonly documents: Compared<Document>;
  private readonly inner: Side;
  private readonly own: Validators;
  private readonly other: Validators;
  private readonly isOverlapIgnored: boolean;
  /** Pairs in which `inner` is assumed to fit `outer`: pairs that are still being compared, and pairs found to fit. */
  private assumed: { inner: Schema; outer: Schema; nesting: number }[] = [];
  /** Limits the comparisons of one review. A limit on time would not always give the same findings. */
  private readonly steps: { left: number };
  private stepsOfOne = maxSteps;
  private readonly given: { inner: Schema; outer: Schema } | undefined;
  private depth = 0;
  /** How many members and items deep the values of the current pair of schemas are. `depth` also counts branches. */
  private nesting = 0;

  constructor(
    documents: Compared<Document>,
    inner: Side,
    steps: { left: number },
    { isOverlapIgnored = false, assumed }: InclusionOptions = {},
  ) {
    this.documents = documents;
    this.inner = inner;
    this.own = validatorsOf(documents[inner]);
    this.other = validatorsOf(documents[otherSide(inner)]);
    this.steps = steps;
    this.isOverlapIgnored = isOverlapIgnored;
    this.given = assumed && { inner: assumed[inner], outer: assumed[otherSide(inner)] };
  }

  /**
   * Whether every value of `inner` certainly fits `outer`. `isInside` is true if they are the schemas of a member or an
   * item of the schemas that are being compared.
   */
  includes(inner: Schema, outer: Schema, isInside = false): boolean {
    if (this.isSpent() || this.depth > maxDepth) return false;
    this.depth += 1;
    this.nesting += Number(isInside);
    try {
      return this.compare(this.readInner(inner), this.readOuter(outer));
    } finally {
      this.depth -= 1;
      this.nesting -= Number(isInside);
    }
  }

  private compare(inner: Schema, outer: Schema): boolean {
    if (isNever(inner) || isTrivial(outer)) return true;
    if (isNever(outer)) return false;
    const known = this.assumed.find((one) => one.inner === inner && one.outer === outer);
    // A recursive schema leads back to a pair that is still being compared. If `nesting` has increased, the value is a
    // member or an item of the earlier value, so the pair counts as fitting, as in a proof by induction.
    if (known) return known.nesting < this.nesting;
    // `equal` instead of `===`, because a contract can repeat a schema instead of referring to it.
    if (this.given && this.nesting > 0 && equal(this.given.inner, inner) && equal(this.given.outer, outer)) return true;
    const mark = this.assumed.length;
    const pair = { inner, outer, nesting: this.nesting };
    this.assumed.push(pair);
    const isIncluded = sameSchema(this.documents, this.inner, inner, outer) || this.compareParts(inner, outer);
    // Above, a known pair fits if `known.nesting < this.nesting`. With -1, this pair therefore always fits from now on.
    if (isIncluded) pair.nesting = -1;
    else this.assumed.length = mark;
    return isIncluded;
  }

  private compareParts(inner: Schema, outer: Schema): boolean {
    const listed = this.fitsListed(inner, outer);
    if (listed !== undefined) return listed;
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const branches = inner[keyword];
      if (!Array.isArray(branches) || branches.length === 0) continue;
      const { [keyword]: _, ...rest } = inner;
      if (this.includes(rest, outer)) return true;
      return (branches as Schema[]).every((branch) => {
        const content = this.readInner(branch);
        return this.includes(merge(rest, content) ?? content, outer);
      });
    }
    const isPartIncluded = schemaList(inner, 'allOf').some((branch) => {
      if (branch[fromDiscriminator] === true) return false;
      const part = this.readInner(branch);
      const { type } = inner;
      return this.includes(type === undefined || 'type' in part ? part : { ...part, type }, outer);
    });
    if (isPartIncluded) return true;
    const { allOf: _, anyOf, oneOf, not, propertyNames, ...rest } = outer;
    if (isObject(propertyNames) && !this.fitsNames(inner, propertyNames)) return false;
    if (isObject(not) && !this.isOutside(inner, not)) return false;
    if (!Object.keys(rest).every((keyword) => this.fitsKeyword(keyword, inner, rest))) return false;
    if (!this.fitsMembers(inner, outer) || !this.fitsLists(inner, outer)) return false;
    return (
      schemaList(outer, 'allOf').every((branch) => this.includes(inner, branch)) &&
      (anyOf === undefined || this.fitsChoice(inner, outer, 'anyOf')) &&
      (oneOf === undefined || this.fitsChoice(inner, outer, 'oneOf'))
    );
  }

  private fitsChoice(inner: Schema, outer: Schema, keyword: 'anyOf' | 'oneOf'): boolean {
    const branches = schemaList(outer, keyword);
    // A value may fit several branches in three cases: in `anyOf`, with a discriminator, and with `isOverlapIgnored`.
    const selects = keyword === 'anyOf' || this.isOverlapIgnored || outer['discriminator'] !== undefined;
    const fits = branches.some(
      (branch) =>
        !this.isApart(inner, branch) &&
        this.includes(inner, branch) &&
        (selects || branches.every((other) => other === branch || this.isApart(inner, other))),
    );
    if (fits) return true;
    const split = partsOf(inner, branches.map(this.readOuter), { inner: this.readInner, outer: this.readOuter });
    return split.length > 1 && split.every((part) => this.fitsChoice(part, outer, keyword));
  }

  private fitsMembers(inner: Schema, outer: Schema): boolean {
    if (!hasType(inner, 'object')) return true;
    const patterns = Object.entries(schemaMap(outer, 'patternProperties'));
    const named = schemaMap(outer, 'properties');
    const own = schemaMap(inner, 'properties');
    const ownPatterns = Object.entries(schemaMap(inner, 'patternProperties'));
    const rest = additionalProperties(outer);
    const ownRest = additionalProperties(inner);
    const { propertyNames } = inner;
    for (const name of new Set([...Object.keys(named), ...Object.keys(own)])) {
      if (isObject(propertyNames) && this.own.verdict(propertyNames, name) === false) continue;
      // If the test of a pattern takes too long, it is unknown whether the pattern applies to this member.
      if ([...patterns, ...ownPatterns].some(([pattern]) => verdictOf(pattern, name) === undefined)) return false;
      const wanted = schemasNamed(outer, name);
      const allowed = schemasNamed(inner, name);
      const fits = (wanted.length > 0 ? wanted : [rest]).every((one) =>
        (allowed.length > 0 ? allowed : [ownRest]).some((member) => this.includes(member, one, true)),
      );
      if (!fits) return false;
    }
    // Compares the remaining members. `additionalProperties` does not apply to a name that matches a pattern.
    const others: [string | undefined, Schema][] = [...ownPatterns, [undefined, ownRest]];
    return others.every(([pattern, member]) =>
      [...patterns, [undefined, rest] as const].every(
        ([key, wanted]) =>
          (pattern !== undefined && key === undefined && patterns.some(([one]) => one === pattern)) ||
          isTrivial(wanted) ||
          this.includes(member, wanted, true),
      ),
    );
  }

  private fitsLists(inner: Schema, outer: Schema): boolean {
    if (!hasType(inner, 'array')) return true;
    const [own, wanted] = [prefixItems(inner), prefixItems(outer)];
    const length = Math.max(own.length, wanted.length);
    if (length > maxIndexes) return false;
    return Array.from({ length: length + 1 }, (_, i) => i).every((i) =>
      this.includes(own[i] ?? items(inner), wanted[i] ?? items(outer), true),
    );
  }

  /** Whether every value that the inner schema lists fits the outer schema; undefined if it lists none or too many. */
  private fitsListed(inner: Schema, outer: Schema): boolean | undefined {
    const values = listedValues(inner) ?? onlyValue(inner);
    if (!values || values.length > maxListed || this.isOverlapIgnored || this.given) return undefined;
    for (const value of values) {
      const isAllowed = this.own.verdict(inner, value);
      const fits = isAllowed === false || (isAllowed && this.other.verdict(outer, value));
      if (fits !== true) return fits;
    }
    return true;
  }

  /** Whether the names of all members that `inner` allows fit `names`, the schema under `propertyNames`. */
  private fitsNames(inner: Schema, names: Schema): boolean {
    const { propertyNames: own = {} } = inner;
    const asNames = (schema: Schema): Schema => ({ type: 'string', ...schema });
    if (!hasType(inner, 'object')) return true;
    if (this.includes(asNames(own as Schema), names)) return true;
    return isClosed(inner) && Object.keys(schemaMap(inner, 'properties')).every((name) => this.accepts(names, name));
  }

  /** Whether no value of `inner` fits `refused`, the schema under `not` of the outer schema. */
  private isOutside(inner: Schema, refused: Schema): boolean {
    if (this.isApart(inner, refused)) return true;
    const { not: own } = inner;
    if (!isObject(own)) return false;
    return new Inclusion(this.documents, otherSide(this.inner), this.steps).includes(refused, own);
  }

  private isSpent(): boolean {
    this.steps.left -= 1;
    this.stepsOfOne -= 1;
    return this.steps.left < 0 || this.stepsOfOne < 0;
  }

  private isApart(inner: Schema, outer: Schema): boolean {
    this.isSpent();
    return areDisjoint([this.own.document, this.other.document], inner, outer);
  }

  /** Whether every value of `inner` certainly fits one keyword of `outer`, or another method compares the keyword. */
  private fitsKeyword(keyword: string, inner: Schema, outer: Schema): boolean {
    if (comparedElsewhere.has(keyword) || keyword.startsWith('x-')) return true;
    if (typesOfKeyword(keyword)?.some((type) => hasType(inner, type)) === false) return true;
    const row = Object.hasOwn(rows, keyword) ? rows[keyword] : undefined;
    if (row?.includes(inner, outer) === true) return true;
    // For `enum` and `const`, `row.includes` has already compared each value.
    if (row)
      return (
        !['enum', 'const'].includes(keyword) &&
        (listedValues(inner)?.every((value) => this.accepts({ [keyword]: outer[keyword] }, value)) ?? false)
      );
    // The effect of `unevaluated…` depends on all other keywords, so this comparison cannot decide.
    if (keyword.startsWith('unevaluated') || inner[keyword] === undefined) return false;
    const group = groups.find((one) => one.includes(keyword)) ?? [keyword];
    const pick = (schema: Schema): Schema => Object.fromEntries(group.map((name) => [name, schema[name]]));
    return sameSchema(this.documents, this.inner, pick(inner), pick(outer));
  }

  private accepts = (schema: Schema, value: unknown): boolean => this.other.verdict(schema, value) === true;

  private readonly readInner = (schema: Schema): Schema => canonical(this.own.document, schema);
  private readonly readOuter = (schema: Schema): Schema => canonical(this.other.document, schema);
}
