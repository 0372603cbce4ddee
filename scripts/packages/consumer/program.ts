// A program that uses the installed packages. It must compile, which checks their types.
import {
  createClient,
  getVariantByEnv,
  listApps,
  updateEvaluationScenario,
  VariantNotFoundError,
  type ApplicationVariant,
  type Client,
} from '@jurybox/client';
import { createVariantReader, type VariantReading } from '@jurybox/client/reader';
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
  // @ts-expect-error A single-model scenario has no vote.
  await updateEvaluationScenario({
    client,
    path: { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'single_model_test' },
    body: { vote: '1' },
  });
  return `${reading.source} ${data?.items.length ?? 0} ${typeof requests.getVariantByEnv.query}`;
}

export type Read = paths['/apps/get_variant_by_env']['get'];
