import { expect, it } from 'vitest';
import { batchWriteSql } from './batch-sql.ts';

const insert = 'INSERT INTO judgements (scenario_id, revision)\n     VALUES ($1, $2)';

it('batchWriteSql combines equal INSERT or UPDATE statements into one statement for several rows', () => {
  expect(
    batchWriteSql(insert, [
      ['a', 2],
      ['b', 3],
    ]),
  ).toBe(
    'INSERT INTO judgements (scenario_id, revision)\n     ' +
      'SELECT asked.p1, asked.p2 FROM unnest($1::text[], $2::integer[]) AS asked (p1, p2)',
  );
  expect(
    batchWriteSql('UPDATE scenarios SET note = $2 WHERE id = $1', [
      ['a', null],
      ['b', 'n'],
    ]),
  ).toBe(
    'UPDATE scenarios SET note = asked.p2 FROM unnest($1::text[], $2::text[]) AS asked (p1, p2) WHERE id = asked.p1',
  );
});

it('batchWriteSql returns undefined for values of mixed types and for statements that it cannot combine', () => {
  const sets = [
    ['a', 2],
    ['b', 3],
  ];
  expect(
    batchWriteSql(insert, [
      ['a', 2],
      ['b', '3'],
    ]),
  ).toBeUndefined();
  expect(
    batchWriteSql(insert, [
      ['a', 2],
      ['b', 2.5],
    ]),
  ).toBeUndefined();
  expect(batchWriteSql(`${insert} ON CONFLICT (scenario_id) DO NOTHING`, sets)).toBeUndefined();
  expect(batchWriteSql(`${insert} RETURNING revision`, sets)).toBeUndefined();
  expect(batchWriteSql('INSERT INTO judgements (scenario_id) VALUES (upper($1))', [['a'], ['b']])).toBeUndefined();
});
