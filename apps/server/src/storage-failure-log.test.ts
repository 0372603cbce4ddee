import pino from 'pino';
import { expect, it } from 'vitest';
import { createStorageFailureLog, errorMember } from './storage-failure-log.ts';
import { StorageUnavailable } from './store/database.ts';

const failure = new StorageUnavailable('the connection was refused', { cause: new Error('ECONNREFUSED') });

it('while the database is unavailable, the log gets one line per ten seconds, with the number of failures', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const log = createStorageFailureLog(
    pino({ base: null }, { write: (line: string) => void lines.push(line) }),
    () => nowMs,
  );
  for (let request = 0; request < 1000; request++) {
    log(`request-${request}`, failure);
    nowMs += 15;
  }
  expect(lines).toHaveLength(2);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 50, request_id: 'request-0', unwritten: 0, msg: 'the database is unavailable' }),
    expect.objectContaining({ request_id: 'request-667', unwritten: 666 }),
  ]);
  expect((JSON.parse(lines[0] ?? '') as { err: unknown }).err).toEqual({
    type: 'StorageUnavailable',
    name: 'StorageUnavailable',
    message: 'the connection was refused',
    stack: '',
  });
});

it('logging a storage failure does not throw if the log cannot be written', () => {
  const write = () => {
    throw new Error('the log is full');
  };
  expect(() => createStorageFailureLog(pino({}, { write }))('request', failure)).not.toThrow();
});

it('the log keeps the stack trace of an error that is not a storage failure', () => {
  const bug = new TypeError('planted');
  expect(errorMember(bug)).toEqual({ err: bug });
});
