/** A token opens one stream of notices about deployments, for a client that cannot send headers. It is not stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookUpKeyByPrefix } from '../store/keys.ts';
import { isWorking, sessionOf } from './keys.ts';
import type { Context, Session } from './session.ts';

/** During one period, a key gets the same token for a stream. The token expires at the end of the next period. */
const periodMs = 3_600_000;

export function createStreamTokenService({ database, clock }: Context) {
  return {
    /**
     * Returns a token that opens the stream of notices at `target`, a path with a query. The token works until it
     * expires or its API key stops working.
     */
    async create({ prefix }: Session, target: string): Promise<{ token: string; expires_at: string }> {
      const key = await lookUpKeyByPrefix(database, prefix);
      const expiresMs = (Math.floor(clock.timeMs() / periodMs) + 2) * periodMs;
      const token = tokenOf(prefix, key?.hash ?? '', expiresMs, target);
      return { token, expires_at: new Date(expiresMs).toISOString() };
    },

    /** Returns the session of the key that the token was created with, or undefined if the token does not work. */
    async authenticate(token: string, target: string): Promise<Session | undefined> {
      const [prefix = '', expires = ''] = token.split('.');
      const expiresMs = Number.parseInt(expires, 36);
      if (!(expiresMs > clock.timeMs())) return undefined;
      const key = await lookUpKeyByPrefix(database, prefix);
      if (key === undefined || !isWorking(key, clock.timeMs())) return undefined;
      const given = Buffer.from(token);
      const expected = Buffer.from(tokenOf(prefix, key.hash, expiresMs, target));
      return given.length === expected.length && timingSafeEqual(given, expected) ? sessionOf(key) : undefined;
    },
  };
}

/** Signs with the hash of the API key, so that only the server and the owner of the key can create its tokens. */
function tokenOf(prefix: string, secret: string, expiresMs: number, target: string): string {
  const signed = `${prefix}.${expiresMs.toString(36)}`;
  return `${signed}.${createHmac('sha256', secret).update(`${signed} ${target}`).digest('base64url')}`;
}
