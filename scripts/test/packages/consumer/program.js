// A program that uses the installed packages. It must run on each supported version of Node.js.
import {
  createClient,
  getVariantByEnv,
  listApps,
  listEvaluationScenarios,
  listHumanEvaluations,
  NotFoundError,
  getApp,
  updateEvaluationScenario,
} from '@jurybox/client';
import { createVariantReader } from '@jurybox/client/reader';
import { createFakeService } from '@jurybox/client/testing';
import { validateResponses } from '@jurybox/client/validate';
import createLightClient from 'openapi-fetch';

const client = createClient({ validate: validateResponses('throw') });
const [app] = (await listApps({ client })).items;
const variant = await getVariantByEnv({ client, query: { app_id: app.app_id, environment: 'production' } });

const evaluations = (await listHumanEvaluations({ client, path: { app_id: app.app_id } })).items;
const { evaluation_id } = evaluations.find((each) => each.evaluation_type === 'human_a_b_testing');
const [scenario] = (await listEvaluationScenarios({ client, path: { evaluation_id } })).items;
const path = {
  evaluation_id,
  evaluation_scenario_id: scenario.evaluation_scenario_id,
  evaluation_type: 'human_a_b_testing',
};
const judged = await updateEvaluationScenario({ client, path, body: { vote: '1' } });

const reader = createVariantReader({ client, appId: app.app_id, environment: 'production' });
const first = await reader.read();
const second = await reader.read();
const missing = await getApp({ client, path: { app_id: 'none' } }).catch((error) => error);

const light = createLightClient({
  baseUrl: process.env.JURYBOX_BASE_URL,
  headers: { Authorization: process.env.JURYBOX_API_KEY },
});
const { data } = await light.GET('/apps/get_variant_by_env', {
  params: { query: { app_id: app.app_id, environment: 'production' } },
});

const fake = createFakeService();
fake.respond('GET /apps/get_variant_by_env', () => variant);
const faked = await getVariantByEnv({
  client: createClient({ baseUrl: 'http://fake/api', apiKey: 'k', fetch: fake.fetch }),
  query: { app_id: 'a', environment: 'production' },
});

const checks = {
  revision: variant.revision === 2,
  vote: judged.vote === '1',
  reader: first.source === 'network' && second.source === 'cache',
  error: missing instanceof NotFoundError && missing.code === 'not_found' && missing.requestId !== '',
  light: data.variant_id === variant.variant_id,
  fake: faked.variant_id === variant.variant_id,
};
const failed = Object.entries(checks).filter(([, holds]) => !holds);
console.log(
  `Node ${process.version}: ${failed.length === 0 ? 'works' : `failed: ${failed.map(([name]) => name).join(', ')}`}`,
);
process.exit(failed.length === 0 ? 0 : 1);
