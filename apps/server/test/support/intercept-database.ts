import type { Database } from '../../src/store/database.ts';

/**
 * Wraps a database. Calls `before` ahead of each call of a method that uses the storage, with the name of the method
 * and the SQL. `before` may throw.
 */
export function interceptDatabase(database: Database, before: (method: keyof Database, sql: string) => void): Database {
  return new Proxy(database, {
    get(target, method: keyof Database) {
      // This optional method does not use the storage.
      if (method === 'logBytes') return target.logBytes?.bind(target);
      const own = target[method] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        before(method, typeof args[0] === 'string' ? args[0] : '');
        return own.apply(target, args);
      };
    },
  });
}
