import { hash, randomBytes } from 'node:crypto';
import type { Key, Role } from '@jurybox/types';
import type { Statements, Transaction } from '../store/database.ts';
import * as store from '../store/keys.ts';
import { maxIds } from '../store/sql.ts';
import { maxTimeMs, parseTime, type Clock } from './time.ts';
import { recordAction, type Actor } from './admin-log.ts';
import { checkKey } from './contract-limits.ts';
import { newId } from './ids.ts';
import { invalid, isRefusal, notFound, rollBackOnRefusal } from './outcome.ts';
import { byId, pick, readPage, type PageRequest } from './paging.ts';
import { covers, type Session, type Context } from './session.ts';

export function createKeyService({ database, clock, turns }: Context) {
  const usedKeys = new Set<string>();
  /** The times of last use that are not stored yet, by key id. */
  const unstoredUses = new Map<string, string>();

  const issue = async (project: string, key: NewKey, actor: Actor = { commandLineFor: project }) => {
    const { row, secret } = createKeyRow(clock, project, key);
    await database.transaction(async (tx) => {
      await store.insertKey(tx, row);
      await recordAction(tx, clock, actor, 'key.create', row);
    });
    return { ...keyOf(row), secret };
  };

  return {
    async authenticate(credential: string) {
      const row = await store.lookUpKeyByHash(database, hashOf(credential));
      if (row === undefined || !isWorking(row, clock.timeMs())) return undefined;
      usedKeys.add(row.id);
      return sessionOf(row);
    },

    /** Returns whether the session's key still works. A key may expire or be revoked while its request is in flight. */
    async isValid({ key }: Session) {
      const row = await store.lookUpKeyState(database, key);
      return row !== undefined && isWorking(row, clock.timeMs());
    },

    /** Creates a key without checking the caller's role, for the CLI and the demo. Rejects with InvalidValue. */
    async issue(project: string, key: NewKey) {
      await checkKey(key.name, key.user);
      return issue(project, key);
    },

    /** Creates a key in the session's project. Refuses a higher role or a later expiry than the session's (U52). */
    async create(session: Session, key: NewKey) {
      if (!covers(session.role, key.role)) {
        const msg = `A key with the role ${session.role} cannot create a key with the role ${key.role}`;
        return invalid({ loc: ['body', 'role'], msg, type: 'value_error' });
      }
      const expiry = expiryOfNewKey(session, key.expiresAt, clock.timeMs());
      return isRefusal(expiry) ? expiry : issue(session.project, { ...key, ...expiry }, session);
    },

    /** Returns the caller's own key, or undefined if its project was purged meanwhile. */
    async current({ key }: Session) {
      const row = await store.findKeyById(database, key);
      return row && keyOf(row);
    },

    list: (project: string, page: PageRequest) =>
      readPage(turns, project, byId, page, keyOf, (after, limits) => store.listKeys(database, project, after, limits)),

    revoke: (session: Session, keyId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        if (!(await store.revokeKey(tx, session.project, keyId, clock.timestamp()))) return notFound('key');
        await recordAction(tx, clock, session, 'key.revoke', { id: keyId });
        return undefined;
      }),

    revokeByPrefix: (prefix: string) =>
      database.transaction(async (tx) => {
        const key = await store.findKeyByPrefix(tx, prefix);
        if (key === undefined) return false;
        await store.revokeKey(tx, key.project_id, key.id, clock.timestamp());
        await recordAction(tx, clock, { commandLineFor: key.project_id }, 'key.revoke', key);
        return true;
      }),

    /**
     * Replaces a key by a new key with the same role, user and name. Both keys work for `overlapMs`. Rejects with
     * InvalidValue.
     */
    async rotate(prefix: string, overlapMs: number) {
      const found = await store.findKeyByPrefix(database, prefix);
      if (found === undefined) return 'no such key';
      // Check the name and the user id of the old key, because earlier versions of the server stored them unchecked.
      await checkKey(found.name, found.user_id);
      return database.transaction(async (tx) => {
        tx.lock(`key ${found.id}`, 'exclusive');
        // Read the key again, because another command may have changed it before this transaction got the lock.
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
        await store.insertKey(tx, { ...row, is_anonymous: old.is_anonymous });
        await store.replaceKey(tx, old.id, row.id, replacedExpiresAt);
        await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.rotate', old);
        await recordAction(tx, clock, { commandLineFor: old.project_id }, 'key.create', row);
        return { ...keyOf({ ...row, is_anonymous: old.is_anonymous }), secret, replacedExpiresAt };
      });
    },

    async recordUse() {
      const now = clock.timestamp();
      for (const id of usedKeys) unstoredUses.set(id, now);
      usedKeys.clear();
      for (const [usedAt, ids] of Map.groupBy(unstoredUses.keys(), (id) => unstoredUses.get(id) ?? now)) {
        // Every server process updates the rows in the order of their ids, so that no two processes cause a deadlock.
        ids.sort();
        for (let from = 0; from < ids.length; from += maxIds) {
          const batch = ids.slice(from, from + maxIds);
          await database.transaction((tx) => store.touchKeys(tx, batch, usedAt));
          for (const id of batch) if (unstoredUses.get(id) === usedAt) unstoredUses.delete(id);
        }
      }
    },
  };
}

async function findRefusal(db: Statements, key: store.KeyRow, clock: Clock) {
  if (key.evaluation_id !== null) return 'an invitation';
  if (!isWorking(key, clock.timeMs())) return 'not working';
  if (key.replacement_id === null) return undefined;
  const replacement = await store.findKeyById(db, key.replacement_id);
  const isUsable = replacement?.project_id === key.project_id && isWorking(replacement, clock.timeMs());
  return { expiresAt: key.expires_at ?? '', replacedBy: isUsable ? replacement.prefix : undefined };
}

export function keyOf(row: store.KeyRow): Key {
  return {
    key_id: row.id,
    prefix: row.prefix,
    key_name: row.name,
    role: row.role as Role,
    is_anonymous: row.is_anonymous === 1,
    ...pick(row, 'user_id', 'evaluation_id', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'),
  };
}

export function sessionOf(row: store.KeyWithProject): Session {
  return Object.freeze({
    key: row.id,
    prefix: row.prefix,
    role: row.role as Role,
    expiresAt: row.expires_at,
    project: row.project_id,
    workspace: row.workspace_id,
    organization: row.organization_id,
    user: row.user_id,
    evaluation: row.evaluation_id,
    isShared: row.is_shared === 1,
  });
}

export interface NewKey {
  name: string;
  role: Role;
  user?: string | undefined;
  expiresAt?: string | undefined;
  /** Set if the key is for one evaluation only. `createdFrom`: the shared invitation with which the judge joined. */
  invitation?: { evaluationId: string; isShared: boolean; createdFrom: string | null };
}

/** Returns the row of a new key, and its secret. Only the hash of the secret is stored. */
export function createKeyRow(clock: Clock, project: string, { name, role, user, expiresAt, invitation }: NewKey) {
  const prefix = `jbx_${randomBytes(6).toString('hex')}`;
  const secret = `${prefix}_${randomBytes(32).toString('hex')}`;
  const row = {
    id: newId(),
    project_id: project,
    prefix,
    hash: hashOf(secret),
    name,
    role,
    user_id: user ?? newId(),
    is_anonymous: Number(user === undefined),
    created_at: clock.timestamp(),
    expires_at: expiresAt ?? null,
    revoked_at: null,
    last_used_at: null,
    evaluation_id: invitation?.evaluationId ?? null,
    is_shared: Number(invitation?.isShared ?? false),
    created_from_id: invitation?.createdFrom ?? null,
    replacement_id: null,
  };
  return { row, secret };
}

export function isWorking(key: Pick<store.KeyRow, 'revoked_at' | 'expires_at'>, nowMs: number): boolean {
  return key.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > nowMs);
}

/** Returns the expiry of a new key. The expiry of the key that creates it is the default and the maximum (U52). */
function expiryOfNewKey(session: Session, requestedTime: string | undefined, nowMs: number) {
  const refuse = (msg: string, type = 'value_error') => invalid({ loc: ['body', 'expires_at'], msg, type });
  const requested = requestedTime === undefined ? undefined : parseTime(requestedTime);
  if (requestedTime !== undefined && requested === undefined)
    return refuse('Input should be a valid datetime', 'datetime_parsing');
  if (requested !== undefined && requested <= nowMs) return refuse('Input should be in the future');
  if (requested !== undefined && requested > maxTimeMs) return refuse('Input should be before the year 10000, in UTC');
  const latest = session.expiresAt === null ? undefined : Date.parse(session.expiresAt);
  if (latest !== undefined && (requested ?? latest) > latest)
    return refuse('Input should not be later than the expiry of the key that creates the new key');
  const expires = requested ?? latest;
  return { expiresAt: expires === undefined ? undefined : new Date(expires).toISOString() };
}

const defaultDurationMs = 30 * 86_400_000;

/** Stores a key for one evaluation. Such a key always expires. Refuses an invalid expiry. */
export async function insertLimitedKey(tx: Transaction, clock: Clock, session: Session, key: NewKey) {
  const expiry = expiryOfNewKey(session, key.expiresAt, clock.timeMs());
  if (isRefusal(expiry)) return expiry;
  const expiresAt = expiry.expiresAt ?? new Date(clock.timeMs() + defaultDurationMs).toISOString();
  const created = createKeyRow(clock, session.project, { ...key, expiresAt });
  await store.insertKey(tx, created.row);
  return created;
}

/** Hashes an API key. One round of SHA-256 is enough, because nobody can guess a secret of 256 random bits. */
function hashOf(credential: string): string {
  return hash('sha256', credential, 'hex');
}
