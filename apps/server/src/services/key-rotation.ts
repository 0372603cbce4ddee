/** The rotation of API keys: a new key replaces a key, and both work until the overlap ends. */
import type { Role } from '@jurybox/types';
import type { Database, Statements } from '../store/index.ts';
import * as store from '../store/keys.ts';
import { recordAction } from './admin-log.ts';
import type { Clock } from './time.ts';
import { checkKey } from './contract-limits.ts';
import { createKeyRow, isWorking } from './new-key.ts';

/** A key that was rotated before and has not expired yet. */
export interface RunningRotation {
  /** When the rotated key expires. */
  expiresAt: string;
  /** The prefix of the key that replaced the rotated key. Undefined if that key does not work any more. */
  replacedBy: string | undefined;
}

type RotationRefusal = 'no such key' | 'not working' | 'an invitation' | RunningRotation;

/** Replaces a key, or returns the reason why it cannot be replaced. */
export async function rotateKey(database: Database, clock: Clock, prefix: string, overlapMs: number) {
  const found = await store.findKeyByPrefix(database, prefix);
  if (found === undefined) return 'no such key';
  // The new key gets the same name and user. An older version may have stored them without a check.
  await checkKey(found.name, found.user_id);
  return database.transaction(async (tx) => {
    tx.lock(`key ${found.id}`, 'exclusive');
    // Another command may have changed the key meanwhile.
    const old = await store.findKeyByPrefix(tx, prefix);
    if (old === undefined) return 'no such key';
    const refused = await findRefusal(tx, old, clock);
    if (refused !== undefined) return refused;
    const { row, secret } = createKeyRow(clock, old.project_id, {
      name: old.name,
      role: old.role as Role,
      user: old.user_id,
      expiresAt: old.expires_at ?? undefined,
    });
    const end = new Date(clock.timeMs() + overlapMs).toISOString();
    const replacedExpiresAt = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
    await store.insertKey(tx, row);
    await store.replaceKey(tx, old.id, row.id, replacedExpiresAt);
    await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.rotate', old);
    await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.create', row);
    return { row, secret, replacedExpiresAt };
  });
}

async function findRefusal(db: Statements, key: store.KeyRow, clock: Clock): Promise<RotationRefusal | undefined> {
  if (key.evaluation_id !== null) return 'an invitation';
  if (!isWorking(key, clock.timeMs())) return 'not working';
  if (key.replacement_id === null) return undefined;
  const replacement = await store.findKeyById(db, key.replacement_id);
  const isUsable = replacement?.project_id === key.project_id && isWorking(replacement, clock.timeMs());
  return { expiresAt: key.expires_at ?? '', replacedBy: isUsable ? replacement.prefix : undefined };
}
