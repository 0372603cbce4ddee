import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { partOf, schemaDraft, unanchored, withAnchor, type SchemaRule } from '../rule.ts';
import { underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

export const ifRule: SchemaRule = {
  name: 'if',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = mapCompared(schemas, hasCondition);
    if (!base && !revision) return [];
    if (!base || !revision)
      return [
        schemaDraft(ifRule, location, walk, {
          keywords: ['if', '*'],
          direction: revision ? 'narrows' : 'widens',
          message: `${location.name}: ${describeChange('if', underKeyword(schemas, 'if'))}`,
          change: mapCompared(schemas, conditionOf),
          parts: [partOf(schemas, conditionKeywords)],
        }),
      ];
    const compareUnder = (keyword: string) =>
      walk.compare(
        mapCompared(schemas, (schema) => (schema[keyword] ?? {}) as Schema),
        unanchored(location, keyword, `${location.name} (${keyword})`),
      );
    // A changed schema under `if` moves some values from `then` to `else`, or from `else` to `then`. It therefore
    // narrows and widens.
    const inCondition = compareUnder('if').map((draft) =>
      draft.direction === 'none' ? draft : { ...draft, direction: 'both' as const },
    );
    return withAnchor([...inCondition, ...compareUnder('then'), ...compareUnder('else')], location, conditionKeywords);
  },
};

const conditionKeywords = ['if', 'then', 'else'];

/** Whether `if` has an effect. Without `then` and `else`, it has none. */
const hasCondition = (schema: Schema): boolean =>
  schema['if'] !== undefined && (schema['then'] !== undefined || schema['else'] !== undefined);

const conditionOf = (schema: Schema): Schema =>
  Object.fromEntries(conditionKeywords.filter((key) => key in schema).map((key) => [key, schema[key]]));
