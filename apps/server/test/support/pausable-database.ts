import type { Database } from '../../src/store/database.ts';
import { wrapDatabase } from './wrap-database.ts';

export interface PausableDatabase {
  database: Database;
  /**
   * Pauses the next transaction after a statement that contains `text`. `reached` resolves when the transaction pauses.
   * `resume` continues the transaction.
   */
  pauseAfter(text: string): { reached: Promise<void>; resume: () => void };
}

/** Returns a database whose transactions a test can pause, so that they conflict with other transactions. */
export function pausableDatabase(inner: Database): PausableDatabase {
  let due: { text: string; reach: () => void; resumed: Promise<void> } | undefined;
  const after = async <T>(sql: string, result: T): Promise<T> => {
    if (due === undefined || !sql.includes(due.text)) return result;
    const { reach, resumed } = due;
    due = undefined;
    reach();
    await resumed;
    return result;
  };
  return {
    database: wrapDatabase(inner, {}, (tx) => ({
      get: async (sql, ...values) => after(sql, await tx.get<any>(sql, ...values)),
      all: async (sql, ...values) => after(sql, await tx.all<any>(sql, ...values)),
      run: async (sql, ...values) => after(sql, await tx.run(sql, ...values)),
    })),
    pauseAfter(text) {
      const [reached, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      due = { text, reach: reached.resolve, resumed: resumed.promise };
      return { reached: reached.promise, resume: resumed.resolve };
    },
  };
}
