import { equal, stable } from '../../equal.ts';
import { schemaDraft, type DependentSchemaRule, type Rule } from '../rule.ts';
import { underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

/**
 * Creates the rule for `unevaluatedProperties` or `unevaluatedItems`. The effect of these keywords depends on all other
 * keywords of the schema. A change therefore counts as narrowing and as widening, unless the only change is that the
 * keyword was added or removed.
 */
export function unevaluatedRule(rule: Rule): DependentSchemaRule {
  const compareSchemas: DependentSchemaRule['compareSchemas'] = (schemas, location, walk, found) => {
    const { base, revision } = underKeyword(schemas, rule.name);
    if (base === undefined && revision === undefined) return [];
    const isSame = equal(base, revision);
    const isOnlyChange = found.every(({ direction }) => direction === 'none');
    if (isSame && isOnlyChange) return [];
    return [
      schemaDraft(rule, location, walk, {
        keywords: ['*'],
        direction:
          isOnlyChange && base === undefined ? 'narrows' : isOnlyChange && revision === undefined ? 'widens' : 'both',
        message: isSame
          ? `${location.name}: ${rule.name} applies to different values, because keywords beside it changed`
          : `${location.name}: ${describeChange(rule.name, { base, revision })}`,
        change: { base, revision: isSame ? stable(found.map(({ rule: name, change }) => [name, change])) : revision },
      }),
    ];
  };
  return { ...rule, compareSchemas };
}
