import { equal } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../../compared.ts';
import type { Direction, Draft } from '../../model.ts';
import { partOf, schemaDraft, type Rule, type SchemaRule, type SchemaWalk } from '../rule.ts';
import { typesOf } from './facts.ts';
import { describeChange } from './text.ts';

/** A rule that derives the direction of a change from the values of its keywords in both contracts. */
export interface KeywordComparison extends Rule {
  /** The keywords that the rule compares together. By default, only the keyword that has the name of the rule. */
  keywords?: string[];
  /** The types that the keyword constrains; undefined for all types. */
  types?: string[];
  direction: (schemas: Compared<Schema>) => Direction;
  /**
   * A second comparison that is slower but more exact. Returns the direction of the change. `none` means that both
   * contracts allow the same values although the keyword changed.
   */
  refine?: (schemas: Compared<Schema>) => Direction;
  /** Replaces `direction` for parameters and headers, which are sent as text. */
  textDirection?: (schemas: Compared<Schema>, walk: SchemaWalk) => Direction;
  /** Other keywords that a validator may report when it refuses a value because of this change. */
  alsoNamed?: string[];
  /** Other keywords that can change the effect of the rule's keywords. */
  dependsOn?: string[];
  /**
   * Returns the values that the finding shows as base and revision. Without this function, the finding shows the values
   * of the keywords.
   */
  only?: (schemas: Compared<Schema>) => Compared<unknown>;
  /**
   * Whether the break is formal. It is formal if the values that break callers are allowed but not described in the
   * contract that `sideOfBreak` returns.
   */
  isUndescribed?: (schemas: Compared<Schema>, walk: SchemaWalk) => boolean;
}

export function keywordRule({
  keywords: compared,
  types,
  direction: directionOf,
  refine,
  textDirection,
  alsoNamed = [],
  dependsOn = [],
  only,
  isUndescribed,
  ...rule
}: KeywordComparison): SchemaRule {
  const keywords = compared ?? [rule.name];
  const compareSchemas: SchemaRule['compareSchemas'] = (schemas, location, walk): Draft[] => {
    if (directionOf(schemas) === 'none') return [];
    const change = only?.(schemas) ?? mapCompared(schemas, (schema) => pickKeywords(schema, keywords));
    const changed = `${location.name}: ${describeChange(rule.name, change)}`;
    const byText = location.anchor !== undefined && location.isText === true ? textDirection : undefined;
    const draft = (direction: Direction, message: string, named = keywords): Draft[] => [
      schemaDraft(rule, location, walk, {
        keywords: named,
        direction,
        message,
        change,
        parts: [
          byText
            ? schemas
            : only
              ? mapCompared(only(schemas), (value): Schema => (value === undefined ? {} : { [rule.name]: value }))
              : partOf(schemas, [...keywords, ...dependsOn, ...(location.isText === true ? ['type'] : [])]),
        ],
        isUndescribed: isUndescribed?.(schemas, walk) ?? false,
      }),
    ];
    const refined = refine?.(schemas);
    if (refined === 'none') return draft('none', `${changed}; both contracts allow the same values`);
    const direction = byText ? byText(schemas, walk) : (refined ?? directionOf(schemas));
    if (direction === 'none') return draft('none', `${changed}; both contracts allow the same values`);
    if (types && !types.some((name) => namesType(schemas, name)))
      return draft('none', `${changed}; the keyword does not apply to ${typesOf(schemas.revision).join(', ')}`);
    return draft(direction, changed, [...keywords, ...alsoNamed, ...(byText ? ['*'] : [])]);
  };
  return { ...rule, compareSchemas };
}

const namesType = ({ base, revision }: Compared<Schema>, type: string): boolean =>
  [...typesOf(base), ...typesOf(revision)].some((name) => name === type || (name === 'integer' && type === 'number'));

/**
 * Returns the value of the first keyword if no other keyword is present, so that a finding shows `minimum 1 → 2`.
 * Otherwise returns an object of the keywords that are present.
 */
export function pickKeywords(schema: Schema, keywords: string[]): unknown {
  const present = keywords.filter((key) => schema[key] !== undefined);
  if (keywords.length === 1 || (present.length === 1 && present[0] === keywords[0])) return schema[keywords[0] ?? ''];
  return present.length === 0 ? undefined : Object.fromEntries(present.map((key) => [key, schema[key]]));
}

interface Bound extends Rule {
  types: string[];
  /** The value with which the keyword has no effect, as if it were missing. */
  absent: number;
  /** The direction of a change that raises the bound. */
  raising: 'narrows' | 'widens';
}

/** Creates the rule for a bound on a length or a count. */
export const boundRule = ({ absent, raising, ...rule }: Bound): SchemaRule =>
  keywordRule({
    ...rule,
    direction: (schemas) => {
      const { base, revision } = mapCompared(schemas, ({ [rule.name]: value }) =>
        typeof value === 'number' ? value : absent,
      );
      const difference = revision - base;
      if (difference === 0 || Number.isNaN(difference)) return 'none';
      return difference > 0 === (raising === 'narrows') ? 'narrows' : 'widens';
    },
  });

interface NumericLimit extends Rule {
  inclusive: 'minimum' | 'maximum';
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum';
}

/**
 * Creates the rule for a numeric limit. The inclusive and the exclusive keyword are compared as one limit: for
 * integers, `exclusiveMinimum: 4` equals `minimum: 5`.
 */
export function numericLimitRule({ inclusive, exclusive, ...rule }: NumericLimit): SchemaRule {
  const sign = inclusive === 'minimum' ? 1 : -1;
  const limitOf = (schema: Schema): [value: number, isExclusive: number] => {
    const open = typeof schema[exclusive] === 'number' ? sign * schema[exclusive] : -Infinity;
    const closed = typeof schema[inclusive] === 'number' ? sign * schema[inclusive] : -Infinity;
    const step = Number(schema['multipleOf'] ?? (equal(typesOf(schema), ['integer']) ? 1 : 0));
    // The smallest multiple that is within both limits.
    if (Number.isInteger(step) && step > 0)
      return [Math.max((Math.floor(open / step) + 1) * step, Math.ceil(closed / step) * step), 0];
    return open >= closed && open > -Infinity ? [open, 1] : [closed, 0];
  };
  return keywordRule({
    ...rule,
    keywords: [inclusive, exclusive],
    types: ['number', 'integer'],
    direction: (schemas) => {
      const { base, revision } = mapCompared(schemas, limitOf);
      if (equal(base, revision)) return 'none';
      return revision[0] > base[0] || (revision[0] === base[0] && revision[1] > base[1]) ? 'narrows' : 'widens';
    },
  });
}
