/**
 * Checks that an evaluation has at most 1,000,000 scenarios (U21). The server rejects a request that exceeds this limit
 * and stores none of its scenarios.
 */
import { expect, it } from 'vitest';
import { maxScenarios } from '../../src/services/evaluations.ts';
import { engines } from '../support/engine.ts';
import { startTestServer } from '../support/server.ts';

it.each(engines)(
  'the server rejects scenarios that exceed the limit of 1,000,000 per evaluation on %s',
  async (engine) => {
    const server = await startTestServer({}, undefined, engine);
    const { session, singles } = server.fixture;
    const row = { inputs: [{ input_name: 'q', input_value: 'Why?' }] };
    const count = `UPDATE evaluations SET scenario_count = ${maxScenarios - 1} WHERE id = $1`;
    await server.database.transaction((tx) => tx.run(count, singles.evaluationId));
    expect(maxScenarios).toBe(1_000_000);
    expect(await server.plain.evaluations.addScenarios(session, singles.evaluationId, [row, row])).toMatchObject({
      refused: 'invalid',
      errors: [{ loc: ['body', 'scenarios'], type: 'too_long' }],
    });
    const last = await server.plain.evaluations.addScenarios(session, singles.evaluationId, [row]);
    expect(last).toMatchObject({ scenario_count: maxScenarios });
    await server.stop();
  },
);
