/** Measures what a call costs the server. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations, type OperationId } from '@jurybox/types';
import type { MeasuredServer } from '../support/measured-server.ts';
import type { Sent, Call } from './shapes.ts';
import { isLong } from './texts.ts';
import type { World } from './world.ts';

/**
 * The largest allowed cost of a call: `stall` is how long the call blocks the event loop, `memory` is how many bytes it
 * uses, and `liveness` is how long a liveness probe takes meanwhile. Times are in milliseconds.
 */
export const budget = { stall: 100, memory: 64 * 1_048_576, liveness: 250 };
export type Cost = typeof budget;

const tries = 4;
/** The meter stops reading a stream after this time. By then the cost of the stream is known. */
const maxReadMs = isLong ? 4000 : 2000;

interface Request {
  method: string;
  path: string;
  key?: string | undefined;
  body?: string | undefined;
}

/** Sends one request, and stops reading its response after `maxReadMs`. Returns the status and the duration. */
function send(
  origin: string,
  agent: Agent,
  { method, path, key, body }: Request,
): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const headers = {
    // With this header, the cost of an operation that creates something includes storing and encrypting its reply.
    'Idempotency-Key': randomUUID(),
    ...(key === undefined ? {} : { Authorization: key }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, agent, headers }, (response) => {
      const end = () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      const limit = setTimeout(() => {
        end();
        response.destroy();
      }, maxReadMs);
      const isCut = () => {
        clearTimeout(limit);
        // If the response has already ended, the promise is settled, so `reject` has no effect.
        reject(new Error(`the response to ${path} was cut off after ${(performance.now() - began).toFixed(0)} ms`));
      };
      response
        .on('error', () => {})
        .on('end', end)
        .on('close', isCut)
        .resume();
    });
    sent.on('error', reject).end(body);
  });
}

/** The number of requests of all meters. A request that needs a unique name puts this number into the name. */
let made = 0;

export interface Meter {
  /**
   * Sends `atOnce` concurrent requests, up to four times. Returns the smallest value of each figure. Divides durations
   * by the slowness of the machine. Rejects if the server ends because its heap is full.
   */
  measure(operation: OperationId, call: Call, atOnce: number): Promise<Cost>;
  close(): void;
}

export function createMeter(server: MeasuredServer, world: World, key = world.fixture.keys.admin): Meter {
  const agent = new Agent({ keepAlive: true });
  const watching = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Polls the liveness probe until `isOver` returns true. Returns the slowest response time in milliseconds. */
  const watch = async (isOver: () => boolean): Promise<number> => {
    let slowest = 0;
    while (!isOver()) {
      const { status, ms } = await send(server.origin, watching, { method: 'GET', path: '/api/health?probe=live' });
      if (status !== 200) throw new Error(`the liveness probe returned ${status}`);
      slowest = Math.max(slowest, ms);
      await sleep(5);
    }
    return slowest;
  };

  const attempt = async (operation: OperationId, call: Call, atOnce: number): Promise<Cost> => {
    const { method, role } = operations[operation];
    const requests = Array.from({ length: atOnce }, (): Request => {
      const sent = call.make(world, made++);
      return {
        method,
        path: targetOf(operation, sent),
        key: role === null ? undefined : (sent.key ?? key),
        body: sent.body,
      };
    });
    const idle = await server.idle();
    await server.reset();
    let isOver = false;
    const liveness = watch(() => isOver);
    liveness.catch(() => {});
    const responses = await Promise.all(requests.map((one) => send(server.origin, agent, one)));
    isOver = true;
    const slowest = await liveness;
    // Concurrent changes of one object wait for each other, so the server may reject some of them with 503. Reads must
    // succeed, because a rejected read would not show the cost of a successful one.
    const isBusy = (status: number) => atOnce > 1 && method !== 'GET' && status === 503;
    const wrong =
      responses.find(({ status }) => status !== call.status && !isBusy(status)) ??
      (responses.every(({ status }) => isBusy(status)) ? responses[0] : undefined);
    if (wrong !== undefined)
      throw new Error(
        `${operation} (${call.name}) returned ${wrong.status} instead of ${call.status}; ` +
          'if the derived call does not fit, add a call to `own` in apps/server/test/budget/calls.ts',
      );
    const { stall, resident, slowness } = await server.report();
    return { stall: stall / slowness, memory: Math.max(0, resident - idle.resident), liveness: slowest / slowness };
  };

  return {
    async measure(operation, call, atOnce) {
      let cost: Cost = { stall: Infinity, memory: Infinity, liveness: Infinity };
      for (let tried = 0; tried < tries && isOver(cost).length > 0; tried++) {
        cost = smallest(cost, await Promise.race([attempt(operation, call, atOnce), server.ended]));
      }
      return cost;
    },
    close() {
      agent.destroy();
      watching.destroy();
    },
  };
}

export const figures = ['stall', 'memory', 'liveness'] as const;

/** Returns the figures that exceed the budget. */
export function isOver(cost: Cost): (keyof Cost)[] {
  return figures.filter((figure) => cost[figure] > budget[figure]);
}

const smallest = (one: Cost, other: Cost): Cost => ({
  stall: Math.min(one.stall, other.stall),
  memory: Math.min(one.memory, other.memory),
  liveness: Math.min(one.liveness, other.liveness),
});
export const largest = (one: Cost, other: Cost): Cost => ({
  stall: Math.max(one.stall, other.stall),
  memory: Math.max(one.memory, other.memory),
  liveness: Math.max(one.liveness, other.liveness),
});

export function described({ stall, memory, liveness }: Cost): string {
  return (
    `${stall.toFixed(0).padStart(5)} ms stall ${(memory / 1_048_576).toFixed(0).padStart(5)} MB ` +
    `${liveness.toFixed(0).padStart(6)} ms liveness`
  );
}

function targetOf(operation: OperationId, { path = {}, query = {} }: Sent): string {
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}
