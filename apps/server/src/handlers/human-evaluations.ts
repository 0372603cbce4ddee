import { matches } from '../http/conditional.ts';
import { prefersMinimal } from '../http/prefer.ts';
import { problem } from '../http/problems.ts';
import { isRefusal } from '../services/outcome.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const humanEvaluations = {
  async updateEvaluationScenario(
    { path, header, body, session }: In<'updateEvaluationScenario'>,
    { evaluations }: Services,
  ): Promise<Reply<'updateEvaluationScenario'>> {
    const ifMatch = header['if-match'];
    const scenario = await evaluations.updateScenario(
      session,
      { evaluationId: path.evaluation_id, scenarioId: path.evaluation_scenario_id, type: path.evaluation_type },
      body,
      ifMatch === undefined ? undefined : (revision) => matches(ifMatch, tagOf(revision)),
    );
    if (isRefusal(scenario)) {
      if (scenario.refused === 'changed') return problem('precondition_failed', `The scenario is at revision ${scenario.revision}.`);
      if (scenario.refused === 'invalid') return { status: 422, body: { detail: scenario.errors } };
      return problem('not_found', 'No such scenario in this evaluation.');
    }
    const headers = { ETag: tagOf(scenario.revision) };
    if (prefersMinimal(header.prefer)) return { status: 204, headers: { ...headers, 'Preference-Applied': 'return=minimal' } };
    return { status: 200, body: scenario, headers };
  },
} satisfies HandlersOf<'human-evaluations'>;

function tagOf(revision: number): string {
  return `"${revision}"`;
}
