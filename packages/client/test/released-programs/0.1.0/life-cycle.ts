import { createApp, createClient, createHumanEvaluation, createVariant, deployVariant, exportJudgementsCsv, getHumanEvaluationResults, listEvaluationScenarios, listKeys, revokeKey, updateVariantParameters } from '../../../src/index.ts';
import { createVariantReader } from '../../../src/reader.ts';
import { createFakeService } from '../../../src/testing.ts';
import { validateResponses } from '../../../src/validate.ts';

const client = createClient({ fetch: createFakeService({ faults: { rate: 0.1, seed: 1 } }).fetch, validate: validateResponses('warn') });

export async function ship(): Promise<string> {
  const { app_id } = await createApp({ client, body: { app_name: 'support' } });
  const { variant_id } = await createVariant({ client, path: { app_id }, body: { base_name: 'concise', config_name: 'small', parameters: { temperature: 0.2 } } });
  const { revision } = await updateVariantParameters({ client, path: { variant_id }, body: { parameters: { temperature: 0.1 } } });
  await deployVariant({ client, path: { app_id, environment: 'production' }, body: { variant_id, revision } });
  const evaluation = await createHumanEvaluation({
    client,
    path: { app_id },
    body: { evaluation_name: 'Good?', evaluation_type: 'single_model_test', variant_ids: [variant_id], scenarios: [{ inputs: [{ input_name: 'q', input_value: 'Why?' }] }] },
  });
  const { evaluation_id } = evaluation;
  for (let cursor: string | undefined; ; ) {
    const page = await listEvaluationScenarios({ client, path: { evaluation_id }, query: { judged: false, ...(cursor === undefined ? {} : { cursor }) } });
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  const { scores } = await getHumanEvaluationResults({ client, path: { evaluation_id } });
  for (const { key_id, revoked_at } of (await listKeys({ client })).items) if (revoked_at === null) await revokeKey({ client, path: { key_id } });
  const { source, ageMs } = await createVariantReader({ client, appId: app_id, environment: 'production' }).read({ waitForFresh: true });
  return `${await exportJudgementsCsv({ client, path: { evaluation_id } })} ${scores?.mean ?? 0} ${source} ${ageMs}`;
}
