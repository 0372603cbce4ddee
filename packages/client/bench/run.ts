/**
 * What a call costs over a bare `fetch`, without a network: every variant ends in the runtime's own `fetch` of a
 * `data:` address. One run, interleaved rounds, medians of the time per call; the ratio is what counts, the machine is
 * noisy. The last column takes `fetch` away altogether and leaves what the client itself does.
 */
import createFetchClient from 'openapi-fetch';
import type { paths } from '@jurybox/types';
import { build } from 'esbuild';
import { createClient, getVariantByEnv, updateEvaluationScenario } from '../src/index.ts';
import { plainHeyApi } from '../size/bundles.ts';

const answer = JSON.stringify({ variant_id: 'v', parameters: { system_prompt: 'x'.repeat(800) } });
const address = `data:application/json,${encodeURIComponent(answer)}`;
const unreached = async (_: unknown, init?: RequestInit): Promise<Response> => fetch(address, init);
const instant = async (): Promise<Response> =>
  new Response(answer, { headers: { 'content-type': 'application/json' } });
let network: typeof unreached = unreached;
/** What every variant calls: where it ends is switched between the rounds. */
const mocked = (input: unknown, init?: RequestInit): Promise<Response> => network(input, init);
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
const heyApi = (await import(built)) as Record<
  'getVariantByEnv' | 'updateEvaluationScenario',
  (options: object) => Promise<unknown>
> & { client?: unknown };
const plain = { baseUrl, fetch: mocked, auth: key, throwOnError: true };

const raw = async (url: string, init: RequestInit) => {
  const response = await mocked(url, init);
  return JSON.parse(await response.text()) as unknown;
};
const calls: Record<'read' | 'update', Record<string, () => Promise<unknown>>> = {
  read: {
    'raw fetch': () =>
      raw(`${baseUrl}/apps/get_variant_by_env?app_id=a&environment=production`, {
        headers: { Authorization: key, Accept: 'application/json' },
      }),
    '@jurybox/client': () => getVariantByEnv({ client: ours, query }),
    'openapi-fetch': () => light.GET('/apps/get_variant_by_env', { params: { query } }),
    'hey-api alone': () => heyApi.getVariantByEnv({ ...plain, query }),
  },
  update: {
    'raw fetch': () =>
      raw(`${baseUrl}/human-evaluations/e/evaluation_scenario/s/human_a_b_testing`, {
        method: 'PUT',
        headers: { Authorization: key, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    '@jurybox/client': () => updateEvaluationScenario({ client: ours, path, body }),
    'openapi-fetch': () =>
      light.PUT('/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}', {
        params: { path },
        body,
      }),
    'hey-api alone': () => heyApi.updateEvaluationScenario({ ...plain, path, body }),
  },
};

const rounds = 31;
const warmUp = 20;
const perRound = 300;

/** Median microseconds per call, by variant. */
async function measure(variants: Record<string, () => Promise<unknown>>): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(Object.keys(variants).map((by) => [by, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [by, call] of Object.entries(variants)) {
      const began = performance.now();
      for (let index = 0; index < perRound; index++) await call();
      if (round >= warmUp) times.get(by)?.push(((performance.now() - began) * 1000) / perRound);
    }
  }
  return new Map(
    [...times].map(([by, all]) => [by, all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN]),
  );
}

console.log('| call | by | µs | ÷ raw fetch | µs without fetch |\n|---|---|---:|---:|---:|');
for (const [name, variants] of Object.entries(calls)) {
  network = unreached;
  const whole = await measure(variants);
  network = instant;
  const alone = await measure(variants);
  const raws = whole.get('raw fetch') ?? Number.NaN;
  for (const [by, micros] of whole)
    console.log(
      `| ${name} | ${by} | ${micros.toFixed(1)} | ${(micros / raws).toFixed(2)} | ${(alone.get(by) ?? Number.NaN).toFixed(1)} |`,
    );
}
await remove();
