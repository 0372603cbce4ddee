/**
 * Compares the verdict of the review with brute force, for every pair of keywords: a change breaks callers if some
 * small value shows it. The values of `small-values.ts` lie around every bound, so no other value could show a break.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import type { Finding, Level } from '../src/model.ts';
import { worstLevel } from '../src/findings/finding.ts';
import { isBreaking } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';
import { isDescribedBy, isRelied } from './support/described-values.ts';
import { keywordPairs, tables, type TypeTable } from './support/small-values.ts';

const long = process.env['JURYBOX_LONG'] === '1';
/** The short form of the test reviews one of this many changes. */
const every = long ? 1 : 41;
if (!long)
  console.warn(`NOT RUN: the long form of the test of keyword pairs (JURYBOX_LONG=1); one of ${every} changes instead`);

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
const accepts = new Map<Schema, (value: unknown) => boolean>();
function fits(schema: Schema, value: unknown): boolean {
  const check = accepts.get(schema) ?? (ajv.compile(schema) as (value: unknown) => boolean);
  accepts.set(schema, check);
  // Ajv accepts an empty list for `contains` beside `prefixItems`.
  if (Array.isArray(value) && value.length === 0 && 'contains' in schema) return false;
  return check(value);
}

type Position = 'request' | 'response';

/** Returns the level that the definition of `levelOf` gives a change, by brute force over the small values. */
function levelByForce(values: unknown[], base: Schema, revision: Schema, position: Position): Level | undefined {
  const [own, other] = position === 'request' ? [base, revision] : [revision, base];
  const breaking = values.filter((value) => fits(own, value) && !fits(other, value));
  if (breaking.length === 0) return undefined;
  const isMajor = (value: unknown): boolean =>
    position === 'request' ? isDescribedBy(fits, base, value) : isRelied(fits, base, value);
  return breaking.some(isMajor) ? 'major' : 'formal';
}

/** A removed member of a response is major by definition, although no response can show it. */
const isStated = ({ rule, proof }: Finding): boolean => rule === 'property-removed' && proof === 'stated';

/**
 * For these keywords the review may be unable to decide. A finding is then unproven, and the direction of the keyword
 * gives the level.
 */
const undecidable = [
  'not',
  'if',
  'allOf',
  'anyOf',
  'oneOf',
  'contains',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
];

/** The most changes that may stay undecided, in the short and in the long form. The numbers may only fall. */
const mostUndecided: Record<string, [short: number, long: number]> = {
  number: [3, 147],
  string: [2, 186],
  array: [3, 56],
  object: [6, 242],
  untyped: [3, 75],
};

type Verdict = { isDecided: boolean; problem?: string };

function verdict(values: unknown[], { base, revision, position }: Change): Verdict {
  const found = reviewDocuments(documentWith(base, position), documentWith(revision, position), {
    proveHarmless: false,
  });
  const expected = levelByForce(values, base, revision, position);
  const breaking = found.filter((finding) => isBreaking(finding.level) && !(isStated(finding) && expected !== 'major'));
  const level = worstLevel(breaking);
  const isProven = breaking.some((one) => one.level === level && (one.proof === 'proven' || isStated(one)));
  // A break of the number of items or members is major, although the base may not describe these items or members.
  if (level === expected || (expected === 'formal' && level === 'major'))
    if (level === undefined || isProven) return { isDecided: true };
  const canBeUndecided = expected === 'formal' || undecidable.some((keyword) => keyword in base || keyword in revision);
  const isMissed = expected !== undefined && (level === undefined || (expected === 'major' && level === 'formal'));
  if (canBeUndecided && !isMissed && !isProven) return { isDecided: false };
  return {
    isDecided: true,
    problem:
      `${position}: ${JSON.stringify(base)} → ${JSON.stringify(revision)}: ${level ?? 'harmless'} ` +
      `${isProven ? 'proven' : 'unproven'} instead of ${expected ?? 'harmless'}`,
  };
}

interface Change {
  base: Schema;
  revision: Schema;
  position: Position;
}

/** Returns every change of one or both keywords of a pair, in a request or in a response. */
const changesOf = (table: TypeTable): Change[] =>
  keywordPairs(table).flatMap(({ schemas: all }) => {
    const schemas = all.filter((schema) => table.values.some((value) => fits(schema, value)));
    return schemas.flatMap((base) =>
      schemas.flatMap((revision) =>
        base === revision ? [] : (['request', 'response'] as const).map((position) => ({ base, revision, position })),
      ),
    );
  });

describe('every pair of keywords', { timeout: 1_200_000 }, () => {
  it.each(Object.keys(tables))('the verdict equals brute force over small values: %s', (name) => {
    const table = tables[name] as TypeTable;
    const changes = changesOf(table).filter((_, i) => i % every === 0);
    const verdicts = changes.map((change) => verdict(table.values, change));
    const undecided = verdicts.filter(({ isDecided }) => !isDecided).length;
    console.info(`${name}: ${changes.length} changes, ${undecided} undecided`);
    expect(verdicts.flatMap(({ problem = [] }) => problem)).toEqual([]);
    expect(undecided).toBeLessThanOrEqual(mostUndecided[name]?.[long ? 1 : 0] ?? 0);
  });
});
