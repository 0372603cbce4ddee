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
export type ProblemCode = 'invalid_app_id' | 'malformed_request' | 'unauthenticated' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'name_in_use' | 'variant_deployed' | 'evaluation_closed' | 'precondition_failed' | 'body_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'rate_limited' | 'headers_too_large' | 'variant_not_found' | 'internal_error' | 'storage_unavailable' | 'overloaded' | 'shutting_down';

/**
 * Problem details (RFC 9457) with a fixed code.
 */
export type Problem = {
    /**
     * What happened this time. The first member, because some pages show that one.
     */
    detail: string;
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
     * What is wrong, for people.
     */
    msg: string;
    /**
     * Where it is, from the outside in. The first is `path`, `query`, `header` or `body`.
     */
    loc: Array<string | number>;
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
 * What the variant is made of, as it was sent.
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
 * What one variant produced, to give the scenario. Text has no U+0000 and no half of a surrogate pair (422).
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
 * One named input to give the scenario. Text has no U+0000 and no half of a surrogate pair (422).
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
 * The members to change. All are optional; a member that is absent stays as it is. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type EvaluationScenarioUpdate = {
    /**
     * `human_a_b_testing` only: the id of one of the evaluation's variants, `"1"` both are good, `"0"` both are bad,
     * `""` or `null` not voted. The empty `vote` or `score` of the other type is taken and changes nothing there.
     *
     */
    vote?: string | null;
    /**
     * `single_model_test` only: a number, or a category. `""` or `null`: not scored. A whole number is stored exactly or
     * refused, any other is rounded to the nearest double (send more digits as text).
     *
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
     * Whether the scenario is marked for a second look; `null` takes the mark away, as `false` does.
     */
    is_pinned?: boolean | null;
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
    /**
     * When a vote or a score was last given or taken back.
     */
    judged_at: string | null;
    /**
     * The user who did that.
     */
    judged_by_id: string | null;
};

/**
 * An application.
 */
export type App = {
    app_id: Id;
    /**
     * The application's name, once per project.
     */
    app_name: string;
    project_id: Id;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who changed the application last.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type AppPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<App>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * A new application. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type AppCreate = {
    /**
     * The application's name, once per project. Not empty, no space at either end.
     */
    app_name: string;
};

/**
 * The application's new name. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type AppRename = {
    /**
     * The application's name, once per project. Not empty, no space at either end.
     */
    app_name: string;
};

/**
 * A variant at its latest revision.
 */
export type Variant = {
    variant_id: Id;
    /**
     * `<base_name>.<config_name>`.
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
     * Where the variant itself can be called, if anywhere.
     */
    uri: string | null;
    /**
     * The latest revision, counted from 1.
     */
    revision: number;
    parameters: Parameters;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who made the latest revision.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type VariantPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<Variant>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * What to make the variant of: whatever JSON the team keeps there, given back as it was. At most 200 members here and
 * 20,000 values in all, 32 levels deep, 1 MiB. At every depth a member's name has at most 256 characters and is not
 * `__proto__`, nor `prototype` inside `constructor`: readers in JavaScript would take those for something else. A whole
 * number is stored exactly or refused, any other is rounded to the nearest double; send more digits as text.
 * Text has no U+0000 and no half of a surrogate pair (422).
 *
 */
export type NewParameters = {
    [key: string]: unknown;
};

/**
 * A new variant. `<base_name>.<config_name>` is its name, once per application. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type VariantCreate = {
    /**
     * The part of the name before the dot. No dot, no space at either end.
     */
    base_name: string;
    /**
     * The part of the name after the dot. No dot, no space at either end.
     */
    config_name: string;
    parameters: NewParameters;
    /**
     * Where the variant itself can be called, if anywhere.
     */
    uri?: string | null;
};

/**
 * What the next revision is made of.
 */
export type VariantParametersUpdate = {
    parameters: NewParameters;
};

/**
 * A variant as it was at one revision.
 */
export type VariantRevision = {
    variant_id: Id;
    /**
     * The revision, counted from 1.
     */
    revision: number;
    parameters: Parameters;
    created_at: Timestamp;
    /**
     * The user who made this revision.
     */
    modified_by_id: string | null;
};

/**
 * One page of a list.
 */
export type VariantRevisionPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<VariantRevision>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * One difference between two revisions.
 */
export type ParameterChange = {
    /**
     * Where, as a JSON pointer (RFC 6901) into `parameters`; empty for all of them.
     */
    path: string;
    /**
     * What happened there.
     */
    change: 'added' | 'removed' | 'changed';
    /**
     * What was there; `null` where nothing was.
     */
    before: unknown;
    /**
     * What is there now; `null` where nothing is.
     */
    after: unknown;
};

/**
 * What changed in the parameters between two revisions.
 */
export type VariantComparison = {
    variant_id: Id;
    /**
     * The revision compared from.
     */
    from: number;
    /**
     * The revision compared with.
     */
    to: number;
    /**
     * The places that differ, members in the order of their names. A list that changed is one change, and so is an object
     * with a member whose path would be longer than `path` may be. At most 1,000, and about 1 MiB of paths and values.
     *
     */
    changes: Array<ParameterChange>;
    /**
     * Whether `changes` has every place that differs; `false` where they were too many or too long.
     */
    is_complete: boolean;
};

/**
 * One deployment: which variant at which revision, where, when and by whom.
 */
export type Deployment = {
    app_id: Id;
    /**
     * The environment.
     */
    environment: string;
    /**
     * Counts the deployments of this environment, from 1.
     */
    deployment_number: number;
    variant_id: Id;
    /**
     * The variant's name when it was deployed.
     */
    variant_name: string;
    /**
     * The revision that was pinned.
     */
    revision: number;
    created_at: Timestamp;
    /**
     * The user who deployed it.
     */
    created_by_id: string | null;
};

/**
 * An environment and what it serves.
 */
export type Environment = {
    /**
     * The environment's name.
     */
    environment: string;
    deployment: Deployment | null;
};

/**
 * One page of a list.
 */
export type EnvironmentPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<Environment>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * One page of a list.
 */
export type DeploymentPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<Deployment>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * What to deploy. An older revision rolls back. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type DeploymentCreate = {
    /**
     * A variant of the application.
     */
    variant_id: string;
    /**
     * The revision to pin; the latest one when it is left out.
     */
    revision?: number;
};

/**
 * `EVALUATION_INITIALIZED` until the first judgement, `EVALUATION_STARTED` then, `EVALUATION_FINISHED` while every
 * scenario is judged. Computed by the service, in both directions.
 *
 */
export type EvaluationStatus = 'EVALUATION_INITIALIZED' | 'EVALUATION_STARTED' | 'EVALUATION_FINISHED';

/**
 * A variant as it was when the evaluation was made.
 */
export type EvaluationVariant = {
    variant_id: Id;
    /**
     * The variant's name at that time.
     */
    variant_name: string;
    /**
     * The revision that is judged.
     */
    revision: number;
};

/**
 * A human evaluation and how far it is.
 */
export type HumanEvaluation = {
    evaluation_id: Id;
    /**
     * The evaluation's name.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    app_id: Id;
    /**
     * The application's name when the evaluation was made.
     */
    app_name: string;
    status: EvaluationStatus;
    /**
     * Whether judging has been ended; a closed evaluation takes no updates.
     */
    is_closed: boolean;
    /**
     * What is judged: two variants for `human_a_b_testing`, one for `single_model_test`.
     */
    variants: Array<EvaluationVariant>;
    /**
     * How many scenarios there are.
     */
    scenario_count: number;
    /**
     * How many of them are judged.
     */
    judged_count: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * The user who made the evaluation.
     */
    created_by_id: string | null;
};

/**
 * One page of a list.
 */
export type HumanEvaluationPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<HumanEvaluation>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * A row to judge. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type ScenarioCreate = {
    /**
     * What the variants were given.
     */
    inputs: Array<NewScenarioInput>;
    /**
     * What the variants produced; at most one output of each variant.
     */
    outputs?: Array<NewScenarioOutput>;
    /**
     * What a right answer would say.
     */
    correct_answer?: string | null;
};

/**
 * A new evaluation: variants of one application, and rows to judge them by. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type HumanEvaluationCreate = {
    /**
     * The evaluation's name.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    /**
     * Two variants for `human_a_b_testing`, one for `single_model_test`, each at its latest revision.
     */
    variant_ids: Array<string>;
    /**
     * The rows, in the order they get their positions. More can be added later.
     */
    scenarios: Array<ScenarioCreate>;
};

/**
 * The members to change; those left out stay as they are. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type HumanEvaluationUpdate = {
    /**
     * The evaluation's name.
     */
    evaluation_name?: string;
    /**
     * `true` ends judging, `false` takes it up again.
     */
    is_closed?: boolean;
};

/**
 * One page of a list.
 */
export type EvaluationScenarioPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<EvaluationScenario>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * More rows for an evaluation. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type EvaluationScenariosCreate = {
    /**
     * The rows, in the order they get their positions.
     */
    scenarios: Array<ScenarioCreate>;
};

/**
 * One entry of a scenario’s log: what one update changed.
 */
export type Judgement = {
    evaluation_scenario_id: Id;
    /**
     * The revision the scenario got.
     */
    revision: number;
    /**
     * The members of the update, as they were sent.
     */
    changes: {
        [key: string]: unknown;
    };
    created_at: Timestamp;
    /**
     * The user who judged.
     */
    user_id: string;
    key_id: Id;
};

/**
 * One page of a list.
 */
export type JudgementPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<Judgement>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * An interval that a stated method gives at a stated level.
 */
export type Interval = {
    /**
     * Its lower end.
     */
    low: number;
    /**
     * Its upper end.
     */
    high: number;
    /**
     * The share of such intervals that hold the true value, were the evaluation repeated.
     */
    level: number;
    /**
     * `wilson`: the score interval of a proportion. `student_t`: the interval of a mean.
     */
    method: 'wilson' | 'student_t';
};

/**
 * How often one variant won.
 */
export type VariantWins = {
    variant_id: Id;
    /**
     * The variant's name when the evaluation was made.
     */
    variant_name: string;
    /**
     * Votes for this variant.
     */
    wins: number;
    /**
     * Its share of the votes that name a variant; `null` without one.
     */
    win_rate: number | null;
    interval: Interval | null;
};

/**
 * Whether the votes tell the variants apart, and by which method.
 */
export type EnoughVotes = {
    /**
     * Whether one variant is ahead by more than chance would explain at this level.
     */
    is_enough: boolean;
    /**
     * The variant that is ahead by votes; `null` when they are level.
     */
    leader_id: string | null;
    /**
     * `wilson_excludes_half`: the Wilson interval of the win rate, over the votes that name a variant, does not hold 0.5. It
     * is valid for a number of votes that was fixed beforehand: looking again and again until it says yes makes chance win
     * more often than the level says.
     *
     */
    method: 'wilson_excludes_half';
    /**
     * The level of the interval.
     */
    level: number;
    /**
     * The votes that name a variant.
     */
    votes_counted: number;
    /**
     * How many such votes would be enough if the win rate stayed as it is; `null` when they are level or there are none.
     */
    votes_needed: number | null;
};

/**
 * What the votes of an A/B evaluation say. Rows nobody judged are counted apart and change nothing.
 */
export type VoteResults = {
    /**
     * The evaluation's variants, in its order.
     */
    variants: [
        VariantWins,
        VariantWins
    ];
    /**
     * Votes that both are good.
     */
    both_good: number;
    /**
     * Votes that both are bad.
     */
    both_bad: number;
    enough_votes: EnoughVotes;
};

/**
 * One bar: the scores from `from` up to `to`.
 */
export type HistogramBin = {
    /**
     * Where it begins, included.
     */
    from: number;
    /**
     * Where it ends: not included, but for the last bar.
     */
    to: number;
    /**
     * How many scores fall in it.
     */
    count: number;
};

/**
 * How often one category was given.
 */
export type CategoryCount = {
    /**
     * The category, as it was given.
     */
    category: string;
    /**
     * How often.
     */
    count: number;
};

/**
 * What the scores of a single-model evaluation say: numbers summarised, categories counted.
 */
export type ScoreResults = {
    /**
     * How many scores are numbers. A text that reads as a decimal number is one.
     */
    count: number;
    /**
     * Their mean; `null` without one.
     */
    mean: number | null;
    /**
     * The middle one, or the mean of the two in the middle.
     */
    median: number | null;
    /**
     * Of the sample (n - 1); `null` below two.
     */
    standard_deviation: number | null;
    /**
     * The lowest.
     */
    min: number | null;
    /**
     * The highest.
     */
    max: number | null;
    interval: Interval | null;
    /**
     * A bar per whole number where all scores are whole and at most 20 apart, else ten bars of equal width.
     */
    histogram: Array<HistogramBin>;
    /**
     * The scores that are no numbers, most frequent first: the most frequent 1,000 of the first 20,000 different ones by position.
     */
    categories: Array<CategoryCount>;
};

/**
 * The results so far: votes for `human_a_b_testing`, scores for `single_model_test`, the other one `null`.
 */
export type HumanEvaluationResults = {
    evaluation_id: Id;
    /**
     * The evaluation's name.
     */
    evaluation_name: string;
    evaluation_type: EvaluationType;
    status: EvaluationStatus;
    /**
     * How many scenarios there are.
     */
    scenario_count: number;
    /**
     * How many of them are judged.
     */
    judged_count: number;
    /**
     * How many of them are not.
     */
    not_judged_count: number;
    votes: VoteResults | null;
    scores: ScoreResults | null;
};

/**
 * What a key may do. Each role may do everything the one before it may.
 */
export type Role = 'viewer' | 'evaluator' | 'editor' | 'admin';

/**
 * An API key, without its secret.
 */
export type Key = {
    key_id: Id;
    /**
     * The public part of the key, for lists and logs.
     */
    prefix: string;
    /**
     * What the key is for.
     */
    key_name: string;
    role: Role;
    /**
     * The user the key acts as.
     */
    user_id: string;
    created_at: Timestamp;
    /**
     * When it was last used, to the minute; `null` if never.
     */
    last_used_at: string | null;
    /**
     * When it stops working; `null` if never.
     */
    expires_at: string | null;
    /**
     * When it was revoked; `null` while it works.
     */
    revoked_at: string | null;
};

/**
 * One page of a list.
 */
export type KeyPage = {
    /**
     * The items of this page, in the order the operation states.
     */
    items: Array<Key>;
    /**
     * Send it as `cursor` for the next page; `null` on the last one.
     */
    next_cursor: string | null;
};

/**
 * A new key. It never grants more than the key that makes it: no higher role, no later expiry. Text has no U+0000 and no half of a surrogate pair (422).
 */
export type KeyCreate = {
    /**
     * What the key is for.
     */
    key_name: string;
    role: Role;
    /**
     * The user the key acts as; a new one when it is left out.
     */
    user_id?: string;
    /**
     * When it stops working, a moment in the future; never when it is left out.
     */
    expires_at?: string;
};

/**
 * A new API key, with its secret.
 */
export type KeyCreated = {
    key_id: Id;
    /**
     * The public part of the key, for lists and logs.
     */
    prefix: string;
    /**
     * What the key is for.
     */
    key_name: string;
    role: Role;
    /**
     * The user the key acts as.
     */
    user_id: string;
    created_at: Timestamp;
    /**
     * When it was last used, to the minute; `null` if never.
     */
    last_used_at: string | null;
    /**
     * When it stops working; `null` if never.
     */
    expires_at: string | null;
    /**
     * When it was revoked; `null` while it works.
     */
    revoked_at: string | null;
    /**
     * The whole key. It is shown here and never again.
     */
    secret: string;
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

/**
 * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
 * by the number of items.
 *
 */
export type Limit = number;

/**
 * The `next_cursor` of the page before; leave it out for the first page.
 */
export type Cursor = string;

/**
 * The application.
 */
export type AppIdPath = string;

/**
 * The variant.
 */
export type VariantIdPath = string;

/**
 * The `next_cursor` of the page before; leave it out for the first page.
 */
export type CursorByNumber = string;

/**
 * The revision of the variant.
 */
export type RevisionPath = number;

/**
 * The revision to start from.
 */
export type FromRevision = number;

/**
 * The revision to compare it with.
 */
export type ToRevision = number;

/**
 * The environment's exact name: `development`, `staging` or `production`.
 */
export type EnvironmentPath = string;

/**
 * Only scenarios that are judged (`true`) or are not (`false`).
 */
export type Judged = boolean;

/**
 * Only scenarios that are pinned (`true`) or are not (`false`).
 */
export type Pinned = boolean;

/**
 * The key's id; not the key itself.
 */
export type KeyIdPath = string;

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
     * The evaluation is closed; reopen it first. Nothing was stored.
     */
    409: Problem;
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

export type ListAppsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/apps';
};

export type ListAppsErrors = {
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
     * The service failed. Nothing was stored.
     */
    500: Problem;
    /**
     * The service cannot answer just now.
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
    path?: never;
    query?: never;
    url: '/apps';
};

export type CreateAppErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The key's role may not do this.
     */
    403: Problem;
    /**
     * The path exists, the method does not.
     */
    405: Problem;
    /**
     * `Accept` leaves no room for JSON.
     */
    406: Problem;
    /**
     * The name is taken.
     */
    409: Problem;
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
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type DeleteAppErrors = {
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
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type GetAppErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}';
};

export type RenameAppErrors = {
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
     * The name is taken.
     */
    409: Problem;
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

export type RenameAppError = RenameAppErrors[keyof RenameAppErrors];

export type RenameAppResponses = {
    /**
     * The application under its new name.
     */
    200: App;
};

export type RenameAppResponse = RenameAppResponses[keyof RenameAppResponses];

export type ListVariantsData = {
    body?: never;
    path: {
        /**
         * The application.
         */
        app_id: string;
    };
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/variants';
};

export type ListVariantsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
    path: {
        /**
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/variants';
};

export type CreateVariantErrors = {
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
     * The name is taken.
     */
    409: Problem;
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
         * The variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}';
};

export type DeleteVariantErrors = {
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
     * An environment serves this variant; deploy another one there first.
     */
    409: Problem;
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
         * The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}';
};

export type GetVariantErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/variants/{variant_id}/parameters';
};

export type UpdateVariantParametersErrors = {
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
         * The variant.
         */
        variant_id: string;
    };
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/variants/{variant_id}/revisions';
};

export type ListVariantRevisionsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The variant.
         */
        variant_id: string;
        /**
         * The revision of the variant.
         */
        revision: number;
    };
    query?: never;
    url: '/variants/{variant_id}/revisions/{revision}';
};

export type GetVariantRevisionErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The variant.
         */
        variant_id: string;
    };
    query: {
        /**
         * The revision to start from.
         */
        from: number;
        /**
         * The revision to compare it with.
         */
        to: number;
    };
    url: '/variants/{variant_id}/comparison';
};

export type CompareVariantRevisionsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type CompareVariantRevisionsError = CompareVariantRevisionsErrors[keyof CompareVariantRevisionsErrors];

export type CompareVariantRevisionsResponses = {
    /**
     * What changed.
     */
    200: VariantComparison;
};

export type CompareVariantRevisionsResponse = CompareVariantRevisionsResponses[keyof CompareVariantRevisionsResponses];

export type ListEnvironmentsData = {
    body?: never;
    path: {
        /**
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments';
};

export type ListEnvironmentsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type ListEnvironmentsError = ListEnvironmentsErrors[keyof ListEnvironmentsErrors];

export type ListEnvironmentsResponses = {
    /**
     * The environments; there is one page.
     */
    200: EnvironmentPage;
};

export type ListEnvironmentsResponse = ListEnvironmentsResponses[keyof ListEnvironmentsResponses];

export type ListDeploymentsData = {
    body?: never;
    path: {
        /**
         * The application.
         */
        app_id: string;
        /**
         * The environment's exact name: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/environments/{environment}/deployments';
};

export type ListDeploymentsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
    path: {
        /**
         * The application.
         */
        app_id: string;
        /**
         * The environment's exact name: `development`, `staging` or `production`.
         */
        environment: string;
    };
    query?: never;
    url: '/apps/{app_id}/environments/{environment}/deployments';
};

export type DeployVariantErrors = {
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

export type DeployVariantError = DeployVariantErrors[keyof DeployVariantErrors];

export type DeployVariantResponses = {
    /**
     * The deployment.
     */
    201: Deployment;
};

export type DeployVariantResponse = DeployVariantResponses[keyof DeployVariantResponses];

export type ListHumanEvaluationsData = {
    body?: never;
    path: {
        /**
         * The application.
         */
        app_id: string;
    };
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/apps/{app_id}/human-evaluations';
};

export type ListHumanEvaluationsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
    path: {
        /**
         * The application.
         */
        app_id: string;
    };
    query?: never;
    url: '/apps/{app_id}/human-evaluations';
};

export type CreateHumanEvaluationErrors = {
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
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type DeleteHumanEvaluationErrors = {
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
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type GetHumanEvaluationErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}';
};

export type UpdateHumanEvaluationErrors = {
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

export type UpdateHumanEvaluationError = UpdateHumanEvaluationErrors[keyof UpdateHumanEvaluationErrors];

export type UpdateHumanEvaluationResponses = {
    /**
     * The evaluation as it is now.
     */
    200: HumanEvaluation;
};

export type UpdateHumanEvaluationResponse = UpdateHumanEvaluationResponses[keyof UpdateHumanEvaluationResponses];

export type ListEvaluationScenariosData = {
    body?: never;
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * Only scenarios that are judged (`true`) or are not (`false`).
         */
        judged?: boolean;
        /**
         * Only scenarios that are pinned (`true`) or are not (`false`).
         */
        is_pinned?: boolean;
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios';
};

export type ListEvaluationScenariosErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios';
};

export type CreateEvaluationScenariosErrors = {
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
     * The evaluation is closed; reopen it first. Nothing was stored.
     */
    409: Problem;
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

export type CreateEvaluationScenariosError = CreateEvaluationScenariosErrors[keyof CreateEvaluationScenariosErrors];

export type CreateEvaluationScenariosResponses = {
    /**
     * The evaluation with the new rows counted.
     */
    201: HumanEvaluation;
};

export type CreateEvaluationScenariosResponse = CreateEvaluationScenariosResponses[keyof CreateEvaluationScenariosResponses];

export type GetEvaluationScenarioData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
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
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}';
};

export type GetEvaluationScenarioErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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
         * The human evaluation.
         */
        evaluation_id: string;
        /**
         * The scenario. It must belong to the evaluation.
         */
        evaluation_scenario_id: string;
    };
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}/judgements';
};

export type ListJudgementsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type ListJudgementsError = ListJudgementsErrors[keyof ListJudgementsErrors];

export type ListJudgementsResponses = {
    /**
     * A page of the log.
     */
    200: JudgementPage;
};

export type ListJudgementsResponse = ListJudgementsResponses[keyof ListJudgementsResponses];

export type GetHumanEvaluationResultsData = {
    body?: never;
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: never;
    url: '/human-evaluations/{evaluation_id}/results';
};

export type GetHumanEvaluationResultsErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type GetHumanEvaluationResultsError = GetHumanEvaluationResultsErrors[keyof GetHumanEvaluationResultsErrors];

export type GetHumanEvaluationResultsResponses = {
    /**
     * The results so far.
     */
    200: HumanEvaluationResults;
};

export type GetHumanEvaluationResultsResponse = GetHumanEvaluationResultsResponses[keyof GetHumanEvaluationResultsResponses];

export type ExportJudgementsCsvData = {
    body?: never;
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * Only scenarios that are judged (`true`) or are not (`false`).
         */
        judged?: boolean;
    };
    url: '/human-evaluations/{evaluation_id}/export/csv';
};

export type ExportJudgementsCsvErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type ExportJudgementsCsvError = ExportJudgementsCsvErrors[keyof ExportJudgementsCsvErrors];

export type ExportJudgementsCsvResponses = {
    /**
     * RFC 4180 with a header line: evaluation_scenario_id, position, vote, vote_variant_name, score, judged_at, judged_by_id,
     * is_pinned, note, correct_answer, inputs and outputs (JSON), revision.
     *
     */
    200: string;
};

export type ExportJudgementsCsvResponse = ExportJudgementsCsvResponses[keyof ExportJudgementsCsvResponses];

export type ExportJudgementsJsonLinesData = {
    body?: never;
    path: {
        /**
         * The human evaluation.
         */
        evaluation_id: string;
    };
    query?: {
        /**
         * Only scenarios that are judged (`true`) or are not (`false`).
         */
        judged?: boolean;
    };
    url: '/human-evaluations/{evaluation_id}/export/json-lines';
};

export type ExportJudgementsJsonLinesErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
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

export type ExportJudgementsJsonLinesError = ExportJudgementsJsonLinesErrors[keyof ExportJudgementsJsonLinesErrors];

export type ExportJudgementsJsonLinesResponses = {
    /**
     * One line of JSON per scenario, each an EvaluationScenario with `vote_variant_name`.
     */
    200: string;
};

export type ExportJudgementsJsonLinesResponse = ExportJudgementsJsonLinesResponses[keyof ExportJudgementsJsonLinesResponses];

export type ListKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         * by the number of items.
         *
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; leave it out for the first page.
         */
        cursor?: string;
    };
    url: '/keys';
};

export type ListKeysErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The key's role may not do this.
     */
    403: Problem;
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
     * The service failed. Nothing was stored.
     */
    500: Problem;
    /**
     * The service cannot answer just now.
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
    path?: never;
    query?: never;
    url: '/keys';
};

export type CreateKeyErrors = {
    /**
     * The key is missing, unknown, expired or revoked.
     */
    401: Problem;
    /**
     * The key's role may not do this.
     */
    403: Problem;
    /**
     * The path exists, the method does not.
     */
    405: Problem;
    /**
     * `Accept` leaves no room for JSON.
     */
    406: Problem;
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
         * The key's id; not the key itself.
         */
        key_id: string;
    };
    query?: never;
    url: '/keys/{key_id}';
};

export type RevokeKeyErrors = {
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

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];
