/** Sends the scenarios of a file in batches. Each batch is small enough for one request. */
import {
  createEvaluationScenarios,
  createHumanEvaluation,
  deleteHumanEvaluation,
  type Client,
  type EvaluationType,
  type ScenarioCreate,
  type Variant,
} from '@jurybox/client';
import { batchesOf } from '@jurybox/scenario-files';
import { describeError } from '../../api.ts';
import { counted, grouped } from '../figures.ts';
import { Refused } from '../parts.tsx';

export interface NewEvaluationForm {
  appId: string;
  type: EvaluationType;
  name: string;
  instructions: string;
  judges: number;
}

/**
 * Creates the evaluation with the first batch of scenarios, then adds the other batches. Deletes the evaluation if
 * adding fails. Returns the id of the evaluation.
 */
export async function createWithScenarios(
  client: Client,
  form: NewEvaluationForm,
  variants: Variant[],
  scenarios: ScenarioCreate[],
  tell: (text: string) => void,
): Promise<string> {
  const [first = [], ...others] = batchesOf(scenarios);
  tell(`Sending ${counted(scenarios.length, 'scenario')} …`);
  const { evaluation_id } = await createHumanEvaluation({
    client,
    path: { app_id: form.appId },
    body: {
      evaluation_name: form.name.trim(),
      evaluation_type: form.type,
      variant_ids: variants.map(({ variant_id: id }) => id),
      judgements_per_scenario: form.judges,
      instructions: form.instructions.trim() === '' ? null : form.instructions,
      scenarios: first,
    },
  });
  const { stored, failure } = await addBatches(client, evaluation_id, others, (sent) =>
    tell(progress(first.length + sent, scenarios.length)),
  );
  if (failure === undefined) return evaluation_id;
  await deleteHumanEvaluation({ client, path: { evaluation_id } }).catch(() => {
    throw new Refused(
      `The evaluation has only ${grouped(first.length + stored)} of ${counted(scenarios.length, 'scenario')}, ` +
        `and it could not be deleted. ${describeError(failure)} Close it, and create another one.`,
    );
  });
  throw failure;
}

/** Adds scenarios to an evaluation in batches. If a batch fails, the batches before it stay stored. */
export async function addScenarios(
  client: Client,
  evaluationId: string,
  scenarios: ScenarioCreate[],
  tell: (text: string) => void,
): Promise<void> {
  tell(`Sending ${counted(scenarios.length, 'scenario')} …`);
  const { stored, failure } = await addBatches(client, evaluationId, batchesOf(scenarios), (sent) =>
    tell(progress(sent, scenarios.length)),
  );
  if (failure === undefined) return;
  if (stored === 0) throw failure;
  throw new Refused(
    `The first ${grouped(stored)} of ${counted(scenarios.length, 'scenario')} were added. ${describeError(failure)}`,
  );
}

const progress = (sent: number, all: number) => `Sent ${grouped(sent)} of ${grouped(all)} …`;

/** Adds batches until one cannot be added. Returns the number of added scenarios, and the failure, if any. */
async function addBatches(
  client: Client,
  evaluation_id: string,
  batches: ScenarioCreate[][],
  tell: (sent: number) => void,
): Promise<{ stored: number; failure?: unknown }> {
  let stored = 0;
  for (const scenarios of batches) {
    try {
      await createEvaluationScenarios({ client, path: { evaluation_id }, body: { scenarios } });
    } catch (failure) {
      return { stored, failure };
    }
    tell((stored += scenarios.length));
  }
  return { stored };
}
