/** The two operations that faults.test.ts calls, `read` and `update`, and a valid response body for each. */
import {
  getVariantByEnv,
  updateEvaluationScenario,
  type ApplicationVariant,
  type CallOptions,
  type Client,
  type EvaluationScenario,
} from '../../src/index.ts';
import example from '@jurybox/types/openapi.json' with { type: 'json' };

const { examples } = example.components as unknown as {
  examples: Record<'DeployedVariant' | 'VotedScenario', { value: unknown }>;
};
export const variant = examples.DeployedVariant.value as ApplicationVariant;
const scenario = examples.VotedScenario.value as EvaluationScenario;

export type CoreOperation = 'read' | 'update';
export const validBody: Record<CoreOperation, unknown> = { read: variant, update: scenario };

export const operationOf: Record<CoreOperation, string> = {
  read: 'GET /apps/get_variant_by_env',
  update: 'PUT /human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}',
};

export function callCore(core: CoreOperation, client: Client, options: CallOptions = {}): Promise<unknown> {
  if (core === 'read')
    return getVariantByEnv({ client, query: { app_id: 'a', environment: 'production' }, ...(options as object) });
  const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' as const };
  return updateEvaluationScenario({ client, path, body: { vote: '1' }, ...(options as object) });
}
