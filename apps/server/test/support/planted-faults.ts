/**
 * Functions that add a planted fault to a database. The tests of durability and of the order of requests must find each
 * fault.
 */
import { OutcomeUnknown, StorageUnavailable, type Database, type Transaction } from '../../src/store/index.ts';
import { cachingLookups, joiningLate } from './planted-lookups.ts';

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
};

function wrapped(inner: Database, changes: Partial<Database>): Database {
  return {
    get: (...a) => inner.get(...a),
    all: (...a) => inner.all(...a),
    lookup: (...a) => inner.lookup(...a),
    ping: () => inner.ping(),
    close: () => inner.close(),
    transaction: (work) => inner.transaction(work),
    ...changes,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Acknowledges a transaction too early: after its statements but before its commit. */
function acknowledgingBeforeCommit(inner: Database): Database {
  return wrapped(inner, {
    transaction: (work) =>
      new Promise((resolve, reject) => {
        inner
          .transaction(async (tx) => {
            const value = await work(tx);
            resolve(value);
            // The server sends the response within a few iterations of the event loop, so it responds before the
            // commit.
            for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
            return value;
          })
          .catch(reject);
      }),
  });
}

/** Reports a commit with an unknown outcome as not stored. */
function reportingUnknownAsNotStored(inner: Database): Database {
  const sure = (error: unknown): never => {
    throw error instanceof OutcomeUnknown ? new StorageUnavailable(error.message) : error;
  };
  return wrapped(inner, { transaction: (work) => inner.transaction(work).catch(sure) });
}

/** Reads a scenario without a lock, waits, and then writes the next revision. Some concurrent updates are then lost. */
function withReadModifyWrite(inner: Database): Database {
  const around = (tx: Transaction): Transaction => {
    let seen: { revision: number } | undefined;
    return {
      ...tx,
      async get<Row>(sql: string, ...values: (string | number | null)[]): Promise<Row | undefined> {
        if (!sql.includes('FROM scenarios s JOIN evaluations')) return tx.get<Row>(sql, ...values);
        const row = await inner.get<Row & { revision: number }>(sql, ...values);
        seen = row;
        await pause(2);
        return row;
      },
      lock: () => {},
      // Two updates may now have the same revision. Without ON CONFLICT, the primary key of the log of judgements would
      // reject the second of them.
      write(sql, ...values) {
        if (sql.startsWith('INSERT INTO judgements'))
          return tx.write(`${sql} ON CONFLICT (scenario_id, revision) DO NOTHING`, ...values);
        return tx.write(sql.replace('revision = revision + 1', `revision = ${(seen?.revision ?? 0) + 1}`), ...values);
      },
    };
  };
  return wrapped(inner, { transaction: (work) => inner.transaction((tx) => work(around(tx))) });
}

/** Returns the cached row of a scenario for three reads, even if the scenario was updated meanwhile. */
function withStaleReads(inner: Database): Database {
  const rows = new Map<string, { row: unknown; repeats: number }>();
  return wrapped(inner, {
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
  return wrapped(inner, {
    transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const mine = last.then(async () => {
        await pause(5);
        return inner.transaction(work);
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
  return wrapped(inner, {
    lookup: (...a) => inner.lookup<never>(...a).catch(late),
    transaction: (work) => inner.transaction(work).catch(late),
  });
}

/** Runs reads on the connections that are reserved for writes. */
function readingWithWriterConnections(inner: Database): Database {
  // Hides which row a transaction changes, so that the store does not queue the transactions that change the same row.
  const read = <T>(work: (tx: Transaction) => Promise<T>) => hidingTheRow(inner).transaction(work);
  return wrapped(hidingTheRow(inner), {
    get: (...a) => read((tx) => tx.get<never>(...a)),
    all: (...a) => read((tx) => tx.all<never>(...a)),
    lookup: (...a) => read((tx) => tx.get<never>(...a)),
    ping: () => read(async (tx) => void (await tx.get('SELECT 1 AS one'))),
  });
}

/**
 * Begins every transaction with a statement that has no parameter. The store then cannot see which row the transaction
 * changes.
 */
function hidingTheRow(inner: Database): Database {
  return wrapped(inner, {
    transaction: (work) =>
      inner.transaction(async (tx) => {
        await tx.get('SELECT 1 AS one');
        return work(tx);
      }),
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
