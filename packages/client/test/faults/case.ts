/** One row of the fault table: a fault, and the outcome for the caller. */
import type { Socket } from 'node:net';
import type { CallOptions, ClientOptions } from '../../src/index.ts';
import type { CoreOperation } from '../support/operations.ts';
import { json, type Responder } from '../support/raw-server.ts';
import { validBody } from '../support/operations.ts';

export interface Expected {
  /** The class of the error; a success if left out. */
  error?: string;
  code?: string;
  status?: number;
  /** How often the client says it sent the request. */
  attempts: number;
  /** How many requests arrived at the server, if not as many as attempts. */
  arrived?: number;
  requestId?: string;
  retryAfterMs?: [least: number, most: number];
  /** How long the call takes on the virtual clock, in milliseconds. */
  ms?: [least: number, most: number];
  /** The value of a success, if not the usual body. */
  data?: unknown;
}

export interface Case {
  name: string;
  responders?: (core: CoreOperation) => Responder[];
  onConnect?: (socket: Socket) => void;
  client?: ClientOptions;
  call?: CallOptions;
  expect: Expected | Record<CoreOperation, Expected>;
}

export const succeeds = (attempts: number, more: Partial<Expected> = {}): Expected => ({ attempts, ...more });

export const fails = (
  error: string,
  code: string,
  status: number,
  attempts: number,
  more: Partial<Expected> = {},
): Expected => ({ error, code, status, attempts, ...more });

export const failsUnexpectedly = (status: number, attempts = 1, more: Partial<Expected> = {}): Expected =>
  fails('UnexpectedResponseError', 'unexpected_response', status, attempts, more);

/** A valid response. */
export const valid = (core: CoreOperation): Responder => json(200, validBody[core]);
/** The responder for the first request, a valid response for the others. */
export const first = (responder: Responder) => (core: CoreOperation) => [responder, valid(core)];
/** The responder for every request. */
export const always = (responder: Responder) => () => [responder];
