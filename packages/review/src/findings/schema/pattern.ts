import { mapCompared } from '../../compared.ts';
import { textOnlyIn } from '../../patterns/compile.ts';
import { directionOf } from '../direction.ts';
import { keywordRule } from './keyword-rule.ts';

export const pattern = keywordRule({
  name: 'pattern',
  mirror: 'self',
  types: ['string'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, (schema) => textOf(schema['pattern']));
    return base === revision ? 'none' : base === undefined ? 'narrows' : revision === undefined ? 'widens' : 'both';
  },
  refine: (schemas) => {
    const { base, revision } = mapCompared(schemas, (schema) => textOf(schema['pattern']) ?? '');
    const [onlyInBase, onlyInRevision] = [textOnlyIn(base, revision), textOnlyIn(revision, base)];
    // If the comparison of the patterns needs too many steps, the result is undefined, which counts as a difference.
    return directionOf(onlyInBase !== null, onlyInRevision !== null);
  },
});

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
