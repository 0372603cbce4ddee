import {
  createClient,
  createEvaluationScenarios,
  createHumanEvaluation,
  createInvitation,
  listEvaluationScenarios,
  listJudgements,
  type Client,
  type EvaluationType,
  type InvitationCreate,
  type ScenarioCreate,
} from '@jurybox/client';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { formatLink, type Scale } from '../../src/link.ts';

const shortInstructions = 'Choose the answer that helps the customer more. Correct beats friendly.';

export interface Shape {
  name?: string;
  type?: EvaluationType;
  judges?: number;
  count?: number;
  scenarios?: (variantIds: string[]) => ScenarioCreate[];
  scale?: Scale;
  instructions?: string;
}

/** An evaluation that a test has created through the API, as an editor does. */
export interface TestEvaluation {
  id: string;
  origin: string;
  type: EvaluationType;
  client: Client;
  variantIds: string[];
  /** Creates an invitation and returns the link that contains it. */
  invite(invitation?: Partial<InvitationCreate>): Promise<string>;
}

export async function createTestEvaluation(
  origin: string,
  fixture: Fixture,
  {
    name = 'Which answer helps more?',
    type = 'human_a_b_testing',
    judges = 3,
    count = 5,
    scenarios,
    scale = 5,
    instructions = shortInstructions,
  }: Shape = {},
): Promise<TestEvaluation> {
  const client = createClient({ baseUrl: `${origin}/api`, apiKey: fixture.keys.editor });
  const variantIds = fixture.variantIds.slice(0, type === 'human_a_b_testing' ? 2 : 1);
  const all = scenarios?.(variantIds) ?? numbered(variantIds, count);
  const created = await createHumanEvaluation({
    client,
    path: { app_id: fixture.appId },
    body: {
      evaluation_name: name,
      evaluation_type: type,
      variant_ids: variantIds,
      judgements_per_scenario: judges,
      instructions,
      scenarios: all.slice(0, 500),
    },
  });
  const path = { evaluation_id: created.evaluation_id };
  if (all.length > 500) await createEvaluationScenarios({ client, path, body: { scenarios: all.slice(500) } });
  return {
    id: created.evaluation_id,
    origin,
    type,
    client,
    variantIds,
    async invite(invitation = {}) {
      const body = { invitation_name: 'a test', ...invitation };
      const { secret } = await createInvitation({ client, path, body });
      return formatLink(origin, { evaluationId: created.evaluation_id, apiKey: secret, scale });
    },
  };
}

/** Returns scenarios whose texts contain their number, but not the name of a variant. */
function numbered(variantIds: string[], count: number): ScenarioCreate[] {
  return Array.from({ length: count }, (_, at) => ({
    inputs: [{ input_name: 'question', input_value: `Question ${at}: where is my parcel?` }],
    outputs: variantIds.map((variant_id, side) => ({
      variant_id,
      variant_output: `${side === 0 ? 'Left' : 'Right'} of ${at}: please wait for a day.`,
    })),
  }));
}

/** Returns, for each scenario of the evaluation, the updates in the log of judgements, from all judges. */
export async function changesOf({ client, id }: TestEvaluation): Promise<Record<string, unknown>[][]> {
  const path = { evaluation_id: id };
  const { items } = await listEvaluationScenarios({ client, path, query: { limit: 100 } });
  return Promise.all(
    items.map(async ({ evaluation_scenario_id }) => {
      const log = await listJudgements({ client, path: { ...path, evaluation_scenario_id } });
      return log.items.map(({ changes }) => changes);
    }),
  );
}
