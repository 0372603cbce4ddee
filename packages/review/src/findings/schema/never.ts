import { mapCompared } from '../../compared.ts';
import { hidden } from '../../normalize.ts';
import { schemaDraft, type Rule, type SchemaRule } from '../rule.ts';
import { isNever } from './facts.ts';

interface NeverRule extends Rule {
  /**
   * The end of the finding's message. `revision` is the text if the revision allows no value. `base` is the text if the
   * base allows no value.
   */
  texts: { revision: string; base: string };
}

/**
 * Creates a rule that reports a schema which allows no value in exactly one contract. A schema can carry the mark
 * `hidden`, which names a rule: `readOnly` or `writeOnly`. Only this rule reports such a schema.
 */
export function neverRule({ texts, ...rule }: NeverRule): SchemaRule {
  return {
    ...rule,
    compareSchemas(schemas, location, walk) {
      const never = mapCompared(schemas, isNever);
      if (never.base === never.revision) return [];
      const flag = ((never.base ? schemas.base : schemas.revision)[hidden] as string | undefined) ?? 'schema';
      if (flag !== rule.name) return [];
      return [
        schemaDraft(rule, location, walk, {
          keywords: ['*'],
          direction: never.revision ? 'narrows' : 'widens',
          message: `${location.name} ${never.revision ? texts.revision : texts.base}`,
          parts: [schemas],
          change: flag === 'schema' ? schemas : never,
        }),
      ];
    },
  };
}
