import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isRepeated } from '../http/parameters.ts';
import { ProblemError } from '../http/problems.ts';
import type { KeyService } from '../services/keys.ts';
import type { Middleware } from '../state.ts';

const scheme = /^(?:ApiKey|Bearer) +/i;

/** Resolves the key to a session before anything else of the request is looked at. Every failure says the same. */
export function authenticate(keys: KeyService, publicPaths: ReadonlySet<string>, perSecond: number | undefined): Middleware {
  const limiter = perSecond === undefined ? undefined : createLimiter(perSecond);
  return async (ctx, next) => {
    if (publicPaths.has(ctx.path)) return next();
    const { req } = ctx;
    const header = req.headers.authorization;
    const credential = header === undefined || isRepeated(req.rawHeaders, 'authorization') ? '' : header.replace(scheme, '').trim();
    const session = credential === '' ? undefined : await keys.authenticate(credential);
    if (session === undefined) {
      throw new ProblemError('unauthenticated', 'A valid API key is required.', { 'WWW-Authenticate': 'ApiKey realm="jurybox"' });
    }
    ctx.state.session = session;
    if (limiter !== undefined) await spend(await limiter, session.key, perSecond as number);
    // Awaited, not returned: a promise returned from an async function takes three more turns.
    await next();
  };
}

/** Loaded where there is a limit to keep only. */
async function createLimiter(perSecond: number): Promise<RateLimiterMemory> {
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  return new RateLimiterMemory({ points: perSecond, duration: 1 });
}

async function spend(limiter: RateLimiterMemory, key: string, perSecond: number): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    throw new ProblemError('rate_limited', `This key may send ${perSecond} requests a second.`, { 'Retry-After': String(seconds) });
  }
}
