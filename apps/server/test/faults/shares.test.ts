/**
 * Checks the limits on incoming bodies, requests in flight and exports, for each key and each project. Callers below
 * their limits must get responses.
 */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { putHead, targetOf } from '../bad-input/request-bytes.ts';
import { judge, sendRequest, readVariant } from '../support/requests.ts';
import { engines } from '../support/engine.ts';
import { insertScenariosWithNotes } from '../support/bulk-data.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { readResponses, type RawResponse } from '../support/raw-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { wrapDatabase } from '../support/wrap-database.ts';

let server: TestServer;
let open: Sender[] = [];
/** Continues the transactions that a test has paused. Otherwise the server would wait for them and not stop. */
let release = () => {};
afterEach(async () => {
  release();
  for (const { socket } of open) socket.destroy();
  open = [];
  await server.stop();
});

interface Sender {
  socket: Socket;
  response: () => RawResponse | undefined;
}

function send(bytes: string): Sender {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk)).write(bytes);
  const sender = { socket, response: () => readResponses(Buffer.concat(received)).responses[0] };
  open.push(sender);
  return sender;
}

const statuses = (senders: Sender[]) => {
  const counted: Record<string, number> = {};
  for (const sender of senders) {
    const response = sender.response();
    const key =
      response === undefined
        ? 'waiting'
        : `${response.status} ${(JSON.parse(response.body) as { code: string }).code}` +
          (response.headers.has('retry-after') ? '' : ' without Retry-After');
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
};

const waitingForBody = async () => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^jurybox_requests_waiting_for_body (\d+)$/m.exec(text)?.[1]);
};

/** Checks that requests of another project succeed, and that monitoring can still read the health and the metrics. */
async function othersAreServed(other: Fixture): Promise<void> {
  const judging = {
    key: other.keys.evaluator,
    evaluation: other.pairs.evaluationId,
    scenario: other.pairs.scenarioIds[0]!,
  };
  expect((await readVariant(server, { key: other.keys.viewer, app: other.appId })).status).toBe(200);
  expect((await judge(server, { note: 'served' }, judging)).status).toBe(200);
  for (const path of ['/api/health', '/api/health?probe=live', '/metrics', '/openapi.json']) {
    expect((await fetch(server.origin + path)).status, path).toBe(200);
  }
}

describe.each(engines)('the limits of each key and project on %s', (engine) => {
  it('if a key sends too many slow bodies at once, the server rejects the excess and serves other keys', async () => {
    server = await startTestServer({ maxInFlight: 40 }, undefined, engine);
    const other = await fillFixture(server.database, 'other');
    const slow: Sender[] = [];
    // Sends 20 requests at a time, because a project may have at most 30 in flight (3/4 of `maxInFlight`).
    for (const refused of [10, 30, 50]) {
      for (let i = 0; i < 20; i++) slow.push(send(`${putHead(targetOf(server), 'Content-Length: 21')}{"note":`));
      await expect.poll(() => statuses(slow)).toEqual({ waiting: 10, '429 rate_limited': refused });
    }
    await othersAreServed(other);
    // The caller with the slow bodies can still send other requests, and complete a body that was not rejected.
    expect((await readVariant(server, { key: server.fixture.keys.evaluator })).status).toBe(200);
    const kept = slow.find((sender) => sender.response() === undefined)!;
    kept.socket.write('"it arrived"}');
    await expect.poll(() => kept.response()?.status).toBe(200);
    // One of the slow requests is complete now, so the server accepts another body.
    const next = send(`${putHead(targetOf(server), 'Content-Length: 21')}{"note":`);
    next.socket.on('connect', () => setTimeout(() => next.socket.write('"it arrived"}'), 50));
    await expect.poll(() => next.response()?.status).toBe(200);
  });

  it('the limit on incoming bytes counts the declared length of a body, or the maximum if it is chunked', async () => {
    server = await startTestServer({}, undefined, engine);
    const other = await fillFixture(server.database, 'other');
    const declared = Array.from({ length: 9 }, () =>
      send(`${putHead(targetOf(server), 'Content-Length: 1048576')}{"note":`),
    );
    const chunked = Array.from({ length: 11 }, () =>
      send(`${putHead(targetOf(server), 'Transfer-Encoding: chunked')}1\r\n{\r\n`),
    );
    await expect.poll(() => statuses([...declared, ...chunked])).toEqual({ waiting: 16, '429 rate_limited': 4 });
    await othersAreServed(other);
  });

  it.each(['with', 'after'])(
    'if bodies arrive %s the headers, a project may use at most 3/4 of the limit on requests in flight',
    async (arrival) => {
      const held: (() => void)[] = [];
      let holds = false;
      release = () => {
        holds = false;
        for (const go of held) go();
      };
      server = await startTestServer(
        { maxInFlight: 8 },
        (inner) =>
          wrapDatabase(inner, {
            transaction: async (...a) => {
              if (holds) await new Promise<void>((resolve) => held.push(resolve));
              return inner.transaction(...a);
            },
          }),
        engine,
      );
      const other = await fillFixture(server.database, 'other');
      const { issue } = server.plain.keys;
      // The server lets at most two requests of each key wait for their bodies, so eight requests need four keys.
      const keys = ['a', 'b', 'c', 'd'].map((name) => issue(server.fixture.project, { name, role: 'editor' }));
      const heads = (await Promise.all(keys)).flatMap(({ secret: key }) =>
        Array<string>(2).fill(putHead({ ...targetOf(server), key }, 'Content-Length: 15')),
      );
      holds = true;
      const mine = heads.map((head) => send(arrival === 'after' ? `${head}{"note"` : `${head}{"note":"held"}`));
      if (arrival === 'after') {
        await expect.poll(waitingForBody).toBe(8);
        for (const { socket } of mine) socket.write(':"held"}');
      }
      await expect.poll(() => statuses(mine)).toEqual({ waiting: 6, '503 overloaded': 2 });
      expect(held.length).toBe(6);
      holds = false;
      await othersAreServed(other);
      release();
      await expect.poll(() => statuses(mine)).toEqual({ '200 undefined without Retry-After': 6, '503 overloaded': 2 });
      expect((await judge(server, { note: 'again' })).status).toBe(200);
    },
  );

  it('a project may run at most eight exports at once', async () => {
    server = await startTestServer({}, undefined, engine);
    const other = await fillFixture(server.database, 'other');
    await insertScenariosWithNotes(server, 500, 40_000);
    const path = `/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv`;
    const unread = Array.from({ length: 8 }, () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      socket.write(`GET /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${server.fixture.keys.viewer}\r\n\r\n`);
      open.push({ socket, response: () => undefined });
      return new Promise((resolve) => socket.once('data', () => resolve(socket.pause())));
    });
    await Promise.all(unread);
    const refused = await sendRequest(server, path);
    expect([refused.status, refused.json?.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '1',
    ]);
    // The server accepts a HEAD request, because the response to it is not streamed.
    expect((await sendRequest(server, path, { method: 'HEAD' })).status).toBe(200);
    const theirs = await sendRequest(server, `/human-evaluations/${other.pairs.evaluationId}/export/csv`, {
      key: other.keys.viewer,
    });
    expect(theirs.status).toBe(200);
    await othersAreServed(other);
    open.pop()?.socket.destroy();
    await expect.poll(async () => (await sendRequest(server, path)).status).toBe(200);
  });
});
