import { equal } from '../../equal.ts';
import { underKeyword } from './facts.ts';
import { schemaDraft, type SchemaRule } from '../rule.ts';
import { describeChange } from './text.ts';

export const contentEncoding: SchemaRule = {
  name: 'content-encoding',
  mirror: 'self',
  levels: ['major'],
  waiver:
    'validators ignore contentEncoding and contentMediaType; the change is major nevertheless, because callers must ' +
    'decode the value differently',
  compareSchemas: (schemas, location, walk) =>
    ['contentEncoding', 'contentMediaType'].flatMap((keyword) => {
      const change = underKeyword(schemas, keyword);
      if (equal(change.base, change.revision)) return [];
      const message = `${location.name}: ${describeChange(keyword, change)}`;
      return [schemaDraft(contentEncoding, location, walk, { direction: 'both', message, change })];
    }),
};
