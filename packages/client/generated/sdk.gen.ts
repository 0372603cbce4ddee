// @generated from spec/ — do not edit. Run: pnpm generate

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { GetHealthData, GetHealthErrors, GetHealthResponses, GetVariantByEnvData, GetVariantByEnvErrors, GetVariantByEnvResponses, UpdateEvaluationScenarioData, UpdateEvaluationScenarioErrors, UpdateEvaluationScenarioResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Tell whether the service can answer
 *
 * `probe=ready` (the default) answers 200 only while the service takes requests and its store answers;
 * `probe=live` answers 200 as long as the process does. Needs no key.
 *
 */
export const getHealth = <ThrowOnError extends boolean = false>(options?: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => (options?.client ?? client).get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ url: '/health', ...options });

/**
 * Read the variant an environment serves
 *
 * Returns the variant of an application that is deployed to an environment, at the revision pinned when it
 * was deployed. Later edits of the variant change nothing here until it is deployed again.
 *
 * "No variant found" is answered **500** with the code `variant_not_found` and `x-should-retry: false`: it is
 * a definite answer, not a fault, and asking again does not help.
 *
 */
export const getVariantByEnv = <ThrowOnError extends boolean = false>(options: Options<GetVariantByEnvData, ThrowOnError>): RequestResult<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError> => (options.client ?? client).get<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/get_variant_by_env',
    ...options
});

/**
 * Record the vote or the score of a scenario
 *
 * Changes the members that are present and no others: `null` clears a value, a list replaces the list. `vote`
 * belongs to `human_a_b_testing` and `score` to `single_model_test`; the other one is an error, never dropped.
 *
 * A success is durable before it is answered, and raises the scenario's `revision` by exactly one. The answer is
 * the updated scenario; with `Prefer: return=minimal` it is 204 without a body.
 *
 */
export const updateEvaluationScenario = <ThrowOnError extends boolean = false>(options: Options<UpdateEvaluationScenarioData, ThrowOnError>): RequestResult<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError> => (options.client ?? client).put<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
