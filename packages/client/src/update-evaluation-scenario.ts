import { updateEvaluationScenario as generated, type Options } from '../generated/sdk.gen.ts';
import type {
  EvaluationScenarioUpdate,
  UpdateEvaluationScenarioData as Data,
  UpdateEvaluationScenarioErrors as Errors,
  UpdateEvaluationScenarioResponses as Responses,
} from '../generated/types.gen.ts';
import type { RequestResult } from './types.ts';

/** The call for evaluations of one type, with a body that fits it. */
type Of<Type extends Data['path']['evaluation_type'], Body> = Omit<Data, 'path' | 'body'> & {
  path: Omit<Data['path'], 'evaluation_type'> & { evaluation_type: Type };
  body: Body;
};
export type Vote = Of<'human_a_b_testing', Omit<EvaluationScenarioUpdate, 'score'> & { score?: null }>;
export type Score = Of<'single_model_test', Omit<EvaluationScenarioUpdate, 'vote'> & { vote?: null }>;

/**
 * Records the vote of an A/B scenario or the score of a single-model one; `score` does not compile for the first, `vote`
 * not for the second. Only the members that are present change. Gives the updated scenario, or nothing when the request
 * prefers a minimal answer.
 *
 * @throws NotFoundError, ValidationError, ConflictError (closed), PreconditionFailedError (with `If-Match`)
 */
export const updateEvaluationScenario: {
  <ThrowOnError extends boolean = true>(
    options: Options<Vote, ThrowOnError>,
  ): RequestResult<Responses, Errors, ThrowOnError>;
  <ThrowOnError extends boolean = true>(
    options: Options<Score, ThrowOnError>,
  ): RequestResult<Responses, Errors, ThrowOnError>;
} = (options: Options<Data>) => {
  // 200 with the scenario, with nothing and with `null`, and 204 are all a success of an update (U04).
  const lenient = { ...options, mayBeEmpty: true };
  return generated(lenient) as never;
};
