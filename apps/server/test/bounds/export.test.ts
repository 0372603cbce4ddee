/** Checks that the server handles other requests while an export runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const rows = 40_000;

/**
 * Exports an evaluation, and meanwhile requests a deployed variant again and again. Returns the number of these
 * requests and the number of exported lines.
 */
async function readsDuringExport(server: TestServer, id: string): Promise<{ reads: number; lines: number }> {
  const { base, fixture } = server;
  const headers = { Authorization: fixture.keys.viewer };
  let isOver = false;
  const exported = fetch(`${base}/human-evaluations/${id}/export/json-lines`, { headers })
    .then((response) => response.text())
    .finally(() => (isOver = true));
  let reads = 0;
  while (!isOver) {
    const response = await fetch(`${base}/apps/get_variant_by_env?app_id=${fixture.appId}&environment=production`, {
      headers,
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    reads += 1;
  }
  return { reads, lines: (await exported).split('\n').length - 1 };
}

describe.each(engines)('requests during a long export on %s', (engine) => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ checkReplies: false }, undefined, engine);
    id = await insertEvaluation(server.database, server.fixture, { count: rows });
  });
  afterAll(() => server.stop());

  it('the server responds to requests for deployed variants during an export', async () => {
    const { reads, lines } = await readsDuringExport(server, id);
    expect(lines).toBe(rows);
    // The server handles other requests after each 100 exported rows. If it exported all rows without a break, at most
    // two reads would complete before the end of the export.
    expect(reads).toBeGreaterThan(rows / 1000);
  });
});
