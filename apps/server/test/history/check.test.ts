/**
 * Tests `check` with histories that are written by hand. A history is a list of requests with their responses and
 * times, and `check` finds out whether a history is linearizable.
 */
import { expect, it } from 'vitest';
import { check, type Event, type History } from './check.ts';

const write = (revision: number, note: string, start: number, end: number, rest: Partial<Event> = {}): Event => ({
  scenario: 's',
  start,
  end,
  changes: { note },
  status: 200,
  revision,
  state: { note },
  ...rest,
});
const read = (revision: number, note: string, start: number, end: number): Event => ({
  scenario: 's',
  start,
  end,
  status: 200,
  revision,
  state: { note },
});
const history = (events: Event[], log: [number, string][]): History => ({
  initial: new Map([['s', { revision: 1, state: { note: 'a' } }]]),
  events,
  log: new Map([['s', log.map(([revision, note]) => ({ revision, changes: { note } }))]]),
});

it('the history check accepts a linearizable history', () => {
  expect(
    check(
      history(
        [write(2, 'b', 0, 5), read(1, 'a', 1, 3), read(2, 'b', 2, 4), write(3, 'c', 6, 7), read(3, 'c', 8, 9)],
        [
          [2, 'b'],
          [3, 'c'],
        ],
      ),
    ),
  ).toEqual([]);
});

it('after one write without a response, the history check accepts one missing revision, but not two', () => {
  const lost = write(0, 'b', 0, 1, { status: undefined, revision: undefined, state: undefined });
  expect(
    check(
      history(
        [lost, write(3, 'c', 2, 3)],
        [
          [2, 'b'],
          [3, 'c'],
        ],
      ),
    ),
  ).toEqual([]);
  expect(
    check(
      history(
        [lost, write(4, 'c', 2, 3)],
        [
          [2, 'b'],
          [3, 'b'],
          [4, 'c'],
        ],
      ),
    ),
  ).toEqual(['rule a: no request wrote revision 3']);
});

it.each<[string, Event[], [number, string][], RegExp]>([
  ['two writes with the same revision', [write(2, 'b', 0, 1), write(2, 'c', 0, 1)], [[2, 'c']], /^rule a: two writes/],
  ['a missing revision', [write(3, 'b', 0, 1)], [[3, 'b']], /^rule a: no request wrote revision 2/],
  ['a confirmed write that is not stored', [write(2, 'b', 0, 1)], [], /^rule a: the confirmed write/],
  [
    'a response with wrong members',
    [write(2, 'b', 0, 1), read(2, 'x', 0, 1)],
    [[2, 'b']],
    /^rule b: a response with revision 2/,
  ],
  [
    'a read that returns an older revision than an earlier read',
    [write(2, 'b', 0, 1), read(1, 'a', 2, 3)],
    [[2, 'b']],
    /^rule c: a read returned revision 1/,
  ],
  [
    'a read that returns the revision of a write that has not started',
    [read(3, 'c', 4, 5), write(3, 'c', 6, 7), write(2, 'b', 0, 1)],
    [
      [2, 'b'],
      [3, 'c'],
    ],
    /^rule c: a write returned revision 3/,
  ],
  [
    'a write that succeeds although its If-Match does not match',
    [write(2, 'b', 0, 1), write(3, 'c', 0, 4, { expected: 1 })],
    [
      [2, 'b'],
      [3, 'c'],
    ],
    /^rule b: a write with If-Match 1/,
  ],
  [
    'a write that gets a 412 although its If-Match matches',
    [write(2, 'b', 0, 1), { ...write(0, 'c', 2, 3), status: 412, expected: 2, revision: undefined, state: undefined }],
    [[2, 'b']],
    /^rule c: .* was refused/,
  ],
  ['a status that is not expected', [{ scenario: 's', start: 0, end: 1, status: 500 }], [], /^unexpected status 500/],
])('the history check rejects a history with %s', (_, events, log, says) => {
  expect(check(history(events, log)).join('\n')).toMatch(says);
});
