/** The rules for keywords that contain a schema for the whole value. */
import type { Schema } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../../compared.ts';
import { type SchemaRule, partOf, unanchored, withAnchor } from '../rule.ts';
import { describeChange } from './text.ts';
import { underKeyword } from '../../keywords/facts.ts';
import type { Direction } from '../../model.ts';

interface Under {
  name: string;
  /** The keywords that have an effect together with this keyword. */
  keywords?: string[];
  /** Returns the name of the place of the schema, from the name of the place that contains it. */
  placeName: (name: string) => string;
  /** Whether a narrower schema under this keyword allows more values. */
  inverts?: boolean;
  /** Returns the direction of the whole change from the direction of a change of the schema. */
  turn?: (direction: Direction, schemas: Compared<Schema>) => Direction;
  /** Whether a schema refuses no value with this keyword. */
  hasNoEffect?: (schema: Schema) => boolean;
}

/** Creates the rule for a keyword that contains one schema. Without the keyword, a schema allows more values. */
export const underRule =
  ({ name, keywords = [name], placeName, inverts, turn, hasNoEffect }: Under): SchemaRule =>
  (schemas, location, walk) => {
    const { base, revision } = underKeyword(schemas, name);
    if (!base && !revision) return [];
    if (base && revision) {
      const place = unanchored(location, name, placeName(location.name));
      const found = walk.compare({ base, revision }, { ...place, inverted: place.inverted !== (inverts === true) });
      const turned = turn ? found.map((draft) => ({ ...draft, direction: turn(draft.direction, schemas) })) : found;
      return withAnchor(turned, location, keywords);
    }
    return {
      keywords,
      direction: hasNoEffect?.(base ? schemas.base : schemas.revision) ? 'none' : revision ? 'narrows' : 'widens',
      change: { base, revision },
      parts: [partOf(schemas, keywords)],
    };
  };

export const not = underRule({ name: 'not', placeName: (name) => `${name} (not)`, inverts: true });

export const ifRule: SchemaRule = (schemas, location, walk) => {
  const { base, revision } = mapCompared(schemas, hasCondition);
  if (!base && !revision) return [];
  if (!base || !revision)
    return {
      keywords: ['if', '*'],
      direction: revision ? 'narrows' : 'widens',
      text: describeChange('if', underKeyword(schemas, 'if')),
      change: partOf(schemas, conditionKeywords),
      parts: [partOf(schemas, conditionKeywords)],
    };
  const compareUnder = (keyword: string) =>
    walk.compare(
      mapCompared(schemas, (schema) => (schema[keyword] ?? {}) as Schema),
      unanchored(location, keyword, `${location.name} (${keyword})`),
    );
  // A changed schema under `if` moves some values from `then` to `else`, or from `else` to `then`. It therefore narrows
  // and widens.
  const inCondition = compareUnder('if').map((draft) =>
    draft.direction === 'none' ? draft : { ...draft, direction: 'both' as const },
  );
  return withAnchor([...inCondition, ...compareUnder('then'), ...compareUnder('else')], location, conditionKeywords);
};

const conditionKeywords = ['if', 'then', 'else'];

/** Whether `if` has an effect. Without `then` and `else`, it has none. */
const hasCondition = (schema: Schema): boolean =>
  schema['if'] !== undefined && (schema['then'] !== undefined || schema['else'] !== undefined);
