import type { OperationId } from '@jurybox/types';
import type { Context, Next } from 'koa';
import type { Answer } from './http/reply.ts';
import type { Place, Use } from './http/limits.ts';
import type { Ended } from './http/stream.ts';
import type { Session } from './services/session.ts';

/** What the middleware of one request tell each other. */
export interface State {
  requestId: string;
  /** Who asks, once that is known. */
  session?: Session;
  /** Which operation was asked for, once that is known. */
  operation?: OperationId;
  /** Its key was looked up before all of it was there. */
  bodyCameLater?: true;
  /** What it holds of the limits on requests at once; kept by `Limits`. */
  place?: Place | undefined;
  use?: Use;
  bodyBytes?: number;
  isStreamed?: boolean;
  /** What will be sent. */
  answer?: Answer;
  /** How the answer was cut, where it was; for one that is streamed, once that is known. */
  ended?: Ended | Promise<Ended | undefined>;
}

export type Ctx = Context & { state: State };
export type Middleware = (ctx: Ctx, next: Next) => Promise<void>;
