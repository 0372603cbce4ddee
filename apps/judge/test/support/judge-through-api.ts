import {
  createClient,
  createInvitation,
  reserveNextScenario,
  updateEvaluationScenario,
  type EvaluationScenario,
} from '@jurybox/client';
import type { TestEvaluation } from './evaluation.ts';

type Decision = ({ vote: string } | { score: number }) & { note?: string; is_pinned?: boolean };

/** Creates a judge, and judges every scenario as this judge through the API. This is faster than in a browser. */
export async function judgeThroughApi(
  { client, id, origin, type }: TestEvaluation,
  judge_name: string,
  decide: (scenario: EvaluationScenario) => Decision,
): Promise<void> {
  const path = { evaluation_id: id };
  const { secret } = await createInvitation({ client, path, body: { invitation_name: judge_name, judge_name } });
  const own = createClient({ baseUrl: `${origin}/api`, apiKey: secret });
  for (;;) {
    const { scenario } = await reserveNextScenario({ client: own, path, body: {} });
    if (scenario === null) return;
    const { evaluation_scenario_id } = scenario;
    const address = { ...path, evaluation_scenario_id };
    const decision = decide(scenario);
    if ('vote' in decision && type === 'human_a_b_testing')
      await updateEvaluationScenario({ client: own, path: { ...address, evaluation_type: type }, body: decision });
    if ('score' in decision && type === 'single_model_test')
      await updateEvaluationScenario({ client: own, path: { ...address, evaluation_type: type }, body: decision });
  }
}

/** Judges every scenario as three judges. The third judge disagrees with the first two about most scenarios. */
export async function judgeByThree(evaluation: TestEvaluation): Promise<void> {
  const [first = '', second = ''] = evaluation.variantIds;
  for (const [at, name] of ['Ada', 'Grace', 'Hedy'].entries())
    await judgeThroughApi(evaluation, name, ({ position }) => {
      const isUnusual = (position * 7 + at * 3) % 10 === 0;
      if (evaluation.type === 'single_model_test') return { score: 1 + ((position * 3 + (isUnusual ? 2 : 0)) % 5) };
      if (position % 9 === 4) return { vote: '1' };
      const isFirstBetter = position % 4 !== 0;
      const isOpposed = (at === 2) !== isUnusual;
      return { vote: isFirstBetter === isOpposed ? second : first };
    });
}
