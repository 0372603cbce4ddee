// @generated from spec/ — do not edit. Run: pnpm generate

import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from '../src/types.ts';

import type { CompareVariantRevisionsData, CompareVariantRevisionsErrors, CompareVariantRevisionsResponses, CreateAppData, CreateAppErrors, CreateAppResponses, CreateDeploymentRequestData, CreateDeploymentRequestErrors, CreateDeploymentRequestResponses, CreateEvaluationScenariosData, CreateEvaluationScenariosErrors, CreateEvaluationScenariosResponses, CreateHumanEvaluationData, CreateHumanEvaluationErrors, CreateHumanEvaluationResponses, CreateInvitationData, CreateInvitationErrors, CreateInvitationResponses, CreateJudgeData, CreateJudgeErrors, CreateJudgeResponses, CreateKeyData, CreateKeyErrors, CreateKeyResponses, CreateResultsKeyData, CreateResultsKeyErrors, CreateResultsKeyResponses, CreateVariantData, CreateVariantErrors, CreateVariantResponses, DeleteAppData, DeleteAppErrors, DeleteAppResponses, DeleteHumanEvaluationData, DeleteHumanEvaluationErrors, DeleteHumanEvaluationResponses, DeleteVariantData, DeleteVariantErrors, DeleteVariantResponses, DeployVariantData, DeployVariantErrors, DeployVariantResponses, EvaluateFlagData, EvaluateFlagErrors, EvaluateFlagResponses, EvaluateFlagsData, EvaluateFlagsErrors, EvaluateFlagsResponses, ExportJudgementsCsvData, ExportJudgementsCsvErrors, ExportJudgementsCsvResponses, ExportJudgementsJsonLinesData, ExportJudgementsJsonLinesErrors, ExportJudgementsJsonLinesResponses, ExportJudgementsSpreadsheetData, ExportJudgementsSpreadsheetErrors, ExportJudgementsSpreadsheetResponses, GetAppData, GetAppErrors, GetAppResponses, GetCurrentKeyData, GetCurrentKeyErrors, GetCurrentKeyResponses, GetDeploymentRequestData, GetDeploymentRequestErrors, GetDeploymentRequestResponses, GetEvaluationScenarioData, GetEvaluationScenarioErrors, GetEvaluationScenarioResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetHumanEvaluationData, GetHumanEvaluationErrors, GetHumanEvaluationResponses, GetHumanEvaluationResultsData, GetHumanEvaluationResultsErrors, GetHumanEvaluationResultsResponses, GetJudgingData, GetJudgingErrors, GetJudgingResponses, GetLeaderboardData, GetLeaderboardErrors, GetLeaderboardResponses, GetStreamTokenData, GetStreamTokenErrors, GetStreamTokenResponses, GetVariantByEnvData, GetVariantByEnvErrors, GetVariantByEnvResponses, GetVariantData, GetVariantErrors, GetVariantResponses, GetVariantRevisionData, GetVariantRevisionErrors, GetVariantRevisionResponses, ListAdminLogData, ListAdminLogErrors, ListAdminLogResponses, ListAppsData, ListAppsErrors, ListAppsResponses, ListDeploymentRequestsData, ListDeploymentRequestsErrors, ListDeploymentRequestsResponses, ListDeploymentsData, ListDeploymentsErrors, ListDeploymentsResponses, ListEnvironmentsData, ListEnvironmentsErrors, ListEnvironmentsResponses, ListEvaluationScenariosData, ListEvaluationScenariosErrors, ListEvaluationScenariosResponses, ListHumanEvaluationsData, ListHumanEvaluationsErrors, ListHumanEvaluationsResponses, ListInvitationsData, ListInvitationsErrors, ListInvitationsResponses, ListJudgementsData, ListJudgementsErrors, ListJudgementsResponses, ListJudgesData, ListJudgesErrors, ListJudgesResponses, ListKeysData, ListKeysErrors, ListKeysResponses, ListResultsKeysData, ListResultsKeysErrors, ListResultsKeysResponses, ListUsageData, ListUsageErrors, ListUsageResponses, ListVariantRevisionsData, ListVariantRevisionsErrors, ListVariantRevisionsResponses, ListVariantsData, ListVariantsErrors, ListVariantsResponses, RenameAppData, RenameAppErrors, RenameAppResponses, ReserveNextScenarioData, ReserveNextScenarioErrors, ReserveNextScenarioResponses, RevokeInvitationData, RevokeInvitationErrors, RevokeInvitationResponses, RevokeKeyData, RevokeKeyErrors, RevokeKeyResponses, RevokeResultsKeyData, RevokeResultsKeyErrors, RevokeResultsKeyResponses, UpdateDeploymentRequestData, UpdateDeploymentRequestErrors, UpdateDeploymentRequestResponses, UpdateEnvironmentData, UpdateEnvironmentErrors, UpdateEnvironmentResponses, UpdateEvaluationScenarioData, UpdateEvaluationScenarioErrors, UpdateEvaluationScenarioResponses, UpdateHumanEvaluationData, UpdateHumanEvaluationErrors, UpdateHumanEvaluationResponses, UpdateJudgingData, UpdateJudgingErrors, UpdateJudgingResponses, UpdateVariantParametersData, UpdateVariantParametersErrors, UpdateVariantParametersResponses, WatchEnvironmentData, WatchEnvironmentErrors, WatchEnvironmentResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Tell whether the service is available
 *
 * With `probe=ready` (the default), the response is 200 only if the service accepts requests and the database accepts writes. To check the database, the service writes to it, at most once per second. With `probe=live`, the response is 200 if the process responds at all. You need no API key.
 */
export const getHealth = <ThrowOnError extends boolean = true>(options: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => options.client.get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ isPublic: true, url: '/health', ...options });

/**
 * Read the variant that an environment serves
 *
 * Returns the variant that is deployed to an environment of an application, at the revision that the deployment
 * pinned. A later revision of the variant has no effect until you deploy it.
 *
 * If no variant is deployed, the response is **500** with the code `variant_not_found` and `x-should-retry: false`.
 * This response does not mean that the service failed. Do not retry.
 *
 */
export const getVariantByEnv = <ThrowOnError extends boolean = true>(options: Options<GetVariantByEnvData, ThrowOnError>): RequestResult<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError> => options.client.get<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError>({ url: '/apps/get_variant_by_env', ...options });

/**
 * Record the vote or the score of a scenario
 *
 * Updates only the members that the request contains. `null` clears a value, and a list replaces the stored list. If
 * the request contains a score for `human_a_b_testing`, or a vote for `single_model_test`, the response is 422.
 *
 * The server writes the update to disk before it responds, and raises the scenario's `revision` by exactly one. The
 * response contains the updated scenario. If you send `Prefer: return=minimal`, the response is 204 without a body.
 *
 * The following rules apply if the evaluation has several judges for each scenario. The update changes the caller's
 * own judgement. Each caller has a separate `revision` and `ETag`. Only an editor may change `inputs`, `outputs` and
 * `correct_answer`.
 *
 */
export const updateEvaluationScenario = <ThrowOnError extends boolean = true>(options: Options<UpdateEvaluationScenarioData, ThrowOnError>): RequestResult<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError> => options.client.put<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError>({
    url: '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List applications
 *
 * Returns the applications of the project, oldest first.
 */
export const listApps = <ThrowOnError extends boolean = true>(options: Options<ListAppsData, ThrowOnError>): RequestResult<ListAppsResponses, ListAppsErrors, ThrowOnError> => options.client.get<ListAppsResponses, ListAppsErrors, ThrowOnError>({ url: '/apps', ...options });

/**
 * Create an application
 *
 * Creates an application with the environments `development`, `staging` and `production`.
 */
export const createApp = <ThrowOnError extends boolean = true>(options: Options<CreateAppData, ThrowOnError>): RequestResult<CreateAppResponses, CreateAppErrors, ThrowOnError> => options.client.post<CreateAppResponses, CreateAppErrors, ThrowOnError>({
    creates: true, url: '/apps',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an application
 *
 * Deletes the application with its variants, environments, deployments and human evaluations, including the judgements. Export the judgements first if you need them. You must be allowed to deploy to each environment of the application without an approval. Otherwise, the response is 403.
 */
export const deleteApp = <ThrowOnError extends boolean = true>(options: Options<DeleteAppData, ThrowOnError>): RequestResult<DeleteAppResponses, DeleteAppErrors, ThrowOnError> => options.client.delete<DeleteAppResponses, DeleteAppErrors, ThrowOnError>({ url: '/apps/{app_id}', ...options });

/**
 * Read an application
 *
 * Returns one application.
 *
 */
export const getApp = <ThrowOnError extends boolean = true>(options: Options<GetAppData, ThrowOnError>): RequestResult<GetAppResponses, GetAppErrors, ThrowOnError> => options.client.get<GetAppResponses, GetAppErrors, ThrowOnError>({ url: '/apps/{app_id}', ...options });

/**
 * Rename an application
 *
 * Renames the application. After that, a product that reads a deployed variant of this application gets the new name in the response.
 */
export const renameApp = <ThrowOnError extends boolean = true>(options: Options<RenameAppData, ThrowOnError>): RequestResult<RenameAppResponses, RenameAppErrors, ThrowOnError> => options.client.patch<RenameAppResponses, RenameAppErrors, ThrowOnError>({
    url: '/apps/{app_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the variants of an application
 *
 * Returns the variants of the application, oldest first, at their latest revisions.
 */
export const listVariants = <ThrowOnError extends boolean = true>(options: Options<ListVariantsData, ThrowOnError>): RequestResult<ListVariantsResponses, ListVariantsErrors, ThrowOnError> => options.client.get<ListVariantsResponses, ListVariantsErrors, ThrowOnError>({ url: '/apps/{app_id}/variants', ...options });

/**
 * Create a variant
 *
 * Creates a variant at revision 1. The operation does not deploy the variant.
 */
export const createVariant = <ThrowOnError extends boolean = true>(options: Options<CreateVariantData, ThrowOnError>): RequestResult<CreateVariantResponses, CreateVariantErrors, ThrowOnError> => options.client.post<CreateVariantResponses, CreateVariantErrors, ThrowOnError>({
    creates: true, url: '/apps/{app_id}/variants',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a variant
 *
 * Deletes a variant and its revisions. Evaluations and past deployments still show the name and the revision of the deleted variant. You cannot delete a variant that an environment serves.
 */
export const deleteVariant = <ThrowOnError extends boolean = true>(options: Options<DeleteVariantData, ThrowOnError>): RequestResult<DeleteVariantResponses, DeleteVariantErrors, ThrowOnError> => options.client.delete<DeleteVariantResponses, DeleteVariantErrors, ThrowOnError>({ url: '/variants/{variant_id}', ...options });

/**
 * Read a variant
 *
 * Returns a variant at its latest revision. An environment may serve an older revision.
 */
export const getVariant = <ThrowOnError extends boolean = true>(options: Options<GetVariantData, ThrowOnError>): RequestResult<GetVariantResponses, GetVariantErrors, ThrowOnError> => options.client.get<GetVariantResponses, GetVariantErrors, ThrowOnError>({ url: '/variants/{variant_id}', ...options });

/**
 * Create the next revision of a variant
 *
 * Creates the next revision of the variant, with the parameters from the request. Environments continue to serve their deployed revisions until you deploy the new revision. If you send `If-Match`, and somebody created another revision after your last read, the server stores nothing.
 */
export const updateVariantParameters = <ThrowOnError extends boolean = true>(options: Options<UpdateVariantParametersData, ThrowOnError>): RequestResult<UpdateVariantParametersResponses, UpdateVariantParametersErrors, ThrowOnError> => options.client.put<UpdateVariantParametersResponses, UpdateVariantParametersErrors, ThrowOnError>({
    creates: true, url: '/variants/{variant_id}/parameters',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the revisions of a variant
 *
 * Returns the revisions of the variant, newest first.
 */
export const listVariantRevisions = <ThrowOnError extends boolean = true>(options: Options<ListVariantRevisionsData, ThrowOnError>): RequestResult<ListVariantRevisionsResponses, ListVariantRevisionsErrors, ThrowOnError> => options.client.get<ListVariantRevisionsResponses, ListVariantRevisionsErrors, ThrowOnError>({ url: '/variants/{variant_id}/revisions', ...options });

/**
 * Read one revision of a variant
 *
 * Returns the variant at the revision that the path names. A revision never changes.
 */
export const getVariantRevision = <ThrowOnError extends boolean = true>(options: Options<GetVariantRevisionData, ThrowOnError>): RequestResult<GetVariantRevisionResponses, GetVariantRevisionErrors, ThrowOnError> => options.client.get<GetVariantRevisionResponses, GetVariantRevisionErrors, ThrowOnError>({ url: '/variants/{variant_id}/revisions/{revision}', ...options });

/**
 * Compare two revisions of a variant
 *
 * Lists how the parameters of two revisions differ. The list has at most 1,000 changes and about 1 MiB. `is_complete` says whether the list is complete.
 */
export const compareVariantRevisions = <ThrowOnError extends boolean = true>(options: Options<CompareVariantRevisionsData, ThrowOnError>): RequestResult<CompareVariantRevisionsResponses, CompareVariantRevisionsErrors, ThrowOnError> => options.client.get<CompareVariantRevisionsResponses, CompareVariantRevisionsErrors, ThrowOnError>({ url: '/variants/{variant_id}/comparison', ...options });

/**
 * List the environments of an application
 *
 * Returns the environments with their deployments, in the order development, staging, production.
 */
export const listEnvironments = <ThrowOnError extends boolean = true>(options: Options<ListEnvironmentsData, ThrowOnError>): RequestResult<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError> => options.client.get<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError>({ url: '/apps/{app_id}/environments', ...options });

/**
 * Protect an environment
 *
 * Changes who may deploy to the environment. With `required_role`, keys with a lower role can neither deploy nor
 * decide about deployment requests. With `requires_approval`, nobody deploys alone: one person asks for a deployment
 * (`createDeploymentRequest`), and another person approves it. This operation does not change open deployment
 * requests.
 *
 */
export const updateEnvironment = <ThrowOnError extends boolean = true>(options: Options<UpdateEnvironmentData, ThrowOnError>): RequestResult<UpdateEnvironmentResponses, UpdateEnvironmentErrors, ThrowOnError> => options.client.patch<UpdateEnvironmentResponses, UpdateEnvironmentErrors, ThrowOnError>({
    url: '/apps/{app_id}/environments/{environment}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the deployment requests of an environment
 *
 * Returns the deployment requests of the environment, newest first, including decided and expired ones.
 *
 */
export const listDeploymentRequests = <ThrowOnError extends boolean = true>(options: Options<ListDeploymentRequestsData, ThrowOnError>): RequestResult<ListDeploymentRequestsResponses, ListDeploymentRequestsErrors, ThrowOnError> => options.client.get<ListDeploymentRequestsResponses, ListDeploymentRequestsErrors, ThrowOnError>({ url: '/apps/{app_id}/environments/{environment}/deployment-requests', ...options });

/**
 * Ask for a deployment
 *
 * Asks another person to approve a deployment, or a rollback to an older revision. Nothing is deployed before the
 * approval. The deployment request expires after 7 days. An environment has at most 20 open deployment requests. You
 * can ask for a deployment to any environment, protected or not.
 *
 */
export const createDeploymentRequest = <ThrowOnError extends boolean = true>(options: Options<CreateDeploymentRequestData, ThrowOnError>): RequestResult<CreateDeploymentRequestResponses, CreateDeploymentRequestErrors, ThrowOnError> => options.client.post<CreateDeploymentRequestResponses, CreateDeploymentRequestErrors, ThrowOnError>({
    creates: true, url: '/apps/{app_id}/environments/{environment}/deployment-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a deployment request
 *
 * Returns the deployment request and its state.
 *
 */
export const getDeploymentRequest = <ThrowOnError extends boolean = true>(options: Options<GetDeploymentRequestData, ThrowOnError>): RequestResult<GetDeploymentRequestResponses, GetDeploymentRequestErrors, ThrowOnError> => options.client.get<GetDeploymentRequestResponses, GetDeploymentRequestErrors, ThrowOnError>({ url: '/deployment-requests/{deployment_request_id}', ...options });

/**
 * Approve, reject or withdraw a deployment request
 *
 * Decides about an open deployment request.
 *
 * - `approved` deploys the requested revision at once. If somebody deployed to the environment after the deployment
 * request was created, the response is 412, and nothing is deployed. In this case, look at what the environment
 * serves now, and ask for the deployment again.
 * - `rejected` closes the deployment request.
 * - `withdrawn` closes your own deployment request.
 *
 * To approve or reject, you must be another user than the one who asked, and have the role that the environment
 * requires. If the deployment request has expired, or if somebody has already decided, the response is 412. But if you
 * repeat your own decision, you get the same response again.
 *
 */
export const updateDeploymentRequest = <ThrowOnError extends boolean = true>(options: Options<UpdateDeploymentRequestData, ThrowOnError>): RequestResult<UpdateDeploymentRequestResponses, UpdateDeploymentRequestErrors, ThrowOnError> => options.client.patch<UpdateDeploymentRequestResponses, UpdateDeploymentRequestErrors, ThrowOnError>({
    url: '/deployment-requests/{deployment_request_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the deployments of an environment
 *
 * Returns the deployments of the environment, newest first. The environment serves the newest one.
 */
export const listDeployments = <ThrowOnError extends boolean = true>(options: Options<ListDeploymentsData, ThrowOnError>): RequestResult<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError> => options.client.get<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError>({ url: '/apps/{app_id}/environments/{environment}/deployments', ...options });

/**
 * Deploy a variant to an environment
 *
 * Pins a revision of a variant to the environment. The environment serves this revision from the next read on. A read returns either the previous deployment or the new one, never a mixture of both. To roll back, deploy an older revision or another variant.
 *
 * If the environment is protected and the deployment needs an approval, the response is 403: ask for the deployment with `createDeploymentRequest`.
 */
export const deployVariant = <ThrowOnError extends boolean = true>(options: Options<DeployVariantData, ThrowOnError>): RequestResult<DeployVariantResponses, DeployVariantErrors, ThrowOnError> => options.client.post<DeployVariantResponses, DeployVariantErrors, ThrowOnError>({
    creates: true, url: '/apps/{app_id}/environments/{environment}/deployments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Watch an environment for changes
 *
 * Returns a stream of server-sent events. The server sends an event when the environment serves another deployment,
 * and when an application is renamed or deleted. You watch one application or all applications of the project. An
 * event contains no parameters: read the variant or the flags again. The `data` of an event is JSON:
 *
 * - `{"type": "connected"}` is the first event.
 * - `{"type": "refetchEvaluation", "app_id": …, "revision": …, "etag": …, "lastModified": …}` reports a change. The
 * members `revision` and `etag` belong to the deployed variant, and are `null` if no variant is deployed any more.
 * `lastModified` is the time of the deployment in seconds since 1970. OpenFeature providers understand this event.
 *
 * The server also sends a comment every 15 seconds. The `id` of each event identifies the state of the applications
 * that you watch. When you connect again, send the last `id` in `Last-Event-ID`. If the state has changed meanwhile,
 * the second event is `{"type": "refetchEvaluation"}`.
 *
 * The server ends the stream if the API key stops working, and when the server shuts down. Several changes in quick
 * succession may cause only one event. Ignore events with a `type` that you do not know.
 *
 */
export const watchEnvironment = <ThrowOnError extends boolean = true>(options: Options<WatchEnvironmentData, ThrowOnError>): RequestResult<WatchEnvironmentResponses, WatchEnvironmentErrors, ThrowOnError> => options.client.get<WatchEnvironmentResponses, WatchEnvironmentErrors, ThrowOnError>({ accept: 'text/event-stream', url: '/environments/{environment}/changes', ...options });

/**
 * Get a token for a stream of notices
 *
 * Returns the path of a stream with a token, for a browser's `EventSource`, which sends no headers. The token opens only this stream. It works for at least one and at most two hours, and only as long as the API key works.
 */
export const getStreamToken = <ThrowOnError extends boolean = true>(options: Options<GetStreamTokenData, ThrowOnError>): RequestResult<GetStreamTokenResponses, GetStreamTokenErrors, ThrowOnError> => options.client.get<GetStreamTokenResponses, GetStreamTokenErrors, ThrowOnError>({ url: '/environments/{environment}/stream-token', ...options });

/**
 * Read all flags by OFREP
 *
 * Returns what an environment serves for each application of the project that has a deployed variant, as flags of the
 * OpenFeature Remote Evaluation Protocol (OFREP 0.3). OpenFeature providers for browsers and mobile apps call this
 * operation. The keys of the flags are the ids of the applications.
 *
 * If all flags together are longer than 8 MiB, the response is 400 with the `errorCode` `GENERAL`. In this case, read
 * single flags.
 *
 * The same operation exists at `/ofrep/v1/evaluate/flags`, with the environment in the header `Jurybox-Environment`.
 *
 */
export const evaluateFlags = <ThrowOnError extends boolean = true>(options: Options<EvaluateFlagsData, ThrowOnError>): RequestResult<EvaluateFlagsResponses, EvaluateFlagsErrors, ThrowOnError> => options.client.post<EvaluateFlagsResponses, EvaluateFlagsErrors, ThrowOnError>({
    url: '/environments/{environment}/ofrep/v1/evaluate/flags',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read one flag by OFREP
 *
 * Returns what an environment serves for one application, as a flag of the OpenFeature Remote Evaluation Protocol
 * (OFREP 0.3). Give your OpenFeature provider the address `/api/environments/{environment}`. The provider adds the
 * rest of the path.
 *
 * The flag is the application, and its value is the object `parameters` of the deployed variant. The server does not
 * use or store the context of the request. If no variant is deployed, the response is 404 with `FLAG_NOT_FOUND`.
 *
 * If your provider drops the path of the address, send the same request to `/ofrep/v1/evaluate/flags/{key}` at the
 * root of the server, with the environment in the header `Jurybox-Environment`.
 *
 */
export const evaluateFlag = <ThrowOnError extends boolean = true>(options: Options<EvaluateFlagData, ThrowOnError>): RequestResult<EvaluateFlagResponses, EvaluateFlagErrors, ThrowOnError> => options.client.post<EvaluateFlagResponses, EvaluateFlagErrors, ThrowOnError>({
    url: '/environments/{environment}/ofrep/v1/evaluate/flags/{key}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the leaderboard of an application
 *
 * Ranks the variants of an application by the votes of all its A/B evaluations together. The leaderboard can rank two
 * variants that people never compared directly. Variants are in the same group if chains of votes connect them in both
 * directions. Variants of different groups cannot be compared.
 *
 * Each scenario counts once, even if several judges judged it. A vote for "both good" or "both bad" is a tie.
 *
 */
export const getLeaderboard = <ThrowOnError extends boolean = true>(options: Options<GetLeaderboardData, ThrowOnError>): RequestResult<GetLeaderboardResponses, GetLeaderboardErrors, ThrowOnError> => options.client.get<GetLeaderboardResponses, GetLeaderboardErrors, ThrowOnError>({ url: '/apps/{app_id}/leaderboard', ...options });

/**
 * List the human evaluations of an application
 *
 * Returns the evaluations of the application, newest first, with their progress.
 */
export const listHumanEvaluations = <ThrowOnError extends boolean = true>(options: Options<ListHumanEvaluationsData, ThrowOnError>): RequestResult<ListHumanEvaluationsResponses, ListHumanEvaluationsErrors, ThrowOnError> => options.client.get<ListHumanEvaluationsResponses, ListHumanEvaluationsErrors, ThrowOnError>({ url: '/apps/{app_id}/human-evaluations', ...options });

/**
 * Create a human evaluation
 *
 * Creates an evaluation of one or two variants at their latest revisions, with scenarios to judge. The evaluation
 * keeps the current names and revisions of the variants, so you can delete a variant later.
 *
 * An evaluation has at most 1,000,000 scenarios. If a request exceeds this limit, the response is 422 `too_long` for
 * the member `scenarios` of the body.
 *
 */
export const createHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<CreateHumanEvaluationData, ThrowOnError>): RequestResult<CreateHumanEvaluationResponses, CreateHumanEvaluationErrors, ThrowOnError> => options.client.post<CreateHumanEvaluationResponses, CreateHumanEvaluationErrors, ThrowOnError>({
    creates: true, url: '/apps/{app_id}/human-evaluations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a human evaluation
 *
 * Deletes the evaluation with its scenarios and judgements. Export the judgements first if you need them.
 */
export const deleteHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<DeleteHumanEvaluationData, ThrowOnError>): RequestResult<DeleteHumanEvaluationResponses, DeleteHumanEvaluationErrors, ThrowOnError> => options.client.delete<DeleteHumanEvaluationResponses, DeleteHumanEvaluationErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}', ...options });

/**
 * Read a human evaluation
 *
 * Returns the evaluation with its progress.
 *
 */
export const getHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<GetHumanEvaluationData, ThrowOnError>): RequestResult<GetHumanEvaluationResponses, GetHumanEvaluationErrors, ThrowOnError> => options.client.get<GetHumanEvaluationResponses, GetHumanEvaluationErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}', ...options });

/**
 * Rename, close or reopen a human evaluation
 *
 * Updates the members that the request contains. A closed evaluation rejects judgements and new scenarios until you reopen it.
 */
export const updateHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<UpdateHumanEvaluationData, ThrowOnError>): RequestResult<UpdateHumanEvaluationResponses, UpdateHumanEvaluationErrors, ThrowOnError> => options.client.patch<UpdateHumanEvaluationResponses, UpdateHumanEvaluationErrors, ThrowOnError>({
    url: '/human-evaluations/{evaluation_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the scenarios of a human evaluation
 *
 * Returns the scenarios in the order of their positions. `judged=false` returns the scenarios that are not judged yet. The following rules apply if the evaluation has several judges for each scenario. The response contains only the caller's own judgements, and the filters `judged` and `is_pinned` use only these judgements. For a caller with the role editor or higher, each scenario also has `judgement_counts`, which sums up the judgements of all judges, and the filters `has_flag` and `has_note` use the judgements of all judges.
 */
export const listEvaluationScenarios = <ThrowOnError extends boolean = true>(options: Options<ListEvaluationScenariosData, ThrowOnError>): RequestResult<ListEvaluationScenariosResponses, ListEvaluationScenariosErrors, ThrowOnError> => options.client.get<ListEvaluationScenariosResponses, ListEvaluationScenariosErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/evaluation-scenarios', ...options });

/**
 * Add scenarios to a human evaluation
 *
 * Adds scenarios after the existing ones. The server adds either all scenarios of the request or none. An evaluation has at most 1,000,000 scenarios. If a request exceeds this limit, the response is 422 `too_long` for the member `scenarios` of the body.
 */
export const createEvaluationScenarios = <ThrowOnError extends boolean = true>(options: Options<CreateEvaluationScenariosData, ThrowOnError>): RequestResult<CreateEvaluationScenariosResponses, CreateEvaluationScenariosErrors, ThrowOnError> => options.client.post<CreateEvaluationScenariosResponses, CreateEvaluationScenariosErrors, ThrowOnError>({
    creates: true, url: '/human-evaluations/{evaluation_id}/evaluation-scenarios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a scenario
 *
 * Returns one scenario. When you update the scenario, send the `ETag` of this response as `If-Match`. If the evaluation has several judges for each scenario, the scenario contains the caller's own judgement.
 */
export const getEvaluationScenario = <ThrowOnError extends boolean = true>(options: Options<GetEvaluationScenarioData, ThrowOnError>): RequestResult<GetEvaluationScenarioResponses, GetEvaluationScenarioErrors, ThrowOnError> => options.client.get<GetEvaluationScenarioResponses, GetEvaluationScenarioErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}', ...options });

/**
 * List the judgements of a scenario
 *
 * Returns the log of the scenario, oldest update first. Each entry describes one update: its author, its time, the members that the update contained, and the revision that the scenario then had. Entries never change. If the evaluation has several judges for each scenario, an editor reads the updates of all judges, and any other caller reads only the caller's own updates.
 */
export const listJudgements = <ThrowOnError extends boolean = true>(options: Options<ListJudgementsData, ThrowOnError>): RequestResult<ListJudgementsResponses, ListJudgementsErrors, ThrowOnError> => options.client.get<ListJudgementsResponses, ListJudgementsErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}/judgements', ...options });

/**
 * Read the results of a human evaluation
 *
 * Returns counts, rates and intervals, computed from the current judgements. Scenarios without a judgement are
 * excluded from all rates. Each scenario has one outcome, even if several judges judged it.
 *
 * `enough_outcomes` and `always_valid_interval` stay valid if you read the results after every vote. `enough_votes`
 * and the other intervals are valid only if you read the results once, after a number of votes that you chose before
 * the start of the evaluation.
 *
 * A key that shares the results (`createResultsKey`) can call only this operation.
 *
 */
export const getHumanEvaluationResults = <ThrowOnError extends boolean = true>(options: Options<GetHumanEvaluationResultsData, ThrowOnError>): RequestResult<GetHumanEvaluationResultsResponses, GetHumanEvaluationResultsErrors, ThrowOnError> => options.client.get<GetHumanEvaluationResultsResponses, GetHumanEvaluationResultsErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/results', ...options });

/**
 * Read what a judge needs to know
 *
 * Returns the instructions, the evaluation type and the caller's own progress. The response contains no names of
 * variants and nothing about other judges.
 *
 */
export const getJudging = <ThrowOnError extends boolean = true>(options: Options<GetJudgingData, ThrowOnError>): RequestResult<GetJudgingResponses, GetJudgingErrors, ThrowOnError> => options.client.get<GetJudgingResponses, GetJudgingErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/judging', ...options });

/**
 * Set the name of the judge
 *
 * Sets the name of the judge who sends the request. Lists show this name with the judge's judgements. If an editor
 * chose the name when creating the invitation (`judge_name`), the judge cannot change the name: the response is 403.
 *
 */
export const updateJudging = <ThrowOnError extends boolean = true>(options: Options<UpdateJudgingData, ThrowOnError>): RequestResult<UpdateJudgingResponses, UpdateJudgingErrors, ThrowOnError> => options.client.patch<UpdateJudgingResponses, UpdateJudgingErrors, ThrowOnError>({
    url: '/human-evaluations/{evaluation_id}/judging',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the next scenario to judge
 *
 * Returns a scenario that the caller has not judged. The server reserves the scenario for the caller for 5 minutes, so
 * that two judges do not do the same work. The scenario with the fewest judgements comes first. Among scenarios with
 * equally many judgements, the one with the lowest position comes first. Scenarios that the caller skipped come last,
 * in the order in which they were skipped.
 *
 * A judge can reserve at most two scenarios: the scenario that the request names in `current`, and the scenario that
 * this operation returns. If you repeat a request and nothing has changed, the server returns the same scenario again
 * and renews its reservation. A judgement that arrives after the reservation expired still counts, so a scenario can
 * get more judgements than `judgements_per_scenario`. If the evaluation is closed, the response is 409.
 *
 */
export const reserveNextScenario = <ThrowOnError extends boolean = true>(options: Options<ReserveNextScenarioData, ThrowOnError>): RequestResult<ReserveNextScenarioResponses, ReserveNextScenarioErrors, ThrowOnError> => options.client.post<ReserveNextScenarioResponses, ReserveNextScenarioErrors, ThrowOnError>({
    url: '/human-evaluations/{evaluation_id}/next-scenario',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the judges of a human evaluation
 *
 * Returns the judges with their progress, in the order of `judge_id`. The list contains everybody who was invited, who
 * got a scenario to judge, or who judged a scenario. If `judgements_per_scenario` is 1, the list ignores judgements
 * that were made before the first invitation or reservation.
 *
 */
export const listJudges = <ThrowOnError extends boolean = true>(options: Options<ListJudgesData, ThrowOnError>): RequestResult<ListJudgesResponses, ListJudgesErrors, ThrowOnError> => options.client.get<ListJudgesResponses, ListJudgesErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/judges', ...options });

/**
 * Join with a shared invitation
 *
 * Creates a judge with a separate API key. This key allows the same operations as the key of a personal invitation.
 * Only the API key of a shared invitation can call this operation. Other keys get 403. The new key expires together
 * with the shared invitation. If the shared invitation is revoked, the new key is revoked too. At most 1,000 judges
 * can join with a shared invitation. For any further judge, the response is 422 `too_long` for the path parameter
 * `evaluation_id`. Only this response shows the whole key. If the response gets lost, join again. The judge of the
 * lost response stays in the list of judges, without judgements.
 *
 */
export const createJudge = <ThrowOnError extends boolean = true>(options: Options<CreateJudgeData, ThrowOnError>): RequestResult<CreateJudgeResponses, CreateJudgeErrors, ThrowOnError> => options.client.post<CreateJudgeResponses, CreateJudgeErrors, ThrowOnError>({
    url: '/human-evaluations/{evaluation_id}/judges',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the keys that share the results
 *
 * Returns the keys that share the results of this evaluation, oldest first, including expired and revoked ones. The
 * list contains no secrets, because the server does not store them.
 *
 */
export const listResultsKeys = <ThrowOnError extends boolean = true>(options: Options<ListResultsKeysData, ThrowOnError>): RequestResult<ListResultsKeysResponses, ListResultsKeysErrors, ThrowOnError> => options.client.get<ListResultsKeysResponses, ListResultsKeysErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/results-keys', ...options });

/**
 * Share the results
 *
 * Creates an API key that can only read the results of this evaluation (`getHumanEvaluationResults`). Put the key into
 * a link to the page that shows the results: `/judge/#results/<evaluation_id>/<secret>`. Browsers do not send the part
 * after `#` to a server. Only this response shows the whole key. The key always expires.
 *
 */
export const createResultsKey = <ThrowOnError extends boolean = true>(options: Options<CreateResultsKeyData, ThrowOnError>): RequestResult<CreateResultsKeyResponses, CreateResultsKeyErrors, ThrowOnError> => options.client.post<CreateResultsKeyResponses, CreateResultsKeyErrors, ThrowOnError>({
    creates: true, url: '/human-evaluations/{evaluation_id}/results-keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stop sharing the results with a key
 *
 * Revokes a key that shares the results. The key stops working at once and stays in the list. If you revoke the key
 * again, this has no effect.
 *
 */
export const revokeResultsKey = <ThrowOnError extends boolean = true>(options: Options<RevokeResultsKeyData, ThrowOnError>): RequestResult<RevokeResultsKeyResponses, RevokeResultsKeyErrors, ThrowOnError> => options.client.delete<RevokeResultsKeyResponses, RevokeResultsKeyErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/results-keys/{results_key_id}', ...options });

/**
 * List the invitations to a human evaluation
 *
 * Returns the invitations to this evaluation, oldest first, including expired and revoked ones. The list contains no
 * secrets, because the server does not store them.
 *
 */
export const listInvitations = <ThrowOnError extends boolean = true>(options: Options<ListInvitationsData, ThrowOnError>): RequestResult<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError> => options.client.get<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/invitations', ...options });

/**
 * Invite somebody to judge
 *
 * Creates an API key that can only be used to judge this evaluation. Put the key into a link to the page for judges:
 * `/judge/#<evaluation_id>/<secret>`. Browsers do not send the part after `#` to a server. Only this response shows
 * the whole key.
 *
 * A personal invitation is for one judge. A shared invitation is for everybody who has the link. Each of these people
 * enters a name and gets a separate key (`createJudge`).
 *
 */
export const createInvitation = <ThrowOnError extends boolean = true>(options: Options<CreateInvitationData, ThrowOnError>): RequestResult<CreateInvitationResponses, CreateInvitationErrors, ThrowOnError> => options.client.post<CreateInvitationResponses, CreateInvitationErrors, ThrowOnError>({
    creates: true, url: '/human-evaluations/{evaluation_id}/invitations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke an invitation
 *
 * Revokes an invitation. If the invitation is shared, the operation also revokes the keys of all judges who joined
 * with it. The revoked keys stop working at once, and stay in the lists of invitations and of keys. The judgements
 * stay. If you revoke an invitation again, this has no effect.
 *
 */
export const revokeInvitation = <ThrowOnError extends boolean = true>(options: Options<RevokeInvitationData, ThrowOnError>): RequestResult<RevokeInvitationResponses, RevokeInvitationErrors, ThrowOnError> => options.client.delete<RevokeInvitationResponses, RevokeInvitationErrors, ThrowOnError>({ url: '/human-evaluations/{evaluation_id}/invitations/{invitation_id}', ...options });

/**
 * Export the judgements for a spreadsheet
 *
 * Streams a CSV file that people open in a spreadsheet. It has one column for each input and for the output of each
 * variant. It has the same rows as `exportJudgementsCsv`: one for each scenario, or with several judges, one for each
 * judge of a scenario.
 *
 * If a text begins with `=`, `+`, `-`, `@`, a tab or a line end, a spreadsheet may run the text as a formula or drop
 * its beginning. So the server puts an apostrophe before such a text. If a text already has apostrophes before such a
 * character, the server adds one more, because the import removes exactly one. A score that was sent as a JSON number
 * gets no apostrophe. The import on the page `/app/evaluations` recognizes the file by its first column. The import
 * removes the added apostrophes and creates the same scenarios. A file has at most 1,000 columns for inputs. If a
 * scenario lacks an input or an output, the cell for it is empty.
 *
 * This export has the same limits as `exportJudgementsCsv`.
 *
 */
export const exportJudgementsSpreadsheet = <ThrowOnError extends boolean = true>(options: Options<ExportJudgementsSpreadsheetData, ThrowOnError>): RequestResult<ExportJudgementsSpreadsheetResponses, ExportJudgementsSpreadsheetErrors, ThrowOnError> => options.client.get<ExportJudgementsSpreadsheetResponses, ExportJudgementsSpreadsheetErrors, ThrowOnError>({ accept: 'text/csv', url: '/human-evaluations/{evaluation_id}/export/spreadsheet', ...options });

/**
 * Export the judgements as CSV
 *
 * Streams every scenario with its judgement. The scenarios are in the order of their positions. `judged=true` omits
 * scenarios that are not judged. The server writes the stored text unchanged into the cells. A spreadsheet may
 * therefore read a cell that begins with `=` as a formula. For a spreadsheet, use `exportJudgementsSpreadsheet`.
 *
 * If the evaluation has several judges for each scenario, each scenario has one row for each of its judges. A scenario
 * that nobody has judged has one row. An editor exports the judgements of all judges. Other callers export only their
 * own judgements.
 *
 * A project has at most 8 exports in flight. The server rejects any further export with 429. If the caller reads
 * nothing for 30 s, the server closes the connection before the end of the body.
 *
 */
export const exportJudgementsCsv = <ThrowOnError extends boolean = true>(options: Options<ExportJudgementsCsvData, ThrowOnError>): RequestResult<ExportJudgementsCsvResponses, ExportJudgementsCsvErrors, ThrowOnError> => options.client.get<ExportJudgementsCsvResponses, ExportJudgementsCsvErrors, ThrowOnError>({ accept: 'text/csv', url: '/human-evaluations/{evaluation_id}/export/csv', ...options });

/**
 * Export the judgements as JSON Lines
 *
 * Streams every scenario with its judgement. The scenarios are in the order of their positions. `judged=true` omits
 * scenarios that are not judged.
 *
 * If the evaluation has several judges for each scenario, each scenario has one line for each of its judges. A
 * scenario that nobody has judged has one line. An editor exports the judgements of all judges. Other callers export
 * only their own judgements.
 *
 * A project has at most 8 exports in flight. The server rejects any further export with 429. If the caller reads
 * nothing for 30 s, the server closes the connection before the end of the body.
 *
 */
export const exportJudgementsJsonLines = <ThrowOnError extends boolean = true>(options: Options<ExportJudgementsJsonLinesData, ThrowOnError>): RequestResult<ExportJudgementsJsonLinesResponses, ExportJudgementsJsonLinesErrors, ThrowOnError> => options.client.get<ExportJudgementsJsonLinesResponses, ExportJudgementsJsonLinesErrors, ThrowOnError>({ accept: 'application/jsonl', url: '/human-evaluations/{evaluation_id}/export/json-lines', ...options });

/**
 * Read your own key
 *
 * Returns the API key that you send with this request, without its secret. From the role of the key, a program learns which operations it may call.
 */
export const getCurrentKey = <ThrowOnError extends boolean = true>(options: Options<GetCurrentKeyData, ThrowOnError>): RequestResult<GetCurrentKeyResponses, GetCurrentKeyErrors, ThrowOnError> => options.client.get<GetCurrentKeyResponses, GetCurrentKeyErrors, ThrowOnError>({ url: '/current-key', ...options });

/**
 * List the keys of the project
 *
 * Returns the API keys of the project, oldest first, including revoked ones. The list contains no secrets, because the server does not store them.
 */
export const listKeys = <ThrowOnError extends boolean = true>(options: Options<ListKeysData, ThrowOnError>): RequestResult<ListKeysResponses, ListKeysErrors, ThrowOnError> => options.client.get<ListKeysResponses, ListKeysErrors, ThrowOnError>({ url: '/keys', ...options });

/**
 * Create a key
 *
 * Creates an API key for the project. Only this response shows the whole key. The role of the new key must not be higher than the role of the API key that you send with this request. The new key must not expire later than that key.
 */
export const createKey = <ThrowOnError extends boolean = true>(options: Options<CreateKeyData, ThrowOnError>): RequestResult<CreateKeyResponses, CreateKeyErrors, ThrowOnError> => options.client.post<CreateKeyResponses, CreateKeyErrors, ThrowOnError>({
    creates: true, url: '/keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a key
 *
 * Revokes an API key. The key stops working at once and stays in the list. If you revoke a key again, this has no effect.
 */
export const revokeKey = <ThrowOnError extends boolean = true>(options: Options<RevokeKeyData, ThrowOnError>): RequestResult<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError> => options.client.delete<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError>({ url: '/keys/{key_id}', ...options });

/**
 * List the admin log
 *
 * Returns who created, changed, approved, deployed, revoked or deleted what in the project, newest first. The server
 * keeps entries for 400 days.
 *
 * One request searches at most 1,000 entries. So if you filter, a page can have few items or none, and later pages can
 * still have items. Continue until `next_cursor` is `null`.
 *
 */
export const listAdminLog = <ThrowOnError extends boolean = true>(options: Options<ListAdminLogData, ThrowOnError>): RequestResult<ListAdminLogResponses, ListAdminLogErrors, ThrowOnError> => options.client.get<ListAdminLogResponses, ListAdminLogErrors, ThrowOnError>({ url: '/admin-log', ...options });

/**
 * List the usage of the applications
 *
 * Returns how many variants, revisions, evaluations, scenarios and judgements each application has, oldest application
 * first. If you send `created_from` or `created_before`, only the variants and evaluations that were created in this
 * period count, each with all its current revisions, scenarios and judgements. Deleted variants and evaluations never
 * count.
 *
 * For each application, the newest 1,000 variants and the newest 1,000 evaluations count. If an application may have
 * more variants or evaluations, its item has `is_complete: false`. In this case, send a shorter period. A page can
 * have few items even if it is not the last one. Continue until `next_cursor` is `null`.
 *
 */
export const listUsage = <ThrowOnError extends boolean = true>(options: Options<ListUsageData, ThrowOnError>): RequestResult<ListUsageResponses, ListUsageErrors, ThrowOnError> => options.client.get<ListUsageResponses, ListUsageErrors, ThrowOnError>({ url: '/usage', ...options });
