import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '../services/session.ts';
import type { State } from '../state.ts';
import { Limits } from './limits.ts';

const of = (project: string, key: string): State => ({ requestId: 'r', session: { project, key } as Session });
const MiB = 1_048_576;

/** How many of `count` requests get what they ask for, and what the first of the others is told. */
function take(count: number, ask: (number: number) => void): [number, string | undefined] {
  let taken = 0;
  let refused: string | undefined;
  for (let number = 0; number < count; number++) {
    try {
      ask(number);
      taken += 1;
    } catch (error) {
      refused ??= (error as { code: string }).code;
    }
  }
  return [taken, refused];
}

describe('with 8 requests under way', () => {
  it('at most 32 wait for the look-up of their key', () => {
    const limits = new Limits(8);
    expect(take(40, () => limits.enter({ requestId: 'r' }))).toEqual([32, 'overloaded']);
  });

  it('one project has 6, all have 8', () => {
    const limits = new Limits(8);
    expect(take(10, () => limits.start(of('p', 'k')))).toEqual([6, 'overloaded']);
    expect(take(10, (number) => limits.start(of(`q${number}`, 'k')))).toEqual([2, 'overloaded']);
  });

  it('2 bodies of one key are on their way, 8 of one project, 16 of all', () => {
    const limits = new Limits(8);
    expect(take(4, () => limits.awaitBody(of('p', 'k'), 1))).toEqual([2, 'rate_limited']);
    expect(take(9, (number) => limits.awaitBody(of('p', `k${number}`), 1))).toEqual([6, 'rate_limited']);
    expect(take(10, (number) => limits.awaitBody(of(`q${number}`, `q${number}`), 1))).toEqual([8, 'overloaded']);
    expect(limits.bodies).toBe(16);
  });
});

it('bodies on their way have 16 MiB for a key, 64 MiB for a project and 128 MiB in all', () => {
  const limits = new Limits(1000);
  expect(take(20, () => limits.awaitBody(of('p', 'k'), MiB))).toEqual([16, 'rate_limited']);
  expect(take(100, (number) => limits.awaitBody(of('p', `k${number}`), MiB))).toEqual([48, 'rate_limited']);
  expect(take(100, (number) => limits.awaitBody(of(`q${number}`, `q${number}`), MiB))).toEqual([64, 'overloaded']);
});

it('whatever requests do, and in whatever order, nothing is held when all have left', () => {
  let steps = 0;
  const step = fc.record({ request: fc.nat(30), does: fc.constantFrom('enter', 'start', 'body', 'stream', 'leave') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (script) => {
      const limits = new Limits(8);
      const requests = Array.from({ length: 31 }, (_, number) => of(`p${number % 3}`, `k${number % 5}`));
      for (const { request, does } of script) {
        steps += 1;
        const state = requests[request] as State;
        try {
          // As requests do it: one enters once, streams once and while it is under way.
          if (does === 'enter' && state.place === undefined) limits.enter(state);
          else if (does === 'start') limits.start(state);
          else if (does === 'body') limits.awaitBody(state, 1000);
          else if (does === 'stream' && state.place === 'under way' && !state.isStreamed) limits.stream(state);
          else if (does === 'leave') limits.leave(state);
        } catch (error) {
          expect(['overloaded', 'rate_limited']).toContain((error as { code: string }).code);
        }
      }
      for (const state of requests) limits.leave(state);
      expect(take(40, () => limits.enter({ requestId: 'r' }))[0]).toBe(32);
      expect(take(10, () => limits.start(of('p0', 'k')))[0]).toBe(6);
      const streaming = of('p1', 'k');
      limits.start(streaming);
      expect(
        take(10, () => {
          streaming.isStreamed = false;
          limits.stream(streaming);
        })[0],
      ).toBe(8);
      expect(take(4, () => limits.awaitBody(of('p2', 'k2'), 8 * MiB))[0]).toBe(2);
    }),
  );
  console.log(`limits: ${steps} steps`);
  expect(steps).toBeGreaterThan(1000);
});
