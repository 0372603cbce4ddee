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

export interface NewEvaluationForm {
  appId: string;
  type: EvaluationType;
  name: string;
  instructions: string;
  judges: number;
}

/** Thrown if the server has stored some of the scenarios, and the page cannot delete these. */
export class PartlyStored extends Error {}

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
  try {
    await addBatches(client, evaluation_id, others, (sent) => tell(progress(first.length + sent, scenarios.length)));
  } catch (error) {
    const { stored, cause } = error as AddError;
    await deleteHumanEvaluation({ client, path: { evaluation_id } }).catch(() => {
      throw new PartlyStored(
        `The evaluation has only ${grouped(first.length + stored)} of ${counted(scenarios.length, 'scenario')}, ` +
          `and it could not be deleted. ${describeError(cause)} Close it, and create another one.`,
      );
    });
    throw cause;
  }
  return evaluation_id;
}

/** Adds scenarios to an evaluation in batches. If a batch fails, the batches before it stay stored. */
export async function addScenarios(
  client: Client,
  evaluationId: string,
  scenarios: ScenarioCreate[],
  tell: (text: string) => void,
): Promise<void> {
  tell(`Sending ${counted(scenarios.length, 'scenario')} …`);
  try {
    await addBatches(client, evaluationId, batchesOf(scenarios), (sent) => tell(progress(sent, scenarios.length)));
  } catch (error) {
    const { stored, cause } = error as AddError;
    if (stored === 0) throw cause;
    throw new PartlyStored(
      `The first ${grouped(stored)} of ${counted(scenarios.length, 'scenario')} were added. ${describeError(cause)}`,
    );
  }
}

const progress = (sent: number, all: number) => `Sent ${grouped(sent)} of ${grouped(all)} …`;

/** Thrown if a batch could not be added. `stored` is the number of scenarios that were added before this batch. */
class AddError extends Error {
  readonly stored: number;

  constructor(stored: number, cause: unknown) {
    super('a batch could not be added', { cause });
    this.stored = stored;
  }
}

async function addBatches(
  client: Client,
  evaluation_id: string,
  batches: ScenarioCreate[][],
  tell: (sent: number) => void,
): Promise<void> {
  let stored = 0;
  for (const scenarios of batches) {
    try {
      await createEvaluationScenarios({ client, path: { evaluation_id }, body: { scenarios } });
    } catch (error) {
      throw new AddError(stored, error);
    }
    tell((stored += scenarios.length));
  }
}
