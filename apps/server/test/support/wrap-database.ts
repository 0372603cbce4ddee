import type { Database, Transaction } from '../../src/store/database.ts';

/**
 * Returns a database that calls `inner`, except for the methods in `changes`. `changeTransaction` returns the methods
 * that replace those of a transaction. The wrapper passes on the options of a transaction, for example `isUpdate`.
 */
export function wrapDatabase(
  inner: Database,
  changes: Partial<Database>,
  changeTransaction?: (tx: Transaction) => Partial<Transaction>,
): Database {
  return {
    get: (...a) => inner.get(...a),
    all: (...a) => inner.all(...a),
    lookup: (...a) => inner.lookup(...a),
    ping: () => inner.ping(),
    close: () => inner.close(),
    transaction: (work, options) =>
      changeTransaction === undefined
        ? inner.transaction(work, options)
        : inner.transaction((tx) => work(wrapTransaction(tx, changeTransaction(tx))), options),
    ...changes,
  };
}

function wrapTransaction(inner: Transaction, changes: Partial<Transaction>): Transaction {
  return {
    get: (...a) => inner.get(...a),
    all: (...a) => inner.all(...a),
    run: (...a) => inner.run(...a),
    write: (...a) => inner.write(...a),
    lock: (...a) => inner.lock(...a),
    ...changes,
  };
}
