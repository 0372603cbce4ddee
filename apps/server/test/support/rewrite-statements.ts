import type { Database, SqlValue } from '../../src/store/database.ts';
import { wrapDatabase } from './wrap-database.ts';

/** Returns a function that wraps a database and replaces `from` by `to` in every statement. Used for planted faults. */
export const rewriteStatements = (from: RegExp, to: string) =>
  changeStatements((sql, values) => [sql.replace(from, to), ...values]);

/** Returns a function that wraps a database and replaces every statement by the result of `change`. */
export const changeStatements =
  (change: (sql: string, values: SqlValue[]) => [sql: string, ...values: SqlValue[]]) =>
  (inner: Database): Database =>
    wrapDatabase(
      inner,
      {
        get: (sql, ...values) => inner.get(...change(sql, values)),
        all: (sql, ...values) => inner.all(...change(sql, values)),
        lookup: (sql, ...values) => inner.lookup(...change(sql, values)),
      },
      (tx) => ({
        get: (sql, ...values) => tx.get(...change(sql, values)),
        all: (sql, ...values) => tx.all(...change(sql, values)),
        run: (sql, ...values) => tx.run(...change(sql, values)),
        write: (sql, ...values) => tx.write(...change(sql, values)),
      }),
    );
