import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeScenario, type ScenarioChanges, type ScenarioRow } from '../store/scenarios.ts';
import type { Transaction } from '../store/database.ts';
import { scenarioJsonOf, scenarioOf, sharedPartsOf } from './scenario-views.ts';

/** Any characters except half surrogates. `fc.string` with these characters would need a second to start. */
const character = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
const text = fc.array(character).map((codes) => String.fromCodePoint(...codes));
const json = fc.array(fc.dictionary(text, fc.jsonValue())).map((value) => JSON.stringify(value));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);

const rows: fc.Arbitrary<ScenarioRow> = fc.record({
  id: text,
  evaluation_id: text,
  position: fc.nat(),
  inputs: json,
  outputs: json,
  vote: orNull(text),
  score: orNull(fc.oneof(text, fc.integer()).map((value) => JSON.stringify(value))),
  correct_answer: orNull(text),
  is_pinned: fc.nat(1),
  note: orNull(text),
  judged: fc.nat(1),
  revision: fc.nat(),
  created_at: text,
  updated_at: text,
  modified_by_id: orNull(text),
  judged_at: orNull(text),
  judged_by_id: orNull(text),
  judgement_count: fc.nat(),
  content_revision: fc.nat(),
  content_updated_at: orNull(text),
  content_modified_by_id: orNull(text),
});

it('scenarioJsonOf writes the same JSON as JSON.stringify for any scenario', () => {
  const evaluation = { evaluation_type: 'human_a_b_testing' };
  fc.assert(
    fc.property(rows, (row) => {
      const parts = sharedPartsOf(row, evaluation);
      expect(scenarioJsonOf(parts).text).toBe(JSON.stringify(scenarioOf(parts)));
    }),
  );
});

it('the SQL of an update sets the indexed columns `vote`, `score` and `is_pinned` only if they change', () => {
  const [row] = fc.sample(rows, 1) as [ScenarioRow];
  const before = { ...row, vote: 'a', score: null, is_pinned: 1, note: 'n' };
  const setBy = (changes: ScenarioChanges) => {
    let sql = '';
    const tx = { write: (statement: string) => (sql = statement) } as unknown as Transaction;
    changeScenario(tx, before, { now: 'now', userId: 'user', judgements: 0 }, changes);
    return ['vote', 'score', 'is_pinned', 'note'].filter((name) => sql.includes(`, ${name} = `));
  };
  expect(setBy({ vote: 'a', score: null, is_pinned: 1, note: 'n' })).toEqual(['note']);
  expect(setBy({ vote: 'b', score: '4', is_pinned: 0 })).toEqual(['vote', 'score', 'is_pinned']);
  expect(setBy({ vote: null, is_pinned: 1 })).toEqual(['vote']);
});
