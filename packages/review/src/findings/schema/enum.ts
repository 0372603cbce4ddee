import { mapCompared } from '../../compared.ts';
import { directionOfLists, listedValues } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

/** Compares `enum` and `const`. A `const` counts as an `enum` of one value. */
export const enumRule = keywordRule({
  name: 'enum',
  mirror: 'self',
  keywords: ['enum', 'const'],
  alsoNamed: ['enum', 'const', 'type'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, listedValues);
    if (base === undefined || revision === undefined)
      return base === revision ? 'none' : revision === undefined ? 'widens' : 'narrows';
    return directionOfLists({ base, revision }, 'narrows');
  },
});
