import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { merge } from '../canonical/merge.ts';
import { placeOf } from '../canonical/places.ts';
import { type Compared, type Side, mapCompared, otherSide } from '../compared.ts';
import { equal } from '../equal.ts';
import { areDisjoint } from './disjoint.ts';
import { fitsKeywords } from './keywords.ts';
import { fitsLists, fitsMembers } from './members.ts';
import { partsOf } from './parts.ts';
import { type InclusionOptions, type Placed, type ValueInclusion, childOf } from './placed.ts';
import { sameSchema } from './same.ts';
import {
  hasType,
  isClosed,
  isNever,
  isTrivial,
  listedValues,
  schemaList,
  schemaMap,
  typesOf,
} from '../keywords/facts.ts';
import { mostItems, mostMembers } from '../keywords/row.ts';
import { fromDiscriminator } from '../normalize.ts';
import { type Interpreter, interpreterOf } from '../witness/interpreter.ts';

const maxDepth = 40;
/** The maximum number of listed values that are checked one by one. */
const maxListed = 200;

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
  private readonly interpreters: Compared<Interpreter>;
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
    this.interpreters = mapCompared(documents, interpreterOf);
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
    const listed = this.fitsListed(inner.schema, outer.schema);
    if (listed !== undefined) return listed;
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
    const isPartIncluded = schemaList(inner.schema, 'allOf').some((branch, i) => {
      if (branch[fromDiscriminator] === true) return false;
      const part = this.read(this.inner, childOf(inner, branch, 'allOf', i));
      const { type } = inner.schema;
      const isTyped = type === undefined || 'type' in part.schema;
      return this.includes(isTyped ? part : { ...part, schema: { ...part.schema, type } }, outer);
    });
    if (isPartIncluded) return true;
    const { allOf: _, anyOf, oneOf, not, propertyNames, ...rest } = outer.schema;
    if (isObject(propertyNames) && !this.fitsNames(inner, childOf(outer, propertyNames, 'propertyNames'))) return false;
    if (isObject(not) && !this.isOutside(inner, childOf(outer, not, 'not'))) return false;
    if (!fitsKeywords(this.documents, this.inner, inner.schema, rest)) return false;
    if (!fitsMembers(this, inner, outer) || !fitsLists(this, inner, outer)) return false;
    return (
      schemaList(outer.schema, 'allOf').every((branch, i) =>
        this.includes(inner, childOf(outer, branch, 'allOf', i)),
      ) &&
      (anyOf === undefined || this.fitsChoice(inner, outer, 'anyOf')) &&
      (oneOf === undefined || this.fitsChoice(inner, outer, 'oneOf'))
    );
  }

  private fitsChoice(inner: Placed, outer: Placed, keyword: 'anyOf' | 'oneOf'): boolean {
    const branches = schemaList(outer.schema, keyword);
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

  /** Whether every value that the inner schema lists fits the outer schema; undefined if it lists no or many values. */
  private fitsListed(inner: Schema, outer: Schema): boolean | undefined {
    const values = listedValues(inner) ?? onlyValue(inner);
    if (!values || values.length > maxListed || this.isOverlapIgnored || this.given) return undefined;
    const [own, other] = [this.interpreters[this.inner], this.interpreters[otherSide(this.inner)]];
    try {
      return values.every((value) => !own.fits(inner, value) || other.fits(outer, value));
    } catch {
      return undefined;
    }
  }

  /** Whether the names of all members that `inner` allows fit `names`, the schema under `propertyNames`. */
  private fitsNames(inner: Placed, names: Placed): boolean {
    const { propertyNames: own = {} } = inner.schema;
    const asNames = (schema: Schema): Schema => ({ type: 'string', ...schema });
    if (!hasType(inner.schema, 'object')) return true;
    if (this.includes({ ...inner, schema: asNames(own as Schema) }, names)) return true;
    const fits = (name: string) => this.interpreters[otherSide(this.inner)].verdict(names.schema, name) === true;
    return isClosed(inner.schema) && Object.keys(schemaMap(inner.schema, 'properties')).every(fits);
  }

  /** Whether a value of `schema` can have a member of this name. */
  canHave(schema: Schema, name: string): boolean {
    const { propertyNames } = schema;
    return !isObject(propertyNames) || this.interpreters[this.inner].verdict(propertyNames, name) !== false;
  }

  /** Whether no value of `inner` fits `refused`, the schema under `not` of the outer schema. */
  private isOutside(inner: Placed, refused: Placed): boolean {
    if (this.isApart(inner.schema, refused.schema)) return true;
    const { not: own } = inner.schema;
    if (!isObject(own)) return false;
    const reverse = new Inclusion(this.documents, otherSide(this.inner), this.steps);
    return reverse.includes(refused, childOf(inner, own, 'not'));
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

/** Returns the empty list or object if a schema allows no other value. */
function onlyValue(schema: Schema): unknown[] | undefined {
  if (equal(typesOf(schema), ['array']) && mostItems(schema) === 0) return [[]];
  return equal(typesOf(schema), ['object']) && mostMembers(schema) === 0 ? [{}] : undefined;
}
