/**
 * Measures the time of a call through the Jurybox client and through other clients, compared to a bare `fetch`. There
 * is no network: every request is a `fetch` of a `data:` URL. The result is the median of several rounds. Compare the
 * ratios, because absolute times vary with the load of the machine. For the last column, `fetch` is replaced by a
 * function that responds at once, so this column is the time of the client alone. The second table has the size of each
 * client in a bundle for a browser, in bytes.
 */
import createFetchClient from 'openapi-fetch';
import type { paths } from '@jurybox/types';
import { build } from 'esbuild';
import ky from 'ky';
import { createClient, getVariantByEnv, updateEvaluationScenario } from '../src/index.ts';
import { bundle, plainHeyApi, programUsing } from './bundles.ts';

const responseBody = JSON.stringify({ variant_id: 'v', parameters: { system_prompt: 'x'.repeat(800) } });
const dataUrl = `data:application/json,${encodeURIComponent(responseBody)}`;
const fetchDataUrl = async (_: unknown, init?: RequestInit): Promise<Response> => fetch(dataUrl, init);
const respondAtOnce = async (): Promise<Response> =>
  new Response(responseBody, { headers: { 'content-type': 'application/json' } });
let currentFetch: typeof fetchDataUrl = fetchDataUrl;
/** The `fetch` that every client calls. It fetches a `data:` URL or, to measure the client alone, responds at once. */
const mocked = (input: unknown, init?: RequestInit): Promise<Response> => currentFetch(input, init);
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
const heyApiOptions = { baseUrl, fetch: mocked, auth: key, throwOnError: true };

/** Calls ky with the same retries, timeout and headers as the Jurybox client. */
const kyClient = ky.create({
  prefix: baseUrl,
  fetch: mocked as typeof fetch,
  retry: 2,
  timeout: 10_000,
  headers: { Authorization: key, Accept: 'application/json' },
});

const raw = async (url: string, init: RequestInit) => {
  const response = await mocked(url, init);
  return JSON.parse(await response.text()) as unknown;
};
/**
 * The name of a client ends with this text if the client has the same features as the Jurybox client. The benchmark
 * fails if the Jurybox client is slower than one of these clients.
 */
const peer = '(retries, timeouts, errors)';
const calls: Record<'read' | 'update', Record<string, () => Promise<unknown>>> = {
  read: {
    'raw fetch': () =>
      raw(`${baseUrl}/apps/get_variant_by_env?app_id=a&environment=production`, {
        headers: { Authorization: key, Accept: 'application/json' },
      }),
    '@jurybox/client': () => getVariantByEnv({ client: ours, query }),
    [`ky ${peer}`]: () => kyClient.get('apps/get_variant_by_env', { searchParams: query }).json(),
    'openapi-fetch': () => light.GET('/apps/get_variant_by_env', { params: { query } }),
    'hey-api alone': () => heyApi.getVariantByEnv({ ...heyApiOptions, query }),
  },
  update: {
    'raw fetch': () =>
      raw(`${baseUrl}/human-evaluations/e/evaluation_scenario/s/human_a_b_testing`, {
        method: 'PUT',
        headers: { Authorization: key, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    '@jurybox/client': () => updateEvaluationScenario({ client: ours, path, body }),
    [`ky ${peer}`]: () =>
      kyClient.put('human-evaluations/e/evaluation_scenario/s/human_a_b_testing', { json: body }).json(),
    'openapi-fetch': () =>
      light.PUT('/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}', {
        params: { path },
        body,
      }),
    'hey-api alone': () => heyApi.updateEvaluationScenario({ ...heyApiOptions, path, body }),
  },
};

const rounds = 31;
const warmUp = 20;
const perRound = 300;

/** Returns the median time per call in microseconds, by the name of the client. */
async function measure(clients: Record<string, () => Promise<unknown>>): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(Object.keys(clients).map((by) => [by, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [by, call] of Object.entries(clients)) {
      const startedAt = performance.now();
      for (let index = 0; index < perRound; index++) await call();
      if (round >= warmUp) times.get(by)?.push(((performance.now() - startedAt) * 1000) / perRound);
    }
  }
  return new Map(
    [...times].map(([by, all]) => [by, all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN]),
  );
}

let isSlower = false;
console.log('| call | client | µs | ÷ raw fetch | µs without fetch |\n|---|---|---:|---:|---:|');
for (const [name, clients] of Object.entries(calls)) {
  currentFetch = fetchDataUrl;
  const withFetch = await measure(clients);
  currentFetch = respondAtOnce;
  const withoutFetch = await measure(clients);
  const rawMicros = withFetch.get('raw fetch') ?? Number.NaN;
  const ourMicros = withFetch.get('@jurybox/client') ?? Number.NaN;
  for (const [by, micros] of withFetch) {
    if (by.includes(peer)) isSlower ||= !(ourMicros < micros);
    const alone = withoutFetch.get(by) ?? Number.NaN;
    console.log(
      `| ${name} | ${by} | ${micros.toFixed(1)} | ${(micros / rawMicros).toFixed(2)} | ${alone.toFixed(1)} |`,
    );
  }
}

const core = ['getVariantByEnv', 'updateEvaluationScenario'];
const programs = {
  '@jurybox/client, both core operations': programUsing({ './src/index.ts': ['createClient', ...core] }),
  '@jurybox/client, every operation': "import * as all from './src/index.ts'; globalThis.keep = all;",
  'openapi-fetch (no retries, no timeouts, no error classes)':
    "import createClient from 'openapi-fetch'; globalThis.keep = createClient;",
  'hey-api alone, both core operations (no retries, no timeouts, no error classes)': programUsing({
    [`${folder}/sdk.gen.ts`]: core,
  }),
  'ky (retries and timeouts, no contract)': "import ky from 'ky'; globalThis.keep = ky;",
};
console.log('\n| what is imported | minified | min+gz |\n|---|---:|---:|');
for (const [name, program] of Object.entries(programs)) {
  const { minified, gzipped } = await bundle(program);
  console.log(`| ${name} | ${minified} | ${gzipped} |`);
}
await remove();
if (isSlower) {
  console.error(`In the first table, a call takes longer with @jurybox/client than with a client marked ${peer}.`);
  process.exit(1);
}
