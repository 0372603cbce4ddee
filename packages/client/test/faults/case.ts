/** One row of the fault table: what goes wrong, and what the caller gets. */
import type { Socket } from 'node:net';
import type { CallOptions, ClientOptions } from '../../src/index.ts';
import type { Core } from '../support/operations.ts';
import type { Play } from '../support/raw-server.ts';

export interface Expected {
  /** The error's class; a good answer when left out. */
  error?: string;
  code?: string;
  status?: number;
  /** How often the client says it sent the request. */
  attempts: number;
  /** How many requests arrived, where that is another number. */
  arrived?: number;
  requestId?: string;
  retryAfterMs?: [least: number, most: number];
  /** How long it takes, in milliseconds. */
  ms?: [least: number, most: number];
  /** What a good answer is, when not the usual one. */
  data?: unknown;
}

export interface Case {
  name: string;
  plays?: (core: Core) => Play[];
  connect?: (socket: Socket) => void;
  client?: ClientOptions;
  call?: CallOptions;
  expect: Expected | Record<Core, Expected>;
}

export const ok = (attempts: number, more: Partial<Expected> = {}): Expected => ({ attempts, ...more });

export const fails = (
  error: string,
  code: string,
  status: number,
  attempts: number,
  more: Partial<Expected> = {},
): Expected => ({ error, code, status, attempts, ...more });
