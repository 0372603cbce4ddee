import { unwrap } from '../../src/services/outcome.ts';
import type { Services } from '../../src/services/index.ts';
import type { Fixture } from './fixture.ts';

/**
 * An evaluation for invited judges. `judge` is the secret of a personal invitation, and `shared` the secret of a shared
 * invitation.
 */
export interface JudgedEvaluation {
  evaluationId: string;
  scenarioIds: string[];
  judge: string;
  judgeId: string;
  shared: string;
}

interface Shape {
  judgementsPerScenario?: number;
  scenarioCount?: number;
  type?: 'human_a_b_testing' | 'single_model_test';
}

/** Creates an evaluation with invitations. The default is an A/B evaluation with three judges and three scenarios. */
export async function createJudgedEvaluation(
  { session, appId, variantIds }: Fixture,
  { evaluations, scenarios, invitations }: Services,
  { judgementsPerScenario = 3, scenarioCount = 3, type = 'human_a_b_testing' }: Shape = {},
): Promise<JudgedEvaluation> {
  const ids = type === 'human_a_b_testing' ? variantIds : variantIds.slice(0, 1);
  const { evaluation_id: evaluationId } = unwrap(
    await evaluations.create(session, {
      app_id: appId,
      evaluation_name: 'Which answer is better?',
      evaluation_type: type,
      variant_ids: ids,
      judgements_per_scenario: judgementsPerScenario,
      instructions: 'Choose the better answer.',
      scenarios: Array.from({ length: scenarioCount }, (_, row) => ({
        inputs: [{ input_name: 'question', input_value: `Question ${row}?` }],
        outputs: ids.map((id, side) => ({ variant_id: id, variant_output: `Answer ${row} of side ${side}.` })),
        correct_answer: `Correct ${row}.`,
      })),
    }),
  );
  const scenarioIds = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page: { items: { evaluation_scenario_id: string }[]; next_cursor: string | null } = unwrap(
      await scenarios.list(session, evaluationId, {}, { limit: 100, ...(cursor === undefined ? {} : { cursor }) }),
    );
    scenarioIds.push(...page.items.map((row) => row.evaluation_scenario_id));
    cursor = page.next_cursor;
  }
  const invite = async (isShared: boolean) =>
    unwrap(await invitations.create(session, evaluationId, { invitation_name: 'judge', is_shared: isShared }));
  const judge = await invite(false);
  const { secret: shared } = await invite(true);
  return { evaluationId, scenarioIds, judge: judge.secret, judgeId: judge.judge_id ?? '', shared };
}
