// A program that uses the installed packages. It only has to compile, which checks the types of the packages.
import {
  createClient,
  getVariantByEnv,
  exportJudgementsJsonLines,
  getApp,
  listApps,
  updateEvaluationScenario,
  VariantNotFoundError,
  type ApplicationVariant,
  type Client,
} from '@jurybox/client';
import { paginate, withResponse } from '@jurybox/client';
import { intercept } from '@jurybox/client/interceptors';
import { createVariantReader, type VariantReading } from '@jurybox/client/reader';
import { streamRows } from '@jurybox/client/stream';
import { createFakeService } from '@jurybox/client/testing';
import { validateResponses } from '@jurybox/client/validate';
import type { paths } from '@jurybox/types';
import { requests } from '@jurybox/validators/requests';

const service = createFakeService({ faults: { rate: 0.1, seed: 7 } });
const client: Client = createClient({
  baseUrl: 'http://fake/api',
  apiKey: 'k',
  fetch: service.fetch,
  validate: validateResponses('throw'),
});

export async function use(appId: string): Promise<string> {
  const variant: ApplicationVariant = await getVariantByEnv({
    client,
    query: { app_id: appId, environment: 'production' },
  });
  for await (const app of paginate(listApps, { client }, { maxItems: 5 })) app.app_name.trim();
  const { response } = await withResponse(getApp, { client, path: { app_id: appId } });
  const path = { evaluation_id: response.url };
  for await (const row of streamRows(exportJudgementsJsonLines, { client, path })) row.position.toFixed();
  const typed = createVariantReader({
    client: createClient({ fetch: intercept([]) }),
    appId,
    environment: 'production',
    parse: (parameters) => parameters as { model: string },
    fallback: { parameters: { model: 'small' } },
  });
  (await typed.read()).variant.parameters.model.trim();
  const { data, error } = await listApps({ client, throwOnError: false });
  if (error instanceof VariantNotFoundError) return error.body.code;
  const reading: VariantReading = await createVariantReader({
    client,
    appId,
    environment: 'production',
    fallback: variant,
  }).read();
  await updateEvaluationScenario({
    client,
    path: { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'single_model_test' },
    body: { score: 4 },
  });
  const single = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'single_model_test' } as const;
  // @ts-expect-error A scenario with scores has no vote. Keep the call on one line: TypeScript reports the error there.
  await updateEvaluationScenario({ client, path: single, body: { vote: '1' } });
  return `${reading.source} ${data?.items.length ?? 0} ${typeof requests.getVariantByEnv.query}`;
}

export type Read = paths['/apps/get_variant_by_env']['get'];
