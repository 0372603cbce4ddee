import type { Schema } from '@jurybox/openapi';
import { groups } from '../canonical/merge.ts';
import { type Compared, type Side, mapCompared, otherSide } from '../compared.ts';
import { documentationKeywords, hasType, listedValues } from '../keywords/facts.ts';
import { rows, typesOfKeyword } from '../keywords/rows.ts';
import { sameSchema } from './same.ts';
import type { Validators } from '../witness/validators.ts';

/** Keywords that this module skips: they refuse no value, or `Inclusion` compares them. */
const comparedElsewhere = new Set([
  ...documentationKeywords,
  'default',
  'discriminator',
  'readOnly',
  'writeOnly',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
]);

/** Whether every value of `inner` certainly fits the keywords in `outer`. */
export function fitsKeywords(validators: Compared<Validators>, side: Side, inner: Schema, outer: Schema): boolean {
  const accepts = (schema: Schema, value: unknown) => validators[otherSide(side)].verdict(schema, value) === true;
  return Object.keys(outer).every((keyword) => {
    if (comparedElsewhere.has(keyword) || keyword.startsWith('x-')) return true;
    const row = Object.hasOwn(rows, keyword) ? rows[keyword] : undefined;
    if (typesOfKeyword(keyword)?.some((type) => hasType(inner, type)) === false) return true;
    if (row)
      return (
        row.includes(inner, outer) ||
        (isCheckedByValue(keyword) &&
          (listedValues(inner)?.every((value) => accepts({ [keyword]: outer[keyword] }, value)) ?? false))
      );
    // The effect of this keyword depends on all other keywords, so the comparison cannot decide.
    if (keyword.startsWith('unevaluated')) return false;
    return inner[keyword] !== undefined && sameGroup(keyword).every((name) => same(name));
  });
  function same(name: string): boolean {
    const documents = mapCompared(validators, ({ document }) => document);
    return sameSchema(documents, side, { [name]: inner[name] } as Schema, { [name]: outer[name] } as Schema);
  }
}

/** Whether each listed value is checked against this keyword. For lists of values, the row already compares them. */
const isCheckedByValue = (keyword: string): boolean => keyword !== 'enum' && keyword !== 'const';

const sameGroup = (keyword: string): string[] => groups.find((group) => group.includes(keyword)) ?? [keyword];
