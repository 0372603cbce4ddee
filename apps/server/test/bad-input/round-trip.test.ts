/**
 * Checks that a caller can send back any value from a response. The server must accept the value, and must return it
 * with the same bytes.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, validationErrors, judge } from '../support/requests.ts';
import { engines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('numbers in requests and responses on %s', (engine) => {
  const runs = engine === 'sqlite' ? 100 : 25;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  /**
   * Returns the bytes of the member `name` in a JSON text. Does not parse the text, because parsing would lose the
   * notation of numbers. `next` is the name of the member that follows directly.
   */
  const bytesOf = (text: string, name: string, next: string) =>
    text.slice(text.indexOf(`"${name}":`) + name.length + 3, text.indexOf(`,"${next}":`));
  const score = async (literal: string) => {
    const response = await judge(server, `{"score":${literal}}`, { of: 'singles' });
    return { ...response, bytes: bytesOf(response.text, 'score', 'correct_answer') };
  };

  it.each([
    '4.688301800100325e16',
    '46883018001003250',
    '1e21',
    '0.1',
    '5e-324',
    '-0.0',
    '1.7976931348623157e308',
    '12345678901234567.5',
  ])('if a caller sends back the score returned for %s, the server returns the same bytes', async (literal) => {
    const { status, bytes } = await score(literal);
    expect(status).toBe(200);
    expect(await score(bytes)).toMatchObject({ status: 200, bytes });
  });

  it.each([
    ['9007199254740993', 'int_parsing_size'],
    ['9007199254740993.0', 'int_parsing_size'],
    ['1e-400', 'float_parsing'],
    ['1e400', 'finite_number'],
  ])('a double cannot hold the score %s, so the server rejects it with the error type %s', async (literal, type) => {
    expect(validationErrors(await score(literal))).toEqual({
      status: 422,
      validationErrors: [[type, ['body', 'score']]],
    });
  });

  it('if a caller sends back a returned score or returned parameters, the server returns the same bytes', async () => {
    const value = fc
      .jsonValue({ maxDepth: 4, stringUnit: 'grapheme' })
      .filter((any) => !/__proto__|prototype|\\u0000|\\ud[89a-f]/.test(JSON.stringify(any)));
    const [variantId] = server.fixture.variantIds;
    const parameters = async (text: string) => {
      const response = await sendRequest(
        server,
        `/variants/${variantId}/parameters`,
        { method: 'PUT' },
        `{"parameters":${text}}`,
      );
      return { status: response.status, bytes: bytesOf(response.text, 'parameters', 'created_at') };
    };
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), value, async (number, any) => {
        const first = [await score(JSON.stringify(number)), await parameters(JSON.stringify({ any, number }))];
        const again = [await score(first[0]?.bytes ?? ''), await parameters(first[1]?.bytes ?? '')];
        expect(first.map(({ status }) => status)).toEqual([200, 200]);
        expect(again.map(({ status, bytes }) => [status, bytes])).toEqual(first.map(({ bytes }) => [200, bytes]));
        sent += 1;
      }),
      { numRuns: runs },
    );
    console.log(`${engine}: ${sent} scores and parameters sent back`);
    expect(sent).toBeGreaterThanOrEqual(runs);
  });
});
