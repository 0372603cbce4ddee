/**
 * A fake service that stores everything in memory. It has the operations that a judge uses, for one judge and one
 * evaluation.
 */
import type { EvaluationScenario, EvaluationType } from '@jurybox/client';

export const evaluationId = '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60';
const variantIds = ['0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', '0198d2a4-6f03-7a5d-9b24-d6ea1c83f702'];
const time = '2026-03-11T10:22:31.518Z';

export class FakeJudging {
  readonly scenarios: EvaluationScenario[];
  /** The updates that the service has accepted, in order. */
  readonly updates: { id: string; body: Record<string, unknown> }[] = [];
  /** The bodies of the requests for the next scenario. */
  readonly asked: { current?: string; skip?: string[] }[] = [];
  /**
   * Called before each request. It can throw an error, like `fetch` without a network, or return the response of the
   * request.
   */
  before: (path: string) => Response | undefined | Promise<Response | undefined> = () => undefined;
  /** The ids of the scenarios that other judges have reserved. */
  othersHave = new Set<string>();
  #skipped: string[] = [];

  constructor(count: number, type: EvaluationType = 'human_a_b_testing') {
    this.scenarios = Array.from({ length: count }, (_, position) => ({
      evaluation_scenario_id: `scenario-${position}`,
      evaluation_id: evaluationId,
      evaluation_type: type,
      position,
      inputs: [{ input_name: 'question', input_value: `Question ${position}?` }],
      outputs: variantIds.map((id, at) => ({ variant_id: id, variant_output: `Output ${at} of ${position}.` })),
      vote: null,
      score: null,
      correct_answer: null,
      is_pinned: false,
      note: null,
      revision: 1,
      created_at: time,
      updated_at: time,
      modified_by_id: null,
      judged_at: null,
      judged_by_id: null,
    }));
  }

  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = new URL(url).pathname;
    const early = await this.before(path);
    if (early !== undefined) return early;
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    return path.endsWith('/next-scenario') ? this.#next(body) : this.#store(path.split('/').at(-2) ?? '', body);
  };

  #store(id: string, body: Record<string, unknown>): Response {
    const scenario = this.scenarios.find(({ evaluation_scenario_id: each }) => each === id);
    if (scenario === undefined) return problem(404, 'not_found');
    Object.assign(scenario, body);
    this.updates.push({ id, body });
    return new Response(null, { status: 204 });
  }

  #next(body: { current?: string; skip?: string[] }): Response {
    this.asked.push(body);
    this.#skipped = [...this.#skipped.filter((id) => !body.skip?.includes(id)), ...(body.skip ?? [])];
    const left = this.scenarios.filter(({ vote, score }) => vote === null && score === null);
    const candidates = left.filter(({ evaluation_scenario_id: id }) => id !== body.current);
    const free = candidates.filter(({ evaluation_scenario_id: id }) => !this.othersHave.has(id));
    const rank = ({ evaluation_scenario_id: id }: EvaluationScenario) => this.#skipped.indexOf(id);
    const [scenario] = free.sort((a, b) => rank(a) - rank(b));
    return Response.json({
      status: scenario !== undefined ? 'scenario' : candidates.length > 0 ? 'judged_by_others' : 'none_left',
      scenario: scenario ?? null,
      first_shown: scenario === undefined ? null : variantIds[scenario.position % 2],
      reserved_until: scenario === undefined ? null : new Date(Date.now() + 300_000).toISOString(),
      retry_at: scenario === undefined && candidates.length > 0 ? new Date(Date.now() + 5000).toISOString() : null,
      judged_count: this.scenarios.length - left.length,
      remaining_count: candidates.length === 0 ? 0 : left.length,
    });
  }
}

export function problem(status: number, code: string): Response {
  const body = {
    detail: 'From the fake service.',
    type: `/docs/errors#${code}`,
    title: code,
    status,
    code,
    request_id: 'x',
  };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
}
