/** Creates evaluations with several judges from a table of judgements. */
import { expect } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { createJudgedEvaluation } from './judged-evaluation.ts';
import { sendRequest } from './requests.ts';
import type { TestServer } from './server.ts';

/** A vote or a score. Null if the judge did not judge the scenario. */
type Given = string | number | null;

export interface JudgedTable {
  evaluationId: string;
  scenarioIds: string[];
  /** The API keys of the judges with the role evaluator, and the users of the keys. */
  judges: { key: string; user: string }[];
}

/**
 * Creates an evaluation with the judgements of the table. The table has a row for each scenario and a column for each
 * judge.
 */
export async function judgeTable(
  server: TestServer,
  table: readonly (readonly Given[])[],
  { type = 'human_a_b_testing', judgementsPerScenario = table[0]?.length ?? 1 }: TableOptions = {},
): Promise<JudgedTable> {
  const services = createServices(server.database);
  const scenarioCount = table.length;
  const made = await createJudgedEvaluation(server.fixture, services, { type, judgementsPerScenario, scenarioCount });
  const judges = [];
  for (let index = 0; index < (table[0]?.length ?? 0); index++) {
    const user = `judge-${index}`;
    const { secret } = await services.keys.issue(server.fixture.project, { name: user, role: 'evaluator', user });
    judges.push({ key: secret, user });
  }
  for (const [row, judgements] of table.entries()) {
    for (const [column, given] of judgements.entries()) {
      if (given === null) continue;
      const path = `/human-evaluations/${made.evaluationId}/evaluation_scenario/${made.scenarioIds[row]}/${type}`;
      const { key } = judges[column] as { key: string };
      const body = type === 'human_a_b_testing' ? { vote: given } : { score: given };
      const { status, text } = await sendRequest(server, path, { method: 'PUT', key }, body);
      expect(status, text).toBe(200);
    }
  }
  return { evaluationId: made.evaluationId, scenarioIds: made.scenarioIds, judges };
}

interface TableOptions {
  type?: 'human_a_b_testing' | 'single_model_test';
  judgementsPerScenario?: number;
}
