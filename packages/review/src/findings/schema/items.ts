import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { childLocation, schemaDraft, type SchemaRule } from '../rule.ts';
import { directionOfExtremes, isFormal, items as itemsOf, prefixItems, underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

/** Returns the schema reduced to the keywords that decide to which items `items` applies. */
const itemsOnly = (schema: Schema): Schema => ({
  ...(prefixItems(schema).length > 0 ? { prefixItems: prefixItems(schema).map(() => ({})) } : {}),
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
        childLocation(location, { key: prefixItems(schemas.revision).length, keyword: 'items', schemas: item }),
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
