import { randomBytes } from 'node:crypto';
import type { ApplicationVariant } from '@jurybox/types';
import { lockEnvironment, storeDeployedVariant } from '../store/deployments.ts';
import * as store from '../store/erasure.ts';
import type { Database } from '../store/database.ts';
import { recordAction } from './admin-log.ts';
import { eachRow } from '../store/sql.ts';
import type { Context } from './session.ts';

export function createErasureService({ database, clock }: Context) {
  const replaceOnce = async (userId: string, pseudonym: string): Promise<number> => {
    let changed = 0;
    for (const table of store.userTables) changed += await store.replaceUser(database, table, userId, pseudonym);
    return changed + (await replaceInResponses(database, userId, pseudonym));
  };
  return {
    /** Returns whether a row contains the user id, or whether an earlier erasure of this user did not complete. */
    async isKnown(userId: string) {
      if ((await store.findErasure(database, userId)) !== undefined) return true;
      for (const table of store.userTables) if (await store.hasUser(database, table, userId)) return true;
      return false;
    },

    /**
     * Replaces a user id by a random pseudonym everywhere, revokes the user's keys, and clears the names under which
     * the user judged. Judgements and results stay. After a failure, the next call continues with the same pseudonym.
     * Returns undefined if no row contains the user id.
     */
    async erase(userId: string) {
      const isContinued = (await store.findErasure(database, userId)) !== undefined;
      const now = clock.timestamp();
      // Random, so that nobody can compute the user id from it. A user id may have at most 36 characters.
      const random = `erased-${randomBytes(12).toString('hex')}`;
      const pseudonym = await database.transaction((tx) => store.beginErasure(tx, userId, random, now));
      let rows = 0;
      // Repeat until no row has the user id: a request in flight when the keys are revoked may still store it.
      for (let changed = -1; changed !== 0; rows += changed) changed = await replaceOnce(userId, pseudonym);
      const isFound = isContinued || rows > 0;
      await database.transaction(async (tx) => {
        await store.endErasure(tx, userId);
        if (isFound) await recordAction(tx, clock, { commandLineFor: null }, 'user.erase', { id: pseudonym });
      });
      return isFound ? { pseudonym, rows } : undefined;
    },
  };
}

async function replaceInResponses(database: Database, userId: string, pseudonym: string): Promise<number> {
  let changed = 0;
  const list = (last = { app_id: '', name: '' }) => store.listAuthoredEnvironments(database, last.app_id, last.name);
  for await (const environment of eachRow(list)) {
    if (environment.author !== userId && environment.author !== pseudonym) continue;
    changed += await database.transaction(async (tx) => {
      const { answer } = (await lockEnvironment(tx, environment.app_id, environment.name)) ?? {};
      const body = answer == null ? undefined : (JSON.parse(answer) as ApplicationVariant);
      if (body?.modified_by_id !== userId) return 0;
      const text = JSON.stringify({ ...body, modified_by_id: pseudonym });
      await storeDeployedVariant(tx, environment.app_id, environment.name, text);
      return 1;
    });
  }
  return changed;
}
