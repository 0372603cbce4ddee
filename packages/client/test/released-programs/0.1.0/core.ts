import { createClient, getVariantByEnv, JuryboxError, updateEvaluationScenario, ValidationError, VariantNotFoundError, type ApplicationVariant } from '../../../src/index.ts';

const client = createClient({ baseUrl: 'http://localhost:8787/api', apiKey: async () => 'jbx_0_0', timeout: 1000, deadline: 5000, retries: 1, logger: console });

export async function modelOf(appId: string, signal: AbortSignal): Promise<unknown> {
  try {
    const variant: ApplicationVariant = await getVariantByEnv({ client, query: { app_id: appId, environment: 'production' }, signal });
    return variant.parameters['model'];
  } catch (error) {
    if (error instanceof VariantNotFoundError) return undefined;
    if (error instanceof JuryboxError) console.error(error.code, error.status, error.requestId, error.attempts, error.operation);
    throw error;
  }
}

export async function judge(evaluationId: string, scenarioId: string, vote: string): Promise<number> {
  const path = { evaluation_id: evaluationId, evaluation_scenario_id: scenarioId };
  const { data, error, response } = await updateEvaluationScenario({
    client,
    path: { ...path, evaluation_type: 'human_a_b_testing' },
    body: { vote, note: null, is_pinned: true },
    headers: { 'If-Match': '"3"' },
    throwOnError: false,
  });
  if (error instanceof ValidationError) for (const { loc, msg, type } of error.detail) console.error(loc.join('.'), msg, type);
  await updateEvaluationScenario({ client, path: { ...path, evaluation_type: 'single_model_test' }, body: { score: 3.5 } });
  return data ? data.revision : (response?.status ?? 0);
}
