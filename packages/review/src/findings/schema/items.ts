import { mapCompared } from '../../compared.ts';
import { childLocation, schemaDraft, type SchemaRule } from '../rule.ts';
import { directionOfExtremes, items as itemsOf, prefixItems, underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

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
        pointer: `${location.pointer}/items`,
      }),
    ];
  },
};
