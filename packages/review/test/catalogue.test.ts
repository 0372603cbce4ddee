/** Reviews many changes of Jurybox's own contract. The review must report each with the expected level and proof. */
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import type { Mutation } from './catalogue/mutation.ts';
import { keywordCases } from './catalogue/keywords.ts';
import { overallLevel } from './catalogue/overall-level.ts';
import { reviewDocuments } from '../src/review.ts';
import { validatorsOf } from '../src/witness/validators.ts';
import { normalize, seenFrom } from '../src/normalize.ts';
import { contract } from './support/contract.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const all = catalogue(contract(), { isQuick: !isLong });
if (!isLong)
  console.warn(
    'NOT RUN: changed keywords in the whole contract. This run changes them in a part; JURYBOX_LONG=1 runs all',
  );

describe(`${all.length} single changes of Jurybox's own contract`, () => {
  it('the catalogue of changes has at least 150 entries, and each has its own name', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(keywordCases.length).toBeGreaterThanOrEqual(35);
    if (!isLong) return;
    const names = ({ name }: Mutation) => name;
    expect(all.map(names)).toEqual(catalogue(contract(), { isQuick: true }).map(names));
  });

  it.each(all)('the review reports the change as $level: $name', (mutation) => {
    expect(problemWith(mutation)).toBe('');
  });

  it('planted faults: the tests notice a wrong level, rule or proof, and a missing finding', () => {
    const [mutation] = all as [Mutation];
    expect(problemWith({ ...mutation, level: 'patch' })).not.toBe('');
    expect(problemWith({ ...mutation, rules: ['maxItems'] })).not.toBe('');
    expect(problemWith({ ...mutation, proof: 'unproven' })).not.toBe('');
    expect(problemWith({ ...mutation, revision: mutation.base })).not.toBe('');
  });
});

function problemWith(mutation: Mutation): string {
  const findings = reviewDocuments(mutation.base, mutation.revision);
  const [first] = findings;
  const expected = findings.find(
    ({ level, rule, narrowRule = rule, proof }) =>
      level === mutation.level &&
      mutation.rules.some((name) => name === rule || name === narrowRule) &&
      proof === mutation.proof,
  );
  if (!expected || first?.level !== mutation.level)
    return `${mutation.name}: expected ${mutation.level} ${mutation.rules.join('/')} ${mutation.proof}, found ${
      findings.map(({ level, rule, proof, message }) => `${level} ${rule} ${proof} (${message})`).join('; ') ||
      'nothing'
    }`;
  return overallLevel(findings) === mutation.level ? '' : 'the level of the whole review differs';
}

it('the validators of the review accept valid values and reject invalid values', () => {
  const document = contract();
  const validators = validatorsOf(seenFrom(normalize(document), 'request'));
  expect(validators.fits({ $ref: '#/components/schemas/EvaluationScenarioUpdate' }, { note: 'Fine.' })).toBe(true);
  expect(validators.fits({ $ref: '#/components/schemas/EvaluationScenarioUpdate' }, { note: 5 })).toBe(false);
});
