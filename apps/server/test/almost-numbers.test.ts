/** Tests text scores that look almost like a number. The server must recognize them as text in linear time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import { sendRequest } from './support/requests.ts';
import { engines } from './support/engine.ts';
import { shortestTimeMs } from './support/shortest-time.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { parseNumericScore } from '../src/services/votes-and-scores.ts';

const near: Record<string, string> = {
  'digits and a letter': `${'1'.repeat(190)}x`,
  'digits, a point and a letter': `${'1'.repeat(95)}.${'1'.repeat(95)}x`,
  'spaces and a letter': `${' '.repeat(190)}x`,
  'spaces between digits': `1${' '.repeat(190)}1`,
  'an exponent and a letter': `1e${'1'.repeat(190)}x`,
};

describe('text scores that look almost like numbers', () => {
  const scores = (text: string) => Array.from({ length: 500 }, (_, i) => `${text}${i}`);
  const time = (text: string) => {
    const rows = scores(text);
    return shortestTimeMs(() => rows.map(parseNumericScore), 0, 9);
  };
  const ratio = (text: string) => time(text) / Math.max(0.2, time('x'.repeat(text.length)));

  it.each(Object.entries(near))('the server recognizes a score of %s as text in linear time', (_, text) => {
    expect(scores(text).map(parseNumericScore)).toEqual(Array.from({ length: 500 }, () => undefined));
    let lowest = ratio(text);
    for (let tries = 0; tries < 4 && lowest > 10; tries++) lowest = Math.min(lowest, ratio(text));
    expect(lowest).toBeLessThan(10);
  });

  it('planted fault: a regular expression that backtracks exceeds the time limit', () => {
    const planted = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;
    const text = near['digits and a letter'] ?? '';
    const search = (pattern: RegExp, value: string) =>
      shortestTimeMs(() => scores(value).filter((score) => pattern.test(score)), 0, 3);
    expect(search(planted, text) / Math.max(0.2, search(planted, 'x'.repeat(text.length)))).toBeGreaterThan(10);
  });
});

describe.each(engines)('results with scores that look almost like numbers, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  it('scores that look almost like numbers do not slow down the computation of results', async () => {
    const { appId, session, variantIds } = server.fixture;
    const scenarios = Array.from({ length: 1000 }, () => ({ inputs: [{ input_name: 'n', input_value: '' }] }));
    const { evaluation_id: id } = unwrap(
      await server.plain.evaluations.create(session, {
        app_id: appId,
        evaluation_name: 'e',
        evaluation_type: 'single_model_test',
        variant_ids: variantIds.slice(0, 1),
        scenarios,
      }),
    );
    const time = async (text: string) => {
      await server.database.transaction((tx) =>
        tx.run(`UPDATE scenarios SET score = '"${text}' || position || 'x"' WHERE evaluation_id = $1`, id),
      );
      let lowest = Infinity;
      for (let tries = 0; tries < 7; tries++) {
        const began = performance.now();
        const before = process.cpuUsage();
        expect((await sendRequest(server, `/human-evaluations/${id}/results`)).json.scores.categories).toHaveLength(
          1000,
        );
        const { user, system } = process.cpuUsage(before);
        lowest = Math.min(lowest, performance.now() - began, (user + system) / 1000);
      }
      return lowest;
    };
    const [others, nearly] = [await time('x'.repeat(190)), await time('1'.repeat(190))];
    expect(nearly / Math.max(5, others)).toBeLessThan(10);
  });
});
