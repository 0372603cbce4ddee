/** Tests the decisions in the ledger about the times at which keys and invitations expire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest, validationError, validationErrors } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('the expiry of keys and invitations on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const send = (method: 'POST', path: string, body: unknown) => sendRequest(server, path, { method }, body);

  it.each([
    ['2036-12-31T23:59:60Z', '2037-01-01T00:00:00.000Z'],
    ['2036-12-31T23:59:60.25-00:00', '2037-01-01T00:00:00.250Z'],
    ['2037-01-01T13:59:60+14:00', '2037-01-01T00:00:00.000Z'],
    ['2036-12-31t23:59:59z', '2036-12-31T23:59:59.000Z'],
    ['2037-01-01T01:59:59+02', '2036-12-31T23:59:59.000Z'],
  ])('the server stores an expiry in UTC, whatever its form of date-time: %s (U03)', async (expires_at, time) => {
    const evaluation = await createJudgedEvaluation(server.fixture, server.plain);
    const key = await send('POST', '/keys', { key_name: 'k', role: 'viewer', expires_at });
    const path = `/human-evaluations/${evaluation.evaluationId}/invitations`;
    const invitation = await send('POST', path, { invitation_name: 'i', expires_at });
    expect([key.status, key.json.expires_at]).toEqual([201, time]);
    expect([invitation.status, invitation.json.expires_at]).toEqual([201, time]);
    expect((await sendRequest(server, '/apps', { key: key.json.secret })).status).toBe(200);
  });

  it.each([
    ['2036-12-31T12:00:60Z', 'datetime_parsing'],
    ['2036-12-31T24:00:00Z', 'datetime_parsing'],
    ['2036-02-30T00:00:00Z', 'datetime_parsing'],
    ['12036-01-01T00:00:00Z', 'datetime_parsing'],
    ['2036-12-31T23:59:59+24:00', 'datetime_parsing'],
    ['2036-12-31T23:59:59', 'datetime_parsing'],
    ['0000-01-01T00:00:00Z', 'value_error'],
    ['2016-12-31T23:59:60Z', 'value_error'],
    ['9999-12-31T23:59:60Z', 'value_error'],
  ])('the error for the invalid expiry %s says what is wrong: %s', async (expires_at, type) => {
    const refused = await send('POST', '/keys', { key_name: 'k', role: 'viewer', expires_at });
    expect(validationErrors(refused)).toEqual(validationError(type, 'body', 'expires_at'));
    const words =
      type === 'datetime_parsing' ? 'valid datetime' : expires_at > '9' ? 'before the year 10000' : 'future';
    expect(refused.json.detail[0].msg).toContain(words);
  });
});
