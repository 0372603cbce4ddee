/** Every operation × every documented status, through both generated clients, every response held to the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { operations, type OperationId } from '@jurybox/types';
import { commonCases, specialCases, type Case } from './cases.ts';
import { wraps, type Condition } from './conditions.ts';
import { drivers } from './drivers.ts';
import { createWitness, declared } from './witness.ts';

const servers = new Map<Condition, TestServer>();
const reached = new Set<string>();

beforeAll(async () => {
  for (const condition of Object.keys(wraps) as Condition[]) {
    servers.set(condition, await startTestServer(condition === 'limited' ? { rateLimit: 1 } : {}, wraps[condition]));
  }
});
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.stop()));
});

const serverFor = (condition: Condition) => servers.get(condition) as TestServer;

async function casesOf({ fixture, plain }: TestServer): Promise<Case[]> {
  const common = [];
  for (const operation of Object.keys(operations) as OperationId[]) common.push(...(await commonCases(operation, fixture, plain)));
  return [...common, ...(await specialCases(fixture, plain))];
}

describe.each(Object.entries(drivers))('through %s', (_, drive) => {
  it.each(Object.keys(wraps) as Condition[])('reaches what a server that is %s answers', async (condition) => {
    const server = serverFor(condition);
    for (const { says, status, call, before = [] } of (await casesOf(server)).filter((row) => (row.condition ?? 'sound') === condition)) {
      const witness = createWitness(server.base);
      for (const earlier of before) await drive(earlier, server.base, witness.fetch);
      await drive(call, server.base, witness.fetch);
      expect(witness.last().status, `${call.operation}, ${says}: ${witness.last().text}`).toBe(status);
      for (const name of witness.reached) reached.add(name);
    }
  });
});

const missing = (seen: Set<string>) => declared().filter((name) => !seen.has(name));

describe('coverage', () => {
  it('is complete', () => {
    console.log(`reached ${reached.size} of ${declared().length} (operation, status) pairs:\n  ${[...reached].sort().join('\n  ')}`);
    expect(missing(reached)).toEqual([]);
  });

  it('notices a status nobody reaches', () => {
    const seen = new Set(reached);
    seen.delete('updateEvaluationScenario 412');
    expect(missing(seen)).toEqual(['updateEvaluationScenario 412']);
  });
});

describe('the witness', () => {
  const planted = async (response: Response) => {
    const server = serverFor('sound');
    const witness = createWitness(server.base);
    const original = globalThis.fetch;
    globalThis.fetch = async () => response;
    try {
      await witness.fetch(`${server.base}/health`);
    } finally {
      globalThis.fetch = original;
    }
  };
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'a' };

  it.each([
    ['an undeclared status', new Response(null, { status: 418, headers }), /not in the contract/],
    ['a left-over member', Response.json({ status: 'ready', version: '1', secret: 1 }, { headers: { 'X-Request-Id': 'a' } }), /does not fit/],
    ['another type', new Response('{}', { headers: { ...headers, 'Content-Type': 'text/plain' } }), /came as text\/plain/],
    ['no request id', Response.json({ status: 'ready', version: '1' }), /without X-Request-Id/],
  ])('catches %s', async (_, response, message) => {
    await expect(planted(response)).rejects.toThrow(message);
  });
});
