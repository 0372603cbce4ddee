import { StorageUnavailable, type Database } from '../../src/store/database.ts';

/** The kind of server that a case needs: without faults, with a rate limit, with a bug, or with unavailable storage. */
export type Condition = 'sound' | 'limited' | 'buggy' | 'unavailable';

/** Returns a database that fails on every statement except the look-up of keys. */
function failing(database: Database, error: () => Error): Database {
  const fail = () => Promise.reject(error());
  return {
    get: fail,
    all: fail,
    lookup: (sql, ...values) => (sql.includes('FROM keys') ? database.lookup(sql, ...values) : fail()),
    transaction: fail,
    ping: fail,
    close: () => database.close(),
  };
}

export const wraps: Record<Condition, (database: Database) => Database> = {
  sound: (database) => database,
  limited: (database) => database,
  buggy: (database) => failing(database, () => new TypeError('a planted bug')),
  unavailable: (database) => failing(database, () => new StorageUnavailable('planted')),
};
