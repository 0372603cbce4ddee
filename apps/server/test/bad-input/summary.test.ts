/**
 * Sends all cases of bad input in random order, eight at a time, and checks that they store nothing. Also checks that
 * every kind of bad input has cases.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendBytes } from '../support/raw-client.ts';
import { seed } from '../support/seed.ts';
import { startTestServer } from '../support/server.ts';
import {
  checkExchange,
  unexpectedLogs,
  expectCase,
  isServing,
  recordStatuses,
  startCaseServer,
  storedState,
  type Case,
  type CaseServer,
} from './case.ts';
import { bodyCases } from './cases/body.ts';
import { jsonCases } from './cases/json.ts';
import { parameterCases } from './cases/parameters.ts';
import { protocolCases } from './cases/protocol.ts';
import { put, targetOf } from './request-bytes.ts';
import { rows, type Row } from './rows.ts';
import { maxStallMs, shortestStallMs } from './event-loop-stall.ts';

const cases = [...jsonCases, ...bodyCases, ...parameterCases, ...protocolCases];
const floor = 370;
const atOnce = 8;
/** The kinds of bad input that need other tests than these cases, each with the name of its test file. */
const elsewhere: Partial<Record<Row, string>> = { 'hostile strings': 'strings', 'HEAD, OPTIONS, CORS': 'methods' };

let site: CaseServer;
beforeAll(async () => {
  site = await startCaseServer();
});
afterAll(() => site.server.stop());

test('every kind of bad input has test cases, and their names are unique', () => {
  const count = (row: Row) => cases.filter((one) => one.row === row).length;
  expect(rows.filter((row) => count(row) < 3 && elsewhere[row] === undefined)).toEqual([]);
  const names = cases.map(({ row, name }) => `${row}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('invalid requests in random order, eight at a time, store nothing and cause no undocumented 5xx', async () => {
  const [order = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: cases.length, maxLength: cases.length }), 1);
  console.log(`seed ${seed} (SEED=${seed} repeats it): ${order.length} cases, ${atOnce} at once`);
  const before = await storedState(site);
  const queue = order.values();
  const worker = async () => {
    for (const one of queue) {
      const exchange = await sendBytes(site.server.port, await one.bytes(site.target), {
        half: one.half ?? false,
        untilClosed: one.closes ?? false,
      });
      recordStatuses(site, one, exchange);
      expect(() => checkExchange(one, exchange), `${one.row}: ${one.name}`).not.toThrow();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(site.undocumented).toEqual([]);
  expect(unexpectedLogs(site)).toEqual([]);
  expect(await storedState(site)).toEqual(before);
  expect(await isServing(site)).toBe(true);
  expect(site.statuses.length).toBeGreaterThanOrEqual(floor);
});

describe('expectCase, which checks the response to bad input', () => {
  const plain: Case = {
    row: 'unknown path',
    name: 'planted',
    bytes: (target) => put(target, '[]'),
    response: { loc: ['body'], type: 'dict_type' },
  };

  test('expectCase accepts the documented error response to bad input', () => expectCase(site, plain));

  test('expectCase fails if an invalid request changed stored data', async () => {
    const { database } = site.server;
    const bytes: Case['bytes'] = async (target) => {
      await database.transaction((tx) =>
        tx.run('UPDATE scenarios SET revision = revision + 1 WHERE id = $1', target.scenarioId),
      );
      return plain.bytes(target);
    };
    await expect(expectCase(site, { ...plain, bytes })).rejects.toThrow('nothing is stored');
  });

  test('expectCase fails if an invalid request changed a built-in prototype', async () => {
    const polluted = Object.prototype as { planted?: boolean };
    const bytes: Case['bytes'] = (target) => {
      Object.defineProperty(polluted, 'planted', { value: true, configurable: true, enumerable: false });
      return plain.bytes(target);
    };
    await expect(expectCase(site, { ...plain, bytes }).finally(() => delete polluted.planted)).rejects.toThrow(
      'built-in prototypes are unchanged',
    );
  });

  test('expectCase fails for a wrong status, a wrong `loc`, an open connection or a second response', async () => {
    await expect(expectCase(site, { ...plain, response: 'not_found' })).rejects.toThrow('422');
    await expect(expectCase(site, { ...plain, response: { loc: ['body', 'a'], type: 'dict_type' } })).rejects.toThrow(
      'deep equally contain',
    );
    await expect(expectCase(site, { ...plain, closes: true, closeWithinMs: 200 })).rejects.toThrow(
      'the connection is closed',
    );
    await expect(
      expectCase(site, {
        ...plain,
        responses: 2,
        bytes: (target) => Buffer.concat([put(target, '[]'), put(target, '[]')]),
      }),
    ).rejects.toThrow('length');
  });

  test('expectCase fails if the server responds to an invalid request with an undocumented 5xx', async () => {
    const server = await startTestServer({}, (database) => {
      database.transaction = () => Promise.reject(new Error('planted'));
      return database;
    });
    const other: CaseServer = { server, target: targetOf(server), statuses: [], undocumented: [] };
    await expect(expectCase(other, { ...plain, bytes: (target) => put(target, '{}') })).rejects.toThrow('500');
    expect(other.undocumented).toHaveLength(1);
    expect(unexpectedLogs(other)).toHaveLength(1);
    await server.stop();
  });

  test('`shortestStallMs` measures how long a function blocks the event loop', async () => {
    const block = vi.fn<() => void>(() => {
      const began = process.cpuUsage();
      for (let spent = 0; spent < (maxStallMs + 10) * 1000;) {
        const { user, system } = process.cpuUsage(began);
        spent = user + system;
      }
    });
    expect(await shortestStallMs(block)).toBeGreaterThanOrEqual(maxStallMs);
    expect(block).toHaveBeenCalledTimes(5);
    expect(await shortestStallMs(() => {})).toBeLessThan(maxStallMs);
  });
});
