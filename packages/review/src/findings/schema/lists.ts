import type { Schema } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../../compared.ts';
import { type SchemaRule, childLocation, partOf } from '../rule.ts';
import { compareRest, underRule } from './under.ts';
import { combine, isFormal, items as itemsOf, prefixItems as prefixOf, underKeyword } from '../../keywords/facts.ts';
import { type Direction, opposite } from '../../model.ts';

const prefixItems: SchemaRule = (schemas, location, walk) => {
  const { base, revision } = mapCompared(schemas, prefixOf);
  return Array.from({ length: Math.max(base.length, revision.length) }).flatMap((_, i) => {
    const item = mapCompared(schemas, (schema) => prefixOf(schema)[i] ?? itemsOf(schema));
    const child = childLocation(location, item, i, 'prefixItems', String(i));
    const drafts = walk.compare(item, child);
    if (base[i] && revision[i]) return drafts;
    // With `items: false`, a new prefix item allows longer lists. A longer list is then a witness, whatever its items
    // are. With empty `parts`, the search accepts this witness.
    return drafts.map((draft) => ({ ...draft, parts: [], rule: 'prefixItems' }));
  });
};

const items: SchemaRule = (schemas, location, walk) => {
  const rest = mapCompared(schemas, itemsOf);
  return compareRest(['items', prefixOf(schemas.revision).length, rest], location, walk, () => ({
    change: underKeyword(schemas, 'items'),
    parts: [mapCompared(schemas, restPart)],
    isUndescribed: isFormal(rest, walk.position),
  }));
};

/** Keeps `items` and the number of schemas in `prefixItems`: `items` applies only to the list items after these. */
const restPart = (schema: Schema): Schema => ({
  ...(prefixOf(schema).length > 0 && { prefixItems: prefixOf(schema).map(() => ({})) }),
  items: itemsOf(schema),
});

const containKeywords = ['contains', 'minContains', 'maxContains'];
const leastContained = (schema: Schema): number => (schema['minContains'] as number | undefined) ?? 1;
const mostContained = (schema: Schema): number => (schema['maxContains'] as number | undefined) ?? Infinity;

/** If fewer items fit `contains`, fewer lists reach `minContains`, but more lists stay within `maxContains`. */
const directionOfCount = (direction: Direction, { base, revision }: Compared<Schema>): Direction =>
  combine(
    leastContained(base) !== 0 || leastContained(revision) !== 0 ? direction : 'none',
    mostContained(base) !== Infinity || mostContained(revision) !== Infinity ? opposite(direction) : 'none',
  );

const contains = underRule({
  name: 'contains',
  keywords: containKeywords,
  placeName: (name) => `${name}[] (contained)`,
  turn: directionOfCount,
  oneSided: (under, schemas) => {
    const schema = schemas[under.base ? 'base' : 'revision'];
    return leastContained(schema) === 0 && mostContained(schema) === Infinity ? { direction: 'none' } : {};
  },
});

const containedCount =
  (name: string, countOf: (schema: Schema) => number, ifRaised: 'narrows' | 'widens'): SchemaRule =>
  (schemas) => {
    const contained = underKeyword(schemas, 'contains');
    const { base, revision } = mapCompared(schemas, countOf);
    if (!contained.base || !contained.revision || base === revision) return [];
    return {
      direction: revision > base === (ifRaised === 'narrows') ? 'narrows' : 'widens',
      change: underKeyword(schemas, name),
      parts: [partOf(schemas, containKeywords)],
    };
  };

export const listRules: Record<string, SchemaRule> = {
  prefixItems,
  items,
  minContains: containedCount('minContains', leastContained, 'narrows'),
  maxContains: containedCount('maxContains', mostContained, 'widens'),
  contains,
};
