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

/** Why a response was cut off before its end. `failed` is a bug of the server or a failure of the database. */
export type CutReason = 'failed' | 'reader left' | 'reader stalled' | 'key revoked' | 'shut down';

/** How a response was cut off, with the error if the reason is `failed`. */
export interface Cut {
  reason: CutReason;
  error?: unknown;
}

/** The stage of a request that `Limits` counts it in. A request is counted in one stage at a time. */
export type LimitStage = 'key lookup' | 'waiting for body' | 'in flight';

/** The use of the limited resources by one API key, one project or the whole server. */
export interface LimitUsage {
  inFlight: number;
  streams: number;
  waitingBodies: number;
  waitingBodyBytes: number;
}

/** The data of one request that the middleware functions share. */
export interface State {
  requestId: string;
  /** The address of the client, if the setting `trustedProxies` is on. */
  client?: string | undefined;
  /** The session of the API key, after the key was looked up. */
  session?: Session;
  /** The requested operation, after the path was matched. */
  operation?: OperationId;
  /** Whether the body arrived after the key was looked up. The key is then looked up again. */
  bodyCameLater?: true;
  /** The stage that the request is counted in. `Limits` sets this and the next three members. */
  stage?: LimitStage | undefined;
  projectUsage?: LimitUsage;
  waitingBodyBytes?: number;
  isStreamed?: boolean;
  /** The headers for scripts of other web pages, as names and values in turn. */
  corsHeaders?: readonly string[];
  /** The response to send. */
  response?: OutgoingResponse;
  /** How the response was cut off. A promise while the response is streamed. */
  cut?: Cut | Promise<Cut | undefined>;
}

export type Ctx = ParameterizedContext<State>;
export type Middleware = (ctx: Ctx, next: Next) => Promise<void>;
