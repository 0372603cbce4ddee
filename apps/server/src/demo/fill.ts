import type { EvaluationScenarioUpdate, ScenarioCreate } from '@jurybox/types';
import type { NewEvaluation } from '../services/evaluations.ts';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';
import data from './data.json' with { type: 'json' };

interface DemoScenario {
  question: string;
  outputs: string[];
  correct: string;
  /** The vote of a person: the index of the better output, `both good` or `both bad`. Absent if nobody voted. */
  vote?: 0 | 1 | 'both good' | 'both bad';
  /** The score of a person for the first output, from 1 to 5. Absent if nobody scored it. */
  score?: number;
  note?: string;
}

type DemoEvaluation = Omit<NewEvaluation, 'scenarios'>;

const { appName, judgedEvaluation } = data;
const demoScenarios = data.scenarios as DemoScenario[];

/** Each object has its own transaction: one for all would time out on a slow database. The next run continues. */
export async function fillDemoProject(services: Services, session: Session): Promise<void> {
  const { apps } = services;
  const existing = unwrap(await apps.list(session, {})).items.find(({ app_name: name }) => name === appName);
  const { app_id: appId } = existing ?? unwrap(await apps.create(session, appName));
  const variantIds = await createVariants(services, session, appId);
  await deploy(services, session, appId, variantIds);
  const pairs = { app_id: appId, evaluation_type: 'human_a_b_testing' as const, variant_ids: variantIds.slice(0, 2) };
  const singles = { app_id: appId, evaluation_type: 'single_model_test' as const, variant_ids: variantIds.slice(0, 1) };
  await judge(services, session, { ...pairs, evaluation_name: 'Concise or warm?' }, ({ vote, note }) => {
    if (vote === undefined) return undefined;
    const value = vote === 'both good' ? '1' : vote === 'both bad' ? '0' : (variantIds[vote] ?? '');
    return { vote: value, ...(note === undefined ? {} : { note }) };
  });
  await judge(services, session, { ...singles, evaluation_name: 'How good is concise?' }, ({ score }) =>
    score === undefined ? undefined : { score },
  );
  await createEvaluation(services, session, { ...pairs, ...judgedEvaluation, judgements_per_scenario: 3 });
}

async function createVariants(services: Services, session: Session, appId: string): Promise<string[]> {
  const existingVariants = unwrap(await services.variants.list(session, appId, {})).items;
  const ids: string[] = [];
  for (const { base, config, revisions } of data.variants) {
    const existing = existingVariants.find((each) => each.base_name === base && each.config_name === config);
    const first = { app_id: appId, base_name: base, config_name: config, parameters: revisions[0] ?? {} };
    const { variant_id: id, revision } = existing ?? unwrap(await services.variants.create(session, first));
    for (const parameters of revisions.slice(revision)) unwrap(await services.variants.revise(session, id, parameters));
    ids.push(id);
  }
  return ids;
}

async function deploy(services: Services, session: Session, appId: string, variantIds: string[]): Promise<void> {
  const existing = unwrap(await services.deployments.listEnvironments(session, appId)).items;
  for (const { environment, variant, revision } of data.deployments) {
    if (existing.some((each) => each.environment === environment && each.deployment !== null)) continue;
    const target = { appId, environment, variantId: variantIds[variant] ?? '', revision };
    unwrap(await services.deployments.deploy(session, target));
  }
}

/** Creates an evaluation and stores the judgements that `updateOf` returns for its scenarios. */
async function judge(
  services: Services,
  session: Session,
  evaluation: DemoEvaluation,
  updateOf: (scenario: DemoScenario) => EvaluationScenarioUpdate | undefined,
): Promise<void> {
  const evaluationId = await createEvaluation(services, session, evaluation);
  const type = evaluation.evaluation_type;
  const { items } = unwrap(await services.scenarios.list(session, evaluationId, {}, { limit: demoScenarios.length }));
  for (const [index, { evaluation_scenario_id: scenarioId, vote, score }] of items.entries()) {
    const update = updateOf(demoScenarios[index] as DemoScenario);
    if (update === undefined || vote !== null || score !== null) continue;
    unwrap(await services.scenarios.update(session, { evaluationId, scenarioId, type }, update));
  }
}

const scenariosPerTransaction = 2;

async function createEvaluation({ evaluations }: Services, session: Session, evaluation: DemoEvaluation) {
  const scenarios: ScenarioCreate[] = demoScenarios.map(({ question, outputs, correct }) => ({
    inputs: [{ input_name: 'question', input_value: question }],
    outputs: evaluation.variant_ids.map((id, index) => ({ variant_id: id, variant_output: outputs[index] ?? '' })),
    correct_answer: correct,
  }));
  const first = { ...evaluation, scenarios: scenarios.slice(0, scenariosPerTransaction) };
  const all = unwrap(await evaluations.list(session, evaluation.app_id, {})).items;
  const existing = all.find((each) => each.evaluation_name === evaluation.evaluation_name);
  const { evaluation_id: id, scenario_count: count } = existing ?? unwrap(await evaluations.create(session, first));
  for (let from = count; from < scenarios.length; from += scenariosPerTransaction) {
    unwrap(await evaluations.addScenarios(session, id, scenarios.slice(from, from + scenariosPerTransaction)));
  }
  return id;
}
