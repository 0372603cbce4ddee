/**
 * Creates many API keys while connections and databases fail. The client retries each call with its `Idempotency-Key`.
 */
import { createClient, createKey } from '@jurybox/client';
import { OutcomeUnknown, StorageUnavailable, type Database } from '../../src/store/database.ts';
import { wrapDatabase } from './wrap-database.ts';

export interface LossyOptions {
  /** The base addresses of the servers. Each attempt goes to the next address. */
  bases: () => string[];
  apiKey: string;
  /** The number of calls. `inFlight` of them are in flight at the same time. */
  count: number;
  inFlight: number;
  /** Called before each request with the number of the request. */
  onRequest?: (number: number) => void;
  /** Whether to plant a fault: each request is sent without its `Idempotency-Key`. */
  withoutKeys?: boolean;
}

export interface LossyResult {
  /** The ids of the API keys in the responses that the callers received. */
  ids: string[];
  requests: number;
  lostResponses: number;
  /** The number of responses that repeat the stored response to an earlier request. */
  replays: number;
}

/**
 * Creates `count` API keys. Discards every third response, as if the network had lost it, so that the client retries.
 * Each caller continues with its next key only after a success.
 */
export async function createKeysWithLosses({
  bases,
  apiKey,
  count,
  inFlight,
  onRequest,
  withoutKeys = false,
}: LossyOptions): Promise<LossyResult> {
  const result: LossyResult = { ids: [], requests: 0, lostResponses: 0, replays: 0 };
  const client = createClient({
    baseUrl: 'http://any/api',
    apiKey,
    retries: 1000,
    deadline: 120_000,
    timeout: 20_000,
    fetch: async (url, init) => {
      const number = (result.requests += 1);
      onRequest?.(number);
      const all = bases();
      const { pathname } = new URL(url);
      if (withoutKeys) (init.headers as Headers).delete('Idempotency-Key');
      const response = await fetch(new URL(pathname, all[number % all.length]), init);
      if (response.headers.has('idempotency-replayed')) result.replays += 1;
      if (number % 3 !== 0) return response;
      await response.text();
      result.lostResponses += 1;
      throw new TypeError('the response was lost');
    },
  });
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const body = { key_name: `made ${next++}`, role: 'viewer' as const };
      if (!withoutKeys) result.ids.push((await createKey({ client, body })).key_id);
      // The client does not retry a call without an Idempotency-Key, so the caller repeats the call here.
      for (let isDone = !withoutKeys; !isDone;) {
        const { data } = await createKey({ client, body, throwOnError: false });
        if (data !== undefined) result.ids.push(data.key_id);
        isDone = data !== undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  return result;
}

/**
 * A database in which every sixth transaction fails: before its statements run, or after its commit with an unknown
 * outcome.
 */
export function withFailingCommits(database: Database): Database {
  let count = 0;
  return wrapDatabase(database, {
    async transaction(...a) {
      const number = (count += 1);
      if (number % 12 === 6) throw new StorageUnavailable('planted');
      const value = await database.transaction(...a);
      if (number % 12 === 0) throw new OutcomeUnknown('planted');
      return value;
    },
  });
}
