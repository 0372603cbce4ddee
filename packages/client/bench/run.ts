/**
 * What a call costs over a bare `fetch`: one run, interleaved rounds, a mocked `fetch` that answers at once. Medians of
 * the time per call; the ratio is what counts, the machine is noisy.
 */
import createFetchClient from 'openapi-fetch';
import type { paths } from '@jurybox/types';
import { build } from 'esbuild';
import { createClient, getVariantByEnv, updateEvaluationScenario } from '../src/index.ts';
import { plainHeyApi } from '../size/bundles.ts';

const answer = JSON.stringify({ variant_id: 'v', parameters: { system_prompt: 'x'.repeat(800) } });
const headers = { 'content-type': 'application/json', 'x-request-id': 'r', etag: '"1"' };
const mocked = async (): Promise<Response> => new Response(answer, { headers });
const baseUrl = 'http://localhost/api';
const key = 'jbx_0_0';
const query = { app_id: 'a', environment: 'production' };
const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' as const };
const body = { vote: '1', note: 'Both are fine.' };

const ours = createClient({ baseUrl, apiKey: key, fetch: mocked });
const light = createFetchClient<paths>({ baseUrl, fetch: mocked as typeof fetch, headers: { Authorization: key } });
const { folder, remove } = await plainHeyApi();
const built = `${folder}/sdk.mjs`;
await build({ entryPoints: [`${folder}/index.ts`], bundle: true, format: 'esm', outfile: built, logLevel: 'silent' });
const heyApi = (await import(built)) as Record<'getVariantByEnv' | 'updateEvaluationScenario', (options: object) => Promise<unknown>> & { client?: unknown };
const plain = { baseUrl, fetch: mocked, auth: key, throwOnError: true };

const raw = async (url: string, init: RequestInit) => {
  const response = await (mocked as (url: string, init: RequestInit) => Promise<Response>)(url, init);
  return JSON.parse(await response.text()) as unknown;
};
const calls: Record<'read' | 'update', Record<string, () => Promise<unknown>>> = {
  read: {
    'raw fetch': () => raw(`${baseUrl}/apps/get_variant_by_env?app_id=a&environment=production`, { headers: { Authorization: key, Accept: 'application/json' } }),
    '@jurybox/client': () => getVariantByEnv({ client: ours, query }),
    'openapi-fetch': () => light.GET('/apps/get_variant_by_env', { params: { query } }),
    'hey-api alone': () => heyApi.getVariantByEnv({ ...plain, query }),
  },
  update: {
    'raw fetch': () => raw(`${baseUrl}/human-evaluations/e/evaluation_scenario/s/human_a_b_testing`, { method: 'PUT', headers: { Authorization: key, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    '@jurybox/client': () => updateEvaluationScenario({ client: ours, path, body }),
    'openapi-fetch': () => light.PUT('/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}', { params: { path }, body }),
    'hey-api alone': () => heyApi.updateEvaluationScenario({ ...plain, path, body }),
  },
};

const rounds = 41;
const perRound = 500;
console.log('| call | by | µs | ÷ raw fetch |\n|---|---|---:|---:|');
for (const [name, variants] of Object.entries(calls)) {
  const times = new Map<string, number[]>(Object.keys(variants).map((by) => [by, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [by, call] of Object.entries(variants)) {
      const began = performance.now();
      for (let index = 0; index < perRound; index++) await call();
      if (round > 4) times.get(by)?.push(((performance.now() - began) * 1000) / perRound);
    }
  }
  const median = (by: string) => (times.get(by) ?? []).toSorted((a, b) => a - b)[Math.floor((rounds - 5) / 2)] ?? NaN;
  for (const by of Object.keys(variants)) console.log(`| ${name} | ${by} | ${median(by).toFixed(1)} | ${(median(by) / median('raw fetch')).toFixed(2)} |`);
}
await remove();
