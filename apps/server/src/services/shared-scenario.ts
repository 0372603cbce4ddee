import type { EvaluationScenario, EvaluationType, ScenarioInput, ScenarioOutput } from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';
import type { ScenarioRow } from '../store/scenarios.ts';

/** Returns a scenario with the latest judgement of any judge. */
export function sharedScenarioOf(
  row: ScenarioRow,
  evaluation: Pick<EvaluationRow, 'evaluation_type'>,
): EvaluationScenario {
  return {
    evaluation_scenario_id: row.id,
    evaluation_id: row.evaluation_id,
    evaluation_type: evaluation.evaluation_type as EvaluationType,
    position: row.position,
    inputs: JSON.parse(row.inputs) as ScenarioInput[],
    outputs: JSON.parse(row.outputs) as ScenarioOutput[],
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
  };
}
