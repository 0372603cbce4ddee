import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { StatementCache } from './connection.ts';

it('StatementCache prepares a statement only once, and forgets all statements if it has too many', () => {
  const database = new DatabaseSync(':memory:');
  const prepare = vi.spyOn(database, 'prepare');
  const cache = new StatementCache(database);
  const read = (number: number) => cache.get(`SELECT ${number} AS n`, []);
  for (let number = 0; number < 1000; number++) expect(read(number)).toEqual({ n: number });
  for (let number = 0; number < 1000; number++) read(number);
  expect(prepare).toHaveBeenCalledTimes(1000);
  read(1000);
  read(1000);
  expect(prepare).toHaveBeenCalledTimes(1001);
  read(0);
  expect(prepare).toHaveBeenCalledTimes(1002);
  database.close();
});
