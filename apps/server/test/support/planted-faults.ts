/**
 * Functions that add a planted fault to a database. The tests of durability and of the order of requests must find each
 * fault.
 */
import { Limits } from '../../src/http/limits.ts';
import {
  OutcomeUnknown,
  StorageUnavailable,
  type Database,
  type Transaction,
  type TransactionOptions,
} from '../../src/store/database.ts';
import { cachingLookups, joiningLate } from './planted-lookups.ts';
import { wrapDatabase } from './wrap-database.ts';

export const plantedFaults: Record<string, (inner: Database) => Database> = {
  none: (inner) => inner,
  'acknowledge-before-commit': acknowledgingBeforeCommit,
  'report-unknown-as-not-stored': reportingUnknownAsNotStored,
  'read-modify-write': withReadModifyWrite,
  'stale-reads': withStaleReads,
  'one-transaction-at-a-time': withOneTransactionAtATime,
  'report-failures-late': reportingFailuresLate,
  'read-with-writers': readingWithWriterConnections,
  'hide-the-row': hidingTheRow,
  'join-late': joiningLate,
  'cache-lookups': cachingLookups,
  'unlimited-unread-responses': withUnlimitedUnreadResponses,
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Removes the limit on responses that a client does not read. */
function withUnlimitedUnreadResponses(inner: Database): Database {
  Limits.prototype.awaitReader = () => {};
  return inner;
}

/** Acknowledges a transaction too early: after its statements but before its commit. */
function acknowledgingBeforeCommit(inner: Database): Database {
  return wrapDatabase(inner, {
    transaction: (work, options) =>
      new Promise((resolve, reject) => {
        inner
          .transaction(async (tx) => {
            const value = await work(tx);
            resolve(value);
            // Delays the commit by ten iterations of the event loop, so that the server sends its response before the
            // commit.
            for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
            return value;
          }, options)
          .catch(reject);
      }),
  });
}

/** Reports a commit with an unknown outcome as not stored. */
function reportingUnknownAsNotStored(inner: Database): Database {
  const sure = (error: unknown): never => {
    throw error instanceof OutcomeUnknown ? new StorageUnavailable(error.message) : error;
  };
  return wrapDatabase(inner, { transaction: (...a) => inner.transaction(...a).catch(sure) });
}

/** Reads a scenario outside the transaction that writes the next revision. Some concurrent updates are then lost. */
function withReadModifyWrite(inner: Database): Database {
  return wrapDatabase(inner, {
    async transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T> {
      if (options?.isUpdate !== true) return inner.transaction(work, options);
      let revision = 0;
      const writes: ((tx: Transaction) => void)[] = [];
      const value = await work({
        async get<Row>(sql: string, ...values: (string | number | null)[]): Promise<Row | undefined> {
          const row = await inner.get<Row & { revision: number }>(sql, ...values);
          revision = row?.revision ?? 0;
          await pause(2);
          return row;
        },
        all: (...a) => inner.all(...a),
        run: () => Promise.reject(new Error('a transaction with isUpdate may not call run()')),
        lock: () => {},
        write(sql, ...values) {
          // Two updates may now have the same revision. Without ON CONFLICT, the primary key of the log of judgements
          // would reject the second of them.
          const changed = sql.startsWith('INSERT INTO judgements')
            ? `${sql} ON CONFLICT (scenario_id, revision) DO NOTHING`
            : sql.replace('revision = revision + 1', `revision = ${revision + 1}`);
          writes.push((tx) => tx.write(changed, ...values));
        },
      });
      await inner.transaction(async (tx) => {
        for (const write of writes) write(tx);
      });
      return value;
    },
  });
}

/** Returns the cached row of a scenario for three reads, even if the scenario was updated meanwhile. */
function withStaleReads(inner: Database): Database {
  const rows = new Map<string, { row: unknown; repeats: number }>();
  return wrapDatabase(inner, {
    async get<Row>(sql: string, ...values: (string | number | null)[]): Promise<Row | undefined> {
      if (!sql.includes('FROM scenarios')) return inner.get<Row>(sql, ...values);
      const key = JSON.stringify([sql, values]);
      const known = rows.get(key);
      if (known !== undefined && known.repeats-- > 0) return known.row as Row;
      const row = await inner.get<Row>(sql, ...values);
      rows.set(key, { row, repeats: 3 });
      return row;
    },
  });
}

/** Runs only one transaction at a time, and waits 5 ms before each. So it runs at most 200 transactions per second. */
function withOneTransactionAtATime(inner: Database): Database {
  let last: Promise<unknown> = Promise.resolve();
  return wrapDatabase(inner, {
    transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T> {
      const mine = last.then(async () => {
        await pause(5);
        return inner.transaction(work, options);
      });
      last = mine.catch(() => {});
      return mine;
    },
  });
}

/** Reports failures 2.5 seconds late. */
function reportingFailuresLate(inner: Database): Database {
  const late = async (error: unknown): Promise<never> => {
    await pause(2500);
    throw error;
  };
  return wrapDatabase(inner, {
    lookup: (...a) => inner.lookup<never>(...a).catch(late),
    transaction: (...a) => inner.transaction(...a).catch(late),
  });
}

/** Runs reads on the connections that are reserved for writes. */
function readingWithWriterConnections(inner: Database): Database {
  // Hides which row a transaction changes, so that the store does not queue the transactions that change the same row.
  const read = <T>(work: (tx: Transaction) => Promise<T>) => hidingTheRow(inner).transaction(work);
  return wrapDatabase(hidingTheRow(inner), {
    get: (...a) => read((tx) => tx.get<never>(...a)),
    all: (...a) => read((tx) => tx.all<never>(...a)),
    lookup: (...a) => read((tx) => tx.get<never>(...a)),
    ping: () => read(async (tx) => void (await tx.get('SELECT 1 AS one'))),
  });
}

/**
 * Begins every transaction with a statement without parameters. The PostgreSQL store takes the first parameter of the
 * first statement for the id of the row that the transaction changes. So the store does not know this id.
 */
function hidingTheRow(inner: Database): Database {
  return wrapDatabase(inner, {
    // Sets `isUpdate` to false: an update may read only once, but here `SELECT 1` comes before the read of `work`.
    transaction: (work, options) =>
      inner.transaction(
        async (tx) => {
          await tx.get('SELECT 1 AS one');
          return work(tx);
        },
        { ...options, isUpdate: false },
      ),
  });
}

/** Makes the server return `revision` as text, which violates the contract. */
export function withRevisionAsText(database: Database): Database {
  return new Proxy(database, {
    get(target, name: keyof Database) {
      const own = target[name] as (...args: unknown[]) => Promise<{ answer?: string } | undefined>;
      return async (...args: unknown[]) => {
        const row = await own.apply(target, args);
        return row?.answer === undefined
          ? row
          : { ...row, answer: row.answer.replace(/"revision":\d+/, '"revision":"first"') };
      };
    },
  });
}
