/**
 * Checks that each page of a list is limited in bytes and in items. If the items are long, a page has fewer items, and
 * the next page continues after them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { insertEvaluation, insertJudgements, insertOwnJudgements, insertRevisions } from '../support/bulk-data.ts';
import { rewriteStatements } from '../support/rewrite-statements.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const long = 600_000;
const rows = 8;
/**
 * The largest allowed size of a page in bytes: the limit plus the size of one item, because a page may exceed the limit
 * by its last item.
 */
const mostBytes = 1_048_576 + long + 10_000;

interface Walk {
  items: number;
  pages: number;
  longest: number;
}

async function walk(server: TestServer, path: string): Promise<Walk> {
  const found: Walk = { items: 0, pages: 0, longest: 0 };
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = `limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const response: Response = await fetch(`${server.base}${path}?${query}`, {
      headers: { Authorization: server.fixture.keys.viewer },
    });
    const text = await response.text();
    expect(response.status, text.slice(0, 200)).toBe(200);
    const page = JSON.parse(text) as { items: unknown[]; next_cursor: string | null };
    found.items += page.items.length;
    found.pages += 1;
    found.longest = Math.max(found.longest, text.length);
    cursor = page.next_cursor;
  }
  return found;
}

/** Returns the path of each filled list by its name. */
async function fillAll(server: TestServer): Promise<Record<string, string>> {
  const { database, fixture } = server;
  const { appId, variantIds, pairs } = fixture;
  const evaluation = await insertEvaluation(database, fixture, { count: rows, inputLength: long });
  const several = await insertEvaluation(database, fixture, { count: rows, inputLength: long });
  await insertOwnJudgements(database, several, 'judge', rows);
  await insertJudgements(database, pairs.scenarioIds[0] ?? '', rows, long);
  await insertRevisions(database, variantIds[0], rows - 1, long);
  for (let made = 2; made < rows; made++) {
    const base_name = `long-${made}`;
    const response = await fetch(`${server.base}/apps/${appId}/variants`, {
      method: 'POST',
      headers: { Authorization: fixture.keys.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ base_name, config_name: 'x', parameters: { prompt: 'p'.repeat(long) } }),
    });
    expect(response.status).toBe(201);
  }
  return {
    scenarios: `/human-evaluations/${evaluation}/evaluation-scenarios`,
    'scenarios of several judges': `/human-evaluations/${several}/evaluation-scenarios`,
    judgements: `/human-evaluations/${pairs.evaluationId}/evaluation-scenarios/${pairs.scenarioIds[0]}/judgements`,
    variants: `/apps/${appId}/variants`,
    revisions: `/variants/${variantIds[0]}/revisions`,
  };
}

describe.each(engines)('pages and exports of large rows on %s', (engine) => {
  let server: TestServer;
  let lists: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer({ checkReplies: false }, undefined, engine);
    lists = await fillAll(server);
  });
  afterAll(() => server.stop());

  it.each(['scenarios', 'scenarios of several judges', 'judgements', 'variants', 'revisions'])(
    'a page of large %s has a limited size, and all pages together contain every item',
    async (name) => {
      const found = await walk(server, lists[name] ?? '');
      expect(found.items).toBe(rows);
      expect(found.pages).toBeGreaterThan(rows / 3);
      expect(found.longest).toBeLessThan(mostBytes);
    },
  );

  it.each(['scenarios', 'scenarios of several judges'])('an export of large %s is complete', async (name) => {
    const path = (lists[name] ?? '').replace('evaluation-scenarios', 'export/json-lines');
    const response = await fetch(`${server.base}${path}`, { headers: { Authorization: server.fixture.keys.viewer } });
    const lines = (await response.text()).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { position: number }).position)).toEqual(
      lines.map((_, index) => index),
    );
    expect(lines).toHaveLength(rows);
  });
});

it('planted fault: the check finds a list whose pages are not limited in bytes', async () => {
  const server = await startTestServer(
    { checkReplies: false },
    rewriteStatements(/bytes_before < (\$\d)/, 'bytes_before < 1000 * $1'),
  );
  const { scenarios = '' } = await fillAll(server);
  const found = await walk(server, scenarios).finally(() => server.stop());
  expect([found.items, found.longest > mostBytes]).toEqual([rows, true]);
});
