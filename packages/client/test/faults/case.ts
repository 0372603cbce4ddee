/** A test case of faults.test.ts: what the server or the caller does, and how the call should end. */
import type { Socket } from 'node:net';
import type { CallOptions, ClientOptions } from '../../src/index.ts';
import type { CoreOperation } from '../support/operations.ts';
import { json, type Responder } from '../support/raw-server.ts';
import { validBody } from '../support/operations.ts';

export interface Expected {
  /** The class name of the expected error. Undefined if the call should succeed. */
  error?: string;
  code?: string;
  status?: number;
  /** The expected `attempts` of the error. */
  attempts: number;
  /** The expected number of requests at the server. The default is `attempts`. */
  arrived?: number;
  requestId?: string;
  retryAfterMs?: [least: number, most: number];
  /** The expected duration of the call on the virtual clock, in milliseconds. */
  ms?: [least: number, most: number];
  /** The expected value of a successful call. The default is the body of the valid response. */
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

export const valid = (core: CoreOperation): Responder => json(200, validBody[core]);
/** Returns the responders of a server: `responder` for the first request, then a valid response. */
export const first = (responder: Responder) => (core: CoreOperation) => [responder, valid(core)];
/** Returns the responders of a server that uses `responder` for every request. */
export const always = (responder: Responder) => () => [responder];
