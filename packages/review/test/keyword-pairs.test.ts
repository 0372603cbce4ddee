/**
 * For every pair of keywords, checks the level of each change by brute force: tries all values of `small-values.ts`,
 * which are just inside and just outside each limit.
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
/** To save time, the test reviews only every 41st change. With JURYBOX_LONG=1, it reviews all changes. */
const every = long ? 1 : 41;
if (!long)
  console.warn(`NOT RUN: the long form of the test of keyword pairs (JURYBOX_LONG=1); one of ${every} changes instead`);

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
const accepts = new Map<Schema, (value: unknown) => boolean>();
function fits(schema: Schema, value: unknown): boolean {
  const check = accepts.get(schema) ?? (ajv.compile(schema) as (value: unknown) => boolean);
  accepts.set(schema, check);
  // By JSON Schema, an empty list violates `contains`. But Ajv accepts it if the schema also has `prefixItems`.
  if (Array.isArray(value) && value.length === 0 && 'contains' in schema) return false;
  return check(value);
}

type Position = 'request' | 'response';

/** Tries all values. Returns the level of the change, or undefined if none of the values breaks callers. */
function levelByForce(values: unknown[], base: Schema, revision: Schema, position: Position): Level | undefined {
  const [own, other] = position === 'request' ? [base, revision] : [revision, base];
  const breaking = values.filter((value) => fits(own, value) && !fits(other, value));
  if (breaking.length === 0) return undefined;
  const isMajor = (value: unknown): boolean =>
    position === 'request' ? isDescribedBy(fits, base, value) : isRelied(fits, base, value);
  return breaking.some(isMajor) ? 'major' : 'formal';
}

/** If the base allows responses without the removed member, no value that the test tries proves this break. */
const isStated = ({ rule, proof }: Finding): boolean => rule === 'property-removed' && proof === 'stated';

/** Keywords with which the review may find no witness. Then its finding is unproven, and the level may be too high. */
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

/** How many breaks of each type may be unproven in a short and a long run. Lower the numbers if the review improves. */
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
  // Allowing fewer items or members is a major break, even if the base does not describe these items or members.
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

/** For each pair of keywords, returns the changes between any two of its schemas, in requests and responses. */
const changesOf = (table: TypeTable): Change[] =>
  keywordPairs(table).flatMap(({ schemas: all }) => {
    const schemas = all.filter((schema) => table.values.some((value) => fits(schema, value)));
    return schemas.flatMap((base) =>
      schemas.flatMap((revision) =>
        base === revision ? [] : (['request', 'response'] as const).map((position) => ({ base, revision, position })),
      ),
    );
  });

describe('the levels of changes of every pair of keywords', { timeout: 1_200_000 }, () => {
  it.each(Object.keys(tables))('type %s: for each change, the review reports the same level as brute force', (name) => {
    const table = tables[name] as TypeTable;
    const changes = changesOf(table).filter((_, i) => i % every === 0);
    const verdicts = changes.map((change) => verdict(table.values, change));
    const undecided = verdicts.filter(({ isDecided }) => !isDecided).length;
    console.info(`${name}: ${changes.length} changes, ${undecided} undecided`);
    expect(verdicts.flatMap(({ problem = [] }) => problem)).toEqual([]);
    expect(undecided).toBeLessThanOrEqual(mostUndecided[name]?.[long ? 1 : 0] ?? 0);
  });
});
