import { made, type Call } from './caller.ts';

/** The ids of the objects that the workload reads and changes. */
export interface World {
  appIds: string[];
  variantIds: string[];
  evaluations: { id: string; variantIds: string[]; scenarioIds: string[] }[];
}

const [apps, scenarios] = [5, 200];

/**
 * Creates the data of the load test through the API. All names contain `run`, so that several runs can use one project.
 * The API key needs the role editor.
 */
export async function makeWorld(call: Call, run: string): Promise<World> {
  const world: World = { appIds: [], variantIds: [], evaluations: [] };
  for (let number = 0; number < apps; number++) {
    const { app_id: appId } = await made<{ app_id: string }>(
      call('POST', '/apps', { body: { app_name: `load ${run} ${number}` } }),
    );
    const variantIds: string[] = [];
    for (const base of ['concise', 'warm']) {
      const body = { base_name: base, config_name: 'small', parameters: parametersOf(number) };
      variantIds.push(
        (await made<{ variant_id: string }>(call('POST', `/apps/${appId}/variants`, { body }))).variant_id,
      );
    }
    await made(
      call('POST', `/apps/${appId}/environments/production/deployments`, { body: { variant_id: variantIds[0] } }),
    );
    const rows = Array.from({ length: scenarios }, (_, row) => ({
      inputs: [
        { input_name: 'question', input_value: `Question ${row}: where is my order, and when will it be here?` },
      ],
      outputs: variantIds.map((id) => ({
        variant_id: id,
        variant_output: `It was sent on day ${row} and takes three days. `.repeat(8),
      })),
    }));
    const body = {
      evaluation_name: `Evaluation ${number}`,
      evaluation_type: 'human_a_b_testing',
      variant_ids: variantIds,
      scenarios: rows,
    };
    const { evaluation_id: id } = await made<{ evaluation_id: string }>(
      call('POST', `/apps/${appId}/human-evaluations`, { body }),
    );
    const page = await made<{ items: { evaluation_scenario_id: string }[] }>(
      call('GET', `/human-evaluations/${id}/evaluation-scenarios?limit=100`),
    );
    world.appIds.push(appId);
    world.variantIds.push(...variantIds);
    world.evaluations.push({ id, variantIds, scenarioIds: page.items.map((item) => item.evaluation_scenario_id) });
  }
  return world;
}

export function parametersOf(number: number) {
  return {
    model: 'small-2',
    temperature: (number % 10) / 10,
    prompt: 'You answer customers in two sentences, politely. '.repeat(10),
    max_tokens: 256,
  };
}
