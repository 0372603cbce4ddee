import { StorageUnavailable, type Database } from '../../src/store/index.ts';

/** Which server a case needs: a sound one, one that limits the rate, one with a bug, one whose store does not response. */
export type Condition = 'sound' | 'limited' | 'buggy' | 'unavailable';

/** A database that fails every statement but the look-up of keys. */
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
