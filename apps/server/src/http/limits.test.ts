import { EventEmitter } from 'node:events';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '../services/session.ts';
import type { Ctx, State } from '../state.ts';
import { Limits } from './limits.ts';

const stateOf = (project: string, key: string): State => ({ requestId: 'r', session: { project, key } as Session });
const MiB = 1_048_576;

/** Returns how many of `count` requests are admitted, and the error code of the first rejected request. */
function admit(count: number, ask: (number: number) => void): [number, string | undefined] {
  let admitted = 0;
  let refused: string | undefined;
  for (let number = 0; number < count; number++) {
    try {
      ask(number);
      admitted += 1;
    } catch (error) {
      refused ??= (error as { code: string }).code;
    }
  }
  return [admitted, refused];
}

describe('all limits are computed from the maximum number of requests in flight, which is 8 in this test', () => {
  it('a request is rejected if 32 other requests already wait for the look-up of their API keys', () => {
    const limits = new Limits(8);
    expect(admit(40, () => limits.startKeyLookup({ requestId: 'r' }))).toEqual([32, 'overloaded']);
  });

  it('at most 6 requests of one project and 8 of all projects may be in flight', () => {
    const limits = new Limits(8);
    expect(admit(10, () => limits.start(stateOf('p', 'k')))).toEqual([6, 'overloaded']);
    expect(admit(10, (number) => limits.start(stateOf(`q${number}`, 'k')))).toEqual([2, 'overloaded']);
  });

  it('at most 2 requests of a key, 8 of a project and 16 in total may have an incomplete body', () => {
    const limits = new Limits(8);
    expect(admit(4, () => limits.awaitBody(stateOf('p', 'k'), 1))).toEqual([2, 'rate_limited']);
    expect(admit(9, (number) => limits.awaitBody(stateOf('p', `k${number}`), 1))).toEqual([6, 'rate_limited']);
    expect(admit(10, (number) => limits.awaitBody(stateOf(`q${number}`, `q${number}`), 1))).toEqual([8, 'overloaded']);
    expect(limits.waitingBodies).toBe(16);
  });
});

it('incomplete bodies may have at most 16 MiB per key, 64 MiB per project and 128 MiB in total', () => {
  const limits = new Limits(1000);
  expect(admit(20, () => limits.awaitBody(stateOf('p', 'k'), MiB))).toEqual([16, 'rate_limited']);
  expect(admit(100, (number) => limits.awaitBody(stateOf('p', `k${number}`), MiB))).toEqual([48, 'rate_limited']);
  expect(admit(100, (number) => limits.awaitBody(stateOf(`q${number}`, `q${number}`), MiB))).toEqual([
    64,
    'overloaded',
  ]);
});

it('requests are rejected if unread responses reach 32 MiB per key, 64 MiB per project or 256 MiB in total', () => {
  const limits = new Limits(1000);
  const unread: EventEmitter[] = [];
  const leaveUnread = (state: State) => {
    limits.assertReading(state);
    const response = new EventEmitter();
    limits.awaitReader({ state, length: MiB, req: { socket: {} }, res: response } as unknown as Ctx);
    unread.push(response);
  };
  expect(admit(40, () => leaveUnread(stateOf('p', 'k')))).toEqual([32, 'rate_limited']);
  expect(admit(40, (number) => leaveUnread(stateOf('p', `k${number}`)))).toEqual([32, 'rate_limited']);
  expect(admit(300, (number) => leaveUnread(stateOf(`q${number}`, `q${number}`)))).toEqual([192, 'overloaded']);
  expect(() => limits.start(stateOf('p', 'k'))).toThrow('do not read');
  for (const response of unread) response.emit('close');
  limits.start(stateOf('p', 'k'));
  expect(admit(40, () => leaveUnread(stateOf('p', 'k')))).toEqual([32, 'rate_limited']);
});

it('when all requests have ended, no request counts towards the limits', () => {
  let steps = 0;
  const step = fc.record({
    request: fc.nat(30),
    call: fc.constantFrom('key lookup', 'start', 'body', 'stream', 'release'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (script) => {
      const limits = new Limits(8);
      const requests = Array.from({ length: 31 }, (_, number) => stateOf(`p${number % 3}`, `k${number % 5}`));
      for (const { request, call } of script) {
        steps += 1;
        const state = requests[request] as State;
        try {
          // Make only calls that the server also makes for a real request: one look-up of the key, and
          // streams while the request is in flight.
          if (call === 'key lookup' && state.stage === undefined) limits.startKeyLookup(state);
          else if (call === 'start') limits.start(state);
          else if (call === 'body') limits.awaitBody(state, 1000);
          else if (call === 'stream' && state.stage === 'in flight') limits.startStream(state);
          else if (call === 'release') limits.release(state);
        } catch (error) {
          expect(['overloaded', 'rate_limited']).toContain((error as { code: string }).code);
        }
      }
      for (const state of requests) limits.release(state);
      expect(admit(40, () => limits.startKeyLookup({ requestId: 'r' }))[0]).toBe(32);
      expect(admit(10, () => limits.start(stateOf('p0', 'k')))[0]).toBe(6);
      const streaming = stateOf('p1', 'k');
      limits.start(streaming);
      expect(admit(10, () => limits.startStream(streaming))[0]).toBe(8);
      expect(admit(4, () => limits.awaitBody(stateOf('p2', 'k2'), 8 * MiB))[0]).toBe(2);
    }),
  );
  console.log(`limits: ${steps} steps`);
  expect(steps).toBeGreaterThan(1000);
});
