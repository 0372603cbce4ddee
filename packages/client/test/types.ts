/** Calls that must compile, and with `@ts-expect-error` calls that must not. `tsc` checks this; nothing here runs. */
import type { Same } from '@jurybox/types/same';
import {
  createClient,
  getVariantByEnv,
  getHealth,
  listApps,
  updateEvaluationScenario,
  type ApplicationVariant,
  type Client,
  type EvaluationScenario,
  type JuryboxError,
  type ResponseInfo,
  type Result,
} from '../src/index.ts';
import { createVariantReader } from '../src/reader.ts';

declare const client: Client;
const query = { app_id: 'a', environment: 'production' } as const;
const pairs = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' } as const;
const single = { ...pairs, evaluation_type: 'single_model_test' } as const;

const same = <A, B>(isSame: Same<A, B>): unknown => isSame;

export async function mustCompile(): Promise<void> {
  await updateEvaluationScenario({ client, path: pairs, body: { vote: '1', note: null } });
  await updateEvaluationScenario({ client, path: pairs, body: { vote: 'v', score: null } });
  await updateEvaluationScenario({
    client,
    path: single,
    body: { score: 4 },
    headers: { 'If-Match': '"1"' },
    timeout: 5,
  });
  await updateEvaluationScenario({ client, path: single, body: { vote: null } });

  const variant = await getVariantByEnv({ client, query });
  same<typeof variant, ApplicationVariant>(true);
  const updated = await updateEvaluationScenario({ client, path: pairs, body: {} });
  // An update may succeed with a 204, or with a 200 without a body. So the type includes `void`.
  same<typeof updated, EvaluationScenario | void>(true);

  const result = await getVariantByEnv({ client, query, throwOnError: false });
  same<typeof result, Result<ApplicationVariant>>(true);
  if (result.error === undefined) {
    same<typeof result.data, ApplicationVariant>(true);
    same<typeof result.response, ResponseInfo>(true);
  } else {
    same<typeof result.error, JuryboxError>(true);
    same<typeof result.data, undefined>(true);
    same<typeof result.response, ResponseInfo | undefined>(true);
  }
  const thrown = await getVariantByEnv({ client, query, throwOnError: true });
  same<typeof thrown, ApplicationVariant>(true);
  createClient({ baseUrl: 'x', fetch: globalThis.fetch, logger: console, apiKey: async () => undefined });
}

export async function mustNotCompile(): Promise<void> {
  // @ts-expect-error a single-model scenario has no vote
  await updateEvaluationScenario({ client, path: single, body: { vote: '1' } });
  // @ts-expect-error an A/B scenario has no score
  await updateEvaluationScenario({ client, path: pairs, body: { score: 4 } });
  // @ts-expect-error there is no evaluation type `other`
  await updateEvaluationScenario({ client, path: { ...pairs, evaluation_type: 'other' }, body: {} });
  // @ts-expect-error the path is required
  await updateEvaluationScenario({ client, body: { vote: '1' } });
  // @ts-expect-error the body does not have this member
  await updateEvaluationScenario({ client, path: pairs, body: { votes: '1' } });
  // @ts-expect-error the client is required
  await getVariantByEnv({ query });
  // @ts-expect-error the query is required
  await getVariantByEnv({ client });
  // @ts-expect-error the query needs `app_id` and `environment`
  await getVariantByEnv({ client, query: { app_id: 'a' } });
  // @ts-expect-error a call does not have this option
  await listApps({ client, timeoutSeconds: 5 });
  // @ts-expect-error a call without `throwOnError: false` returns the value itself
  const health = (await getHealth({ client })).data;
  const { data } = await getVariantByEnv({ client, query, throwOnError: false });
  // @ts-expect-error data is undefined after an error
  const revision = data.revision;
  void [health, revision];
  // @ts-expect-error an API key is a string or a function
  createClient({ apiKey: 5 });
  // @ts-expect-error the environment is required
  createVariantReader({ client, appId: 'a' });
}
