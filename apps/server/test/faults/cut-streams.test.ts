/**
 * Checks exports that are cut off. The server must log and count each of them, with the reason. Until an export ends,
 * its request must count as in flight.
 */
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/store/database.ts';
import { interceptDatabase } from '../support/intercept-database.ts';
import { engines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { insertScenariosWithNotes } from '../support/bulk-data.ts';

let server: TestServer;
afterEach(() => server.stop());

const exportHead = (kind: string) =>
  `GET /api/human-evaluations/${server.fixture.pairs.evaluationId}/export/${kind} ` +
  'HTTP/1.1\r\nHost: x\r\nX-Request-Id: cut-7\r\nAuthorization: ' +
  `${server.fixture.keys.viewer}\r\n\r\n`;

const lines = () => server.logs.filter(({ msg, request_id: id }) => msg === 'request' && id === 'cut-7');
const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();
/** Returns the number of requests in flight, not counting the request for the metrics. */
const inFlight = async () => Number(/jurybox_requests_in_flight (\d+)/.exec(await metrics())?.[1]) - 1;

describe.each(engines)('exports that are cut off on %s', (engine) => {
  it.each([
    ['a storage error', new StorageUnavailable('planted'), 'exportJudgementsCsv', 'csv'],
    ['a bug', new TypeError('planted'), 'exportJudgementsJsonLines', 'json-lines'],
  ])('the server logs and counts an export as failed if %s cuts it off', async (_, error, operation, kind) => {
    let reads = 0;
    server = await startTestServer(
      {},
      (database) =>
        interceptDatabase(database, (_, sql) => {
          if (/FROM scenarios/.test(sql) && ++reads > 2) throw error;
        }),
      engine,
    );
    await insertScenariosWithNotes(server, 1000, 3000);
    const response = fetch(`${server.base}/human-evaluations/${server.fixture.pairs.evaluationId}/export/${kind}`, {
      headers: { Authorization: server.fixture.keys.viewer, 'X-Request-Id': 'cut-7' },
    });
    await expect(response.then((response) => response.text())).rejects.toThrow('terminated');
    await expect.poll(lines).toEqual([expect.objectContaining({ operation, status: 200, cut: 'failed' })]);
    expect(server.logs.filter(({ level, request_id: id }) => level === 50 && id === 'cut-7')).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ message: 'planted' }) }),
    ]);
    expect(await metrics()).toContain(`jurybox_responses_cut_total{operation="${operation}",reason="failed"} 1\n`);
    expect(await inFlight()).toBe(0);
  });

  it('an export counts as in flight until its client disconnects, and the server logs the disconnection', async () => {
    server = await startTestServer({}, undefined, engine);
    await insertScenariosWithNotes(server, 600, 40_000);
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(exportHead('csv'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    await expect.poll(inFlight).toBe(1);
    expect(lines()).toEqual([]);
    socket.destroy();
    await expect.poll(lines).toEqual([expect.objectContaining({ status: 200, cut: 'reader left' })]);
    expect(server.logs.filter(({ level }) => (level as number) >= 40)).toEqual([]);
    expect(await metrics()).toContain(
      'jurybox_responses_cut_total{operation="exportJudgementsCsv",reason="reader left"} 1\n',
    );
    expect(await inFlight()).toBe(0);
  });

  it('the log does not report an export as cut off if the client received all of it', async () => {
    server = await startTestServer({}, undefined, engine);
    await insertScenariosWithNotes(server, 500, 4000);
    const response = await fetch(`${server.base}/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv`, {
      headers: { Authorization: server.fixture.keys.viewer, 'X-Request-Id': 'cut-7' },
    });
    expect((await response.text()).match(/\r\n/g)).toHaveLength(504);
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).not.toHaveProperty('cut');
    expect(await metrics()).not.toMatch(/^jurybox_responses_cut_total\{/m);
  });
});
