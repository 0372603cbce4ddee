import { StorageUnavailable, type Database } from '../store/index.ts';
import { purgeBatch } from '../store/purge.ts';
import type { Turns } from './turns.ts';

/** Milliseconds between two batches: what is deleted is in no hurry, and others write meanwhile. */
const pauseMs = 5;

export interface PurgeService {
  /** Removes what is left of deleted things, until nothing is left or `stop`. Rejects with StorageUnavailable. */
  run(): Promise<void>;
  /** Ends after the batch under way. */
  stop(): Promise<void>;
}

export function createPurgeService(database: Database, turns: Turns): PurgeService {
  let running: Promise<void> | undefined;
  let isStopped = false;

  const purge = async (): Promise<void> => {
    for (let hasMore = true; hasMore && !isStopped;) {
      hasMore = await turns.run('', () => database.transaction(purgeBatch));
      if (hasMore) await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
