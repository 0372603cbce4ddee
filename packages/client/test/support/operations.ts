/** The two core operations, as the fault table calls them, and what a good answer to each is. */
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
export const scenario = examples.VotedScenario.value as EvaluationScenario;

export type Core = 'read' | 'update';
export const good: Record<Core, unknown> = { read: variant, update: scenario };

export const operationOf: Record<Core, string> = {
  read: 'GET /apps/get_variant_by_env',
  update: 'PUT /human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}',
};

/** Calls one of them. */
export function callCore(core: Core, client: Client, options: CallOptions = {}): Promise<unknown> {
  if (core === 'read')
    return getVariantByEnv({ client, query: { app_id: 'a', environment: 'production' }, ...(options as object) });
  const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' as const };
  return updateEvaluationScenario({ client, path, body: { vote: '1' }, ...(options as object) });
}
