// @generated from spec/ — do not edit. Run: pnpm generate

export type ClientOptions = {
    baseUrl: 'http://localhost:8787/api' | (string & {});
};

/**
 * What the service says of itself.
 */
export type Health = {
    /**
     * The probe that was passed.
     */
    status: 'ready' | 'live';
    /**
     * The version of this contract that the server implements.
     */
    version: string;
};

/**
 * What went wrong, for programs. A code never changes its meaning.
 */
export type ProblemCode = 'invalid_app_id' | 'malformed_request' | 'unauthenticated' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'precondition_failed' | 'body_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'rate_limited' | 'headers_too_large' | 'variant_not_found' | 'internal_error' | 'storage_unavailable' | 'overloaded' | 'shutting_down';

/**
 * Problem details (RFC 9457) with a fixed code.
 */
export type Problem = {
    /**
     * A reference to the description of this kind of problem.
     */
    type: string;
    /**
     * The kind of problem, in words that do not change.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What happened this time.
     */
    detail: string;
    code: ProblemCode;
    /**
     * The request's id, also in `X-Request-Id`.
     */
    request_id: string;
};

/**
 * One failure.
 */
export type ValidationErrorItem = {
    /**
     * Where it is, from the outside in. The first is `path`, `query`, `header` or `body`.
     */
    loc: Array<string | number>;
    /**
     * What is wrong, for people.
     */
    msg: string;
    /**
     * What is wrong, for programs.
     */
    type: string;
};

/**
 * Everything in the request that does not fit the contract, at most 100 entries.
 */
export type ValidationErrorBody = {
    /**
     * One entry for each failure.
     */
    detail: Array<ValidationErrorItem>;
};

/**
 * An identifier, a UUID (version 7 when this service made it), 36 characters.
 */
export type Id = string;

/**
 * What the variant is made of: whatever JSON the team keeps there. At most 200 members, 32 levels deep, 1 MiB.
 *
 */
export type Parameters = {
    [key: string]: unknown;
};

/**
 * A variant of an application as an environment serves it, at the revision pinned when it was deployed.
 */
export type ApplicationVariant = {
    app_id: Id;
    /**
     * The application's name.
     */
    app_name: string;
    variant_id: Id;
    /**
     * `<base_name>.<config_name>`.
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
     * Where the variant itself can be called, if anywhere.
     */
    uri: string | null;
    /**
     * The revision of the parameters, counted from 1 per variant.
     */
    revision: number;
    /**
     * When the variant was created.
     */
    created_at?: string | null;
    /**
     * When this revision was made.
     */
    updated_at?: string | null;
    /**
     * The user who made this revision.
     */
    modified_by_id?: string | null;
    /**
     * The organization the project belongs to.
     */
    organization_id?: string | null;
    /**
     * The workspace the project belongs to.
     */
    workspace_id?: string | null;
};

/**
 * `human_a_b_testing` asks for a vote between two variants, `single_model_test` for a score of one.
 */
export type EvaluationType = 'human_a_b_testing' | 'single_model_test';

/**
 * What one variant produced, to give the scenario.
 */
export type NewScenarioOutput = {
    /**
     * One of the evaluation's variants.
     */
    variant_id: string;
    /**
     * The text the variant produced.
     */
    variant_output: string;
};

/**
 * One named input to give the scenario.
 */
export type NewScenarioInput = {
    /**
     * The input's name.
     */
    input_name: string;
    /**
     * The input's value.
     */
    input_value: string;
};

/**
 * The members to change. All are optional; a member that is absent stays as it is.
 */
export type EvaluationScenarioUpdate = {
    /**
     * `human_a_b_testing` only: the id of one of the evaluation's variants, `"1"` both are good, `"0"` both are bad,
     * `""` or `null` not voted.
     *
     */
    vote?: string | null;
    /**
     * `single_model_test` only: a finite number, or a category. `""` or `null`: not scored.
     */
    score?: string | number | null;
    /**
     * What a right answer would say.
     */
    correct_answer?: string | null;
    /**
     * What the variants produced; replaces the list.
     */
    outputs?: Array<NewScenarioOutput>;
    /**
     * The inputs; replaces the list.
     */
    inputs?: Array<NewScenarioInput>;
    /**
     * Whether the scenario is marked for a second look.
     */
    is_pinned?: boolean;
    /**
     * What the person wants to add.
     */
    note?: string | null;
};

/**
 * One named input of the scenario.
 */
export type ScenarioInput = {
    /**
     * The input's name.
     */
    input_name: string;
    /**
     * The input's value.
     */
    input_value: string;
};

/**
 * What one variant produced for the scenario's inputs.
 */
export type ScenarioOutput = {
    /**
     * One of the evaluation's variants.
     */
    variant_id: string;
    /**
     * The text the variant produced.
     */
    variant_output: string;
};

/**
 * A moment in UTC, ISO 8601 with milliseconds, ending in `Z`.
 */
export type Timestamp = string;

/**
 * One row of a human evaluation.
 */
export type EvaluationScenario = {
    evaluation_scenario_id: Id;
    evaluation_id: Id;
    evaluation_type: EvaluationType;
    /**
     * The scenario's place in the evaluation, counted from 0. It never changes.
     */
    position: number;
    /**
     * What the variants were given.
     */
    inputs: Array<ScenarioInput>;
    /**
     * What each variant produced.
     */
    outputs: Array<ScenarioOutput>;
    /**
     * A variant's id, `"1"` both good, `"0"` both bad, `""` or `null` not voted.
     */
    vote: string | null;
    /**
     * A number or a category, as it was given; `""` or `null` not scored.
     */
    score: string | number | null;
    /**
     * What a right answer would say.
     */
    correct_answer: string | null;
    /**
     * Whether the scenario is marked for a second look.
     */
    is_pinned: boolean;
    /**
     * What the person added.
     */
    note: string | null;
    /**
     * Counts the changes of this scenario, from 1. Every update raises it by exactly one.
     */
    revision: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who changed the scenario last.
     */
    modified_by_id: string | null;
};

/**
 * Which question is asked.
 */
export type Probe = 'ready' | 'live';

/**
 * The application. Text that is not a well-formed id is answered 400.
 */
export type AppIdQuery = string;

/**
 * The environment's exact name: `development`, `staging` or `production`. Any other name serves no variant.
 *
 */
export type EnvironmentQuery = string;

/**
 * The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * The human evaluation.
 */
export type EvaluationIdPath = string;

/**
 * The scenario. It must belong to the evaluation.
 */
export type EvaluationScenarioIdPath = string;

/**
 * What is asked of people. It must be the evaluation's own type.
 */
export type EvaluationTypePath = EvaluationType;

/**
 * The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
 */
export type IfMatch = string;

/**
 * `return=minimal` asks for 204 without a body (RFC 7240). Other preferences are ignored.
 */
export type Prefer = string;

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Which question is asked.
         */
        probe?: 'ready' | 'live';
    };
    url: '/health';
};

export type GetHealthErrors = {
    /**
     * The path exists, the method does not.
     */
    405: Problem;
    /**
     * `Accept` leaves no room for JSON.
     */
    406: Problem;
    /**
     * The request does not fit the contract; nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * The service failed. Nothing was stored.
     */
    500: Problem;
    /**
     * The service cannot answer just now.
     */
    503: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The service can answer.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetVariantByEnvData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query: {
        /**
         * The application. Text that is not a well-formed id is answered 400.
         */
        app_id: string;
        /**
         * The environment's exact name: `development`, `staging` or `production`. Any other name serves no variant.
         *
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
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The path exists, the method does not.
     */
    405: Problem;
    /**
     * `Accept` leaves no room for JSON.
     */
    406: Problem;
    /**
     * The request does not fit the contract; nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * Too many requests with this key.
     */
    429: Problem;
    /**
     * No variant found (`variant_not_found`, with `x-should-retry: false`), or the service failed (`internal_error`).
     */
    500: Problem;
    /**
     * The service cannot answer just now.
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
         * The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * `return=minimal` asks for 204 without a body (RFC 7240). Other preferences are ignored.
         */
        Prefer?: string;
    };
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
        /**
         * The scenario. It must belong to the evaluation.
         */
        evaluation_scenario_id: string;
        /**
         * What is asked of people. It must be the evaluation's own type.
         */
        evaluation_type: EvaluationType;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
};

export type UpdateEvaluationScenarioErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The key's role may not do this.
     */
    403: Problem;
    /**
     * There is no such thing in the key’s project.
     */
    404: Problem;
    /**
     * The path exists, the method does not.
     */
    405: Problem;
    /**
     * `Accept` leaves no room for JSON.
     */
    406: Problem;
    /**
     * The scenario has changed since the `ETag` in `If-Match`; nothing was stored.
     */
    412: Problem;
    /**
     * The body is over 1 MiB.
     */
    413: Problem;
    /**
     * The body is not plain `application/json` in UTF-8.
     */
    415: Problem;
    /**
     * The request does not fit the contract; nothing was stored.
     */
    422: ValidationErrorBody;
    /**
     * Too many requests with this key.
     */
    429: Problem;
    /**
     * The service failed. Nothing was stored.
     */
    500: Problem;
    /**
     * The service cannot answer just now.
     */
    503: Problem;
};

export type UpdateEvaluationScenarioError = UpdateEvaluationScenarioErrors[keyof UpdateEvaluationScenarioErrors];

export type UpdateEvaluationScenarioResponses = {
    /**
     * The scenario as it is stored now.
     */
    200: EvaluationScenario;
    /**
     * Stored; the request asked for no body.
     */
    204: void;
};

export type UpdateEvaluationScenarioResponse = UpdateEvaluationScenarioResponses[keyof UpdateEvaluationScenarioResponses];
