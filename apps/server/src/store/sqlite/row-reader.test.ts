import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { Connection } from './connection.ts';

it('a prepared statement returns the columns that a migration has added', () => {
  const database = new DatabaseSync(':memory:');
  const connection = new Connection(database);
  database.exec("CREATE TABLE one (a TEXT); CREATE TABLE two (b TEXT); INSERT INTO one VALUES ('a')");
  database.exec("INSERT INTO two VALUES ('b')");
  const sql = 'SELECT one.*, two.b FROM one, two';
  expect(connection.get(sql, [])).toStrictEqual({ a: 'a', b: 'b' });
  database.exec("ALTER TABLE one ADD COLUMN c TEXT DEFAULT 'c'");
  expect(connection.get(sql, [])).toStrictEqual({ a: 'a', c: 'c', b: 'b' });
  expect(connection.all(sql, [])).toStrictEqual([{ a: 'a', c: 'c', b: 'b' }]);
  connection.close();
});
