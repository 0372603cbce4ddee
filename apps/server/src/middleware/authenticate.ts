import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { IncomingMessage } from 'node:http';
import type { Limits } from '../http/limits.ts';
import { isRepeated } from '../http/parameters.ts';
import { ProblemError, unauthenticated } from '../http/problems.ts';
import { TurnShare } from '../http/turn-share.ts';
import { loadRateLimiter, remembered } from '../packages.ts';
import type { KeyService } from '../services/keys.ts';
import type { Middleware } from '../state.ts';
import { endOfTurn } from '../turn.ts';

const scheme = /^(?:ApiKey|Bearer) +/i;

/** Resolves the key to a session before anything else of the request is looked at. Every failure says the same. */
export function authenticate(
  keys: KeyService,
  publicPaths: ReadonlySet<string>,
  perSecond: number | undefined,
  limits: Limits,
): Middleware {
  const limiter =
    perSecond === undefined
      ? undefined
      : remembered(() => new (loadRateLimiter().RateLimiterMemory)({ points: perSecond, duration: 1 }));
  const share = new TurnShare();
  return async (ctx, next) => {
    if (publicPaths.has(ctx.path)) return next();
    const { req, state } = ctx;
    const header = req.headers.authorization;
    const credential =
      header === undefined || isRepeated(req.rawHeaders, 'authorization') ? '' : header.replace(scheme, '').trim();
    limits.enter(state);
    // A body that came together with its head is there after this; for any other the key is looked at again when it is.
    if (hasBody(req)) {
      if (!req.complete) await endOfTurn();
      if (!req.complete) state.bodyCameLater = true;
    }
    const session = credential === '' ? undefined : await keys.authenticate(credential);
    if (session === undefined) throw unauthenticated();
    state.session = session;
    if (limiter !== undefined) await spend(limiter(), session.key, perSecond as number);
    limits.start(state);
    const later = share.begin(session.project);
    if (later !== undefined) await later;
    // Awaited, not returned: a promise returned from an async function takes three more turns.
    await next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

async function spend(limiter: RateLimiterMemory, key: string, perSecond: number): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    throw new ProblemError('rate_limited', `This key may send ${perSecond} requests a second.`, {
      'Retry-After': String(seconds),
    });
  }
}
