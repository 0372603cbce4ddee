/** Creates, judges and reads evaluations, for the tests of results and exports. */
import { expect } from 'vitest';
import { sendRequest, type TestResponse } from './requests.ts';
import type { TestServer } from './server.ts';

export type EvaluationCalls = ReturnType<typeof evaluationCalls>;

export function evaluationCalls(server: TestServer) {
  const get = (path: string) => sendRequest(server, path);
  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    sendRequest(server, path, { method }, body);
  const row = (index: number) => ({
    inputs: [{ input_name: 'q', input_value: `Question ${index}` }],
    correct_answer: `Answer ${index}`,
  });

  async function newEvaluation(
    type: 'human_a_b_testing' | 'single_model_test',
    count: number,
    appId = server.fixture.appId,
    ids: string[] = server.fixture.variantIds,
  ): Promise<string> {
    const body = {
      evaluation_name: `${type} of ${count}`,
      evaluation_type: type,
      variant_ids: type === 'human_a_b_testing' ? ids : ids.slice(0, 1),
      scenarios: Array.from({ length: Math.min(count, 1000) }, (_, index) => row(index)),
    };
    const made = await send('POST', `/apps/${appId}/human-evaluations`, body);
    expect(made.status, made.text).toBe(201);
    for (let from = 1000; from < count; from += 1000) {
      const more = { scenarios: Array.from({ length: Math.min(1000, count - from) }, (_, index) => row(from + index)) };
      expect(
        (await send('POST', `/human-evaluations/${made.json.evaluation_id}/evaluation-scenarios`, more)).status,
      ).toBe(201);
    }
    return made.json.evaluation_id as string;
  }
  const scenarioIds = async (evaluation: string) =>
    (await get(`/human-evaluations/${evaluation}/evaluation-scenarios?limit=100`)).json.items.map(
      (item: any) => item.evaluation_scenario_id as string,
    ) as string[];
  const judge = (evaluation: string, scenario: string, type: string, body: object) =>
    send('PUT', `/human-evaluations/${evaluation}/evaluation_scenario/${scenario}/${type}`, body);
  const results = async (evaluation: string) => (await get(`/human-evaluations/${evaluation}/results`)).json;
  const csv = async (evaluation: string, query = '') =>
    (await get(`/human-evaluations/${evaluation}/export/csv${query}`)).text.split('\r\n').slice(1, -1);
  const lines = async (evaluation: string, query = '') =>
    linesOf(await get(`/human-evaluations/${evaluation}/export/json-lines${query}`));
  const linesOf = ({ text }: TestResponse) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  return { get, send, row, newEvaluation, scenarioIds, judge, results, csv, lines };
}
