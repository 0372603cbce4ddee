import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { placeOf } from '../canonical/places.ts';
import { merge } from '../canonical/merge.ts';
import { equal } from '../equal.ts';
import { otherSide, type Compared, type Side } from '../compared.ts';
import { isNever, isTrivial } from '../findings/schema/facts.ts';
import { fromDiscriminator } from '../normalize.ts';
import { areDisjoint } from './disjoint.ts';
import { fitsKeywords } from './keywords.ts';
import { fitsLists, fitsMembers } from './members.ts';
import { childOf, type InclusionOptions, type Placed, type ValueInclusion } from './placed.ts';
import { sameSchema } from './same.ts';
import { partsOf } from './parts.ts';

const maxDepth = 40;

/** Limits the number of comparisons in one review. A limit on time would not always give the same findings. */
export interface Steps {
  left: number;
}

/** The maximum number of pairs of schemas that one instance of `Inclusion` compares. */
const maxSteps = 4000;

/**
 * Decides whether every value of a schema in one contract (the inner schema) also fits a schema in the other contract
 * (the outer schema). `true` is certain. `false` can also mean that the comparison cannot decide.
 */
export class Inclusion implements ValueInclusion {
  readonly documents: Compared<Document>;
  readonly inner: Side;
  private readonly isOverlapIgnored: boolean;
  /**
   * The pairs of schemas for which the comparison assumes that every value of `inner` fits `outer`. The comparison of a
   * pair adds the pair to the list. If it succeeds, the pair stays in the list, until the comparison of an enclosing
   * pair fails.
   */
  private assumed: { inner: Schema; outer: Schema; values: number }[] = [];
  private readonly steps: Steps;
  private stepsOfOne = maxSteps;
  private readonly given: { inner: Schema; outer: Schema } | undefined;
  private depth = 0;
  /** How many members and items deep the current pair of schemas is, counted from the first pair. */
  private values = 0;

  constructor(
    documents: Compared<Document>,
    inner: Side,
    steps: Steps,
    { isOverlapIgnored = false, assumed }: InclusionOptions = {},
  ) {
    this.documents = documents;
    this.inner = inner;
    this.steps = steps;
    this.isOverlapIgnored = isOverlapIgnored;
    this.given = assumed && { inner: assumed[inner], outer: assumed[otherSide(inner)] };
  }

  /** Whether every value of `inner` certainly fits `outer`. */
  includes(inner: Placed, outer: Placed): boolean {
    if (this.isSpent() || this.depth > maxDepth) return false;
    this.depth += 1;
    try {
      return this.compare(this.read(this.inner, inner), this.read(otherSide(this.inner), outer));
    } finally {
      this.depth -= 1;
    }
  }

  /** Does the same as `includes`, for the schemas of a member or an item. */
  includesValue(inner: Placed, outer: Placed): boolean {
    this.values += 1;
    try {
      return this.includes(inner, outer);
    } finally {
      this.values -= 1;
    }
  }

  private compare(inner: Placed, outer: Placed): boolean {
    if (isNever(inner.schema) || isTrivial(outer.schema)) return true;
    if (isNever(outer.schema)) return false;
    const known = this.assumed.find((pair) => pair.inner === inner.schema && pair.outer === outer.schema);
    // A recursive schema leads to the same pair again. If a member or an item lies between the two occurrences, the
    // value at the second occurrence is smaller, so the comparison may assume that the pair fits. If nothing lies
    // between them, the assumption would prove itself.
    if (known) return known.values < this.values;
    // The pair is compared by its content, because a contract can repeat the assumed schemas instead of referring to
    // them.
    if (this.given && this.values > 0 && equal(this.given.inner, inner.schema) && equal(this.given.outer, outer.schema))
      return true;
    const mark = this.assumed.length;
    this.assumed.push({ inner: inner.schema, outer: outer.schema, values: this.values });
    const isIncluded =
      sameSchema(this.documents, this.inner, inner.schema, outer.schema) || this.compareParts(inner, outer);
    if (isIncluded) {
      // Every value of this pair's inner schema fits the outer schema, so later comparisons may use this result.
      const own = this.assumed[mark];
      if (own) own.values = -1;
    } else this.assumed.length = mark;
    return isIncluded;
  }

  private compareParts(inner: Placed, outer: Placed): boolean {
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const branches = inner.schema[keyword];
      if (!Array.isArray(branches) || branches.length === 0) continue;
      const { [keyword]: _, ...rest } = inner.schema;
      if (this.includes({ ...inner, schema: rest }, outer)) return true;
      return branches.every((branch, i) => {
        const placed = this.read(this.inner, childOf(inner, branch as Schema, keyword, i));
        const whole = merge(rest, placed.schema);
        return this.includes(whole ? { ...placed, schema: whole } : placed, outer);
      });
    }
    const isPartIncluded = listOf(inner.schema['allOf']).some(
      (branch, i) => branch[fromDiscriminator] !== true && this.includes(childOf(inner, branch, 'allOf', i), outer),
    );
    if (isPartIncluded) return true;
    const { allOf, anyOf, oneOf, ...rest } = outer.schema;
    if (!fitsKeywords(this.documents, this.inner, inner.schema, rest)) return false;
    if (!fitsMembers(this, inner, outer) || !fitsLists(this, inner, outer)) return false;
    return (
      listOf(allOf).every((branch, i) => this.includes(inner, childOf(outer, branch, 'allOf', i))) &&
      (anyOf === undefined || this.fitsChoice(inner, outer, 'anyOf')) &&
      (oneOf === undefined || this.fitsChoice(inner, outer, 'oneOf'))
    );
  }

  private fitsChoice(inner: Placed, outer: Placed, keyword: 'anyOf' | 'oneOf'): boolean {
    const branches = listOf(outer.schema[keyword]);
    // A value may fit several branches in three cases: in `anyOf`, with a discriminator, and with `isOverlapIgnored`.
    const selects = keyword === 'anyOf' || this.isOverlapIgnored || outer.schema['discriminator'] !== undefined;
    const fits = branches.some(
      (branch, i) =>
        !this.isApart(inner.schema, branch) &&
        this.includes(inner, childOf(outer, branch, keyword, i)) &&
        (selects || branches.every((other) => other === branch || this.isApart(inner.schema, other))),
    );
    if (fits) return true;
    const split = partsOf(
      inner.schema,
      branches.map((branch, i) => this.read(otherSide(this.inner), childOf(outer, branch, keyword, i)).schema),
      {
        inner: (schema) => this.read(this.inner, { ...inner, schema }).schema,
        outer: (schema) => this.read(otherSide(this.inner), { ...outer, schema }).schema,
      },
    );
    return split.length > 1 && split.every((part) => this.fitsChoice({ ...inner, schema: part }, outer, keyword));
  }

  private isSpent(): boolean {
    this.steps.left -= 1;
    this.stepsOfOne -= 1;
    return this.steps.left < 0 || this.stepsOfOne < 0;
  }

  private isApart(inner: Schema, outer: Schema): boolean {
    this.isSpent();
    const [one, other] = [this.documents[this.inner], this.documents[otherSide(this.inner)]];
    return areDisjoint({ document: one, schema: inner }, { document: other, schema: outer });
  }

  private read(side: Side, { schema, pointer }: Placed): Placed {
    return { schema: canonical(this.documents[side], schema, pointer), pointer: placeOf(schema) ?? pointer };
  }
}

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isObject) : []);
