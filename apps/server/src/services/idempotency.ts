/**
 * Requests with an `Idempotency-Key` (U62). The reply is stored in the transaction of the request. A caller that lost
 * the response and repeats the request gets the same reply, and nothing is created twice.
 */
import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';
import * as store from '../store/idempotent-requests.ts';
import type { Transaction } from '../store/database.ts';
import { commitIf } from './outcome.ts';
import type { Session, Context } from './session.ts';

const keptMs = 86_400_000;

export interface IdempotentRequest {
  session: Session;
  credential: string;
  key: string;
  /** The id of the object to which the request adds something, for example the app of a new variant. */
  targetId: string | undefined;
  /** The SHA-256 of the operation, the path and the body. */
  requestHash: string;
}

type IdempotentOutcome<Reply> = { reply: Reply; isReplay: boolean } | 'used for another request';

export function createIdempotencyService<Services>(
  { database, clock }: Context,
  within: (tx: Transaction) => Services,
) {
  return {
    /**
     * Runs `work`. If `isToKeep(reply)`, stores the reply and commits; otherwise rolls back. While the request is in
     * flight, a retry waits.
     */
    async run<Reply>(
      { session, credential, key, targetId, requestHash }: IdempotentRequest,
      work: (services: Services) => Promise<Reply>,
      isToKeep: (reply: Reply) => boolean,
    ): Promise<IdempotentOutcome<Reply>> {
      const id = hash('sha256', `${session.key}\n${key}`, 'hex');
      const nowMs = clock.timeMs();
      const row = {
        id,
        project_id: session.project,
        target_id: targetId ?? id,
        request_hash: requestHash,
        expires_at: new Date(nowMs + keptMs).toISOString(),
      };
      const isKept = (outcome: IdempotentOutcome<Reply>) =>
        typeof outcome === 'string' || outcome.isReplay || isToKeep(outcome.reply);
      return commitIf(database, isKept, async (tx): Promise<IdempotentOutcome<Reply>> => {
        if (!(await store.claimRequest(tx, row, new Date(nowMs).toISOString()))) {
          const kept = await store.findRequest(tx, id);
          if (kept?.reply == null) throw new Error('the stored request with this Idempotency-Key has no reply');
          if (kept.request_hash !== requestHash) return 'used for another request';
          return { reply: decrypt(credential, id, kept.reply) as never, isReplay: true };
        }
        const reply = await work(within(tx));
        if (isToKeep(reply)) await store.storeReply(tx, id, encrypt(credential, id, reply));
        return { reply, isReplay: false };
      });
    },
  };
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Returns the key that encrypts a reply, which may contain the secret of a new API key. The key is derived from the
 * caller's API key, of which the server stores only a hash. So nobody can read the reply from the database alone.
 */
function encryptionKey(credential: string, id: string): Buffer {
  return createHmac('sha256', credential).update(`idempotent request ${id}`).digest();
}

/** Encrypts a reply with AES-256-GCM. Returns the nonce, the authentication tag and the encrypted text as base64. */
function encrypt(credential: string, id: string, reply: unknown): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, encryptionKey(credential, id), iv);
  const text = [cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...text]).toString('base64');
}

function decrypt(credential: string, id: string, encrypted: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(algorithm, encryptionKey(credential, id), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const text = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8'));
}
