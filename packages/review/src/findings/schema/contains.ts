import type { Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../../compared.ts';
import { opposite, type Direction } from '../../model.ts';
import { partOf, schemaDraft, unanchored, withAnchor, type Location, type Rule, type SchemaRule } from '../rule.ts';
import { combine } from '../direction.ts';
import { underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

const keywords = ['contains', 'minContains', 'maxContains'];
const leastContained = (schema: Schema): number => (schema['minContains'] as number | undefined) ?? 1;
const mostContained = (schema: Schema): number => (schema['maxContains'] as number | undefined) ?? Infinity;

export const contains: SchemaRule = {
  name: 'contains',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = underKeyword(schemas, 'contains');
    if (!base && !revision) return [];
    if (base && revision) {
      const contained = unanchored(location, 'contains', `${location.name}[] (contained)`);
      const judged = walk
        .compare({ base, revision }, contained)
        .map((draft) => ({ ...draft, direction: directionOfCount(draft.direction, schemas) }));
      return withAnchor(judged, location, keywords);
    }
    const stated = base ? schemas.base : schemas.revision;
    const hasNoEffect = leastContained(stated) === 0 && mostContained(stated) === Infinity;
    return [
      schemaDraft(contains, location, walk, {
        keywords,
        direction: hasNoEffect ? 'none' : revision ? 'narrows' : 'widens',
        message: `${location.name}: ${describeChange('contains', { base, revision })}`,
        change: { base, revision },
        parts: [partOf(schemas, keywords)],
      }),
    ];
  },
};

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
export function containedCountRule(rule: Rule, raising: 'narrows' | 'widens'): SchemaRule {
  const countOf = rule.name === 'minContains' ? leastContained : mostContained;
  const compareSchemas: SchemaRule['compareSchemas'] = (schemas, location: Location, walk) => {
    const contained = underKeyword(schemas, 'contains');
    const { base, revision } = mapCompared(schemas, countOf);
    if (!contained.base || !contained.revision || base === revision) return [];
    const change = underKeyword(schemas, rule.name);
    return [
      schemaDraft(rule, location, walk, {
        keywords,
        direction: revision > base === (raising === 'narrows') ? 'narrows' : 'widens',
        message: `${location.name}: ${describeChange(rule.name, change)}`,
        change,
        parts: [partOf(schemas, keywords)],
      }),
    ];
  };
  return { ...rule, compareSchemas };
}
