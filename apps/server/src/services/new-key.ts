import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@jurybox/types';
import type { Transaction } from '../store/index.ts';
import { insertKey, type KeyRow } from '../store/keys.ts';
import { type Clock, maxTimeMs, parseTime } from './time.ts';
import { newId } from './ids.ts';
import { invalid } from './outcome.ts';
import type { Session } from './session.ts';

export interface NewKey {
  name: string;
  role: Role;
  user?: string | undefined;
  expiresAt?: string | undefined;
  /** For a key for one evaluation. `createdFrom` is the shared invitation that the judge joined with. */
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

export function isWorking(
  { revoked_at: revokedAt, expires_at: expiresAt }: Pick<KeyRow, 'revoked_at' | 'expires_at'>,
  nowMs: number,
): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > nowMs);
}

/** Returns the expiry of a new key, by default and at most that of the key that creates it (U52). */
export function expiryOfNewKey(session: Session, requestedTime: string | undefined, nowMs: number) {
  const refuse = (msg: string, type = 'value_error') => invalid({ loc: ['body', 'expires_at'], msg, type });
  const requested = requestedTime === undefined ? undefined : parseTime(requestedTime);
  if (requestedTime !== undefined && requested === undefined)
    return refuse('Input should be a valid datetime', 'datetime_parsing');
  if (requested !== undefined && requested <= nowMs) return refuse('Input should be in the future');
  if (requested !== undefined && requested > maxTimeMs) return refuse('Input should be before the year 10000, in UTC');
  const latest = session.expiresAt === null ? undefined : Date.parse(session.expiresAt);
  if (latest !== undefined && (requested ?? latest) > latest)
    return refuse('Input should not be later than the expiry of the key that creates it');
  const expires = requested ?? latest;
  return { expiresAt: expires === undefined ? undefined : new Date(expires).toISOString() };
}

const defaultDurationMs = 30 * 86_400_000;

/** Stores a key for one evaluation, which always expires. Refuses an invalid expiry. */
export async function insertLimitedKey(tx: Transaction, clock: Clock, session: Session, key: NewKey) {
  const expiry = expiryOfNewKey(session, key.expiresAt, clock.timeMs());
  if ('refused' in expiry) return expiry;
  const expiresAt = expiry.expiresAt ?? new Date(clock.timeMs() + defaultDurationMs).toISOString();
  const created = createKeyRow(clock, session.project, { ...key, expiresAt });
  await insertKey(tx, created.row);
  return created;
}

/** Hashes an API key. One round of SHA-256 is enough, because nobody can guess a secret of 256 random bits. */
export function hashOf(credential: string): string {
  return hash('sha256', credential, 'hex');
}
