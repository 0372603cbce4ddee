import { setTimeout as pauseFor } from 'node:timers/promises';
import { StorageUnavailable, type Transaction } from '../store/database.ts';
import { purgeAdminLog } from '../store/admin-log.ts';
import { maxBatchRows, purgeBatch } from '../store/purge.ts';
import { adminLogRetentionMs } from './admin-log.ts';
import { firstIdOf } from './ids.ts';
import type { Context } from './session.ts';

/** The pause between two batches, in which requests can write. */
const pauseMs = 5;

export type PurgeService = ReturnType<typeof createPurgeService>;

export function createPurgeService({ database, clock, turns }: Context) {
  let running: Promise<void> | undefined;
  let isStopped = false;

  const batch = async (tx: Transaction): Promise<boolean> =>
    (await purgeBatch(tx, clock.timestamp())) ||
    (await purgeAdminLog(tx, firstIdOf(clock.timeMs() - adminLogRetentionMs), maxBatchRows));

  const purge = async (): Promise<void> => {
    for (let hasMore = true; hasMore && !isStopped;) {
      hasMore = await turns.run('', () => database.transaction(batch));
      if (hasMore) await pauseFor(pauseMs);
    }
  };

  return {
    /** Removes rows of deleted objects, expired replies and old admin log entries. Rejects with StorageUnavailable. */
    run: () => (running ??= purge().finally(() => (running = undefined))),
    async stop() {
      isStopped = true;
      await running?.catch((error: unknown) => {
        if (!(error instanceof StorageUnavailable)) throw error;
      });
    },
  };
}
