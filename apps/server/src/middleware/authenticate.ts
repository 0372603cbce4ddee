import { setImmediate as endOfIteration } from 'node:timers/promises';
import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { IncomingMessage } from 'node:http';
import { type Limits, RequestShare } from '../http/limits.ts';
import { isRepeated } from '../http/parameters.ts';
import { ProblemError, unauthenticated } from '../http/problems.ts';
import { isStreamPath, streamTarget } from '../http/stream-target.ts';
import type { Services } from '../services/index.ts';
import type { Ctx, Middleware } from '../state.ts';

const scheme = /^(?:ApiKey|Bearer) +/i;

/**
 * Creates the middleware that looks up the API key before anything else of the request is read. A missing, unknown,
 * expired or revoked key gets the same response.
 */
export function authenticate(
  { keys, streamTokens }: Pick<Services, 'keys' | 'streamTokens'>,
  publicPaths: ReadonlySet<string>,
  limiter: RateLimiterMemory | undefined,
  limits: Limits,
): Middleware {
  const share = new RequestShare();
  /**
   * Returns the session of the `token` in the query. On the path of a stream of notices, and on no other path, such a
   * token replaces the API key, for clients that cannot send headers.
   */
  const streamSession = async ({ path, query }: Ctx) => {
    const { token, app_id: appId } = query;
    if (!isStreamPath(path) || typeof token !== 'string' || Array.isArray(appId)) return undefined;
    return streamTokens.authenticate(token, streamTarget(path, appId));
  };
  return async (ctx, next) => {
    if (publicPaths.has(ctx.path)) return next();
    const { req, state } = ctx;
    const credential = credentialOf(req);
    limits.startKeyLookup(state);
    // A body that was sent together with the headers is complete after this iteration of the event loop. If it is not
    // complete, the key may be revoked while the server waits for the rest. So the server then looks up the key again.
    if (hasBody(req)) {
      if (!req.complete) await endOfIteration();
      if (!req.complete) state.bodyCameLater = true;
    }
    const session = await (credential === '' ? streamSession(ctx) : keys.authenticate(credential));
    if (session === undefined) throw unauthenticated();
    state.session = session;
    if (limiter !== undefined) await checkRate(limiter, session.key);
    limits.start(state);
    const mayBegin = share.begin(session.project);
    if (mayBegin !== undefined) await mayBegin;
    // Returning the promise instead of awaiting it would take three more microtasks.
    await next();
  };
}

/** Returns the API key of a request, or an empty text if there is none or more than one. */
export function credentialOf(req: IncomingMessage): string {
  const header = req.headers.authorization;
  return header === undefined || isRepeated(req.rawHeaders, 'authorization') ? '' : header.replace(scheme, '').trim();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

async function checkRate(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    const seconds = Math.max(1, Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000));
    throw new ProblemError('rate_limited', `This key may send ${limiter.points} requests a second.`, {
      'Retry-After': String(seconds),
    });
  }
}
