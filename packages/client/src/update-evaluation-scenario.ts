import { updateEvaluationScenario as generated, type Options } from '../generated/sdk.gen.ts';
import type {
  EvaluationScenarioUpdate,
  UpdateEvaluationScenarioData as Data,
  UpdateEvaluationScenarioErrors as Errors,
  UpdateEvaluationScenarioResponses as Responses,
} from '../generated/types.gen.ts';
import type { RequestResult } from './types.ts';

/** The input of an update for evaluations of the given type. `Body` is the body that this type allows. */
type DataFor<Type extends Data['path']['evaluation_type'], Body> = Omit<Data, 'path' | 'body'> & {
  path: Omit<Data['path'], 'evaluation_type'> & { evaluation_type: Type };
  body: Body;
};
export type VoteData = DataFor<'human_a_b_testing', Omit<EvaluationScenarioUpdate, 'score'> & { score?: null }>;
export type ScoreData = DataFor<'single_model_test', Omit<EvaluationScenarioUpdate, 'vote'> & { vote?: null }>;

/**
 * Records the vote of an A/B scenario or the score of a single-model scenario. The types allow `vote` only for an A/B
 * scenario and `score` only for a single-model scenario. The update only changes the members that you pass. Resolves to
 * the updated scenario, or to undefined if the request has the header `Prefer: return=minimal`.
 *
 * @throws NotFoundError; ValidationError; ConflictError if the evaluation is closed; PreconditionFailedError if the
 * scenario no longer has the entity tag in `If-Match`.
 */
export const updateEvaluationScenario: {
  <ThrowOnError extends boolean = true>(
    options: Options<VoteData, ThrowOnError>,
  ): RequestResult<Responses, Errors, ThrowOnError>;
  <ThrowOnError extends boolean = true>(
    options: Options<ScoreData, ThrowOnError>,
  ): RequestResult<Responses, Errors, ThrowOnError>;
} = (options: Options<Data>) => {
  // The body of a successful response may be the scenario, `null` or empty (ledger, question U04).
  const request = { ...options, mayBeEmpty: true };
  return generated(request) as never;
};
