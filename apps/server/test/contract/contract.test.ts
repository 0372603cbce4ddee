/**
 * Makes every operation return each of its documented statuses, and validates every response. Sends the requests with
 * `@jurybox/client` and with openapi-fetch.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type Engine } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { operations, type OperationId } from '@jurybox/types';
import { commonCases, type Case } from './cases.ts';
import { wraps, type Condition } from './conditions.ts';
import { drivers } from './drivers.ts';
import { specialCases } from './special-cases.ts';
import { createCheckedFetch, declared } from './checked-fetch.ts';

const reached = new Map<Engine, Set<string>>(engines.map((engine) => [engine, new Set()]));

async function casesOf({ fixture, plain }: TestServer): Promise<Case[]> {
  const common = [];
  for (const operation of Object.keys(operations) as OperationId[])
    common.push(...(await commonCases(operation, fixture, plain)));
  return [...common, ...(await specialCases(fixture, plain))];
}

describe.each(engines)('the responses of all operations on %s', (engine) => {
  // The error responses of a faulty server do not depend on the engine, so faulty servers only run on one engine.
  const conditions = (Object.keys(wraps) as Condition[]).filter((name) => name === 'sound' || engine === 'sqlite');

  describe.each(conditions)('a server in the condition "%s"', (condition) => {
    // How an HTTP client handles a response does not depend on the engine. So a server without faults gets requests
    // from one client on SQLite, and from both clients on PostgreSQL.
    const clients = Object.entries(drivers).slice(0, engine === 'sqlite' && condition === 'sound' ? 1 : undefined);
    let server: TestServer;
    /**
     * The cases for a server with a fault or a rate limit. They change no data that a later case needs, so both clients
     * send the same cases. For a server without faults, each client gets new cases.
     */
    let sharedCases: Case[] | undefined;
    beforeAll(async () => {
      server = await startTestServer(condition === 'limited' ? { rateLimit: 1 } : {}, wraps[condition], engine);
      sharedCases = condition === 'sound' ? undefined : await casesOf(server);
    });
    afterAll(() => server.stop());

    it.each(clients)('every response to requests from the client %s matches the contract', async (_, drive) => {
      for (const { says, status, call, times = 1 } of (sharedCases ?? (await casesOf(server))).filter(
        (row) => (row.condition ?? 'sound') === condition,
      )) {
        const checkers = Array.from({ length: times }, () => createCheckedFetch(server.base));
        await Promise.all(checkers.map((checked) => drive(call, server.base, checked.fetch)));
        const responses = checkers.map((checked) => checked.last());
        expect(
          responses.map((response) => response.status),
          `${call.operation}, ${says}: ${responses.map(({ text }) => text).join()}\n` +
            'If the derived call does not fit, add a call to `own` in apps/server/test/contract/cases.ts',
        ).toContain(status);
        for (const name of checkers.flatMap((checked) => [...checked.reached]))
          for (const each of condition === 'sound' ? [engine] : engines) reached.get(each)?.add(name);
      }
    });
  });
});

const missing = (seen: Set<string>) => declared().filter((name) => !seen.has(name));

// Most error statuses come only from faulty servers, which run only on SQLite.
describe.runIf(engines.includes('sqlite'))('the statuses that the test cases cover', () => {
  it.each(engines)('the test cases reach every documented status of every operation on %s', (engine) => {
    const seen = reached.get(engine) ?? new Set();
    const statuses = Map.groupBy(
      [...seen].sort().map((name) => name.split(' ') as [string, string]),
      ([operation]) => operation,
    );
    const rows = [...statuses].map(
      ([operation, pairs]) => `\n  ${operation} ${pairs.map(([, status]) => status).join(' ')}`,
    );
    console.log(
      `${engine}: reached ${seen.size} of ${declared().length} (operation, status) ` +
        `pairs${engine === 'sqlite' ? `:${rows.join('')}` : ''}`,
    );
    expect(
      missing(seen),
      'no case gets these responses: add a case for each to specialCases in apps/server/test/contract/special-cases.ts',
    ).toEqual([]);
  });

  it('planted fault: the coverage check finds a status that no test case reaches', () => {
    const seen = new Set(declared());
    seen.delete('updateEvaluationScenario 412');
    expect(missing(seen)).toEqual(['updateEvaluationScenario 412']);
  });
});

describe('the check of responses against the contract', () => {
  const planted = async (response: Response) => {
    const checked = createCheckedFetch('http://localhost/api', async () => response);
    await checked.fetch('http://localhost/api/health');
  };
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'a' };

  it.each([
    ['an undeclared status', new Response(null, { status: 418, headers }), /not in the contract/],
    [
      'an undeclared member',
      Response.json({ status: 'ready', version: '1', secret: 1 }, { headers: { 'X-Request-Id': 'a' } }),
      /does not match its schema/,
    ],
    [
      'another content type',
      new Response('{}', { headers: { ...headers, 'Content-Type': 'text/plain' } }),
      /has content type text\/plain/,
    ],
    ['no request id', Response.json({ status: 'ready', version: '1' }), /has no X-Request-Id header/],
  ])('the check against the contract rejects a response with %s', async (_, response, message) => {
    await expect(planted(response)).rejects.toThrow(message);
  });
});
