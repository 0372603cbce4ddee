import {
  JsonText,
  type EvaluationScenario,
  type EvaluationType,
  type ScenarioInput,
  type ScenarioOutput,
} from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';
import type { ScenarioRow } from '../store/scenarios.ts';

/** The members of a scenario in the order of the response. `inputs` and `outputs` are JSON text. */
export interface ScenarioParts {
  identity: Pick<EvaluationScenario, 'evaluation_scenario_id' | 'evaluation_id' | 'evaluation_type' | 'position'>;
  inputs: string;
  outputs: string;
  judgement: Omit<EvaluationScenario, 'inputs' | 'outputs' | keyof ScenarioParts['identity']>;
}

/** Returns the same scenario as `sharedScenarioOf`, split into `ScenarioParts`. */
export function sharedPartsOf(row: ScenarioRow, evaluation: Pick<EvaluationRow, 'evaluation_type'>): ScenarioParts {
  return {
    identity: {
      evaluation_scenario_id: row.id,
      evaluation_id: row.evaluation_id,
      evaluation_type: evaluation.evaluation_type as EvaluationType,
      position: row.position,
    },
    inputs: row.inputs,
    outputs: row.outputs,
    judgement: {
      vote: row.vote,
      score: row.score === null ? null : (JSON.parse(row.score) as string | number),
      correct_answer: row.correct_answer,
      is_pinned: row.is_pinned === 1,
      note: row.note,
      revision: row.revision,
      created_at: row.created_at,
      updated_at: row.updated_at,
      modified_by_id: row.modified_by_id,
      judged_at: row.judged_at,
      judged_by_id: row.judged_by_id,
    },
  };
}

export function scenarioOf({ identity, inputs, outputs, judgement }: ScenarioParts): EvaluationScenario {
  return {
    ...identity,
    inputs: JSON.parse(inputs) as ScenarioInput[],
    outputs: JSON.parse(outputs) as ScenarioOutput[],
    ...judgement,
  };
}

/** Returns the same scenario as `scenarioOf`, as JSON text. Copies the stored inputs and outputs unchanged. */
export function scenarioJsonOf({ identity, inputs, outputs, judgement }: ScenarioParts): JsonText<EvaluationScenario> {
  const start = JSON.stringify(identity).slice(0, -1);
  return new JsonText(`${start},"inputs":${inputs},"outputs":${outputs},${JSON.stringify(judgement).slice(1)}`);
}

/** Returns a scenario with the latest judgement of any judge. */
export function sharedScenarioOf(row: ScenarioRow, evaluation: Pick<EvaluationRow, 'evaluation_type'>) {
  return scenarioOf(sharedPartsOf(row, evaluation));
}
