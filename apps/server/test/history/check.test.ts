/** The check of histories, on examples written by hand. */
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

it('accepts a correct history', () => {
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

it('accepts an unconfirmed write in a gap, once', () => {
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
  ).toEqual(['a: nobody wrote revision 3']);
});

it.each<[string, Event[], [number, string][], RegExp]>([
  ['two writes of one revision', [write(2, 'b', 0, 1), write(2, 'c', 0, 1)], [[2, 'c']], /^a: two writes/],
  ['a gap', [write(3, 'b', 0, 1)], [[3, 'b']], /^a: nobody wrote revision 2/],
  ['a confirmed write that is not stored', [write(2, 'b', 0, 1)], [], /^a: the confirmed write/],
  ['a wrong state', [write(2, 'b', 0, 1), read(2, 'x', 0, 1)], [[2, 'b']], /^b: a response at revision 2/],
  ['a read from before', [write(2, 'b', 0, 1), read(1, 'a', 2, 3)], [[2, 'b']], /^c: a read at revision 1/],
  [
    'a write that overtakes',
    [read(3, 'c', 4, 5), write(3, 'c', 6, 7), write(2, 'b', 0, 1)],
    [
      [2, 'b'],
      [3, 'c'],
    ],
    /^c: a write at revision 3/,
  ],
  [
    'a condition that was ignored',
    [write(2, 'b', 0, 1), write(3, 'c', 0, 4, { expected: 1 })],
    [
      [2, 'b'],
      [3, 'c'],
    ],
    /^b: a write on revision 1/,
  ],
  [
    'a condition that was refused for nothing',
    [write(2, 'b', 0, 1), { ...write(0, 'c', 2, 3), status: 412, expected: 2, revision: undefined, state: undefined }],
    [[2, 'b']],
    /^c: .* was refused/,
  ],
  ['a response outside the contract', [{ scenario: 's', start: 0, end: 1, status: 500 }], [], /^a response 500/],
])('finds %s', (_, events, log, says) => {
  expect(check(history(events, log)).join('\n')).toMatch(says);
});
