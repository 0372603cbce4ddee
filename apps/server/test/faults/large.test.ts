/** Checks that the server stores the largest allowed write well within its timeout, on both engines. */
import { expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { clockSlowness } from '../support/slowness.ts';
import { startTestServer } from '../support/server.ts';

it.each(engines)('creating an evaluation of 1,000 scenarios takes at most two seconds on %s', async (engine) => {
  const server = await startTestServer({}, undefined, engine);
  const { appId, variantIds, keys } = server.fixture;
  const scenarios = Array.from({ length: 1000 }, (_, row) => ({
    inputs: [{ input_name: 'question', input_value: `Question ${row}?` }],
    outputs: variantIds.map((id) => ({ variant_id: id, variant_output: `Answer ${row} of ${id}. `.repeat(4) })),
  }));
  const began = performance.now();
  const response = await fetch(`${server.base}/apps/${appId}/human-evaluations`, {
    method: 'POST',
    headers: { Authorization: keys.editor, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      evaluation_name: 'large',
      evaluation_type: 'human_a_b_testing',
      variant_ids: variantIds,
      scenarios,
    }),
  });
  const { evaluation_id: id, scenario_count: count } = (await response.json()) as {
    evaluation_id: string;
    scenario_count: number;
  };
  const ms = performance.now() - began;
  console.log(`${engine}: creating 1,000 scenarios took ${Math.round(ms)} ms`);
  expect([response.status, count]).toEqual([201, 1000]);
  expect(ms).toBeLessThan(2000 * clockSlowness());
  const text = await (
    await fetch(`${server.base}/human-evaluations/${id}/export/json-lines`, { headers: { Authorization: keys.viewer } })
  ).text();
  const positions = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { position: number }).position);
  expect(positions).toEqual(scenarios.map((_, row) => row));
  await server.stop();
});
