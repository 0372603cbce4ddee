/**
 * Tests `assertSameResponses`. The benchmark compares the speed of Jurybox with plain servers: small servers with the
 * same two operations. Before the measurement, this function checks that all servers return and store the same data.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeer, type Child } from '../../bench/child.ts';
import type { Filled } from '../../bench/fill.ts';
import { introduction } from '../../bench/introduction.ts';
import { assertSameResponses, type CheckedServer } from '../../bench/same-responses.ts';
import { readStoredInSqlite } from '../../bench/stored-rows.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { fillFixture } from '../support/fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-peers-'));
const files = { ours: join(folder, 'ours.db'), plain: join(folder, 'plain.db') };
const peers = join(import.meta.dirname, '../../bench/peers');
const children: Child[] = [];
let filled: Filled;
let ours: CheckedServer;
let plain: CheckedServer;

beforeAll(async () => {
  const database = await openSqlite({ file: files.ours, as: 'command', migrate: true });
  const { keys, appId, variantIds, pairs } = await fillFixture(database);
  await database.close();
  copyFileSync(files.ours, files.plain);
  filled = {
    key: keys.evaluator,
    reads: [{ path: `/api/apps/get_variant_by_env?app_id=${appId}&environment=production`, etag: '' }],
    updates: pairs.scenarioIds.map((id) => ({
      path: `/api/human-evaluations/${pairs.evaluationId}/evaluation_scenario/${id}/human_a_b_testing`,
      body: JSON.stringify({ vote: variantIds[0], correct_answer: 'No.', is_pinned: true, note: 'Ask “again”.' }),
    })),
  };
  const [first, second] = await Promise.all([
    startPeer(join(peers, 'ours.ts'), [`file:${files.ours}`]),
    startPeer(join(peers, 'plain-fastify.ts'), [`file:${files.plain}`]),
  ]);
  children.push(first, second);
  ours = { name: 'Jurybox', port: first.port, readStored: () => readStoredInSqlite(files.ours) };
  plain = { name: 'plain', port: second.port, readStored: () => readStoredInSqlite(files.plain) };
});

afterAll(async () => {
  for (const child of children) await child.stop();
  rmSync(folder, { recursive: true });
});

it('the benchmark accepts a plain server that returns and stores the same data as Jurybox', async () => {
  await assertSameResponses([ours, plain], filled);
  // The first call has changed the scenarios, so the second call begins with other values.
  await assertSameResponses([ours, plain], filled);
});

interface Change {
  status?: number;
  body?: (body: Record<string, unknown>) => void;
  key?: (sent: string) => string;
}

/**
 * Starts a proxy in front of `plain`, the small server that is compared with Jurybox. The proxy changes the responses
 * to requests with the given method, and passes on the other responses unchanged.
 */
async function startWrong(method: 'GET' | 'PUT', { status, body: changeBody, key }: Change): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isChanged = request.method === method;
    const sent = request.headers.authorization ?? '';
    const original = await fetch(`http://127.0.0.1:${plain.port}${request.url}`, {
      method: request.method ?? '',
      headers: { Authorization: isChanged && key ? key(sent) : sent, 'Content-Type': 'application/json' },
      ...(request.method === 'PUT' ? { body: Buffer.concat(chunks) } : {}),
    });
    const body = (await original.json()) as Record<string, unknown>;
    if (isChanged && original.ok) changeBody?.(body);
    response
      .writeHead(isChanged && original.ok ? (status ?? 200) : original.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('the benchmark rejects a plain server that returns or stores other data than Jurybox', () => {
  const cases: [string, 'GET' | 'PUT', Change, string][] = [
    ['leaves out a member', 'PUT', { body: (body) => delete body['note'] }, 'note is undefined, not'],
    ['does not count updates', 'PUT', { body: (body) => (body['revision'] = 1) }, 'revision is 1, not'],
    [
      'returns an old time',
      'PUT',
      { body: (body) => (body['judged_at'] = '2020-01-01T00:00:00.000Z') },
      'judged_at is',
    ],
    ['returns other parameters', 'GET', { body: (body) => (body['parameters'] = {}) }, 'parameters is {}, not'],
    ['returns another status', 'PUT', { status: 201 }, 'status 201, not 200'],
    ['accepts unknown keys', 'GET', { key: (sent) => sent.replace(/x$/, '') }, 'returns 200, not 401'],
  ];
  it.each(cases)('the benchmark rejects a plain server that %s', async (_title, method, change, message) => {
    const server = await startWrong(method, change);
    try {
      const wrong = { ...plain, name: 'wrong', port: (server.address() as AddressInfo).port };
      await expect(assertSameResponses([ours, wrong], filled)).rejects.toThrow(message);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Adds or drops a trigger in the database of `plain`. The trigger changes or discards what this server stores. */
  const plant = (trigger: string) => {
    const database = new DatabaseSync(files.plain);
    database.exec(trigger);
    database.close();
  };

  it('the benchmark rejects a plain server that returns correct values but stores other values', async () => {
    plant(`CREATE TRIGGER planted AFTER UPDATE ON scenarios
      BEGIN UPDATE scenarios SET note = 'other' WHERE id = NEW.id; END`);
    await expect(assertSameResponses([ours, plain], filled)).rejects.toThrow('plain: stored other scenarios');
    plant('DROP TRIGGER planted');
    await assertSameResponses([ours, plain], filled);
  });

  it('the benchmark rejects a plain server that does not store the log of judgements', async () => {
    plant('CREATE TRIGGER planted BEFORE INSERT ON judgements BEGIN SELECT RAISE(IGNORE); END');
    await expect(assertSameResponses([ours, plain], filled)).rejects.toThrow('plain: stored other judgements');
  });
});

it('docs/benchmark.md contains the introduction from apps/server/bench/introduction.ts', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/benchmark.md'), 'utf8');
  expect(document).toContain(introduction);
});
