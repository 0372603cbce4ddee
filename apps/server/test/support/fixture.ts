import { createServices } from '../../src/services/index.ts';
import { newId } from '../../src/services/ids.ts';
import type { Session } from '../../src/services/session.ts';
import type { Database } from '../../src/store/database.ts';
import { unwrap } from '../../src/services/outcome.ts';

/** A project with a key of each role, an app with a variant in production, and an evaluation of each type. */
export interface Fixture {
  project: string;
  keys: { viewer: string; evaluator: string; editor: string; admin: string };
  session: Session;
  appId: string;
  variantIds: [string, string];
  /** The A/B evaluation, with two variants and three scenarios. */
  pairs: { evaluationId: string; scenarioIds: string[] };
  /** The evaluation of a single model, with one variant and three scenarios. */
  singles: { evaluationId: string; scenarioIds: string[] };
}

export async function fillFixture(database: Database, name = 'test'): Promise<Fixture> {
  const services = createServices(database);
  const project = await services.projects.create(name);
  const keys: Record<string, string> = {};
  for (const role of ['viewer', 'evaluator', 'editor', 'admin'] as const)
    keys[role] = (await services.keys.issue(project.id, { name: role, role, user: newId() })).secret;
  const session = await services.keys.authenticate(keys['admin'] ?? '');
  if (session === undefined) throw new Error('the new API key does not authenticate');
  const app = unwrap(await services.apps.create(session, 'support-assistant'));
  const variantIds = [];
  for (const baseName of ['concise', 'warm']) {
    const made = unwrap(
      await services.variants.create(session, {
        app_id: app.app_id,
        base_name: baseName,
        config_name: 'small',
        parameters: { model: 'small-2', temperature: 0.2, baseName },
      }),
    );
    variantIds.push(made.variant_id);
  }
  unwrap(
    await services.deployments.deploy(session, {
      appId: app.app_id,
      environment: 'production',
      variantId: variantIds[0] ?? '',
    }),
  );
  const evaluation = async (type: 'human_a_b_testing' | 'single_model_test', ids: string[]) => {
    const made = unwrap(
      await services.evaluations.create(session, {
        app_id: app.app_id,
        evaluation_name: `Evaluation of ${type}`,
        evaluation_type: type,
        variant_ids: ids,
        scenarios: [0, 1, 2].map((row) => ({
          inputs: [{ input_name: 'question', input_value: `Question ${row}?` }],
          outputs: ids.map((id) => ({ variant_id: id, variant_output: `Answer ${row} of ${id}.` })),
        })),
      }),
    );
    const scenarios = unwrap(await services.scenarios.list(session, made.evaluation_id, {}, {}));
    return { evaluationId: made.evaluation_id, scenarioIds: scenarios.items.map((row) => row.evaluation_scenario_id) };
  };
  return {
    project: project.id,
    keys: keys as unknown as Fixture['keys'],
    session,
    appId: app.app_id,
    variantIds: variantIds as [string, string],
    pairs: await evaluation('human_a_b_testing', variantIds),
    singles: await evaluation('single_model_test', variantIds.slice(0, 1)),
  };
}
