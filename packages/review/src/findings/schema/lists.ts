/** The rules for the items of a list. */
import type { Schema } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../../compared.ts';
import { type Rule, type SchemaRule, childLocation, partOf, schemaDraft } from '../rule.ts';
import { describeChange } from './text.ts';
import { underRule } from './under.ts';
import {
  combine,
  directionOfExtremes,
  isFormal,
  items as itemsOf,
  prefixItems as prefixOf,
  underKeyword,
} from '../../keywords/facts.ts';
import { type Direction, opposite } from '../../model.ts';

export const prefixItems: SchemaRule = {
  name: 'prefixItems',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = mapCompared(schemas, prefixOf);
    return Array.from({ length: Math.max(base.length, revision.length) }).flatMap((_, i) => {
      const item = mapCompared(schemas, (schema) => prefixOf(schema)[i] ?? itemsOf(schema));
      const child = childLocation(location, { key: i, keyword: 'prefixItems', name: String(i), schemas: item });
      const drafts = walk.compare(item, child);
      if (base[i] && revision[i]) return drafts;
      // In a list without additional items, a new prefix item not only restricts one item. It also allows a longer
      // list.
      return drafts.map((draft) => ({
        ...draft,
        parts: [],
        rule: prefixItems.name,
        keywords: [...draft.keywords, 'prefixItems', 'items', '*'],
      }));
    });
  },
};

/** Returns the schema reduced to the keywords that decide to which items `items` applies. */
const itemsOnly = (schema: Schema): Schema => ({
  ...(prefixOf(schema).length > 0 ? { prefixItems: prefixOf(schema).map(() => ({})) } : {}),
  items: itemsOf(schema),
});

export const items: SchemaRule = {
  name: 'items',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const item = mapCompared(schemas, itemsOf);
    const direction = directionOfExtremes(item);
    if (direction === undefined)
      return walk.compare(
        item,
        childLocation(location, { key: prefixOf(schemas.revision).length, keyword: 'items', schemas: item }),
      );
    if (direction === 'none') return [];
    const change = underKeyword(schemas, 'items');
    return [
      schemaDraft(items, location, walk, {
        keywords: ['items', 'false schema', '*'],
        direction,
        message: `${location.name}: ${describeChange('items', change)}`,
        change,
        parts: [mapCompared(schemas, (schema) => itemsOnly(schema))],
        isUndescribed: isFormal(item, walk.position),
        pointer: `${location.pointer}/items`,
      }),
    ];
  },
};

const containKeywords = ['contains', 'minContains', 'maxContains'];
const leastContained = (schema: Schema): number => (schema['minContains'] as number | undefined) ?? 1;
const mostContained = (schema: Schema): number => (schema['maxContains'] as number | undefined) ?? Infinity;

export const contains = underRule({
  name: 'contains',
  keywords: containKeywords,
  placeName: (name) => `${name}[] (contained)`,
  turn: directionOfCount,
  hasNoEffect: (schema) => leastContained(schema) === 0 && mostContained(schema) === Infinity,
});

/**
 * Returns the direction for the whole list if the schema under `contains` changes. If fewer items fit `contains`, fewer
 * lists reach `minContains`, but more lists stay within `maxContains`.
 */
function directionOfCount(direction: Direction, { base, revision }: Compared<Schema>): Direction {
  const hasMaximum = mostContained(base) !== Infinity || mostContained(revision) !== Infinity;
  const hasMinimum = leastContained(base) !== 0 || leastContained(revision) !== 0;
  if (hasMaximum) return hasMinimum ? combine(direction, direction === 'none' ? 'none' : 'both') : opposite(direction);
  return hasMinimum ? direction : 'none';
}

/** Creates the rule for `minContains` or `maxContains`. Without `contains`, both keywords have no effect. */
function containedCountRule(rule: Rule, raising: 'narrows' | 'widens'): SchemaRule {
  const countOf = rule.name === 'minContains' ? leastContained : mostContained;
  const compareSchemas: SchemaRule['compareSchemas'] = (schemas, location, walk) => {
    const contained = underKeyword(schemas, 'contains');
    const { base, revision } = mapCompared(schemas, countOf);
    if (!contained.base || !contained.revision || base === revision) return [];
    const change = underKeyword(schemas, rule.name);
    return [
      schemaDraft(rule, location, walk, {
        keywords: containKeywords,
        direction: revision > base === (raising === 'narrows') ? 'narrows' : 'widens',
        message: `${location.name}: ${describeChange(rule.name, change)}`,
        change,
        parts: [partOf(schemas, containKeywords)],
      }),
    ];
  };
  return { ...rule, compareSchemas };
}

export const minContains = containedCountRule({ name: 'minContains', mirror: 'self' }, 'narrows');
export const maxContains = containedCountRule({ name: 'maxContains', mirror: 'self' }, 'widens');
