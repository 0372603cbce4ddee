import { mapCompared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { describedTypes } from './described.ts';
import { textDirection } from './as-text.ts';
import { listedValues, typesOf } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const type = keywordRule({
  name: 'type',
  mirror: 'self',
  alsoNamed: ['type', 'enum', 'const'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, typesOf);
    return directionOf(
      base.some((name) => !includesType(revision, name)),
      revision.some((name) => !includesType(base, name)),
    );
  },
  textDirection,
  // A schema without `type` describes only values of the types that its other keywords restrict.
  isUndescribed: (schemas, { documents, position }) => {
    const { base, revision } = schemas;
    if (position !== 'request' || base['type'] !== undefined || listedValues(base)) return false;
    const allowed = typesOf(revision);
    return describedTypes(documents.base, base).every((name) => includesType(allowed, name));
  },
});

const includesType = (types: string[], name: string): boolean =>
  types.includes(name) || (name === 'integer' && types.includes('number'));
