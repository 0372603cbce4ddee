import type { Schema } from '@jurybox/openapi';
import { type Compared, otherSide } from '../compared.ts';
import type { Draft } from '../model.ts';
import { isDescribed } from './described.ts';
import type { Validators } from './validators.ts';
import { Sampler } from './values.ts';

/** The maximum number of values to try for each branch of the other contract. */
const maxValues = 60;

/**
 * Whether the other contract still has the branch that a draft finding is about, perhaps under another name. It has the
 * branch if one of its own branches allows a value that this branch describes. Here, a value that fits several branches
 * of `oneOf` counts as fitting `oneOf`.
 */
export function isReplaced({ branch, schemas }: Draft, validators: Compared<Validators>): boolean {
  if (!branch || !schemas) return false;
  const own = validators[branch.of].ignoringOverlaps();
  const other = validators[otherSide(branch.of)].ignoringOverlaps();
  if (!own || !other) return false;
  const whole = schemas[otherSide(branch.of)];
  const sampler = new Sampler(other, own);
  const isInBoth = (value: unknown, replacement: Schema): boolean =>
    own.fits(branch.schema, value) &&
    isDescribed(own, branch.schema, value, 'request') &&
    other.fits(replacement, value) &&
    other.fits(whole, value);
  for (const replacement of branchesOf(whole)) {
    let count = 0;
    for (const value of sampler.stream(replacement, branch.schema)) {
      if (other.effort.isSpent) return false;
      if (isInBoth(value, replacement)) return true;
      count += 1;
      if (count >= maxValues) break;
    }
  }
  return false;
}

const branchesOf = (schema: Schema): Schema[] => (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as Schema[];
