/** Creates evaluations with several judges from a table of judgements. */
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import type { Session } from '../../src/services/session.ts';
import { createJudgedEvaluation } from './judged-evaluation.ts';
import type { TestServer } from './server.ts';

/** A vote or a score. Null if the judge did not judge the scenario. */
type Given = string | number | null;

export interface JudgedTable {
  evaluationId: string;
  scenarioIds: string[];
  /** The API keys of the judges, with the role evaluator, and the users of these keys. */
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
  const judges: (JudgedTable['judges'][number] & { session: Session })[] = [];
  for (let index = 0; index < (table[0]?.length ?? 0); index++) {
    const user = `judge-${index}`;
    const { secret } = await services.keys.issue(server.fixture.project, { name: user, role: 'evaluator', user });
    const session = await services.keys.authenticate(secret);
    if (session === undefined) throw new Error('the new API key does not authenticate');
    judges.push({ key: secret, user, session });
  }
  for (const [row, judgements] of table.entries()) {
    for (const [column, given] of judgements.entries()) {
      if (given === null) continue;
      const target = { evaluationId: made.evaluationId, scenarioId: made.scenarioIds[row] ?? '', type };
      const judgement = type === 'human_a_b_testing' ? { vote: String(given) } : { score: given };
      unwrap(await services.scenarios.update(judges[column]!.session, target, judgement));
    }
  }
  return { evaluationId: made.evaluationId, scenarioIds: made.scenarioIds, judges };
}

interface TableOptions {
  type?: 'human_a_b_testing' | 'single_model_test';
  judgementsPerScenario?: number;
}
