// @generated from spec/ — do not edit. Run: pnpm generate

export type ClientOptions = {
    baseUrl: 'http://localhost:8787/api' | (string & {});
};

/**
 * The state of the service.
 */
export type Health = {
    /**
     * The check that succeeded: `ready` or `live`, as in the parameter `probe`.
     */
    status: 'ready' | 'live';
    /**
     * The version of this contract that the server implements.
     */
    version: string;
};

/**
 * The kind of error, as a name for programs. The meaning of a code never changes.
 */
export type ProblemCode = 'invalid_app_id' | 'malformed_request' | 'unauthenticated' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'name_in_use' | 'variant_deployed' | 'evaluation_closed' | 'precondition_failed' | 'body_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'rate_limited' | 'headers_too_large' | 'variant_not_found' | 'internal_error' | 'storage_unavailable' | 'overloaded' | 'shutting_down';

/**
 * Problem details (RFC 9457) with a fixed code.
 */
export type Problem = {
    /**
     * What happened to this request. `detail` is the first member of the object, because some user interfaces show only the first member of an error.
     */
    detail: string;
    /**
     * The address of the page that describes this kind of problem.
     */
    type: string;
    /**
     * The name of this kind of problem, for people. Every problem with the same `code` has the same title.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    code: ProblemCode;
    /**
     * The id of the request. The header `X-Request-Id` has the same value.
     */
    request_id: string;
};

/**
 * One validation failure.
 */
export type ValidationErrorItem = {
    /**
     * The description of the failure, as text for people.
     */
    msg: string;
    /**
     * The location of the failure, as a path of names and indexes. The first item is `path`, `query`, `header` or `body`. Each further item is the name of a member or parameter, or the index of a list item.
     */
    loc: Array<string | number>;
    /**
     * The kind of failure, as a name for programs.
     */
    type: string;
};

/**
 * The validation failures of the request, at most 100.
 */
export type ValidationErrorBody = {
    /**
     * One item for each failure.
     */
    detail: Array<ValidationErrorItem>;
};

/**
 * An identifier: a UUID of 36 characters. An identifier that the service creates is a UUID of version 7.
 */
export type Id = string;

/**
 * The parameters of the variant, exactly as the caller sent them.
 */
export type Parameters = {
    [key: string]: unknown;
};

/**
 * The variant that an environment serves, at the revision that the deployment pinned.
 */
export type ApplicationVariant = {
    app_id: Id;
    /**
     * The name of the application.
     */
    app_name: string;
    variant_id: Id;
    /**
     * The name of the variant: `<base_name>.<config_name>`.
     */
    variant_name: string;
    project_id: Id;
    parameters: Parameters;
    /**
     * The part of the variant's name before the dot.
     */
    base_name: string;
    base_id: Id;
    /**
     * The part of the variant's name after the dot.
     */
    config_name: string;
    /**
     * The address at which a program can call the variant. `null` if the variant has no address.
     */
    uri: string | null;
    /**
     * The revision of the parameters, counted from 1 for each variant.
     */
    revision: number;
    /**
     * When the variant was created.
     */
    created_at?: string | null;
    /**
     * When this revision was created.
     */
    updated_at?: string | null;
    /**
     * The user who created this revision.
     */
    modified_by_id?: string | null;
    /**
     * The organization that the project belongs to.
     */
    organization_id?: string | null;
    /**
     * The workspace that the project belongs to.
     */
    workspace_id?: string | null;
};

/**
 * In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.
 */
export type EvaluationType = 'human_a_b_testing' | 'single_model_test';

/**
 * The output of one variant for a new scenario. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type NewScenarioOutput = {
    /**
     * The id of one of the evaluation's variants.
     */
    variant_id: string;
    /**
     * The text of the output.
     */
    variant_output: string;
};

/**
 * One named input of a new scenario. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type NewScenarioInput = {
    /**
     * The name of the input.
     */
    input_name: string;
    /**
     * The value of the input.
     */
    input_value: string;
};

/**
 * The members to change. All members are optional. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type EvaluationScenarioUpdate = {
    /**
     * For `human_a_b_testing`, the vote is the id of one of the evaluation's variants, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted". For `single_model_test`, the server accepts only `""` or `null`, which changes nothing.
     */
    vote?: string | null;
    /**
     * For `single_model_test`, the score is a number or a category. `""` or `null` means "not scored". The server stores a whole number exactly or rejects it. The server rounds other numbers to the nearest double. If you need more digits, send the number as text. For `human_a_b_testing`, the server accepts only `""` or `null`, which changes nothing.
     */
    score?: string | number | null;
    /**
     * The expected output.
     */
    correct_answer?: string | null;
    /**
     * The outputs of the variants. This list replaces the stored list.
     */
    outputs?: Array<NewScenarioOutput>;
    /**
     * The inputs of the scenario, which each variant received. This list replaces the stored list.
     */
    inputs?: Array<NewScenarioInput>;
    /**
     * `true` marks the scenario, so that somebody looks at it again. `false` or `null` removes the mark.
     */
    is_pinned?: boolean | null;
    /**
     * A note by the person who judges.
     */
    note?: string | null;
};

/**
 * One named input of the scenario.
 */
export type ScenarioInput = {
    /**
     * The name of the input.
     */
    input_name: string;
    /**
     * The value of the input.
     */
    input_value: string;
};

/**
 * The output of one variant for the inputs of the scenario.
 */
export type ScenarioOutput = {
    /**
     * The id of one of the evaluation's variants.
     */
    variant_id: string;
    /**
     * The text of the output.
     */
    variant_output: string;
};

/**
 * A time in UTC: ISO 8601 with milliseconds, ending in `Z`.
 */
export type Timestamp = string;

/**
 * How many judges gave the same vote or score.
 */
export type DecisionCount = {
    /**
     * The vote or the score, in the same form as in the members `vote` and `score` of a scenario.
     */
    decision: string | number;
    /**
     * The number of judges who gave this vote or score.
     */
    count: number;
};

/**
 * The judgements of one scenario, summed up over all its judges.
 */
export type JudgementCounts = {
    /**
     * How many judges gave each vote or score, the most frequent vote or score first.
     */
    decisions: Array<DecisionCount>;
    /**
     * The number of judges who marked the scenario in order to look at it again.
     */
    flag_count: number;
    /**
     * The number of judges who wrote a note.
     */
    note_count: number;
};

/**
 * One scenario of a human evaluation.
 */
export type EvaluationScenario = {
    evaluation_scenario_id: Id;
    evaluation_id: Id;
    evaluation_type: EvaluationType;
    /**
     * The position of the scenario in the evaluation, counted from 0. It never changes.
     */
    position: number;
    /**
     * The inputs of the scenario, which each variant received.
     */
    inputs: Array<ScenarioInput>;
    /**
     * The output of each variant.
     */
    outputs: Array<ScenarioOutput>;
    /**
     * The vote: the id of a variant, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted".
     */
    vote: string | null;
    /**
     * The score: a number or a category, exactly as the caller sent it. `""` or `null` means "not scored".
     */
    score: string | number | null;
    /**
     * The expected output.
     */
    correct_answer: string | null;
    /**
     * Whether somebody marked the scenario in order to look at it again.
     */
    is_pinned: boolean;
    /**
     * A note by the person who judged.
     */
    note: string | null;
    /**
     * The revision of the scenario, counted from 1. Every update raises the revision by exactly one. In an evaluation with several judges, a judgement or note of another judge does not raise the revision that you get.
     */
    revision: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who last changed the scenario.
     */
    modified_by_id: string | null;
    /**
     * When somebody last gave or cleared a vote or a score.
     */
    judged_at: string | null;
    /**
     * The user who last gave or cleared the vote or score.
     */
    judged_by_id: string | null;
    judgement_counts?: JudgementCounts;
};

/**
 * An application.
 */
export type App = {
    app_id: Id;
    /**
     * The name of the application, unique in the project.
     */
    app_name: string;
    project_id: Id;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who last changed the application.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type AppPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<App>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A new application. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type AppCreate = {
    /**
     * The name of the application, unique in the project. It is not empty and has no space at either end.
     */
    app_name: string;
};

/**
 * The new name of the application. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type AppRename = {
    /**
     * The name of the application, unique in the project. It is not empty and has no space at either end.
     */
    app_name: string;
};

/**
 * A variant at its latest revision.
 */
export type Variant = {
    variant_id: Id;
    /**
     * The name of the variant: `<base_name>.<config_name>`.
     */
    variant_name: string;
    app_id: Id;
    base_id: Id;
    /**
     * The part of the variant's name before the dot.
     */
    base_name: string;
    /**
     * The part of the variant's name after the dot.
     */
    config_name: string;
    /**
     * The address at which a program can call the variant, if it has one.
     */
    uri: string | null;
    /**
     * The number of the latest revision, counted from 1.
     */
    revision: number;
    parameters: Parameters;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who created the latest revision.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type VariantPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Variant>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * The parameters of the variant: any JSON object. The server returns it unchanged. The object may have at most 200 members at the top level, 20,000 values in total, 32 levels, and a size of 1 MiB. At every level, the name of a member has at most 256 characters. The name `__proto__` is not allowed. Inside a member `constructor`, the name `prototype` is not allowed either. Both names have a special meaning in JavaScript. The server stores a whole number exactly or rejects it. The server rounds other numbers to the nearest double. If you need more digits, send a number as text. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type NewParameters = {
    [key: string]: unknown;
};

/**
 * A new variant. Its name is `<base_name>.<config_name>`, unique in the application. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type VariantCreate = {
    /**
     * The part of the name before the dot. It has no dot, and no space at either end.
     */
    base_name: string;
    /**
     * The part of the name after the dot. It has no dot, and no space at either end.
     */
    config_name: string;
    parameters: NewParameters;
    /**
     * The address at which a program can call the variant, if it has one.
     */
    uri?: string | null;
};

/**
 * The parameters of the next revision.
 */
export type VariantParametersUpdate = {
    parameters: NewParameters;
};

/**
 * A variant at one revision.
 */
export type VariantRevision = {
    variant_id: Id;
    /**
     * The number of the revision, counted from 1.
     */
    revision: number;
    parameters: Parameters;
    created_at: Timestamp;
    /**
     * The user who created this revision.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type VariantRevisionPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<VariantRevision>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * One change between two revisions.
 */
export type ParameterChange = {
    /**
     * The place of the change, as a JSON pointer (RFC 6901) into `parameters`. An empty pointer means all of `parameters`.
     */
    path: string;
    /**
     * The kind of change.
     */
    change: 'added' | 'removed' | 'changed';
    /**
     * The value in the revision `from`. `null` if that revision has no such value.
     */
    before: unknown;
    /**
     * The value in the revision `to`. `null` if that revision has no such value.
     */
    after: unknown;
};

/**
 * The changes of the parameters between two revisions.
 */
export type VariantComparison = {
    variant_id: Id;
    /**
     * The number of the first revision. In each change, `before` is the value in this revision.
     */
    from: number;
    /**
     * The number of the second revision. In each change, `after` is the value in this revision.
     */
    to: number;
    /**
     * The changes, ordered by the names of the members. If a list differs between the two revisions, the whole list is one change. The path of a change has at most 20,000 characters. If the path of a member would be longer, the object that contains this member is one change. `changes` contains at most 1,000 changes, whose paths and values together have at most about 1 MiB. If there are more changes, `is_complete` is `false`.
     */
    changes: Array<ParameterChange>;
    /**
     * Whether `changes` contains all changes. `false` if there are more changes than a comparison may contain.
     */
    is_complete: boolean;
};

/**
 * One deployment: the variant and revision, the environment, the time and the user.
 */
export type Deployment = {
    app_id: Id;
    /**
     * The environment.
     */
    environment: string;
    /**
     * The number of the deployment in this environment, counted from 1.
     */
    deployment_number: number;
    variant_id: Id;
    /**
     * The name that the variant had when it was deployed.
     */
    variant_name: string;
    /**
     * The pinned revision.
     */
    revision: number;
    created_at: Timestamp;
    /**
     * The user who deployed the variant.
     */
    created_by_id: string | null;
    /**
     * Why the variant was deployed. Absent if there is no note.
     */
    note?: string;
    /**
     * The user who approved the deployment request. If this field is present, `created_by_id` is the user who asked for the deployment. Absent if the variant was deployed without a deployment request.
     */
    approved_by_id?: string;
};

/**
 * An environment and its current deployment.
 */
export type Environment = {
    /**
     * The name of the environment.
     */
    environment: string;
    deployment: Deployment | null;
    /**
     * The lowest role that may deploy to the environment. Absent if the environment is not protected.
     */
    required_role?: string;
    /**
     * Whether another person must approve each deployment to the environment. Absent if the environment is not protected.
     */
    requires_approval?: boolean;
};

/**
 * One page of a list.
 */
export type EnvironmentPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Environment>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * The members to change. The server does not change a member that is absent.
 */
export type EnvironmentUpdate = {
    /**
     * The lowest role that may deploy to the environment, and approve or reject its deployment requests.
     */
    required_role?: 'editor' | 'admin';
    /**
     * Whether another person must approve each deployment to the environment.
     */
    requires_approval?: boolean;
};

/**
 * A request for a deployment, and its decision.
 */
export type DeploymentRequest = {
    deployment_request_id: Id;
    app_id: Id;
    /**
     * The environment.
     */
    environment: string;
    variant_id: Id;
    /**
     * The name that the variant had when the request was created.
     */
    variant_name: string;
    /**
     * The requested revision.
     */
    revision: number;
    /**
     * Why the user asked for the deployment. `null` if there is no note.
     */
    note: string | null;
    /**
     * The `deployment_number` that the environment served when the request was created, or 0 if it served nothing. An approval succeeds only if the environment still serves the same deployment, or still serves nothing.
     */
    served_deployment_number: number;
    /**
     * The state of the request.
     */
    state: 'open' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
    created_at: Timestamp;
    /**
     * The user who asked for the deployment.
     */
    created_by_id: string;
    expires_at: Timestamp;
    /**
     * When the request was approved, rejected or withdrawn. `null` if the request is open or expired.
     */
    decided_at: string | null;
    /**
     * The user who approved, rejected or withdrew the request. `null` if the request is open or expired.
     */
    decided_by_id: string | null;
    /**
     * The reason that the user gave for the decision. `null` if there is no decision or no reason.
     */
    decision_note: string | null;
    /**
     * The number of the deployment, if the request was approved. Otherwise `null`.
     */
    deployment_number: number | null;
};

/**
 * One page of a list.
 */
export type DeploymentRequestPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<DeploymentRequest>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * The variant and revision that you want to deploy after an approval. To roll back, ask for an older revision. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type DeploymentRequestCreate = {
    /**
     * The id of a variant of the application.
     */
    variant_id: string;
    /**
     * The revision to pin. The default is the latest revision of the variant.
     */
    revision?: number;
    /**
     * Why you ask for the deployment. The person who decides can read this note. After an approval, the history of the environment contains it.
     */
    note?: string;
    /**
     * The `deployment_number` that the environment served when you decided to ask for the deployment, or 0 if it served nothing. If somebody has deployed since then, the response is 422, and nothing is stored. Without this member, the server does not check whether somebody has deployed.
     */
    served_deployment_number?: number;
};

/**
 * Your decision about a deployment request. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type DeploymentRequestUpdate = {
    /**
     * What you decide.
     */
    decision: 'approved' | 'rejected' | 'withdrawn';
    /**
     * The reason for your decision.
     */
    note?: string;
};

/**
 * One page of a list.
 */
export type DeploymentPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Deployment>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * The variant and revision to deploy. To roll back, deploy an older revision. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type DeploymentCreate = {
    /**
     * The id of a variant of the application.
     */
    variant_id: string;
    /**
     * The revision to pin. The default is the latest revision of the variant.
     */
    revision?: number;
    /**
     * Why you deploy the variant. The history of the environment contains this note.
     */
    note?: string;
    /**
     * The `deployment_number` that the environment served when you decided to deploy, or 0 if it served nothing. If somebody has deployed since then, the response is 422, and nothing is stored. Without this member, the server does not check whether somebody has deployed.
     */
    served_deployment_number?: number;
};

/**
 * The path of a stream of notices. The path contains a token, which replaces the API key.
 */
export type StreamToken = {
    /**
     * The path and the query of the stream on this server.
     */
    stream_path: string;
    expires_at: Timestamp;
};

/**
 * The evaluation context of OpenFeature. The server checks that `context`, if present, is an object. The server does not use or store the context. It ignores all other members of the request.
 */
export type FlagEvaluationRequest = {
    [key: string]: unknown;
};

/**
 * The application, the deployed revision, and the time of the deployment.
 */
export type FlagMetadata = {
    app_id: Id;
    /**
     * The name of the application.
     */
    app_name: string;
    /**
     * The deployed revision of the variant.
     */
    revision: number;
    deployed_at: Timestamp;
};

/**
 * An application with a deployed variant, as a flag of OFREP.
 */
export type Flag = {
    /**
     * The `key` in the path of the request or, in a list of flags, the id of the application.
     */
    key: string;
    value: Parameters;
    /**
     * Always `STATIC`: the value does not depend on the evaluation context.
     */
    reason: 'STATIC';
    /**
     * The name of the deployed variant: `<base_name>.<config_name>`.
     */
    variant: string;
    metadata: FlagMetadata;
};

/**
 * A stream of notices about changed flags. Open the stream on the host to which you sent the request. The address of the stream contains a stream token, which replaces the API key.
 */
export type FlagEventStream = {
    /**
     * Always `sse`: the stream consists of server-sent events.
     */
    type: 'sse';
    /**
     * The address of the stream.
     */
    endpoint: {
        /**
         * The path and the query of the stream. If the flags have changed since this response, the server sends a notice as soon as you open the stream.
         */
        requestUri: string;
    };
    /**
     * The number of seconds in the background after which a web page should close the stream.
     */
    inactivityDelaySec: number;
};

/**
 * All flags of an environment, ordered by their key.
 */
export type Flags = {
    /**
     * One flag for each application with a deployed variant.
     */
    flags: Array<Flag>;
    /**
     * A stream that sends an event when the flags change.
     */
    eventStreams: Array<FlagEventStream>;
};

/**
 * The error code, as OFREP defines it.
 */
export type FlagErrorCode = 'FLAG_NOT_FOUND' | 'PARSE_ERROR' | 'INVALID_CONTEXT' | 'GENERAL';

/**
 * A description of the error, as text for people.
 */
export type FlagErrorDetails = string;

/**
 * The reason why the response contains no flags, in the form that OFREP defines.
 */
export type FlagsError = {
    errorCode: FlagErrorCode;
    errorDetails: FlagErrorDetails;
};

/**
 * The reason why the response contains no flag, in the form that OFREP defines.
 */
export type FlagError = {
    /**
     * The `key` in the path of the request.
     */
    key: string;
    errorCode: FlagErrorCode;
    errorDetails: FlagErrorDetails;
};

/**
 * An interval, with its level and the name of its method. Later versions may return other methods.
 */
export type NamedInterval = {
    /**
     * The lower end of the interval.
     */
    low: number;
    /**
     * The upper end of the interval.
     */
    high: number;
    /**
     * The confidence level, for example 0.95.
     */
    level: number;
    /**
     * The method of the interval. `wilson`: Wilson's interval of a rate. `bootstrap_bca`: the BCa bootstrap over scenarios. `beta_binomial_mixture`: the always-valid interval of a rate. `wald`: the estimate plus and minus 1.96 standard errors.
     */
    method: string;
};

/**
 * A figure and its interval.
 */
export type Estimate = {
    /**
     * The figure.
     */
    value: number;
    interval: NamedInterval | null;
};

/**
 * One revision of a variant, and its place in the ranking.
 */
export type LeaderboardVariant = {
    variant_id: Id;
    /**
     * The name that the variant had when its newest evaluation was created.
     */
    variant_name: string;
    /**
     * The revision that people judged. Each revision of a variant has its own place.
     */
    revision: number;
    /**
     * The number of scenarios of this variant that have a vote.
     */
    scenario_count: number;
    /**
     * The ability of the variant: a number on a logarithmic scale. The mean ability of the variants in a group of the leaderboard is 0. A difference of 0.69 between two variants means that the better one wins with odds of two to one. `null` if the variant cannot be compared with others.
     */
    ability: Estimate | null;
    /**
     * The standard error of the ability. `null` if the variant cannot be compared with others.
     */
    standard_error: number | null;
    /**
     * The expected share of wins against an average variant of the same group of the leaderboard, from 0 to 1. Ties do not count. `null` if the variant cannot be compared with others.
     */
    win_probability: Estimate | null;
};

/**
 * A group of variants that can be compared with each other, because a chain of votes leads from each variant to every other one. Variants of different groups cannot be compared.
 */
export type LeaderboardGroup = {
    /**
     * A number that shows which groups are connected by votes. Two groups with the same number are connected, directly or through other groups. They are still separate groups, because no chains of votes connect them in both directions. In a chain, a vote leads from the winner to the loser, and a tie leads in both directions. Two groups with different numbers are not connected.
     */
    chain_number: number;
    /**
     * Why `ability` is `null` for the variants of this group. `no_chain_of_votes`: the group has only one variant. `too_few_votes`: almost all votes are ties. If the variants have an ability, this member is `null`. Later versions may return other reasons.
     */
    cannot_be_compared: string | null;
    /**
     * The variants, ordered by their ability, the highest first.
     */
    variants: Array<LeaderboardVariant>;
};

/**
 * The ranking of an application's variants, computed from all its A/B evaluations together. The statistical model is the Bradley-Terry model with Davidson's extension for ties. Each scenario counts once.
 */
export type Leaderboard = {
    app_id: Id;
    /**
     * The number of A/B evaluations that the leaderboard counts. It counts no evaluation without votes.
     */
    evaluations_counted: number;
    /**
     * The number of scenarios with a vote in the evaluations that the leaderboard counts.
     */
    scenarios_counted: number;
    /**
     * The number of variants that the leaderboard leaves out. The leaderboard contains at most 200 variants: those with the most scenarios.
     */
    variants_left_out: number;
    /**
     * Whether the leaderboard counts all A/B evaluations. The server reads the newest evaluations first, and at most 1,000 evaluations. It stops before an evaluation that would raise the total above 1,000,000 scenarios or judgements.
     */
    is_complete: boolean;
    /**
     * The groups of variants, the largest group first.
     */
    groups: Array<LeaderboardGroup>;
};

/**
 * The status is `EVALUATION_INITIALIZED` until the first judgement, then `EVALUATION_STARTED`. It is `EVALUATION_FINISHED` if every scenario has all its judgements. The service computes the status from the judgements, so the status may change back when a judge clears a judgement or an editor adds a scenario.
 */
export type EvaluationStatus = 'EVALUATION_INITIALIZED' | 'EVALUATION_STARTED' | 'EVALUATION_FINISHED';

/**
 * A variant of the evaluation, in the state that it had when the evaluation was created.
 */
export type EvaluationVariant = {
    variant_id: Id;
    /**
     * The name that the variant had when the evaluation was created.
     */
    variant_name: string;
    /**
     * The revision that people judge.
     */
    revision: number;
};

/**
 * A human evaluation and its progress.
 */
export type HumanEvaluation = {
    evaluation_id: Id;
    /**
     * The name of the evaluation.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    app_id: Id;
    /**
     * The name that the application had when the evaluation was created.
     */
    app_name: string;
    status: EvaluationStatus;
    /**
     * Whether the evaluation is closed. If so, the server rejects judgements, other updates of scenarios, new scenarios and reservations.
     */
    is_closed: boolean;
    /**
     * The variants to judge: two for `human_a_b_testing`, one for `single_model_test`.
     */
    variants: Array<EvaluationVariant>;
    /**
     * The number of scenarios.
     */
    scenario_count: number;
    /**
     * The number of scenarios that have at least `judgements_per_scenario` judgements.
     */
    judged_count: number;
    /**
     * The number of all judgements, by all judges.
     */
    judgement_count: number;
    /**
     * The number of judges that each scenario should have.
     */
    judgements_per_scenario: number;
    /**
     * Instructions that tell the judges what to do, as plain text.
     */
    instructions: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who created the evaluation.
     */
    created_by_id: string | null;
};

/**
 * One page of a list.
 */
export type HumanEvaluationPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<HumanEvaluation>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A scenario to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type ScenarioCreate = {
    /**
     * The inputs of the scenario, which each variant received.
     */
    inputs: Array<NewScenarioInput>;
    /**
     * The outputs of the variants, at most one for each variant.
     */
    outputs?: Array<NewScenarioOutput>;
    /**
     * The expected output.
     */
    correct_answer?: string | null;
};

/**
 * A new evaluation: variants of one application, and scenarios to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type HumanEvaluationCreate = {
    /**
     * The name of the evaluation.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    /**
     * The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. The evaluation uses their latest revisions.
     */
    variant_ids: Array<string>;
    /**
     * The scenarios, in the order of their positions. You can add more scenarios later.
     */
    scenarios: Array<ScenarioCreate>;
    /**
     * The number of judges that each scenario should have. With the default 1, all callers share one judgement for each scenario. With a higher number, each caller has its own judgement.
     */
    judgements_per_scenario?: number;
    /**
     * Instructions that tell the judges what to do, as plain text.
     */
    instructions?: string | null;
};

/**
 * The members to change. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type HumanEvaluationUpdate = {
    /**
     * The name of the evaluation.
     */
    evaluation_name?: string;
    /**
     * `true` closes the evaluation, `false` reopens it.
     */
    is_closed?: boolean;
    /**
     * Instructions that tell the judges what to do, as plain text. `null` removes the instructions.
     */
    instructions?: string | null;
};

/**
 * One page of a list.
 */
export type EvaluationScenarioPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<EvaluationScenario>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * More scenarios for an evaluation. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type EvaluationScenariosCreate = {
    /**
     * The scenarios, in the order of their positions.
     */
    scenarios: Array<ScenarioCreate>;
};

/**
 * One entry in the log of judgements: the changes that one update made to a scenario.
 */
export type Judgement = {
    evaluation_scenario_id: Id;
    /**
     * The revision of the scenario after the update. Updates by any caller raise this number.
     */
    revision: number;
    /**
     * The members that the update contained, exactly as the caller sent them.
     */
    changes: {
        [key: string]: unknown;
    };
    created_at: Timestamp;
    /**
     * The id of the user whose update of the scenario contained the judgement.
     */
    user_id: string;
    key_id: Id;
    /**
     * The current name of the judge who sent the update. `null` if the judge has no name.
     */
    judge_name: string | null;
    /**
     * The variant whose output the judge should have seen first, as `reserveNextScenario` told the caller. `null` if the caller did not get the scenario from `reserveNextScenario`. Always `null` for `single_model_test`.
     */
    first_shown: string | null;
};

/**
 * One page of a list.
 */
export type JudgementPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Judgement>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A fixed-sample interval, with its level and method. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation.
 */
export type Interval = {
    /**
     * The lower end of the interval.
     */
    low: number;
    /**
     * The upper end of the interval.
     */
    high: number;
    /**
     * The confidence level, for example 0.95. If you repeated the evaluation many times, this share of the intervals would contain the true value.
     */
    level: number;
    /**
     * `wilson`: Wilson's interval of a rate. `student_t`: Student's interval of a mean.
     */
    method: 'wilson' | 'student_t';
};

/**
 * The wins of one variant.
 */
export type VariantWins = {
    variant_id: Id;
    /**
     * The name that the variant had when the evaluation was created.
     */
    variant_name: string;
    /**
     * The number of votes of all judges for this variant.
     */
    wins: number;
    /**
     * The variant's share of the votes that name a variant. `null` if there are no such votes. With several judges, the share is computed for each scenario, and `win_rate` is the mean of these shares.
     */
    win_rate: number | null;
    /**
     * Wilson's interval of `win_rate`. It is a fixed-sample interval. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. Each scenario counts as one vote. So with several judges, the interval may be too wide, but never too narrow.
     */
    interval: Interval | null;
    /**
     * The fixed-sample interval of `win_rate`. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. With one judge for each scenario, it is the same as `interval`. With several judges, it takes into account that judges of the same scenario may vote differently.
     */
    fixed_sample_interval: NamedInterval | null;
    /**
     * The always-valid interval of `win_rate`. You may read it after every vote. In at least 95 % of evaluations, the interval contains the true win rate every time that you read it. With several judges, only scenarios with all their judgements count. `null` if no scenario counts.
     */
    always_valid_interval: NamedInterval | null;
};

/**
 * Whether the votes show which variant is better. This figure is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. If you read the results more often, use `enough_outcomes`. With several judges, each scenario counts as one vote.
 */
export type EnoughVotes = {
    /**
     * Whether the Wilson interval of the win rate excludes 0.5. If so, chance alone does not explain the difference between the win rates. If you read this value after every vote, it becomes `true` in 38 % of evaluations in which both variants are equally good.
     */
    is_enough: boolean;
    /**
     * The variant with the higher win rate. `null` if both win rates are equal.
     */
    leader_id: string | null;
    /**
     * The rule for `is_enough`. With `wilson_excludes_half`, `is_enough` is `true` if the Wilson interval of the win rate excludes 0.5. The interval is computed from the votes that name a variant. If you read the results repeatedly and stop at the first `true`, the result is wrong more often than the confidence level says.
     */
    method: 'wilson_excludes_half';
    /**
     * The confidence level of the Wilson interval, for example 0.95.
     */
    level: number;
    /**
     * The number of votes that name a variant. With several judges, this is the number of scenarios that have at least one such vote.
     */
    votes_counted: number;
    /**
     * The number that `votes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. `null` if both win rates are equal.
     */
    votes_needed: number | null;
};

/**
 * Whether the outcomes show which variant is better. You may read the results after every vote, and stop the evaluation as soon as `is_enough` is `true`. Each scenario has one outcome. The outcome counts as soon as the scenario has all its judgements.
 */
export type EnoughOutcomes = {
    /**
     * Whether the always-valid interval of the win rate excludes 0.5. If both variants are equally good, this value becomes `true` in at most 5 % of evaluations, however often you read it.
     */
    is_enough: boolean;
    /**
     * The variant with the higher win rate. `null` if both win rates are equal.
     */
    leader_id: string | null;
    /**
     * The rule for `is_enough`. With `always_valid_excludes_half`, `is_enough` is `true` if `always_valid_interval` excludes 0.5. Later versions may return other methods.
     */
    method: string;
    /**
     * The confidence level of `always_valid_interval`, for example 0.95.
     */
    level: number;
    /**
     * The number of outcomes that count. An outcome counts if its scenario has all its judgements, and if at least one of its votes names a variant.
     */
    outcomes_counted: number;
    /**
     * An estimate of how many more outcomes are needed if the win rate stays the same. 0 if there are enough outcomes. `null` if both win rates are equal, or if the remaining scenarios of the evaluation are not enough.
     */
    outcomes_still_needed: number | null;
    /**
     * The number that `outcomes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. If this evaluation has too few scenarios, you can create a new evaluation for the same variants. The new evaluation needs this number of scenarios with a vote that names a variant. `null` if both win rates are equal, or if more than 1,000,000,000 outcomes are needed.
     */
    outcomes_needed?: number | null;
};

/**
 * The share of votes for the output that was shown first. A vote counts if it names a variant, and if the judge got the scenario from `reserveNextScenario`. If the interval of this share excludes 0.5, the position influences the votes.
 */
export type PositionShare = {
    /**
     * The share of votes for the output that was shown first.
     */
    first_share: number;
    /**
     * The number of votes that the share is computed from.
     */
    votes_counted: number;
    interval: NamedInterval;
};

/**
 * The results of an A/B evaluation. Scenarios that are not judged are excluded.
 */
export type VoteResults = {
    /**
     * The results of each variant, in the order of the evaluation's variants.
     */
    variants: [
        VariantWins,
        VariantWins
    ];
    /**
     * The number of votes of all judges for "both good".
     */
    both_good: number;
    /**
     * The number of votes of all judges for "both bad".
     */
    both_bad: number;
    enough_votes: EnoughVotes;
    enough_outcomes: EnoughOutcomes;
    position: PositionShare | null;
};

/**
 * One bin of the histogram: the scores from `from` up to `to`.
 */
export type HistogramBin = {
    /**
     * The lower bound of the bin. The bin includes this value.
     */
    from: number;
    /**
     * The upper bound of the bin. Only the last bin includes this value.
     */
    to: number;
    /**
     * The number of scores in the bin.
     */
    count: number;
};

/**
 * A category, and the number of scores with this category.
 */
export type CategoryCount = {
    /**
     * The category, exactly as the caller sent it.
     */
    category: string;
    /**
     * The number of scores with this category.
     */
    count: number;
};

/**
 * The results of a single-model evaluation. The statistics use only scores that are numbers. `categories` counts the other scores. With several judges, each scenario counts as one score: the mean of its scores that are numbers.
 */
export type ScoreResults = {
    /**
     * The number of scores that are numbers. Text that parses as a decimal number counts as a number. With several judges, this is the number of scenarios that have at least one such score.
     */
    count: number;
    /**
     * The mean of the scores that are numbers. `null` if no score is a number.
     */
    mean: number | null;
    /**
     * The median of the scores that are numbers: the middle number, or the mean of the two middle numbers. `null` if no score is a number.
     */
    median: number | null;
    /**
     * The sample standard deviation of the scores that are numbers, with the divisor n - 1. `null` if fewer than two scores are numbers.
     */
    standard_deviation: number | null;
    /**
     * The lowest score that is a number. `null` if no score is a number.
     */
    min: number | null;
    /**
     * The highest score that is a number. `null` if no score is a number.
     */
    max: number | null;
    /**
     * Student's interval of the mean. It is a fixed-sample interval. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation.
     */
    interval: Interval | null;
    /**
     * The histogram of the scores that are numbers. If all numbers are whole and at most 20 bins are needed, each whole number has its own bin. Otherwise, there are ten bins of equal width, or one bin if all numbers are equal.
     */
    histogram: Array<HistogramBin>;
    /**
     * The categories of all judges, the most frequent first. A category is a score that is not a number. The list contains at most 1,000 categories. The server counts only the first 20,000 different categories, in the order of the scenarios.
     */
    categories: Array<CategoryCount>;
};

/**
 * How far judges of the same scenarios agree. Only scenarios with at least two judgements count. The server computes the intervals of `raw` and `alpha` by resampling scenarios.
 */
export type Agreement = {
    /**
     * How the server compares two judgements. `nominal`: two judgements are either equal or different. The server uses this metric for votes, and for scores if none of them is a number. `interval`: the distance between two numbers counts. The server uses this metric for all other scores, and ignores scores that are categories. Later versions may return other metrics.
     */
    metric: string;
    /**
     * The number of scenarios with at least two judgements.
     */
    scenarios_counted: number;
    /**
     * The number of judgements of the scenarios with at least two judgements.
     */
    judgements_counted: number;
    /**
     * The share of pairs with equal judgements, from 0 to 1. A pair consists of two judgements of the same scenario. `null` if there are no pairs.
     */
    raw: Estimate | null;
    /**
     * Krippendorff's alpha. It is 1 if judges agree perfectly, 0 if they agree only as often as by chance, and below 0 if they disagree systematically. `null` if no scenario has two judgements, or if all judgements are equal.
     */
    alpha: Estimate | null;
};

/**
 * The judgements of one judge, compared with the judgements of the other judges.
 */
export type JudgeResults = {
    /**
     * The id of the judge, as in the response of `listJudges`.
     */
    judge_id: string;
    /**
     * The number of scenarios that the judge has judged.
     */
    judgement_count: number;
    /**
     * Whether the judge is outlying. This is `true` if three conditions hold. First, at least 20 scenarios were compared. Second, the judge agrees less with the other judges than they agree with each other, and chance does not explain the difference. Third, `alpha` is below half of `others_alpha`.
     */
    is_outlying: boolean;
    /**
     * The number of scenarios that this judge and at least two others judged.
     */
    scenarios_compared: number;
    /**
     * The agreement of the judge with the other judges on the compared scenarios, as Krippendorff's alpha. `null` if no scenarios were compared, or if all judgements are equal.
     */
    alpha: number | null;
    /**
     * The agreement of the other judges with each other on the compared scenarios. `null` if `alpha` is `null`.
     */
    others_alpha: number | null;
    position: PositionShare | null;
};

/**
 * The current results. The member `votes` is for `human_a_b_testing`, and the member `scores` for `single_model_test`. The member of the other evaluation type is `null`.
 */
export type HumanEvaluationResults = {
    evaluation_id: Id;
    /**
     * The name of the evaluation.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    status: EvaluationStatus;
    /**
     * The number of scenarios.
     */
    scenario_count: number;
    /**
     * The number of scenarios that have at least `judgements_per_scenario` judgements.
     */
    judged_count: number;
    /**
     * The number of scenarios with fewer judgements than `judgements_per_scenario`.
     */
    not_judged_count: number;
    /**
     * The number of judgements that the results count, by all judges together.
     */
    judgement_count: number;
    /**
     * The number of judges that each scenario should have.
     */
    judgements_per_scenario: number;
    votes: VoteResults | null;
    scores: ScoreResults | null;
    /**
     * The agreement of the judges. `null` if `judgements_per_scenario` is 1. Also `null` if no score is a number and the scores have more than 50 different categories.
     */
    agreement: Agreement | null;
    /**
     * The figures of at most 1,000 judges. Outlying judges come first, then all other judges. Within each of these two groups, the judge with the lowest `alpha` comes first. If `judgements_per_scenario` is 1, the figures include only judgements that were made after the first invitation or the first use of `reserveNextScenario`. If the role of the caller is below `editor`, this member is `null`.
     */
    judges: Array<JudgeResults> | null;
};

/**
 * A human evaluation, as a judge sees it.
 */
export type Judging = {
    evaluation_id: Id;
    /**
     * The name of the evaluation.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    /**
     * Instructions that tell the judges what to do, as plain text.
     */
    instructions: string | null;
    /**
     * Whether the evaluation is closed. A closed evaluation rejects judgements.
     */
    is_closed: boolean;
    /**
     * The number of judges that each scenario should have.
     */
    judgements_per_scenario: number;
    /**
     * The number of scenarios.
     */
    scenario_count: number;
    /**
     * The number of scenarios that the caller has judged.
     */
    judged_count: number;
    /**
     * The caller's id as a judge. The order in which the judge sees the outputs depends on this id. If the caller uses the key of a shared invitation, this member is `null`, because nobody can judge with that key.
     */
    judge_id: string | null;
    /**
     * The name of the judge. `null` if the judge has no name.
     */
    judge_name: string | null;
    /**
     * Whether an editor chose the name of the judge. If so, the judge cannot change the name.
     */
    is_judge_name_fixed: boolean;
    /**
     * Whether the caller's key belongs to a shared invitation. If so, join with `createJudge` and use the new key.
     */
    is_shared: boolean;
    /**
     * When the caller's key expires. `null` if it never expires.
     */
    expires_at: string | null;
};

/**
 * The name of the judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type JudgingUpdate = {
    /**
     * The name of the judge.
     */
    judge_name: string;
};

/**
 * The scenario that the judge is looking at, and the scenarios to skip. All members are optional.
 */
export type NextScenarioRequest = {
    /**
     * The scenario that the judge is looking at now. The operation renews the reservation of this scenario and returns a different scenario. Send this member to get the next scenario in advance.
     */
    current?: string;
    /**
     * The ids of the scenarios that the judge skips now. The server ends the judge's reservations of these scenarios. The judge gets a skipped scenario again only after all scenarios that the judge did not skip. The server remembers skipped scenarios, so send each id only once. If an id belongs to no scenario of the evaluation, it has no effect.
     */
    skip?: Array<string>;
};

/**
 * The next scenario for a judge.
 */
export type NextScenario = {
    /**
     * The result of the request. `scenario`: the member `scenario` contains the next scenario. `none_left`: no scenario is left for this judge, except the scenario that the request named as `current`. `judged_by_others`: other judges have reserved the remaining scenarios. Repeat the request at `retry_at`.
     */
    status: 'scenario' | 'none_left' | 'judged_by_others';
    scenario: EvaluationScenario | null;
    /**
     * The variant whose output you should show first, on the left or on top. The value is the same whenever this judge sees this scenario. `null` if `scenario` is `null`. Always `null` for `single_model_test`. To compute the value yourself, sort the two variant ids of the evaluation as text, and compute the SHA-256 hash of `<evaluation_scenario_id>/<judge_id>` (UTF-8). If the first byte of the hash is even, the value is the first id. Otherwise, it is the second id.
     */
    first_shown: string | null;
    /**
     * When the reservation of `scenario` expires. `null` if `scenario` is `null`.
     */
    reserved_until: string | null;
    /**
     * If `status` is `judged_by_others`, the time at which you should repeat the request, because a reservation of another judge then expires. Otherwise `null`.
     */
    retry_at: string | null;
    /**
     * The number of scenarios that the caller has judged.
     */
    judged_count: number;
    /**
     * The maximum number of scenarios that are left for the caller. It is the lower one of two numbers: the number of scenarios that the caller has not judged, and the number of scenarios that do not have all their judgements. 0 if `status` is `none_left`.
     */
    remaining_count: number;
};

/**
 * A judge of a human evaluation, and the judge's progress.
 */
export type Judge = {
    /**
     * The id of the judge. The judgements of this judge have this id in `judged_by_id`.
     */
    judge_id: string;
    /**
     * The name of the judge. `null` if the judge has no name.
     */
    judge_name: string | null;
    /**
     * The number of scenarios that the judge has judged.
     */
    judged_count: number;
    created_at: Timestamp;
    /**
     * When the judge last gave or cleared a vote or a score. `null` if the judge has not judged.
     */
    last_judged_at: string | null;
};

/**
 * One page of a list.
 */
export type JudgePage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Judge>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A new judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type JudgeCreate = {
    /**
     * The name of the judge.
     */
    judge_name: string;
};

/**
 * A new judge, and the judge's API key with its secret.
 */
export type JudgeCreated = {
    /**
     * The id of the judge. The judgements of this judge have this id in `judged_by_id`.
     */
    judge_id: string;
    /**
     * The name of the judge.
     */
    judge_name: string;
    key_id: Id;
    /**
     * When the key expires. `null` if it never expires.
     */
    expires_at: string | null;
    /**
     * The whole API key. Only this response shows it.
     */
    secret: string;
};

/**
 * An API key that can only read the results of one evaluation. It is shown without its secret.
 */
export type ResultsKey = {
    results_key_id: Id;
    evaluation_id: Id;
    /**
     * The public prefix of the key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the key.
     */
    results_key_name: string;
    created_at: Timestamp;
    /**
     * When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires.
     */
    expires_at: string;
    /**
     * When the key was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
};

/**
 * One page of a list.
 */
export type ResultsKeyPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<ResultsKey>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A new key that shares the results. It must not expire later than the API key that you send with this request. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type ResultsKeyCreate = {
    /**
     * The purpose of the key.
     */
    results_key_name: string;
    /**
     * When the key expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the default is 30 days from now.
     */
    expires_at?: string;
};

/**
 * A new key that shares the results, with its secret.
 */
export type ResultsKeyCreated = {
    results_key_id: Id;
    evaluation_id: Id;
    /**
     * The public prefix of the key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the key.
     */
    results_key_name: string;
    created_at: Timestamp;
    /**
     * When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires.
     */
    expires_at: string;
    /**
     * When the key was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
    /**
     * The whole API key. Only this response shows it.
     */
    secret: string;
};

/**
 * An invitation: an API key that is only valid for judging one evaluation. The invitation is shown without the secret of the key.
 */
export type Invitation = {
    invitation_id: Id;
    evaluation_id: Id;
    /**
     * The public prefix of the invitation's key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the invitation.
     */
    invitation_name: string;
    /**
     * Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.
     */
    is_shared: boolean;
    /**
     * The judge who is invited. `null` for a shared invitation.
     */
    judge_id: string | null;
    /**
     * The name of the judge. `null` for a shared invitation, or if the judge has no name yet.
     */
    judge_name: string | null;
    /**
     * Whether an editor chose the name of the judge. If so, the judge cannot change the name.
     */
    is_judge_name_fixed: boolean;
    /**
     * The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.
     */
    created_from_id: string | null;
    created_at: Timestamp;
    /**
     * When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires.
     */
    expires_at: string;
    /**
     * When the invitation was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
};

/**
 * One page of a list.
 */
export type InvitationPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Invitation>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A new invitation. It must not expire later than the API key that you send with this request. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type InvitationCreate = {
    /**
     * The purpose of the invitation.
     */
    invitation_name: string;
    /**
     * The name of the judge, which the judge cannot change. If you omit this member, the judge enters a name.
     */
    judge_name?: string;
    /**
     * The id of a judge of this evaluation who needs a new link. If you omit this member, the invitation is for a new judge.
     */
    judge_id?: string;
    /**
     * `true` creates a shared invitation, whose link several people can use. If you also send `judge_name` or `judge_id`, the response is 422. The default is `false`.
     */
    is_shared?: boolean;
    /**
     * When the invitation expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the default is 30 days from now.
     */
    expires_at?: string;
};

/**
 * A new invitation, with the secret of its key.
 */
export type InvitationCreated = {
    invitation_id: Id;
    evaluation_id: Id;
    /**
     * The public prefix of the invitation's key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the invitation.
     */
    invitation_name: string;
    /**
     * Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.
     */
    is_shared: boolean;
    /**
     * The judge who is invited. `null` for a shared invitation.
     */
    judge_id: string | null;
    /**
     * The name of the judge. `null` for a shared invitation, or if the judge has no name yet.
     */
    judge_name: string | null;
    /**
     * Whether an editor chose the name of the judge. If so, the judge cannot change the name.
     */
    is_judge_name_fixed: boolean;
    /**
     * The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.
     */
    created_from_id: string | null;
    created_at: Timestamp;
    /**
     * When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires.
     */
    expires_at: string;
    /**
     * When the invitation was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
    /**
     * The whole API key. Only this response shows it.
     */
    secret: string;
};

/**
 * The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.
 */
export type Role = 'viewer' | 'evaluator' | 'editor' | 'admin';

/**
 * An API key, without its secret.
 */
export type Key = {
    key_id: Id;
    /**
     * The public prefix of the key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the key.
     */
    key_name: string;
    role: Role;
    /**
     * The user that the key acts for.
     */
    user_id: string;
    /**
     * Whether the key was created without a `user_id`, so that the server made a new user id. Such a key can neither ask for a deployment nor decide about a deployment request.
     */
    is_anonymous: boolean;
    /**
     * The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.
     */
    evaluation_id: string | null;
    created_at: Timestamp;
    /**
     * When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires. `null` if it never expires.
     */
    expires_at: string | null;
    /**
     * When the key was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
};

/**
 * One page of a list.
 */
export type KeyPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<Key>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * A new API key. Its role must not be higher than the role of the API key that you send with this request. It must not expire later than that key. If a text contains U+0000 or an unpaired surrogate, the response is 422.
 */
export type KeyCreate = {
    /**
     * The purpose of the key.
     */
    key_name: string;
    role: Role;
    /**
     * The user that the key acts for. The default is a new user.
     */
    user_id?: string;
    /**
     * When the new key expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the new key never expires by default.
     */
    expires_at?: string;
};

/**
 * A new API key, with its secret.
 */
export type KeyCreated = {
    key_id: Id;
    /**
     * The public prefix of the key, which identifies the key in lists and logs.
     */
    prefix: string;
    /**
     * The purpose of the key.
     */
    key_name: string;
    role: Role;
    /**
     * The user that the key acts for.
     */
    user_id: string;
    /**
     * Whether the key was created without a `user_id`, so that the server made a new user id.
     */
    is_anonymous: boolean;
    /**
     * The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.
     */
    evaluation_id: string | null;
    created_at: Timestamp;
    /**
     * When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
     */
    last_used_at: string | null;
    /**
     * When the key expires. `null` if it never expires.
     */
    expires_at: string | null;
    /**
     * When the key was revoked. `null` if it is not revoked.
     */
    revoked_at: string | null;
    /**
     * The whole API key. Only this response shows it.
     */
    secret: string;
};

/**
 * One action: who did what, and when.
 */
export type AdminLogEntry = {
    entry_id: Id;
    created_at: Timestamp;
    /**
     * The API key that was used. `null` if somebody used the command-line tool.
     */
    actor_key_id: string | null;
    /**
     * The user of the API key. `null` if somebody used the command-line tool.
     */
    actor_user_id: string | null;
    /**
     * The kind of the action. Later versions may add kinds.
     */
    action: string;
    /**
     * The id of the object that the action concerns.
     */
    object_id: string;
    /**
     * The name that the object had at the time of the action. `null` if the object has no name.
     */
    object_name: string | null;
};

/**
 * One page of a list.
 */
export type AdminLogPage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<AdminLogEntry>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * How many variants, revisions, evaluations, scenarios and judgements an application has.
 */
export type AppUsage = {
    app_id: Id;
    /**
     * The name of the application, unique in the project.
     */
    app_name: string;
    /**
     * The number of variants.
     */
    variant_count: number;
    /**
     * The number of revisions of the variants that `variant_count` counts.
     */
    revision_count: number;
    /**
     * The number of human evaluations.
     */
    evaluation_count: number;
    /**
     * The number of scenarios of the evaluations that `evaluation_count` counts.
     */
    scenario_count: number;
    /**
     * The number of votes and scores in the evaluations that `evaluation_count` counts.
     */
    judgement_count: number;
    /**
     * Whether the numbers include all variants and evaluations. `false` if 1,000 variants or 1,000 evaluations were counted, because there may be more.
     */
    is_complete: boolean;
};

/**
 * One page of a list.
 */
export type UsagePage = {
    /**
     * The items of this page. The description of the operation states their order.
     */
    items: Array<AppUsage>;
    /**
     * To get the next page, send this value as `cursor`. `null` on the last page.
     */
    next_cursor: string | null;
};

/**
 * `ready` checks that the service accepts requests and that its database accepts writes. `live` checks only that the process of the service responds.
 */
export type Probe = 'ready' | 'live';

/**
 * The id of the application. If it is not a well-formed id, the response is 400.
 */
export type AppIdQuery = string;

/**
 * The exact name of the environment: `development`, `staging` or `production`. With any other name, the server finds no variant.
 */
export type EnvironmentQuery = string;

/**
 * The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * The id of the human evaluation.
 */
export type EvaluationIdPath = string;

/**
 * The id of the scenario, which must belong to the evaluation.
 */
export type EvaluationScenarioIdPath = string;

/**
 * The type of the evaluation. If the evaluation has a different type, the response is 422.
 */
export type EvaluationTypePath = EvaluationType;

/**
 * The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
 */
export type IfMatch = string;

/**
 * If you send `return=minimal`, the response is 204 without a body (RFC 7240). The server ignores other preferences.
 */
export type Prefer = string;

/**
 * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
 */
export type Limit = number;

/**
 * The `next_cursor` of the previous page. To get the first page, omit this parameter.
 */
export type Cursor = string;

/**
 * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
 */
export type IdempotencyKey = string;

/**
 * The id of the application.
 */
export type AppIdPath = string;

/**
 * The id of the variant.
 */
export type VariantIdPath = string;

/**
 * The `next_cursor` of the previous page. To get the first page, omit this parameter.
 */
export type CursorByNumber = string;

/**
 * The number of the revision of the variant.
 */
export type RevisionPath = number;

/**
 * The number of the revision to compare from. The response lists its values as `before`.
 */
export type FromRevision = number;

/**
 * The number of the revision to compare with. The response lists its values as `after`.
 */
export type ToRevision = number;

/**
 * The exact name of the environment: `development`, `staging` or `production`.
 */
export type EnvironmentPath = string;

/**
 * `true` returns only open deployment requests. `false` returns only decided and expired deployment requests.
 */
export type IsOpen = boolean;

/**
 * The id of the deployment request.
 */
export type DeploymentRequestIdPath = string;

/**
 * The id of the application to watch. By default, you watch all applications of the project.
 */
export type WatchedAppQuery = string;

/**
 * The id or the name of the application. Prefer the id: it never changes, and some OpenFeature providers do not escape special characters in a name.
 */
export type FlagKeyPath = string;

/**
 * `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
 */
export type Judged = boolean;

/**
 * `true` returns only scenarios that somebody marked in order to look at them again (`is_pinned`). `false` returns only scenarios without this mark.
 */
export type Pinned = boolean;

/**
 * `true` returns only flagged scenarios: somebody marked them in order to look at them again. `false` returns only scenarios that nobody marked. The server ignores marks by judges whose judgements you may not read (U64).
 */
export type HasFlag = boolean;

/**
 * `true` returns only scenarios with a note. `false` returns only scenarios without a note. The server ignores notes of judges whose judgements you may not read (U64).
 */
export type HasNote = boolean;

/**
 * The `results_key_id` of the key that shares the results, not the key itself.
 */
export type ResultsKeyIdPath = string;

/**
 * The `invitation_id` of the invitation, not the API key itself.
 */
export type InvitationIdPath = string;

/**
 * The `key_id` of the API key, not the text of the key.
 */
export type KeyIdPath = string;

/**
 * The response contains only entries of the admin log with this action.
 */
export type Action = string;

/**
 * The response contains only entries of the admin log about the object with this id.
 */
export type ObjectId = string;

/**
 * The response contains only entries of the admin log about actions of this user.
 */
export type ActorUserId = string;

/**
 * The server counts or returns only objects and entries that were created at this time or later.
 */
export type CreatedFrom = string;

/**
 * The server counts or returns only objects and entries that were created before this time.
 */
export type CreatedBefore = string;

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `ready` checks that the service accepts requests and that its database accepts writes. `live` checks only that the process of the service responds.
         */
        probe?: 'ready' | 'live';
    };
    url: '/health';
};

export type GetHealthErrors = {
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The service is ready. With `probe=live`, the process of the service responds.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetVariantByEnvData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the application. If it is not a well-formed id, the response is 400.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`. With any other name, the server finds no variant.
         */
        environment: string;
    };
    url: '/apps/get_variant_by_env';
};

export type GetVariantByEnvErrors = {
    /**
     * `app_id` is not a well-formed id.
     */
    400: Problem;
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * No variant was found (`variant_not_found`, with `x-should-retry: false`), or the service has an internal error (`internal_error`).
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetVariantByEnvError = GetVariantByEnvErrors[keyof GetVariantByEnvErrors];

export type GetVariantByEnvResponses = {
    /**
     * The deployed variant.
     */
    200: ApplicationVariant;
};

export type GetVariantByEnvResponse = GetVariantByEnvResponses[keyof GetVariantByEnvResponses];

export type UpdateEvaluationScenarioData = {
    body: EvaluationScenarioUpdate;
    headers?: {
        /**
         * The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
         */
        'If-Match'?: string;
        /**
         * If you send `return=minimal`, the response is 204 without a body (RFC 7240). The server ignores other preferences.
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
        /**
         * The id of the scenario, which must belong to the evaluation.
         */
        evaluation_scenario_id: string;
        /**
         * The type of the evaluation. If the evaluation has a different type, the response is 422.
         */
        evaluation_type: EvaluationType;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
};

export type UpdateEvaluationScenarioErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The evaluation is closed, so the server stored nothing. Reopen the evaluation first.
     */
    409: Problem;
    /**
     * Nothing was stored, for one of three reasons. The object no longer has the `ETag` that you sent in `If-Match`. The deployment request is no longer open. Somebody deployed to the environment after the deployment request was created.
     */
    412: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateEvaluationScenarioError = UpdateEvaluationScenarioErrors[keyof UpdateEvaluationScenarioErrors];

export type UpdateEvaluationScenarioResponses = {
    /**
     * The updated scenario.
     */
    200: EvaluationScenario;
    /**
     * The update is stored. The request asked for a response without a body.
     */
    204: void;
};

export type UpdateEvaluationScenarioResponse = UpdateEvaluationScenarioResponses[keyof UpdateEvaluationScenarioResponses];

export type ListAppsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/apps';
};

export type ListAppsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListAppsError = ListAppsErrors[keyof ListAppsErrors];

export type ListAppsResponses = {
    /**
     * A page of applications.
     */
    200: AppPage;
};

export type ListAppsResponse = ListAppsResponses[keyof ListAppsResponses];

export type CreateAppData = {
    body: AppCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/apps';
};

export type CreateAppErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The name is already in use.
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateAppError = CreateAppErrors[keyof CreateAppErrors];

export type CreateAppResponses = {
    /**
     * The new application.
     */
    201: App;
};

export type CreateAppResponse = CreateAppResponses[keyof CreateAppResponses];

export type DeleteAppData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type DeleteAppErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type DeleteAppError = DeleteAppErrors[keyof DeleteAppErrors];

export type DeleteAppResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteAppResponse = DeleteAppResponses[keyof DeleteAppResponses];

export type GetAppData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type GetAppErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetAppError = GetAppErrors[keyof GetAppErrors];

export type GetAppResponses = {
    /**
     * The application.
     */
    200: App;
};

export type GetAppResponse = GetAppResponses[keyof GetAppResponses];

export type RenameAppData = {
    body: AppRename;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type RenameAppErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The name is already in use.
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type RenameAppError = RenameAppErrors[keyof RenameAppErrors];

export type RenameAppResponses = {
    /**
     * The application with its new name.
     */
    200: App;
};

export type RenameAppResponse = RenameAppResponses[keyof RenameAppResponses];

export type ListVariantsData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/variants';
};

export type ListVariantsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListVariantsError = ListVariantsErrors[keyof ListVariantsErrors];

export type ListVariantsResponses = {
    /**
     * A page of variants.
     */
    200: VariantPage;
};

export type ListVariantsResponse = ListVariantsResponses[keyof ListVariantsResponses];

export type CreateVariantData = {
    body: VariantCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/variants';
};

export type CreateVariantErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The name is already in use.
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateVariantError = CreateVariantErrors[keyof CreateVariantErrors];

export type CreateVariantResponses = {
    /**
     * The new variant.
     */
    201: Variant;
};

export type CreateVariantResponse = CreateVariantResponses[keyof CreateVariantResponses];

export type DeleteVariantData = {
    body?: never;
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}';
};

export type DeleteVariantErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * An environment serves this variant. First deploy another variant to that environment.
     */
    409: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type DeleteVariantError = DeleteVariantErrors[keyof DeleteVariantErrors];

export type DeleteVariantResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteVariantResponse = DeleteVariantResponses[keyof DeleteVariantResponses];

export type GetVariantData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}';
};

export type GetVariantErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetVariantError = GetVariantErrors[keyof GetVariantErrors];

export type GetVariantResponses = {
    /**
     * The variant.
     */
    200: Variant;
};

export type GetVariantResponse = GetVariantResponses[keyof GetVariantResponses];

export type UpdateVariantParametersData = {
    body: VariantParametersUpdate;
    headers?: {
        /**
         * The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
         */
        'If-Match'?: string;
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}/parameters';
};

export type UpdateVariantParametersErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * Nothing was stored, for one of three reasons. The object no longer has the `ETag` that you sent in `If-Match`. The deployment request is no longer open. Somebody deployed to the environment after the deployment request was created.
     */
    412: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateVariantParametersError = UpdateVariantParametersErrors[keyof UpdateVariantParametersErrors];

export type UpdateVariantParametersResponses = {
    /**
     * The variant at its new revision.
     */
    200: Variant;
};

export type UpdateVariantParametersResponse = UpdateVariantParametersResponses[keyof UpdateVariantParametersResponses];

export type ListVariantRevisionsData = {
    body?: never;
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/variants/{variant_id}/revisions';
};

export type ListVariantRevisionsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListVariantRevisionsError = ListVariantRevisionsErrors[keyof ListVariantRevisionsErrors];

export type ListVariantRevisionsResponses = {
    /**
     * A page of revisions.
     */
    200: VariantRevisionPage;
};

export type ListVariantRevisionsResponse = ListVariantRevisionsResponses[keyof ListVariantRevisionsResponses];

export type GetVariantRevisionData = {
    body?: never;
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
        /**
         * The number of the revision of the variant.
         */
        revision: number;
    };
    query?: never;
    url: '/variants/{variant_id}/revisions/{revision}';
};

export type GetVariantRevisionErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetVariantRevisionError = GetVariantRevisionErrors[keyof GetVariantRevisionErrors];

export type GetVariantRevisionResponses = {
    /**
     * The revision.
     */
    200: VariantRevision;
};

export type GetVariantRevisionResponse = GetVariantRevisionResponses[keyof GetVariantRevisionResponses];

export type CompareVariantRevisionsData = {
    body?: never;
    path: {
        /**
         * The id of the variant.
         */
        variant_id: string;
    };
    query: {
        /**
         * The number of the revision to compare from. The response lists its values as `before`.
         */
        from: number;
        /**
         * The number of the revision to compare with. The response lists its values as `after`.
         */
        to: number;
    };
    url: '/variants/{variant_id}/comparison';
};

export type CompareVariantRevisionsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CompareVariantRevisionsError = CompareVariantRevisionsErrors[keyof CompareVariantRevisionsErrors];

export type CompareVariantRevisionsResponses = {
    /**
     * The changes.
     */
    200: VariantComparison;
};

export type CompareVariantRevisionsResponse = CompareVariantRevisionsResponses[keyof CompareVariantRevisionsResponses];

export type ListEnvironmentsData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments';
};

export type ListEnvironmentsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListEnvironmentsError = ListEnvironmentsErrors[keyof ListEnvironmentsErrors];

export type ListEnvironmentsResponses = {
    /**
     * All environments, in one page.
     */
    200: EnvironmentPage;
};

export type ListEnvironmentsResponse = ListEnvironmentsResponses[keyof ListEnvironmentsResponses];

export type UpdateEnvironmentData = {
    body: EnvironmentUpdate;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments/{environment}';
};

export type UpdateEnvironmentErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateEnvironmentError = UpdateEnvironmentErrors[keyof UpdateEnvironmentErrors];

export type UpdateEnvironmentResponses = {
    /**
     * The environment.
     */
    200: Environment;
};

export type UpdateEnvironmentResponse = UpdateEnvironmentResponses[keyof UpdateEnvironmentResponses];

export type ListDeploymentRequestsData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: {
        /**
         * `true` returns only open deployment requests. `false` returns only decided and expired deployment requests.
         */
        is_open?: boolean;
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/environments/{environment}/deployment-requests';
};

export type ListDeploymentRequestsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListDeploymentRequestsError = ListDeploymentRequestsErrors[keyof ListDeploymentRequestsErrors];

export type ListDeploymentRequestsResponses = {
    /**
     * A page of deployment requests.
     */
    200: DeploymentRequestPage;
};

export type ListDeploymentRequestsResponse = ListDeploymentRequestsResponses[keyof ListDeploymentRequestsResponses];

export type CreateDeploymentRequestData = {
    body: DeploymentRequestCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments/{environment}/deployment-requests';
};

export type CreateDeploymentRequestErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateDeploymentRequestError = CreateDeploymentRequestErrors[keyof CreateDeploymentRequestErrors];

export type CreateDeploymentRequestResponses = {
    /**
     * The deployment request.
     */
    201: DeploymentRequest;
};

export type CreateDeploymentRequestResponse = CreateDeploymentRequestResponses[keyof CreateDeploymentRequestResponses];

export type GetDeploymentRequestData = {
    body?: never;
    path: {
        /**
         * The id of the deployment request.
         */
        deployment_request_id: string;
    };
    query?: never;
    url: '/deployment-requests/{deployment_request_id}';
};

export type GetDeploymentRequestErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetDeploymentRequestError = GetDeploymentRequestErrors[keyof GetDeploymentRequestErrors];

export type GetDeploymentRequestResponses = {
    /**
     * The deployment request.
     */
    200: DeploymentRequest;
};

export type GetDeploymentRequestResponse = GetDeploymentRequestResponses[keyof GetDeploymentRequestResponses];

export type UpdateDeploymentRequestData = {
    body: DeploymentRequestUpdate;
    path: {
        /**
         * The id of the deployment request.
         */
        deployment_request_id: string;
    };
    query?: never;
    url: '/deployment-requests/{deployment_request_id}';
};

export type UpdateDeploymentRequestErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * Nothing was stored, for one of three reasons. The object no longer has the `ETag` that you sent in `If-Match`. The deployment request is no longer open. Somebody deployed to the environment after the deployment request was created.
     */
    412: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateDeploymentRequestError = UpdateDeploymentRequestErrors[keyof UpdateDeploymentRequestErrors];

export type UpdateDeploymentRequestResponses = {
    /**
     * The deployment request, with your decision.
     */
    200: DeploymentRequest;
};

export type UpdateDeploymentRequestResponse = UpdateDeploymentRequestResponses[keyof UpdateDeploymentRequestResponses];

export type ListDeploymentsData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/environments/{environment}/deployments';
};

export type ListDeploymentsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListDeploymentsError = ListDeploymentsErrors[keyof ListDeploymentsErrors];

export type ListDeploymentsResponses = {
    /**
     * A page of deployments.
     */
    200: DeploymentPage;
};

export type ListDeploymentsResponse = ListDeploymentsResponses[keyof ListDeploymentsResponses];

export type DeployVariantData = {
    body: DeploymentCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments/{environment}/deployments';
};

export type DeployVariantErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type DeployVariantError = DeployVariantErrors[keyof DeployVariantErrors];

export type DeployVariantResponses = {
    /**
     * The deployment.
     */
    201: Deployment;
};

export type DeployVariantResponse = DeployVariantResponses[keyof DeployVariantResponses];

export type WatchEnvironmentData = {
    body?: never;
    headers?: {
        /**
         * The `id` of the last event that you received. If the connection breaks, browsers connect again and send this header.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: {
        /**
         * The id of the application to watch. By default, you watch all applications of the project.
         */
        app_id?: string;
        /**
         * A stream token, which a browser's `EventSource` sends instead of the header `Authorization`. The token must be for the same environment and application as the stream.
         */
        token?: string;
        /**
         * For a first request without the header `Last-Event-ID`: the `id` of the last event that you received on an earlier stream. If you got the address of the stream from `evaluateFlags`, the address already contains this parameter. If you also send the header, the server uses the header.
         */
        since?: string;
        /**
         * The server ends the stream after this number of seconds. Use this parameter if a proxy forwards only complete responses. By default, the stream has no end.
         */
        wait?: number;
    };
    url: '/environments/{environment}/changes';
};

export type WatchEnvironmentErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type WatchEnvironmentError = WatchEnvironmentErrors[keyof WatchEnvironmentErrors];

export type WatchEnvironmentResponses = {
    /**
     * Server-sent events.
     */
    200: string;
};

export type WatchEnvironmentResponse = WatchEnvironmentResponses[keyof WatchEnvironmentResponses];

export type GetStreamTokenData = {
    body?: never;
    path: {
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: {
        /**
         * The id of the application to watch. By default, you watch all applications of the project.
         */
        app_id?: string;
    };
    url: '/environments/{environment}/stream-token';
};

export type GetStreamTokenErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetStreamTokenError = GetStreamTokenErrors[keyof GetStreamTokenErrors];

export type GetStreamTokenResponses = {
    /**
     * The path of a stream of notices, with a token in its query.
     */
    200: StreamToken;
};

export type GetStreamTokenResponse = GetStreamTokenResponses[keyof GetStreamTokenResponses];

export type EvaluateFlagsData = {
    body: FlagEvaluationRequest;
    headers?: {
        /**
         * The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: never;
    url: '/environments/{environment}/ofrep/v1/evaluate/flags';
};

export type EvaluateFlagsErrors = {
    /**
     * The body is not valid JSON, its `context` is no object, a parameter is invalid, or the response with all flags would be too long.
     */
    400: FlagsError;
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type EvaluateFlagsError = EvaluateFlagsErrors[keyof EvaluateFlagsErrors];

export type EvaluateFlagsResponses = {
    /**
     * All flags.
     */
    200: Flags;
};

export type EvaluateFlagsResponse = EvaluateFlagsResponses[keyof EvaluateFlagsResponses];

export type EvaluateFlagData = {
    body: FlagEvaluationRequest;
    path: {
        /**
         * The exact name of the environment: `development`, `staging` or `production`.
         */
        environment: string;
        /**
         * The id or the name of the application. Prefer the id: it never changes, and some OpenFeature providers do not escape special characters in a name.
         */
        key: string;
    };
    query?: never;
    url: '/environments/{environment}/ofrep/v1/evaluate/flags/{key}';
};

export type EvaluateFlagErrors = {
    /**
     * The body is not valid JSON, its `context` is no object, or a parameter is invalid.
     */
    400: FlagError;
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The project has no such application, or no variant of the application is deployed to the environment.
     */
    404: FlagError;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type EvaluateFlagError = EvaluateFlagErrors[keyof EvaluateFlagErrors];

export type EvaluateFlagResponses = {
    /**
     * The flag.
     */
    200: Flag;
};

export type EvaluateFlagResponse = EvaluateFlagResponses[keyof EvaluateFlagResponses];

export type GetLeaderboardData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/leaderboard';
};

export type GetLeaderboardErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetLeaderboardError = GetLeaderboardErrors[keyof GetLeaderboardErrors];

export type GetLeaderboardResponses = {
    /**
     * The leaderboard.
     */
    200: Leaderboard;
};

export type GetLeaderboardResponse = GetLeaderboardResponses[keyof GetLeaderboardResponses];

export type ListHumanEvaluationsData = {
    body?: never;
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/human-evaluations';
};

export type ListHumanEvaluationsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListHumanEvaluationsError = ListHumanEvaluationsErrors[keyof ListHumanEvaluationsErrors];

export type ListHumanEvaluationsResponses = {
    /**
     * A page of evaluations.
     */
    200: HumanEvaluationPage;
};

export type ListHumanEvaluationsResponse = ListHumanEvaluationsResponses[keyof ListHumanEvaluationsResponses];

export type CreateHumanEvaluationData = {
    body: HumanEvaluationCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/human-evaluations';
};

export type CreateHumanEvaluationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateHumanEvaluationError = CreateHumanEvaluationErrors[keyof CreateHumanEvaluationErrors];

export type CreateHumanEvaluationResponses = {
    /**
     * The new evaluation.
     */
    201: HumanEvaluation;
};

export type CreateHumanEvaluationResponse = CreateHumanEvaluationResponses[keyof CreateHumanEvaluationResponses];

export type DeleteHumanEvaluationData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type DeleteHumanEvaluationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type DeleteHumanEvaluationError = DeleteHumanEvaluationErrors[keyof DeleteHumanEvaluationErrors];

export type DeleteHumanEvaluationResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteHumanEvaluationResponse = DeleteHumanEvaluationResponses[keyof DeleteHumanEvaluationResponses];

export type GetHumanEvaluationData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type GetHumanEvaluationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetHumanEvaluationError = GetHumanEvaluationErrors[keyof GetHumanEvaluationErrors];

export type GetHumanEvaluationResponses = {
    /**
     * The evaluation.
     */
    200: HumanEvaluation;
};

export type GetHumanEvaluationResponse = GetHumanEvaluationResponses[keyof GetHumanEvaluationResponses];

export type UpdateHumanEvaluationData = {
    body: HumanEvaluationUpdate;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type UpdateHumanEvaluationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateHumanEvaluationError = UpdateHumanEvaluationErrors[keyof UpdateHumanEvaluationErrors];

export type UpdateHumanEvaluationResponses = {
    /**
     * The updated evaluation.
     */
    200: HumanEvaluation;
};

export type UpdateHumanEvaluationResponse = UpdateHumanEvaluationResponses[keyof UpdateHumanEvaluationResponses];

export type ListEvaluationScenariosData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
         */
        judged?: boolean;
        /**
         * `true` returns only scenarios that somebody marked in order to look at them again (`is_pinned`). `false` returns only scenarios without this mark.
         */
        is_pinned?: boolean;
        /**
         * `true` returns only flagged scenarios: somebody marked them in order to look at them again. `false` returns only scenarios that nobody marked. The server ignores marks by judges whose judgements you may not read (U64).
         */
        has_flag?: boolean;
        /**
         * `true` returns only scenarios with a note. `false` returns only scenarios without a note. The server ignores notes of judges whose judgements you may not read (U64).
         */
        has_note?: boolean;
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios';
};

export type ListEvaluationScenariosErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListEvaluationScenariosError = ListEvaluationScenariosErrors[keyof ListEvaluationScenariosErrors];

export type ListEvaluationScenariosResponses = {
    /**
     * A page of scenarios.
     */
    200: EvaluationScenarioPage;
};

export type ListEvaluationScenariosResponse = ListEvaluationScenariosResponses[keyof ListEvaluationScenariosResponses];

export type CreateEvaluationScenariosData = {
    body: EvaluationScenariosCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios';
};

export type CreateEvaluationScenariosErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The evaluation is closed, so the server stored nothing. Reopen the evaluation first.
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateEvaluationScenariosError = CreateEvaluationScenariosErrors[keyof CreateEvaluationScenariosErrors];

export type CreateEvaluationScenariosResponses = {
    /**
     * The evaluation. Its counts include the new scenarios.
     */
    201: HumanEvaluation;
};

export type CreateEvaluationScenariosResponse = CreateEvaluationScenariosResponses[keyof CreateEvaluationScenariosResponses];

export type GetEvaluationScenarioData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
        /**
         * The id of the scenario, which must belong to the evaluation.
         */
        evaluation_scenario_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}';
};

export type GetEvaluationScenarioErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetEvaluationScenarioError = GetEvaluationScenarioErrors[keyof GetEvaluationScenarioErrors];

export type GetEvaluationScenarioResponses = {
    /**
     * The scenario.
     */
    200: EvaluationScenario;
};

export type GetEvaluationScenarioResponse = GetEvaluationScenarioResponses[keyof GetEvaluationScenarioResponses];

export type ListJudgementsData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
        /**
         * The id of the scenario, which must belong to the evaluation.
         */
        evaluation_scenario_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}/judgements';
};

export type ListJudgementsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListJudgementsError = ListJudgementsErrors[keyof ListJudgementsErrors];

export type ListJudgementsResponses = {
    /**
     * A page of judgements.
     */
    200: JudgementPage;
};

export type ListJudgementsResponse = ListJudgementsResponses[keyof ListJudgementsResponses];

export type GetHumanEvaluationResultsData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/results';
};

export type GetHumanEvaluationResultsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetHumanEvaluationResultsError = GetHumanEvaluationResultsErrors[keyof GetHumanEvaluationResultsErrors];

export type GetHumanEvaluationResultsResponses = {
    /**
     * The current results.
     */
    200: HumanEvaluationResults;
};

export type GetHumanEvaluationResultsResponse = GetHumanEvaluationResultsResponses[keyof GetHumanEvaluationResultsResponses];

export type GetJudgingData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/judging';
};

export type GetJudgingErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetJudgingError = GetJudgingErrors[keyof GetJudgingErrors];

export type GetJudgingResponses = {
    /**
     * The evaluation, as a judge sees it.
     */
    200: Judging;
};

export type GetJudgingResponse = GetJudgingResponses[keyof GetJudgingResponses];

export type UpdateJudgingData = {
    body: JudgingUpdate;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/judging';
};

export type UpdateJudgingErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type UpdateJudgingError = UpdateJudgingErrors[keyof UpdateJudgingErrors];

export type UpdateJudgingResponses = {
    /**
     * The evaluation, as a judge sees it.
     */
    200: Judging;
};

export type UpdateJudgingResponse = UpdateJudgingResponses[keyof UpdateJudgingResponses];

export type ReserveNextScenarioData = {
    body: NextScenarioRequest;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/next-scenario';
};

export type ReserveNextScenarioErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The evaluation is closed, so the server stored nothing. Reopen the evaluation first.
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ReserveNextScenarioError = ReserveNextScenarioErrors[keyof ReserveNextScenarioErrors];

export type ReserveNextScenarioResponses = {
    /**
     * The next scenario, or the reason why there is none.
     */
    200: NextScenario;
};

export type ReserveNextScenarioResponse = ReserveNextScenarioResponses[keyof ReserveNextScenarioResponses];

export type ListJudgesData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/judges';
};

export type ListJudgesErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListJudgesError = ListJudgesErrors[keyof ListJudgesErrors];

export type ListJudgesResponses = {
    /**
     * A page of judges.
     */
    200: JudgePage;
};

export type ListJudgesResponse = ListJudgesResponses[keyof ListJudgesResponses];

export type CreateJudgeData = {
    body: JudgeCreate;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/judges';
};

export type CreateJudgeErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateJudgeError = CreateJudgeErrors[keyof CreateJudgeErrors];

export type CreateJudgeResponses = {
    /**
     * The new judge and its key.
     */
    201: JudgeCreated;
};

export type CreateJudgeResponse = CreateJudgeResponses[keyof CreateJudgeResponses];

export type ListResultsKeysData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/results-keys';
};

export type ListResultsKeysErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListResultsKeysError = ListResultsKeysErrors[keyof ListResultsKeysErrors];

export type ListResultsKeysResponses = {
    /**
     * A page of keys.
     */
    200: ResultsKeyPage;
};

export type ListResultsKeysResponse = ListResultsKeysResponses[keyof ListResultsKeysResponses];

export type CreateResultsKeyData = {
    body: ResultsKeyCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/results-keys';
};

export type CreateResultsKeyErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateResultsKeyError = CreateResultsKeyErrors[keyof CreateResultsKeyErrors];

export type CreateResultsKeyResponses = {
    /**
     * The new key.
     */
    201: ResultsKeyCreated;
};

export type CreateResultsKeyResponse = CreateResultsKeyResponses[keyof CreateResultsKeyResponses];

export type RevokeResultsKeyData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
        /**
         * The `results_key_id` of the key that shares the results, not the key itself.
         */
        results_key_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/results-keys/{results_key_id}';
};

export type RevokeResultsKeyErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type RevokeResultsKeyError = RevokeResultsKeyErrors[keyof RevokeResultsKeyErrors];

export type RevokeResultsKeyResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type RevokeResultsKeyResponse = RevokeResultsKeyResponses[keyof RevokeResultsKeyResponses];

export type ListInvitationsData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/invitations';
};

export type ListInvitationsErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];

export type ListInvitationsResponses = {
    /**
     * A page of invitations.
     */
    200: InvitationPage;
};

export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];

export type CreateInvitationData = {
    body: InvitationCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/invitations';
};

export type CreateInvitationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateInvitationError = CreateInvitationErrors[keyof CreateInvitationErrors];

export type CreateInvitationResponses = {
    /**
     * The new invitation.
     */
    201: InvitationCreated;
};

export type CreateInvitationResponse = CreateInvitationResponses[keyof CreateInvitationResponses];

export type RevokeInvitationData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
        /**
         * The `invitation_id` of the invitation, not the API key itself.
         */
        invitation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/invitations/{invitation_id}';
};

export type RevokeInvitationErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type RevokeInvitationError = RevokeInvitationErrors[keyof RevokeInvitationErrors];

export type RevokeInvitationResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type RevokeInvitationResponse = RevokeInvitationResponses[keyof RevokeInvitationResponses];

export type ExportJudgementsSpreadsheetData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
         */
        judged?: boolean;
    };
    url: '/human-evaluations/{evaluation_id}/export/spreadsheet';
};

export type ExportJudgementsSpreadsheetErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ExportJudgementsSpreadsheetError = ExportJudgementsSpreadsheetErrors[keyof ExportJudgementsSpreadsheetErrors];

export type ExportJudgementsSpreadsheetResponses = {
    /**
     * CSV (RFC 4180) in UTF-8 with a byte order mark and a header line. The columns are `scenario id`, `number` (counted from 1), `input: <name>` for each input, `output: <variant_name>` for each variant, `correct answer`, `vote` (the name of a variant, `both good` or `both bad`) or `score`, `note`, `flagged` (`yes` or empty), and `judged at`. With several judges, the columns `judge` and `shown first` come before `judged at`.
     */
    200: string;
};

export type ExportJudgementsSpreadsheetResponse = ExportJudgementsSpreadsheetResponses[keyof ExportJudgementsSpreadsheetResponses];

export type ExportJudgementsCsvData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
         */
        judged?: boolean;
    };
    url: '/human-evaluations/{evaluation_id}/export/csv';
};

export type ExportJudgementsCsvErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ExportJudgementsCsvError = ExportJudgementsCsvErrors[keyof ExportJudgementsCsvErrors];

export type ExportJudgementsCsvResponses = {
    /**
     * CSV (RFC 4180) with a header line: evaluation_scenario_id, position, vote, vote_variant_name, score, judged_at, judged_by_id, is_pinned, note, correct_answer, inputs and outputs (JSON), revision. With several judges, two more columns follow: judge_name and first_shown.
     */
    200: string;
};

export type ExportJudgementsCsvResponse = ExportJudgementsCsvResponses[keyof ExportJudgementsCsvResponses];

export type ExportJudgementsJsonLinesData = {
    body?: never;
    path: {
        /**
         * The id of the human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
         */
        judged?: boolean;
    };
    url: '/human-evaluations/{evaluation_id}/export/json-lines';
};

export type ExportJudgementsJsonLinesErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ExportJudgementsJsonLinesError = ExportJudgementsJsonLinesErrors[keyof ExportJudgementsJsonLinesErrors];

export type ExportJudgementsJsonLinesResponses = {
    /**
     * Each line is a JSON object: an EvaluationScenario with the additional member `vote_variant_name`. With several judges, the object also has `judge_name` and `first_shown`.
     */
    200: string;
};

export type ExportJudgementsJsonLinesResponse = ExportJudgementsJsonLinesResponses[keyof ExportJudgementsJsonLinesResponses];

export type GetCurrentKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/current-key';
};

export type GetCurrentKeyErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type GetCurrentKeyError = GetCurrentKeyErrors[keyof GetCurrentKeyErrors];

export type GetCurrentKeyResponses = {
    /**
     * Your key.
     */
    200: Key;
};

export type GetCurrentKeyResponse = GetCurrentKeyResponses[keyof GetCurrentKeyResponses];

export type ListKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/keys';
};

export type ListKeysErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListKeysError = ListKeysErrors[keyof ListKeysErrors];

export type ListKeysResponses = {
    /**
     * A page of keys.
     */
    200: KeyPage;
};

export type ListKeysResponse = ListKeysResponses[keyof ListKeysResponses];

export type CreateKeyData = {
    body: KeyCreate;
    headers?: {
        /**
         * A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/keys';
};

export type CreateKeyErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The body exceeds 1 MiB.
     */
    413: Problem;
    /**
     * The body is not `application/json` in UTF-8, or it is compressed.
     */
    415: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type CreateKeyError = CreateKeyErrors[keyof CreateKeyErrors];

export type CreateKeyResponses = {
    /**
     * The new key.
     */
    201: KeyCreated;
};

export type CreateKeyResponse = CreateKeyResponses[keyof CreateKeyResponses];

export type RevokeKeyData = {
    body?: never;
    path: {
        /**
         * The `key_id` of the API key, not the text of the key.
         */
        key_id: string;
    };
    query?: never;
    url: '/keys/{key_id}';
};

export type RevokeKeyErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The object does not exist in the project of the API key.
     */
    404: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];

export type ListAdminLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The response contains only entries of the admin log with this action.
         */
        action?: string;
        /**
         * The response contains only entries of the admin log about the object with this id.
         */
        object_id?: string;
        /**
         * The response contains only entries of the admin log about actions of this user.
         */
        actor_user_id?: string;
        /**
         * The server counts or returns only objects and entries that were created at this time or later.
         */
        created_from?: string;
        /**
         * The server counts or returns only objects and entries that were created before this time.
         */
        created_before?: string;
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/admin-log';
};

export type ListAdminLogErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListAdminLogError = ListAdminLogErrors[keyof ListAdminLogErrors];

export type ListAdminLogResponses = {
    /**
     * A page of entries.
     */
    200: AdminLogPage;
};

export type ListAdminLogResponse = ListAdminLogResponses[keyof ListAdminLogResponses];

export type ListUsageData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The server counts or returns only objects and entries that were created at this time or later.
         */
        created_from?: string;
        /**
         * The server counts or returns only objects and entries that were created before this time.
         */
        created_before?: string;
        /**
         * The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. To get the first page, omit this parameter.
         */
        cursor?: string;
    };
    url: '/usage';
};

export type ListUsageErrors = {
    /**
     * The API key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions.
     */
    403: Problem;
    /**
     * The path does not have this method.
     */
    405: Problem;
    /**
     * `Accept` excludes the content type of the response.
     */
    406: Problem;
    /**
     * The request violates the contract. Nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The API key or its project sends too many requests.
     */
    429: Problem;
    /**
     * The service has an internal error. Nothing was stored.
     */
    500: Problem;
    /**
     * The service is temporarily unavailable.
     */
    503: Problem;
};

export type ListUsageError = ListUsageErrors[keyof ListUsageErrors];

export type ListUsageResponses = {
    /**
     * A page of applications with their usage.
     */
    200: UsagePage;
};

export type ListUsageResponse = ListUsageResponses[keyof ListUsageResponses];
