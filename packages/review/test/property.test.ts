/** Reviews random schemas. If a sampled value shows that a change breaks callers, the review must report a break. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapCompared, otherSide } from '../src/compared.ts';
import type { Schema } from '@jurybox/openapi';
import { normalize, seenFrom } from '../src/normalize.ts';
import { Sampler } from '../src/witness/values.ts';
import { brokenDown, validatorsOf } from '../src/witness/validators.ts';
import { worstLevel } from '../src/findings/finding.ts';
import { isBreaking } from '../src/model.ts';
import { between, documentWith } from './support/contract.ts';
import { schemaPair } from './support/random-schemas.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const runs = long ? 10_000 : 80;
if (!long)
  console.warn(
    'NOT RUN: the long form of the property test of the review (JURYBOX_LONG=1); ' +
      `${runs} pairs of schemas instead of 10000`,
  );

const position = fc.constantFrom('request' as const, 'response' as const);

/**
 * Returns the sampled values that break callers. The rules of the review have no influence on the samples, so a mistake
 * in a rule does not hide a break.
 */
function breakingValues(base: Schema, revision: Schema, where: 'request' | 'response'): unknown[] {
  const schemas = { base, revision };
  const validators = mapCompared(schemas, (one) => validatorsOf(seenFrom(normalize(documentWith(one, where)), where)));
  const side = where === 'request' ? 'base' : 'revision';
  const other = otherSide(side);
  const values = ([side, other] as const).flatMap((one) =>
    new Sampler(validators[one], validators[one]).candidates(schemas[one], schemas[one]),
  );
  return values.filter(
    (value) =>
      validators[side].fits(schemas[side], value) &&
      validators[other].errors(schemas[other], value).some(({ keyword }) => keyword !== brokenDown),
  );
}

describe('random pairs of schemas', { timeout: 1_200_000 }, () => {
  it('if a sampled value shows that a change breaks callers, the review reports a breaking finding', () => {
    let [breaking, harmless, unproven] = [0, 0, 0];
    fc.assert(
      fc.property(schemaPair, position, ([base, revision], where) => {
        const findings = between(base, revision, where);
        const values = breakingValues(base, revision, where);
        const level = worstLevel(findings);
        const isFound = level !== undefined && isBreaking(level);
        if (isFound) breaking += 1;
        else harmless += 1;
        unproven += findings.filter(({ level: one, proof }) => one === 'major' && proof === 'unproven').length;
        if (values.length > 0 && !isFound)
          throw new Error(
            `${JSON.stringify(values[0])} breaks callers, but the worst finding is ${level ?? 'nothing'}`,
          );
      }),
      { numRuns: runs, seed: 20_261_120 },
    );
    expect(breaking).toBeGreaterThan(runs / 10);
    expect(harmless).toBeGreaterThan(runs / 10);
    console.info(`${runs} pairs: ${breaking} breaking, ${harmless} harmless, ${unproven} major findings unproven`);
  });

  it('planted faults: the test notices that a request gets a `maxLength`, or that a response loses it', () => {
    expect(breakingValues({ type: 'string' }, { type: 'string', maxLength: 2 }, 'request')).not.toEqual([]);
    expect(breakingValues({ type: 'string', maxLength: 2 }, { type: 'string' }, 'request')).toEqual([]);
    expect(breakingValues({ type: 'string', maxLength: 2 }, { type: 'string' }, 'response')).not.toEqual([]);
  });
});
