import type { EvaluationScenario } from '../generated/types.gen.ts';
import { readBodyText } from './read-body-text.ts';
import type { Options, RequestOptions } from './types.ts';
import type { ScoreData, updateEvaluationScenario, VoteData } from './update-evaluation-scenario.ts';

/** The value of a call, and the response that it comes from. */
export interface WithResponse<Data> {
  data: Data;
  /** The response of the last attempt. You cannot read its body again. */
  response: Response;
}

/**
 * Lists `updateEvaluationScenario` separately: for a function with several overloads, TypeScript would infer the types
 * of the last overload only.
 */
interface CallWithResponse {
  (
    operation: typeof updateEvaluationScenario,
    options: Options<VoteData> | Options<ScoreData>,
  ): Promise<WithResponse<EvaluationScenario | void>>;
  <Data, CallOptions extends Options>(
    operation: (options: CallOptions & { throwOnError?: true }) => Promise<Data>,
    options: CallOptions,
  ): Promise<WithResponse<Data>>;
}

/**
 * Calls an operation. Returns its value together with the `Response`, so that you can read the status and the headers:
 * `const { data, response } = await withResponse(getApp, { client, path })`. Throws the errors of the operation.
 */
export const withResponse: CallWithResponse = async (
  operation: (options: never) => Promise<unknown>,
  options: object,
): Promise<WithResponse<never>> => {
  let response: Response | undefined;
  const readBody: RequestOptions['readBody'] = (received, maxBytes) => {
    response = received;
    return readBodyText(received, maxBytes);
  };
  const data = await operation({ ...options, throwOnError: true, readBody } as never);
  return { data: data as never, response: response as unknown as Response };
};
