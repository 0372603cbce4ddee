import type { OperationId } from '@jurybox/types';
import type { Next, ParameterizedContext } from 'koa';
import type { Session } from './services/session.ts';

/** A response before it is written: the reply of a handler, or a response of the middleware. */
export interface OutgoingResponse {
  status: number;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  /** The content type of a body that is a `TextStream`. */
  type?: string;
  /** Bytes that are sent unchanged instead of `body`, with their content type. A 304 has no bytes. */
  raw?: { type: string; bytes?: Buffer | string };
}

/** The reason why a response was cut off. `failed` means a bug in the server or a failure of the database. */
export type CutReason = 'failed' | 'reader left' | 'reader stalled' | 'key revoked' | 'shut down';

export interface Cut {
  reason: CutReason;
  error?: unknown;
}

/** The stage of a request. `Limits` counts a request in one stage at a time. */
export type LimitStage = 'key lookup' | 'waiting for body' | 'in flight' | 'watching';

/** The present use of limited resources by one API key, one project or the whole server. */
export interface LimitUsage {
  keyLookups: number;
  inFlight: number;
  streams: number;
  /** The number of open streams of notices about deployments. */
  watches: number;
  waitingBodies: number;
  waitingBodyBytes: number;
  unsentBytes: number;
}

export interface State {
  requestId: string;
  /** The address of the client. Undefined if the setting `trustedProxies` is off. */
  client?: string | undefined;
  /** The session of the API key. Undefined until the key was looked up. */
  session?: Session;
  /** The requested operation. Undefined until the path was matched. */
  operation?: OperationId;
  /** Whether the body arrived after the API key was looked up. In this case, the server looks up the key again. */
  bodyCameLater?: true;
  /**
   * What the request does now, for example wait for its body. The class `Limits` limits how many requests do the same
   * at once. Only this class sets `stage` and `occupied`.
   */
  stage?: LimitStage | undefined;
  /** Each function ends one of the request's counts in `Limits`, for example the requests in flight of its project. */
  occupied?: (() => void)[];
  response?: OutgoingResponse;
  /** Set for a streamed response: resolves at its end, with the reason if the response was cut off. */
  ended?: Promise<Cut | undefined>;
}

export type Ctx = ParameterizedContext<State>;
export type Middleware = (ctx: Ctx, next: Next) => Promise<void>;
