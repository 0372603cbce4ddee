/**
 * Revokes API keys while requests with these keys are in flight. After the revocation, the server must not store the
 * body of an update, and must not send more data of an export.
 */
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { put, putHead, targetOf } from '../bad-input/request-bytes.ts';
import { judge } from '../support/requests.ts';
import { interceptDatabase } from '../support/intercept-database.ts';
import { engines } from '../support/engine.ts';
import { insertScenariosWithNotes } from '../support/bulk-data.ts';
import { sendBytes, readResponses } from '../support/raw-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const prefixOf = (key: string) => key.slice(0, 'jbx_'.length + 12);
const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();

describe.each(engines)('a key that is revoked during a request, on %s', (engine) => {
  it.each([
    [false, 200],
    [true, 401],
  ])(
    'after a slow body has arrived, the server checks the key again (revoked: %s, status: %i)',
    async (isRevoked, status) => {
      server = await startTestServer({}, undefined, engine);
      const { evaluator } = server.fixture.keys;
      const body = '{"note":"after"}';
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      const received: Buffer[] = [];
      socket
        .on('data', (chunk) => received.push(chunk))
        .write(`${putHead(targetOf(server), `Content-Length: ${body.length}`)}${body.slice(0, 5)}`);
      await expect.poll(async () => /jurybox_requests_in_flight (\d+)/.exec(await metrics())?.[1]).toBe('2');
      // Waits until the server has looked up the key of the slow request. Health checks use the database too, so this
      // look-up is complete when they get their responses.
      for (let asked = 0; asked < 5; asked++) await fetch(`${server.base}/health`);
      if (isRevoked) expect(await server.plain.keys.revokeByPrefix(prefixOf(evaluator))).toBe(true);
      socket.write(body.slice(5));
      await expect
        .poll(() => readResponses(Buffer.concat(received)).responses.map((response) => response.status))
        .toEqual([status]);
      socket.destroy();
      expect((await judge(server, {})).json.note).toBe(isRevoked ? null : 'after');
    },
  );

  it('the server looks up the API key only once if headers and body arrive together', async () => {
    let looks = 0;
    server = await startTestServer(
      {},
      (database) => interceptDatabase(database, (_, sql) => void (looks += /FROM keys/.test(sql) ? 1 : 0)),
      engine,
    );
    looks = 0;
    const { responses } = await sendBytes(server.port, put(targetOf(server), '{"note":"at once"}'));
    expect([responses[0]?.status, looks]).toEqual([200, 1]);
  });

  it('an export is cut off if its key is revoked, and contains nothing written after the revocation', async () => {
    server = await startTestServer({}, undefined, engine);
    const { viewer } = server.fixture.keys;
    await insertScenariosWithNotes(server, 800, 40_000);
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    // Adds this listener first, because the connection may close before a later listener is added.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `GET /api/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv HTTP/1.1\r\nHost: ` +
        `x\r\nAuthorization: ${viewer}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    expect(await server.plain.keys.revokeByPrefix(prefixOf(viewer))).toBe(true);
    await server.database.transaction((tx) =>
      tx.run("UPDATE scenarios SET note = 'written after the revocation' WHERE position = 1799"),
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).resume();
    await closed;
    expect(text.includes('written after the revocation')).toBe(false);
    expect(text.endsWith('0\r\n\r\n')).toBe(false);
    await expect
      .poll(() => server.logs.filter(({ operation, msg }) => msg === 'request' && operation === 'exportJudgementsCsv'))
      .toEqual([expect.objectContaining({ cut: 'key revoked' })]);
    expect(await metrics()).toContain(
      'jurybox_responses_cut_total{operation="exportJudgementsCsv",reason="key revoked"} 1\n',
    );
    expect(server.logs.filter(({ level }) => (level as number) >= 40)).toEqual([]);
  });
});
