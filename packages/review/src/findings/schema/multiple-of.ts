import { equal } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { typesOf } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const multipleOf = keywordRule({
  name: 'multipleOf',
  mirror: 'self',
  types: ['number', 'integer'],
  alsoNamed: ['multipleOf', 'type'],
  dependsOn: ['type'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, factorOf);
    if (equal(schemas.base['multipleOf'], schemas.revision['multipleOf']) || base === revision) return 'none';
    if (base === undefined || revision === undefined) return revision === undefined ? 'widens' : 'narrows';
    return divides(base, revision) ? 'narrows' : divides(revision, base) ? 'widens' : 'both';
  },
});

/** Returns the schema's `multipleOf`. Returns 1 for an integer schema without `multipleOf`. */
const factorOf = (schema: Schema): number | undefined =>
  (schema['multipleOf'] as number | undefined) ?? (equal(typesOf(schema), ['integer']) ? 1 : undefined);

const divides = (small: number, large: number): boolean => Math.abs(large / small - Math.round(large / small)) < 1e-9;
