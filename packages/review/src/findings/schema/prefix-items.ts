import { mapCompared } from '../../compared.ts';
import { childLocation, type SchemaRule } from '../rule.ts';
import { items, prefixItems as prefixOf } from './facts.ts';

export const prefixItems: SchemaRule = {
  name: 'prefixItems',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = mapCompared(schemas, prefixOf);
    return Array.from({ length: Math.max(base.length, revision.length) }).flatMap((_, i) => {
      const item = mapCompared(schemas, (schema) => prefixOf(schema)[i] ?? items(schema));
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
