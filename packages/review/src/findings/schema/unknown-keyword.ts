import { equal } from '../../equal.ts';
import { keysOf } from '../../compared.ts';
import { schemaDraft, type SchemaRule } from '../rule.ts';
import { underKeyword } from './facts.ts';
import { knownKeywords } from './keywords.ts';
import { describeChange } from './text.ts';

export const unknownKeyword: SchemaRule = {
  name: 'unknown-keyword',
  mirror: 'self',
  waiver: 'the review does not know the meaning of the keyword, so it assumes that the change breaks callers',
  compareSchemas: (schemas, location, walk) =>
    keysOf(schemas).flatMap((keyword) => {
      const change = underKeyword(schemas, keyword);
      if (knownKeywords.has(keyword) || keyword.startsWith('x-') || equal(change.base, change.revision)) return [];
      return [
        schemaDraft(unknownKeyword, location, walk, {
          keywords: [keyword],
          direction: 'both',
          message: `${location.name}: ${describeChange(keyword, change)}; the review does not know this keyword`,
          change,
        }),
      ];
    }),
};
