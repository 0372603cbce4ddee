// @generated from spec/ — do not edit. Run: pnpm generate

import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from '../src/types.ts';

import type { CompareVariantRevisionsData, CompareVariantRevisionsErrors, CompareVariantRevisionsResponses, CreateAppData, CreateAppErrors, CreateAppResponses, CreateEvaluationScenariosData, CreateEvaluationScenariosErrors, CreateEvaluationScenariosResponses, CreateHumanEvaluationData, CreateHumanEvaluationErrors, CreateHumanEvaluationResponses, CreateKeyData, CreateKeyErrors, CreateKeyResponses, CreateVariantData, CreateVariantErrors, CreateVariantResponses, DeleteAppData, DeleteAppErrors, DeleteAppResponses, DeleteHumanEvaluationData, DeleteHumanEvaluationErrors, DeleteHumanEvaluationResponses, DeleteVariantData, DeleteVariantErrors, DeleteVariantResponses, DeployVariantData, DeployVariantErrors, DeployVariantResponses, ExportJudgementsCsvData, ExportJudgementsCsvErrors, ExportJudgementsCsvResponses, ExportJudgementsJsonLinesData, ExportJudgementsJsonLinesErrors, ExportJudgementsJsonLinesResponses, GetAppData, GetAppErrors, GetAppResponses, GetEvaluationScenarioData, GetEvaluationScenarioErrors, GetEvaluationScenarioResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetHumanEvaluationData, GetHumanEvaluationErrors, GetHumanEvaluationResponses, GetHumanEvaluationResultsData, GetHumanEvaluationResultsErrors, GetHumanEvaluationResultsResponses, GetVariantByEnvData, GetVariantByEnvErrors, GetVariantByEnvResponses, GetVariantData, GetVariantErrors, GetVariantResponses, GetVariantRevisionData, GetVariantRevisionErrors, GetVariantRevisionResponses, ListAppsData, ListAppsErrors, ListAppsResponses, ListDeploymentsData, ListDeploymentsErrors, ListDeploymentsResponses, ListEnvironmentsData, ListEnvironmentsErrors, ListEnvironmentsResponses, ListEvaluationScenariosData, ListEvaluationScenariosErrors, ListEvaluationScenariosResponses, ListHumanEvaluationsData, ListHumanEvaluationsErrors, ListHumanEvaluationsResponses, ListJudgementsData, ListJudgementsErrors, ListJudgementsResponses, ListKeysData, ListKeysErrors, ListKeysResponses, ListVariantRevisionsData, ListVariantRevisionsErrors, ListVariantRevisionsResponses, ListVariantsData, ListVariantsErrors, ListVariantsResponses, RenameAppData, RenameAppErrors, RenameAppResponses, RevokeKeyData, RevokeKeyErrors, RevokeKeyResponses, UpdateEvaluationScenarioData, UpdateEvaluationScenarioErrors, UpdateEvaluationScenarioResponses, UpdateHumanEvaluationData, UpdateHumanEvaluationErrors, UpdateHumanEvaluationResponses, UpdateVariantParametersData, UpdateVariantParametersErrors, UpdateVariantParametersResponses } from './types.gen.ts';

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
 * Tell whether the service can answer
 *
 * `probe=ready` (the default) answers 200 only while the service takes requests and its store takes writes, found out by
 * writing at most once a second; `probe=live` answers 200 as long as the process does. Needs no key.
 *
 */
export const getHealth = <ThrowOnError extends boolean = true>(options: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => options.client.get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ url: '/health', ...options });

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
export const getVariantByEnv = <ThrowOnError extends boolean = true>(options: Options<GetVariantByEnvData, ThrowOnError>): RequestResult<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError> => options.client.get<GetVariantByEnvResponses, GetVariantByEnvErrors, ThrowOnError>({
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
export const updateEvaluationScenario = <ThrowOnError extends boolean = true>(options: Options<UpdateEvaluationScenarioData, ThrowOnError>): RequestResult<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError> => options.client.put<UpdateEvaluationScenarioResponses, UpdateEvaluationScenarioErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
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
 * The applications of the project, oldest first.
 *
 */
export const listApps = <ThrowOnError extends boolean = true>(options: Options<ListAppsData, ThrowOnError>): RequestResult<ListAppsResponses, ListAppsErrors, ThrowOnError> => options.client.get<ListAppsResponses, ListAppsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps',
    ...options
});

/**
 * Create an application
 *
 * Makes an application with the environments `development`, `staging` and `production`.
 *
 */
export const createApp = <ThrowOnError extends boolean = true>(options: Options<CreateAppData, ThrowOnError>): RequestResult<CreateAppResponses, CreateAppErrors, ThrowOnError> => options.client.post<CreateAppResponses, CreateAppErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an application
 *
 * Deletes the application with its variants, environments, deployments and human evaluations, judgements included. Export those first.
 *
 */
export const deleteApp = <ThrowOnError extends boolean = true>(options: Options<DeleteAppData, ThrowOnError>): RequestResult<DeleteAppResponses, DeleteAppErrors, ThrowOnError> => options.client.delete<DeleteAppResponses, DeleteAppErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}',
    ...options
});

/**
 * Read an application
 *
 * Returns one application.
 *
 */
export const getApp = <ThrowOnError extends boolean = true>(options: Options<GetAppData, ThrowOnError>): RequestResult<GetAppResponses, GetAppErrors, ThrowOnError> => options.client.get<GetAppResponses, GetAppErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}',
    ...options
});

/**
 * Rename an application
 *
 * Gives the application another name. What its environments serve carries the new name from then on.
 *
 */
export const renameApp = <ThrowOnError extends boolean = true>(options: Options<RenameAppData, ThrowOnError>): RequestResult<RenameAppResponses, RenameAppErrors, ThrowOnError> => options.client.patch<RenameAppResponses, RenameAppErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
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
 * The variants of the application, oldest first, each at its latest revision.
 *
 */
export const listVariants = <ThrowOnError extends boolean = true>(options: Options<ListVariantsData, ThrowOnError>): RequestResult<ListVariantsResponses, ListVariantsErrors, ThrowOnError> => options.client.get<ListVariantsResponses, ListVariantsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/variants',
    ...options
});

/**
 * Create a variant
 *
 * Makes a variant at revision 1. Nothing is deployed by this.
 *
 */
export const createVariant = <ThrowOnError extends boolean = true>(options: Options<CreateVariantData, ThrowOnError>): RequestResult<CreateVariantResponses, CreateVariantErrors, ThrowOnError> => options.client.post<CreateVariantResponses, CreateVariantErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/variants',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a variant
 *
 * Deletes a variant and its revisions. Evaluations and the history of deployments keep its name and revisions. A variant that an environment serves cannot be deleted.
 *
 */
export const deleteVariant = <ThrowOnError extends boolean = true>(options: Options<DeleteVariantData, ThrowOnError>): RequestResult<DeleteVariantResponses, DeleteVariantErrors, ThrowOnError> => options.client.delete<DeleteVariantResponses, DeleteVariantErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}',
    ...options
});

/**
 * Read a variant
 *
 * Returns a variant at its latest revision. What an environment serves may be an older one.
 *
 */
export const getVariant = <ThrowOnError extends boolean = true>(options: Options<GetVariantData, ThrowOnError>): RequestResult<GetVariantResponses, GetVariantErrors, ThrowOnError> => options.client.get<GetVariantResponses, GetVariantErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}',
    ...options
});

/**
 * Make the next revision of a variant
 *
 * Replaces the parameters, which makes the next revision. What is deployed stays as it is until it is deployed again. With `If-Match` nothing is stored when somebody else made a revision in between.
 *
 */
export const updateVariantParameters = <ThrowOnError extends boolean = true>(options: Options<UpdateVariantParametersData, ThrowOnError>): RequestResult<UpdateVariantParametersResponses, UpdateVariantParametersErrors, ThrowOnError> => options.client.put<UpdateVariantParametersResponses, UpdateVariantParametersErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}/parameters',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the revisions of a variant
 *
 * The revisions of the variant, newest first.
 *
 */
export const listVariantRevisions = <ThrowOnError extends boolean = true>(options: Options<ListVariantRevisionsData, ThrowOnError>): RequestResult<ListVariantRevisionsResponses, ListVariantRevisionsErrors, ThrowOnError> => options.client.get<ListVariantRevisionsResponses, ListVariantRevisionsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}/revisions',
    ...options
});

/**
 * Read one revision of a variant
 *
 * Returns the variant as it was at that revision. A revision never changes.
 *
 */
export const getVariantRevision = <ThrowOnError extends boolean = true>(options: Options<GetVariantRevisionData, ThrowOnError>): RequestResult<GetVariantRevisionResponses, GetVariantRevisionErrors, ThrowOnError> => options.client.get<GetVariantRevisionResponses, GetVariantRevisionErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}/revisions/{revision}',
    ...options
});

/**
 * Compare two revisions of a variant
 *
 * Lists what changed in the parameters from one revision to another: the first 1,000 changes, and no more than about
 * 1 MiB of them. `is_complete` says whether there are others.
 *
 */
export const compareVariantRevisions = <ThrowOnError extends boolean = true>(options: Options<CompareVariantRevisionsData, ThrowOnError>): RequestResult<CompareVariantRevisionsResponses, CompareVariantRevisionsErrors, ThrowOnError> => options.client.get<CompareVariantRevisionsResponses, CompareVariantRevisionsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/variants/{variant_id}/comparison',
    ...options
});

/**
 * List the environments of an application
 *
 * The environments, each with what it serves, in the order development, staging, production.
 *
 */
export const listEnvironments = <ThrowOnError extends boolean = true>(options: Options<ListEnvironmentsData, ThrowOnError>): RequestResult<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError> => options.client.get<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/environments',
    ...options
});

/**
 * List the deployments of an environment
 *
 * The history of the environment, newest first; the first one is what it serves.
 *
 */
export const listDeployments = <ThrowOnError extends boolean = true>(options: Options<ListDeploymentsData, ThrowOnError>): RequestResult<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError> => options.client.get<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/environments/{environment}/deployments',
    ...options
});

/**
 * Deploy a variant to an environment
 *
 * Pins a variant at a revision and serves it from the next read on. Readers see the old answer or the new one, whole. Deploying an older revision, or another variant, rolls back.
 *
 */
export const deployVariant = <ThrowOnError extends boolean = true>(options: Options<DeployVariantData, ThrowOnError>): RequestResult<DeployVariantResponses, DeployVariantErrors, ThrowOnError> => options.client.post<DeployVariantResponses, DeployVariantErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/environments/{environment}/deployments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the human evaluations of an application
 *
 * The evaluations of the application, newest first, each with its progress.
 *
 */
export const listHumanEvaluations = <ThrowOnError extends boolean = true>(options: Options<ListHumanEvaluationsData, ThrowOnError>): RequestResult<ListHumanEvaluationsResponses, ListHumanEvaluationsErrors, ThrowOnError> => options.client.get<ListHumanEvaluationsResponses, ListHumanEvaluationsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/human-evaluations',
    ...options
});

/**
 * Create a human evaluation
 *
 * Makes an evaluation of one or two variants at their latest revisions, with rows to judge. Names and revisions are kept as they are now, so that deleting a variant breaks nothing.
 *
 * An evaluation holds at most 1,000,000 scenarios (422 `too_long` at `body`, `scenarios`).
 *
 */
export const createHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<CreateHumanEvaluationData, ThrowOnError>): RequestResult<CreateHumanEvaluationResponses, CreateHumanEvaluationErrors, ThrowOnError> => options.client.post<CreateHumanEvaluationResponses, CreateHumanEvaluationErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/apps/{app_id}/human-evaluations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a human evaluation
 *
 * Deletes the evaluation with its scenarios and everything that was judged. Export it first.
 *
 */
export const deleteHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<DeleteHumanEvaluationData, ThrowOnError>): RequestResult<DeleteHumanEvaluationResponses, DeleteHumanEvaluationErrors, ThrowOnError> => options.client.delete<DeleteHumanEvaluationResponses, DeleteHumanEvaluationErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}',
    ...options
});

/**
 * Read a human evaluation
 *
 * Returns the evaluation with its progress.
 *
 */
export const getHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<GetHumanEvaluationData, ThrowOnError>): RequestResult<GetHumanEvaluationResponses, GetHumanEvaluationErrors, ThrowOnError> => options.client.get<GetHumanEvaluationResponses, GetHumanEvaluationErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}',
    ...options
});

/**
 * Rename, close or reopen a human evaluation
 *
 * Changes the members that are present. A closed evaluation takes no judgements and no rows until it is reopened.
 *
 */
export const updateHumanEvaluation = <ThrowOnError extends boolean = true>(options: Options<UpdateHumanEvaluationData, ThrowOnError>): RequestResult<UpdateHumanEvaluationResponses, UpdateHumanEvaluationErrors, ThrowOnError> => options.client.patch<UpdateHumanEvaluationResponses, UpdateHumanEvaluationErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
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
 * The scenarios by position. `judged=false` gives those still to do.
 *
 */
export const listEvaluationScenarios = <ThrowOnError extends boolean = true>(options: Options<ListEvaluationScenariosData, ThrowOnError>): RequestResult<ListEvaluationScenariosResponses, ListEvaluationScenariosErrors, ThrowOnError> => options.client.get<ListEvaluationScenariosResponses, ListEvaluationScenariosErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios',
    ...options
});

/**
 * Add scenarios to a human evaluation
 *
 * Adds rows behind those that are there, all or none. An evaluation holds at most 1,000,000 scenarios (422 `too_long`
 * at `body`, `scenarios`).
 *
 */
export const createEvaluationScenarios = <ThrowOnError extends boolean = true>(options: Options<CreateEvaluationScenariosData, ThrowOnError>): RequestResult<CreateEvaluationScenariosResponses, CreateEvaluationScenariosErrors, ThrowOnError> => options.client.post<CreateEvaluationScenariosResponses, CreateEvaluationScenariosErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a scenario
 *
 * Returns one scenario. Its `ETag` is what `If-Match` of an update takes.
 *
 */
export const getEvaluationScenario = <ThrowOnError extends boolean = true>(options: Options<GetEvaluationScenarioData, ThrowOnError>): RequestResult<GetEvaluationScenarioResponses, GetEvaluationScenarioErrors, ThrowOnError> => options.client.get<GetEvaluationScenarioResponses, GetEvaluationScenarioErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}',
    ...options
});

/**
 * List what was judged in a scenario
 *
 * Every update of the scenario, oldest first: who, when, which revision it became, and what was sent. Entries are only ever added.
 *
 */
export const listJudgements = <ThrowOnError extends boolean = true>(options: Options<ListJudgementsData, ThrowOnError>): RequestResult<ListJudgementsResponses, ListJudgementsErrors, ThrowOnError> => options.client.get<ListJudgementsResponses, ListJudgementsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}/judgements',
    ...options
});

/**
 * Read the results of a human evaluation
 *
 * Counts and intervals over what is judged so far. Rows nobody judged are counted apart and change no rate.
 *
 */
export const getHumanEvaluationResults = <ThrowOnError extends boolean = true>(options: Options<GetHumanEvaluationResultsData, ThrowOnError>): RequestResult<GetHumanEvaluationResultsResponses, GetHumanEvaluationResultsErrors, ThrowOnError> => options.client.get<GetHumanEvaluationResultsResponses, GetHumanEvaluationResultsErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/results',
    ...options
});

/**
 * Export what was judged as CSV
 *
 * Every scenario by position, with everything that was judged, streamed. `judged=true` leaves out what nobody judged. Cells are as they were stored; a spreadsheet may take a cell that begins with `=` for a formula.
 *
 * A project has at most 8 exports under way at once (429). A caller that does not read for 30 s is cut off: the body
 * then ends early, and the connection is closed without its regular end.
 *
 */
export const exportJudgementsCsv = <ThrowOnError extends boolean = true>(options: Options<ExportJudgementsCsvData, ThrowOnError>): RequestResult<ExportJudgementsCsvResponses, ExportJudgementsCsvErrors, ThrowOnError> => options.client.get<ExportJudgementsCsvResponses, ExportJudgementsCsvErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/export/csv',
    ...options
});

/**
 * Export what was judged as JSON Lines
 *
 * Every scenario by position, with everything that was judged, streamed. `judged=true` leaves out what nobody judged.
 *
 * A project has at most 8 exports under way at once (429). A caller that does not read for 30 s is cut off: the body
 * then ends early, and the connection is closed without its regular end.
 *
 */
export const exportJudgementsJsonLines = <ThrowOnError extends boolean = true>(options: Options<ExportJudgementsJsonLinesData, ThrowOnError>): RequestResult<ExportJudgementsJsonLinesResponses, ExportJudgementsJsonLinesErrors, ThrowOnError> => options.client.get<ExportJudgementsJsonLinesResponses, ExportJudgementsJsonLinesErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/human-evaluations/{evaluation_id}/export/json-lines',
    ...options
});

/**
 * List the keys of the project
 *
 * The keys of the project, oldest first, revoked ones included. The secrets are not kept.
 *
 */
export const listKeys = <ThrowOnError extends boolean = true>(options: Options<ListKeysData, ThrowOnError>): RequestResult<ListKeysResponses, ListKeysErrors, ThrowOnError> => options.client.get<ListKeysResponses, ListKeysErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/keys',
    ...options
});

/**
 * Create a key
 *
 * Makes a key for the project. The answer is the only place where the whole key is ever shown. A key never grants more than the key that makes it.
 *
 */
export const createKey = <ThrowOnError extends boolean = true>(options: Options<CreateKeyData, ThrowOnError>): RequestResult<CreateKeyResponses, CreateKeyErrors, ThrowOnError> => options.client.post<CreateKeyResponses, CreateKeyErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a key
 *
 * The key stops working at once and stays in the list. Revoking it again changes nothing.
 *
 */
export const revokeKey = <ThrowOnError extends boolean = true>(options: Options<RevokeKeyData, ThrowOnError>): RequestResult<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError> => options.client.delete<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError>({
    security: [{ name: 'Authorization', type: 'apiKey' }],
    url: '/keys/{key_id}',
    ...options
});
