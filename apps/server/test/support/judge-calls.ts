/** Sends the requests of people who judge, for the tests of judges and invitations. */
import { expect } from 'vitest';
import { unwrap } from '../../src/services/outcome.ts';
import type { JudgedEvaluation } from './judged-evaluation.ts';
import { sendRequest, type RequestOptions, type TestResponse } from './requests.ts';
import type { TestServer } from './server.ts';

export interface Person {
  key: string;
  judgeId: string;
  next(body?: object): Promise<TestResponse>;
  /** Sends a judgement of a scenario. */
  put(scenarioId: string, body: object, headers?: Record<string, string>): Promise<TestResponse>;
  get(scenarioId: string): Promise<TestResponse>;
}

/** Returns functions that send the requests of one person in one evaluation, with the person's key. */
export function personWith(
  server: TestServer,
  { evaluationId }: Pick<JudgedEvaluation, 'evaluationId'>,
  { key, judgeId }: { key: string; judgeId: string },
  type: 'human_a_b_testing' | 'single_model_test' = 'human_a_b_testing',
): Person {
  const at = `/human-evaluations/${evaluationId}`;
  const send = (path: string, options: RequestOptions, body?: unknown) =>
    sendRequest(server, `${at}${path}`, { key, ...options }, body);
  return {
    key,
    judgeId,
    next: (body = {}) => send('/next-scenario', { method: 'POST' }, body),
    put: (scenarioId, body, headers = {}) =>
      send(`/evaluation_scenario/${scenarioId}/${type}`, { method: 'PUT', headers }, body),
    get: (scenarioId) => send(`/evaluation-scenarios/${scenarioId}`, {}),
  };
}

export async function invite(
  server: TestServer,
  evaluation: Pick<JudgedEvaluation, 'evaluationId'>,
  judgeName?: string,
  type?: 'human_a_b_testing' | 'single_model_test',
): Promise<Person> {
  const { secret, judge_id: judgeId } = unwrap(
    await server.plain.invitations.create(server.fixture.session, evaluation.evaluationId, {
      invitation_name: 'i',
      judge_name: judgeName,
    }),
  );
  return personWith(server, evaluation, { key: secret, judgeId: judgeId ?? '' }, type);
}

/** Gets the person's next scenario and returns its id. */
export async function nextId(person: Person, body?: object): Promise<string> {
  const { json, text } = await person.next(body);
  expect(json?.status, text).toBe('scenario');
  return json.scenario.evaluation_scenario_id as string;
}
