import type { Database } from '../../src/store/index.ts';

/** Returns a function that wraps a database and replaces `from` by `to` in every statement. Used for planted faults. */
export const rewriteStatements =
  (from: RegExp, to: string) =>
  (inner: Database): Database => {
    const changed = (sql: string) => sql.replace(from, to);
    return {
      get: (sql, ...values) => inner.get(changed(sql), ...values),
      all: (sql, ...values) => inner.all(changed(sql), ...values),
      lookup: (sql, ...values) => inner.lookup(changed(sql), ...values),
      transaction: (work) =>
        inner.transaction((tx) =>
          work({
            get: (sql, ...values) => tx.get(changed(sql), ...values),
            all: (sql, ...values) => tx.all(changed(sql), ...values),
            run: (sql, ...values) => tx.run(changed(sql), ...values),
            write: (sql, ...values) => tx.write(changed(sql), ...values),
            lock: (name, mode) => tx.lock(name, mode),
          }),
        ),
      ping: () => inner.ping(),
      close: () => inner.close(),
    };
  };
