/** Checks that revisions follow the order of the updates, even if the clock jumps back during the updates. */
import type { EvaluationScenario } from '@jurybox/types';
import { expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { isRefusal } from '../../src/services/outcome.ts';
import { openDatabase } from '../../src/store/open.ts';
import { engines, newTarget } from '../support/engine.ts';
import { fillFixture } from '../support/fixture.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it.each(engines)('on %s, revisions are in the order of the updates even if the clock jumps back', async (engine) => {
  const { target, remove } = await newTarget(engine);
  const database = await openDatabase(target, { as: 'server', migrate: true });
  const { session, pairs, appId, variantIds } = await fillFixture(database);
  let millis = Date.now();
  // The state of a random number generator. It begins with the seed.
  let state = seed;
  const jump = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    millis += Math.round((state / 2 ** 31 - 0.5) * 20 * 365 * 86_400_000) % (20 * 365 * 86_400_000);
    millis = Math.min(Math.max(millis, 0), Date.UTC(2200, 0));
  };
  const services = createServices(database, { timeMs: () => millis, timestamp: () => new Date(millis).toISOString() });
  const at = {
    evaluationId: pairs.evaluationId,
    scenarioId: pairs.scenarioIds[0] ?? '',
    type: 'human_a_b_testing' as const,
  };
  const updates = 50;
  for (let count = 0; count < updates; count++) {
    jump();
    const response = await services.scenarios.update(session, at, { note: `note ${count}` });
    if (isRefusal(response)) throw new Error(response.refused);
    const { note } = JSON.parse(response.json().text) as EvaluationScenario;
    expect([response.revision, note]).toEqual([count + 2, `note ${count}`]);
  }
  const log = await services.scenarios.listJudgements(session, at.evaluationId, at.scenarioId, { limit: 100 });
  if (isRefusal(log)) throw new Error(log.refused);
  expect(log.items.map(({ changes }) => changes.note)).toEqual(
    Array.from({ length: updates }, (_, count) => `note ${count}`),
  );
  // Without timestamps in the wrong order, the test would prove nothing.
  const times = log.items.map(({ created_at }) => created_at);
  const backwards = times.filter((time, index) => index > 0 && time < (times[index - 1] ?? '')).length;
  console.log(`${engine}: ${updates} updates, the clock went back ${backwards} times; seed ${seed}`);
  expect(backwards).toBeGreaterThan(5);

  for (let count = 0; count < 6; count++) {
    jump();
    const variantId = variantIds[count % 2] ?? '';
    const made = await services.deployments.deploy(session, { appId, environment: 'production', variantId });
    if (isRefusal(made)) throw new Error(made.refused);
    expect(await services.deployments.read(session, appId, 'production')).toMatchObject({
      body: { text: expect.stringContaining(`"variant_id":"${variantId}"`) as string },
    });
  }
  await database.close();
  remove();
});
