import { setTimeout as pauseFor } from 'node:timers/promises';
import { StorageUnavailable, type Database, type Transaction } from '../store/index.ts';
import { purgeAdminLog } from '../store/admin-log.ts';
import { maxBatchRows, purgeBatch, purgeLeftInvitations, type InvitationPlace } from '../store/purge.ts';
import { adminLogRetentionMs } from './admin-log.ts';
import type { Clock } from './clock.ts';
import { firstIdOf } from './ids.ts';
import type { Turns } from './turns.ts';

/** The pause between two batches. Requests can write during this pause. */
const pauseMs = 5;

export interface PurgeService {
  /**
   * Removes the rows of deleted objects, expired replies and old entries of the admin log, until none are left or
   * `stop` is called. The first call also removes invitations whose evaluation is not in the database. Rejects with
   * StorageUnavailable.
   */
  run(): Promise<void>;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

export function createPurgeService(database: Database, clock: Clock, turns: Turns): PurgeService {
  let running: Promise<void> | undefined;
  let isStopped = false;
  // The next invitation to check. Each process checks all invitations once, and this is undefined afterwards.
  let place: InvitationPlace | undefined = { evaluation_id: '', id: '' };

  const batch = async (tx: Transaction): Promise<boolean> =>
    (await purgeBatch(tx, clock.timestamp())) ||
    (await purgeAdminLog(tx, firstIdOf(clock.timeMs() - adminLogRetentionMs), maxBatchRows));

  const purge = async (): Promise<void> => {
    for (let hasMore = true; hasMore && !isStopped;) {
      hasMore = await turns.run('', () => database.transaction(batch));
      if (hasMore) await pauseFor(pauseMs);
    }
    while (place !== undefined && !isStopped) {
      const after = place;
      place = await turns.run('', () => database.transaction((tx) => purgeLeftInvitations(tx, after)));
      if (place !== undefined) await pauseFor(pauseMs);
    }
  };

  return {
    run: () => (running ??= purge().finally(() => (running = undefined))),
    async stop() {
      isStopped = true;
      await running?.catch((error: unknown) => {
        if (!(error instanceof StorageUnavailable)) throw error;
      });
    },
  };
}
