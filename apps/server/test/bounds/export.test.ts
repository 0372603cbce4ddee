/** Checks that the server handles other requests during an export. An export reads one batch per turn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const rows = process.env['JURYBOX_LONG'] === '1' ? 40_000 : 10_000;

/** Exports an evaluation and meanwhile sends reads one after the other. Returns the number of successful reads. */
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

describe.each(engines)('a long export on %s', (engine) => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ checkReplies: false }, undefined, engine);
    id = await insertEvaluation(server.database, server.fixture, { count: rows });
  });
  afterAll(() => server.stop());

  it('the server reads deployed variants for other callers during an export', async () => {
    const { reads, lines } = await readsDuringExport(server, id);
    expect(lines).toBe(rows);
    // The export takes a turn for each 100 rows, and reads get turns in between. If the export took no turns, at most
    // two reads would complete before its end.
    expect(reads).toBeGreaterThan(rows / 1000);
  });
});
