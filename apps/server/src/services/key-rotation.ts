/** The rotation of API keys: a new key replaces a key, and both work until the overlap ends. */
import type { Role } from '@jurybox/types';
import { listAdminLog, type AdminLogRow } from '../store/admin-log.ts';
import type { Database } from '../store/index.ts';
import * as store from '../store/keys.ts';
import { recordAction } from './admin-log.ts';
import type { Clock } from './clock.ts';
import { checkKey } from './contract-limits.ts';
import { firstIdOf } from './ids.ts';
import { createKeyRow, isWorking } from './new-key.ts';

/** A key that was rotated before and has not expired yet. */
export interface RunningRotation {
  /** When the rotated key expires. */
  expiresAt: string;
  /** The prefix of the key that replaced the rotated key. Undefined if that key does not work any more. */
  replacedBy: string | undefined;
}

export type RotationRefusal = 'no such key' | 'not working' | 'an invitation' | RunningRotation;

export interface Rotation {
  row: store.KeyRow;
  secret: string;
  /** The time at which the replaced key expires. */
  replacedExpiresAt: string;
}

export async function rotateKey(
  database: Database,
  clock: Clock,
  prefix: string,
  overlapMs: number,
): Promise<Rotation | RotationRefusal> {
  const key = await store.findKeyByPrefix(database, prefix);
  if (key === undefined) return 'no such key';
  if (key.evaluation_id !== null) return 'an invitation';
  if (!isWorking(key, clock.timeMs())) return 'not working';
  // The overlap of a rotation is stored as the expiry of the key. Only the admin log tells it from another expiry.
  const running = key.expires_at === null ? undefined : await findRunningRotation(database, clock, key, key.expires_at);
  if (running !== undefined) return running;
  // The new key gets the same name and user. An older version may have stored them without a check.
  await checkKey(key.name, key.user_id);
  const rotation = await replaceKey(database, clock, key, overlapMs);
  // Somebody else has changed the key meanwhile, so the checks above are repeated.
  return rotation ?? rotateKey(database, clock, prefix, overlapMs);
}

/** Replaces a key. Returns undefined and changes nothing if the key was rotated or revoked after it was read. */
function replaceKey(
  database: Database,
  clock: Clock,
  key: store.KeyRow,
  overlapMs: number,
): Promise<Rotation | undefined> {
  return database.transaction(async (tx) => {
    tx.lock(`key ${key.id}`, 'exclusive');
    const old = await store.findKeyByPrefix(tx, key.prefix);
    if (old === undefined || old.expires_at !== key.expires_at || old.revoked_at !== null) return undefined;
    const { row, secret } = createKeyRow(clock, old.project_id, {
      name: old.name,
      role: old.role as Role,
      user: old.user_id,
      expiresAt: old.expires_at ?? undefined,
    });
    const end = new Date(clock.timeMs() + overlapMs).toISOString();
    const replacedExpiresAt = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
    await store.insertKey(tx, row);
    await store.setKeyExpiry(tx, old.id, replacedExpiresAt);
    await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.rotate', old);
    await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.create', row);
    return { row, secret, replacedExpiresAt };
  });
}

/**
 * Returns the rotation of a key that still works, or undefined if the admin log has no rotation of this key. The log
 * keeps an entry longer than the longest overlap that the command line allows.
 */
async function findRunningRotation(
  database: Database,
  clock: Clock,
  key: store.KeyRow,
  expiresAt: string,
): Promise<RunningRotation | undefined> {
  let isRotated = false;
  for await (const entry of entriesSince(database, key)) {
    if (entry.action === 'key.rotate' && entry.object_id === key.id) isRotated = true;
    if (!isRotated || entry.action !== 'key.create' || entry.actor_key_id !== null) continue;
    // The rotation logs the new key directly after the old key, but entries of other processes may be between them.
    const created = await store.findKeyById(database, entry.object_id);
    if (created?.user_id !== key.user_id || created.role !== key.role) continue;
    return { expiresAt, replacedBy: isWorking(created, clock.timeMs()) ? created.prefix : undefined };
  }
  return isRotated ? { expiresAt, replacedBy: undefined } : undefined;
}

const entriesPerRead = 500;

/** Returns the entries of the key's project that were added since the creation of the key, oldest first. */
async function* entriesSince(database: Database, key: store.KeyRow): AsyncGenerator<AdminLogRow> {
  for (let after = firstIdOf(Date.parse(key.created_at)); ;) {
    const rows = await listAdminLog(database, after, entriesPerRead, key.project_id);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
