import type { Database } from '../../src/store/index.ts';

/** Returns a database that calls `before` with the method and the SQL of each call. `before` may throw. */
export function interceptDatabase(database: Database, before: (method: keyof Database, sql: string) => void): Database {
  return new Proxy(database, {
    get(target, method: keyof Database) {
      const own = target[method] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        before(method, typeof args[0] === 'string' ? args[0] : '');
        return own.apply(target, args);
      };
    },
  });
}
