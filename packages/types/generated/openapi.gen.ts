// @generated from spec/ — do not edit. Run: pnpm generate

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the service can answer
         * @description `probe=ready` (the default) answers 200 only while the service takes requests and its store takes writes, found out by
         *     writing at most once a second; `probe=live` answers 200 as long as the process does. Needs no key.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/get_variant_by_env": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the variant an environment serves
         * @description Returns the variant of an application that is deployed to an environment, at the revision pinned when it
         *     was deployed. Later edits of the variant change nothing here until it is deployed again.
         *
         *     "No variant found" is answered **500** with the code `variant_not_found` and `x-should-retry: false`: it is
         *     a definite answer, not a fault, and asking again does not help.
         */
        get: operations["getVariantByEnv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the vote or the score of a scenario
         * @description Changes the members that are present and no others: `null` clears a value, a list replaces the list. `vote`
         *     belongs to `human_a_b_testing` and `score` to `single_model_test`; the other one is an error, never dropped.
         *
         *     A success is durable before it is answered, and raises the scenario's `revision` by exactly one. The answer is
         *     the updated scenario; with `Prefer: return=minimal` it is 204 without a body.
         */
        put: operations["updateEvaluationScenario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description The applications of the project, oldest first.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Create an application
         * @description Makes an application with the environments `development`, `staging` and `production`.
         */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description Returns one application.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application with its variants, environments, deployments and human evaluations, judgements included. Export those first.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Rename an application
         * @description Gives the application another name. What its environments serve carries the new name from then on.
         */
        patch: operations["renameApp"];
        trace?: never;
    };
    "/apps/{app_id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variants of an application
         * @description The variants of the application, oldest first, each at its latest revision.
         */
        get: operations["listVariants"];
        put?: never;
        /**
         * Create a variant
         * @description Makes a variant at revision 1. Nothing is deployed by this.
         */
        post: operations["createVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/{variant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variant
         * @description Returns a variant at its latest revision. What an environment serves may be an older one.
         */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        /**
         * Delete a variant
         * @description Deletes a variant and its revisions. Evaluations and the history of deployments keep its name and revisions. A variant that an environment serves cannot be deleted.
         */
        delete: operations["deleteVariant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/{variant_id}/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make the next revision of a variant
         * @description Replaces the parameters, which makes the next revision. What is deployed stays as it is until it is deployed again. With `If-Match` nothing is stored when somebody else made a revision in between.
         */
        put: operations["updateVariantParameters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/{variant_id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a variant
         * @description The revisions of the variant, newest first.
         */
        get: operations["listVariantRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/{variant_id}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one revision of a variant
         * @description Returns the variant as it was at that revision. A revision never changes.
         */
        get: operations["getVariantRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/{variant_id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two revisions of a variant
         * @description Lists what changed in the parameters from one revision to another: the first 1,000 changes, and no more than about
         *     1 MiB of them. `is_complete` says whether there are others.
         */
        get: operations["compareVariantRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app_id}/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the environments of an application
         * @description The environments, each with what it serves, in the order development, staging, production.
         */
        get: operations["listEnvironments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app_id}/environments/{environment}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deployments of an environment
         * @description The history of the environment, newest first; the first one is what it serves.
         */
        get: operations["listDeployments"];
        put?: never;
        /**
         * Deploy a variant to an environment
         * @description Pins a variant at a revision and serves it from the next read on. Readers see the old answer or the new one, whole. Deploying an older revision, or another variant, rolls back.
         */
        post: operations["deployVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app_id}/human-evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the human evaluations of an application
         * @description The evaluations of the application, newest first, each with its progress.
         */
        get: operations["listHumanEvaluations"];
        put?: never;
        /**
         * Create a human evaluation
         * @description Makes an evaluation of one or two variants at their latest revisions, with rows to judge. Names and revisions are kept as they are now, so that deleting a variant breaks nothing.
         *
         *     An evaluation holds at most 1,000,000 scenarios (422 `too_long` at `body`, `scenarios`).
         */
        post: operations["createHumanEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a human evaluation
         * @description Returns the evaluation with its progress.
         */
        get: operations["getHumanEvaluation"];
        put?: never;
        post?: never;
        /**
         * Delete a human evaluation
         * @description Deletes the evaluation with its scenarios and everything that was judged. Export it first.
         */
        delete: operations["deleteHumanEvaluation"];
        options?: never;
        head?: never;
        /**
         * Rename, close or reopen a human evaluation
         * @description Changes the members that are present. A closed evaluation takes no judgements and no rows until it is reopened.
         */
        patch: operations["updateHumanEvaluation"];
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/evaluation-scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenarios of a human evaluation
         * @description The scenarios by position. `judged=false` gives those still to do.
         */
        get: operations["listEvaluationScenarios"];
        put?: never;
        /**
         * Add scenarios to a human evaluation
         * @description Adds rows behind those that are there, all or none. An evaluation holds at most 1,000,000 scenarios (422 `too_long`
         *     at `body`, `scenarios`).
         */
        post: operations["createEvaluationScenarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a scenario
         * @description Returns one scenario. Its `ETag` is what `If-Match` of an update takes.
         */
        get: operations["getEvaluationScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}/judgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was judged in a scenario
         * @description Every update of the scenario, oldest first: who, when, which revision it became, and what was sent. Entries are only ever added.
         */
        get: operations["listJudgements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the results of a human evaluation
         * @description Counts and intervals over what is judged so far. Rows nobody judged are counted apart and change no rate.
         */
        get: operations["getHumanEvaluationResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/export/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what was judged as CSV
         * @description Every scenario by position, with everything that was judged, streamed. `judged=true` leaves out what nobody judged. Cells are as they were stored; a spreadsheet may take a cell that begins with `=` for a formula.
         *
         *     A project has at most 8 exports under way at once (429). A caller that does not read for 30 s is cut off: the body
         *     then ends early, and the connection is closed without its regular end.
         */
        get: operations["exportJudgementsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/export/json-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what was judged as JSON Lines
         * @description Every scenario by position, with everything that was judged, streamed. `judged=true` leaves out what nobody judged.
         *
         *     A project has at most 8 exports under way at once (429). A caller that does not read for 30 s is cut off: the body
         *     then ends early, and the connection is closed without its regular end.
         */
        get: operations["exportJudgementsJsonLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of the project
         * @description The keys of the project, oldest first, revoked ones included. The secrets are not kept.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Makes a key for the project. The answer is the only place where the whole key is ever shown. A key never grants more than the key that makes it.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description The key stops working at once and stays in the list. Revoking it again changes nothing.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the service says of itself. */
        Health: {
            /**
             * @description The probe that was passed.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "live";
            /**
             * @description The version of this contract that the server implements.
             * @example 0.1.0
             */
            version: string;
        };
        /**
         * @description What went wrong, for programs. A code never changes its meaning.
         * @example not_found
         * @enum {string}
         */
        ProblemCode: "invalid_app_id" | "malformed_request" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "name_in_use" | "variant_deployed" | "evaluation_closed" | "precondition_failed" | "body_too_large" | "uri_too_long" | "unsupported_media_type" | "rate_limited" | "headers_too_large" | "variant_not_found" | "internal_error" | "storage_unavailable" | "overloaded" | "shutting_down";
        /** @description Problem details (RFC 9457) with a fixed code. */
        Problem: {
            /**
             * @description What happened this time. The first member, because some pages show that one.
             * @example No such scenario in this evaluation.
             */
            detail: string;
            /**
             * Format: uri-reference
             * @description A reference to the description of this kind of problem.
             * @example /docs/errors#not_found
             */
            type: string;
            /**
             * @description The kind of problem, in words that do not change.
             * @example Not found
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            code: components["schemas"]["ProblemCode"];
            /**
             * @description The request's id, also in `X-Request-Id`.
             * @example 6f1f2c1e-5b0a-4c64-9a57-0c7d6f3b8e21
             */
            request_id: string;
        };
        /** @description One failure. */
        ValidationErrorItem: {
            /**
             * @description What is wrong, for people.
             * @example Field required
             */
            msg: string;
            /**
             * @description Where it is, from the outside in. The first is `path`, `query`, `header` or `body`.
             * @example [
             *       "body",
             *       "outputs",
             *       0,
             *       "variant_id"
             *     ]
             */
            loc: (string | number)[];
            /**
             * @description What is wrong, for programs.
             * @example missing
             */
            type: string;
        };
        /** @description Everything in the request that does not fit the contract, at most 100 entries. */
        ValidationErrorBody: {
            /** @description One entry for each failure. */
            detail: components["schemas"]["ValidationErrorItem"][];
        };
        /**
         * Format: uuid
         * @description An identifier, a UUID (version 7 when this service made it), 36 characters.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        Id: string;
        /**
         * @description What the variant is made of, as it was sent.
         * @example {
         *       "model": "gpt-small",
         *       "temperature": 0.2,
         *       "system_prompt": "Answer in at most three sentences."
         *     }
         */
        Parameters: {
            [key: string]: unknown;
        };
        /** @description A variant of an application as an environment serves it, at the revision pinned when it was deployed. */
        ApplicationVariant: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The application's name.
             * @example support-assistant
             */
            app_name: string;
            variant_id: components["schemas"]["Id"];
            /**
             * @description `<base_name>.<config_name>`.
             * @example concise.gpt-small
             */
            variant_name: string;
            project_id: components["schemas"]["Id"];
            parameters: components["schemas"]["Parameters"];
            /**
             * @description The part of the variant's name before the dot.
             * @example concise
             */
            base_name: string;
            base_id: components["schemas"]["Id"];
            /**
             * @description The part of the variant's name after the dot.
             * @example gpt-small
             */
            config_name: string;
            /**
             * @description Where the variant itself can be called, if anywhere.
             * @example https://llm.internal/support-assistant/concise
             */
            uri: string | null;
            /**
             * @description The revision of the parameters, counted from 1 per variant.
             * @example 3
             */
            revision: number;
            /**
             * Format: date-time
             * @description When the variant was created.
             * @example 2026-03-02T09:41:07.120Z
             */
            created_at?: string | null;
            /**
             * Format: date-time
             * @description When this revision was made.
             * @example 2026-03-09T14:05:52.004Z
             */
            updated_at?: string | null;
            /**
             * @description The user who made this revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id?: string | null;
            /**
             * @description The organization the project belongs to.
             * @example 0198d2a4-5c00-7a41-8b0e-31d7f9c2a6e4
             */
            organization_id?: string | null;
            /**
             * @description The workspace the project belongs to.
             * @example 0198d2a4-5c01-7d2c-94f5-0e8b3a7c1f9d
             */
            workspace_id?: string | null;
        };
        /**
         * @description `human_a_b_testing` asks for a vote between two variants, `single_model_test` for a score of one.
         * @example human_a_b_testing
         * @enum {string}
         */
        EvaluationType: "human_a_b_testing" | "single_model_test";
        /** @description What one variant produced, to give the scenario. Text has no U+0000 and no half of a surrogate pair (422). */
        NewScenarioOutput: {
            /**
             * @description One of the evaluation's variants.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The text the variant produced.
             * @example Please check with neighbours first; if it is not there tomorrow we send a new one.
             */
            variant_output: string;
        };
        /** @description One named input to give the scenario. Text has no U+0000 and no half of a surrogate pair (422). */
        NewScenarioInput: {
            /**
             * @description The input's name.
             * @example question
             */
            input_name: string;
            /**
             * @description The input's value.
             * @example My parcel shows as delivered but I have not received it.
             */
            input_value: string;
        };
        /** @description The members to change. All are optional; a member that is absent stays as it is. Text has no U+0000 and no half of a surrogate pair (422). */
        EvaluationScenarioUpdate: {
            /**
             * @description `human_a_b_testing` only: the id of one of the evaluation's variants, `"1"` both are good, `"0"` both are bad,
             *     `""` or `null` not voted. The empty `vote` or `score` of the other type is taken and changes nothing there.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            vote?: string | null;
            /**
             * @description `single_model_test` only: a number, or a category. `""` or `null`: not scored. A whole number is stored exactly or
             *     refused, any other is rounded to the nearest double (send more digits as text).
             * @example 4
             */
            score?: string | number | null;
            /**
             * @description What a right answer would say.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer?: string | null;
            /** @description What the variants produced; replaces the list. */
            outputs?: components["schemas"]["NewScenarioOutput"][];
            /** @description The inputs; replaces the list. */
            inputs?: components["schemas"]["NewScenarioInput"][];
            /**
             * @description Whether the scenario is marked for a second look; `null` takes the mark away, as `false` does.
             * @example true
             */
            is_pinned?: boolean | null;
            /**
             * @description What the person wants to add.
             * @example Friendlier
             * @example and just as correct.
             */
            note?: string | null;
        };
        /** @description One named input of the scenario. */
        ScenarioInput: {
            /**
             * @description The input's name.
             * @example question
             */
            input_name: string;
            /**
             * @description The input's value.
             * @example My parcel shows as delivered but I have not received it.
             */
            input_value: string;
        };
        /** @description What one variant produced for the scenario's inputs. */
        ScenarioOutput: {
            /**
             * @description One of the evaluation's variants.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The text the variant produced.
             * @example Please check with neighbours first; if it is not there tomorrow we send a new one.
             */
            variant_output: string;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601 with milliseconds, ending in `Z`.
         * @example 2026-03-02T09:41:07.120Z
         */
        Timestamp: string;
        /** @description One row of a human evaluation. */
        EvaluationScenario: {
            evaluation_scenario_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            evaluation_type: components["schemas"]["EvaluationType"];
            /**
             * @description The scenario's place in the evaluation, counted from 0. It never changes.
             * @example 0
             */
            position: number;
            /** @description What the variants were given. */
            inputs: components["schemas"]["ScenarioInput"][];
            /** @description What each variant produced. */
            outputs: components["schemas"]["ScenarioOutput"][];
            /**
             * @description A variant's id, `"1"` both good, `"0"` both bad, `""` or `null` not voted.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            vote: string | null;
            /**
             * @description A number or a category, as it was given; `""` or `null` not scored.
             * @example 4
             */
            score: string | number | null;
            /**
             * @description What a right answer would say.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer: string | null;
            /**
             * @description Whether the scenario is marked for a second look.
             * @example false
             */
            is_pinned: boolean;
            /**
             * @description What the person added.
             * @example Friendlier
             * @example and just as correct.
             */
            note: string | null;
            /**
             * @description Counts the changes of this scenario, from 1. Every update raises it by exactly one.
             * @example 4
             */
            revision: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who changed the scenario last.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
            /**
             * Format: date-time
             * @description When a vote or a score was last given or taken back.
             * @example 2026-03-11T10:22:31.518Z
             */
            judged_at: string | null;
            /**
             * @description The user who did that.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            judged_by_id: string | null;
        };
        /** @description An application. */
        App: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The application's name, once per project.
             * @example support-assistant
             */
            app_name: string;
            project_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who changed the application last.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        AppPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["App"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new application. Text has no U+0000 and no half of a surrogate pair (422). */
        AppCreate: {
            /**
             * @description The application's name, once per project. Not empty, no space at either end.
             * @example support-assistant
             */
            app_name: string;
        };
        /** @description The application's new name. Text has no U+0000 and no half of a surrogate pair (422). */
        AppRename: {
            /**
             * @description The application's name, once per project. Not empty, no space at either end.
             * @example support-assistant
             */
            app_name: string;
        };
        /** @description A variant at its latest revision. */
        Variant: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description `<base_name>.<config_name>`.
             * @example concise.gpt-small
             */
            variant_name: string;
            app_id: components["schemas"]["Id"];
            base_id: components["schemas"]["Id"];
            /**
             * @description The part of the variant's name before the dot.
             * @example concise
             */
            base_name: string;
            /**
             * @description The part of the variant's name after the dot.
             * @example gpt-small
             */
            config_name: string;
            /**
             * @description Where the variant itself can be called, if anywhere.
             * @example https://llm.internal/support-assistant/concise
             */
            uri: string | null;
            /**
             * @description The latest revision, counted from 1.
             * @example 3
             */
            revision: number;
            parameters: components["schemas"]["Parameters"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who made the latest revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        VariantPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["Variant"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /**
         * @description What to make the variant of: whatever JSON the team keeps there, given back as it was. At most 200 members here and
         *     20,000 values in all, 32 levels deep, 1 MiB. At every depth a member's name has at most 256 characters and is not
         *     `__proto__`, nor `prototype` inside `constructor`: readers in JavaScript would take those for something else. A whole
         *     number is stored exactly or refused, any other is rounded to the nearest double; send more digits as text.
         *     Text has no U+0000 and no half of a surrogate pair (422).
         * @example {
         *       "model": "gpt-small",
         *       "temperature": 0.2,
         *       "system_prompt": "Answer in at most three sentences."
         *     }
         */
        NewParameters: {
            [key: string]: unknown;
        };
        /** @description A new variant. `<base_name>.<config_name>` is its name, once per application. Text has no U+0000 and no half of a surrogate pair (422). */
        VariantCreate: {
            /**
             * @description The part of the name before the dot. No dot, no space at either end.
             * @example concise
             */
            base_name: string;
            /**
             * @description The part of the name after the dot. No dot, no space at either end.
             * @example gpt-small
             */
            config_name: string;
            parameters: components["schemas"]["NewParameters"];
            /**
             * @description Where the variant itself can be called, if anywhere.
             * @example https://llm.internal/support-assistant/concise
             */
            uri?: string | null;
        };
        /** @description What the next revision is made of. */
        VariantParametersUpdate: {
            parameters: components["schemas"]["NewParameters"];
        };
        /** @description A variant as it was at one revision. */
        VariantRevision: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The revision, counted from 1.
             * @example 2
             */
            revision: number;
            parameters: components["schemas"]["Parameters"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who made this revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        VariantRevisionPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["VariantRevision"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description One difference between two revisions. */
        ParameterChange: {
            /**
             * @description Where, as a JSON pointer (RFC 6901) into `parameters`; empty for all of them.
             * @example /temperature
             */
            path: string;
            /**
             * @description What happened there.
             * @example changed
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /**
             * @description What was there; `null` where nothing was.
             * @example 0.7
             */
            before: unknown;
            /**
             * @description What is there now; `null` where nothing is.
             * @example 0.2
             */
            after: unknown;
        };
        /** @description What changed in the parameters between two revisions. */
        VariantComparison: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The revision compared from.
             * @example 1
             */
            from: number;
            /**
             * @description The revision compared with.
             * @example 3
             */
            to: number;
            /**
             * @description The places that differ, members in the order of their names. A list that changed is one change, and so is an object
             *     with a member whose path would be longer than `path` may be. At most 1,000, and about 1 MiB of paths and values.
             */
            changes: components["schemas"]["ParameterChange"][];
            /**
             * @description Whether `changes` has every place that differs; `false` where they were too many or too long.
             * @example true
             */
            is_complete: boolean;
        };
        /** @description One deployment: which variant at which revision, where, when and by whom. */
        Deployment: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The environment.
             * @example production
             */
            environment: string;
            /**
             * @description Counts the deployments of this environment, from 1.
             * @example 4
             */
            deployment_number: number;
            variant_id: components["schemas"]["Id"];
            /**
             * @description The variant's name when it was deployed.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The revision that was pinned.
             * @example 3
             */
            revision: number;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who deployed it.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            created_by_id: string | null;
        };
        /** @description An environment and what it serves. */
        Environment: {
            /**
             * @description The environment's name.
             * @example production
             */
            environment: string;
            deployment: components["schemas"]["Deployment"] | null;
        };
        /** @description One page of a list. */
        EnvironmentPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["Environment"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        DeploymentPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["Deployment"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description What to deploy. An older revision rolls back. Text has no U+0000 and no half of a surrogate pair (422). */
        DeploymentCreate: {
            /**
             * @description A variant of the application.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The revision to pin; the latest one when it is left out.
             * @example 3
             */
            revision?: number;
        };
        /**
         * @description `EVALUATION_INITIALIZED` until the first judgement, `EVALUATION_STARTED` then, `EVALUATION_FINISHED` while every
         *     scenario is judged. Computed by the service, in both directions.
         * @example EVALUATION_STARTED
         * @enum {string}
         */
        EvaluationStatus: "EVALUATION_INITIALIZED" | "EVALUATION_STARTED" | "EVALUATION_FINISHED";
        /** @description A variant as it was when the evaluation was made. */
        EvaluationVariant: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The variant's name at that time.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The revision that is judged.
             * @example 3
             */
            revision: number;
        };
        /** @description A human evaluation and how far it is. */
        HumanEvaluation: {
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The evaluation's name.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            app_id: components["schemas"]["Id"];
            /**
             * @description The application's name when the evaluation was made.
             * @example support-assistant
             */
            app_name: string;
            status: components["schemas"]["EvaluationStatus"];
            /**
             * @description Whether judging has been ended; a closed evaluation takes no updates.
             * @example false
             */
            is_closed: boolean;
            /** @description What is judged: two variants for `human_a_b_testing`, one for `single_model_test`. */
            variants: components["schemas"]["EvaluationVariant"][];
            /**
             * @description How many scenarios there are.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description How many of them are judged.
             * @example 45
             */
            judged_count: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who made the evaluation.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            created_by_id: string | null;
        };
        /** @description One page of a list. */
        HumanEvaluationPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["HumanEvaluation"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A row to judge. Text has no U+0000 and no half of a surrogate pair (422). */
        ScenarioCreate: {
            /** @description What the variants were given. */
            inputs: components["schemas"]["NewScenarioInput"][];
            /** @description What the variants produced; at most one output of each variant. */
            outputs?: components["schemas"]["NewScenarioOutput"][];
            /**
             * @description What a right answer would say.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer?: string | null;
        };
        /** @description A new evaluation: variants of one application, and rows to judge them by. Text has no U+0000 and no half of a surrogate pair (422). */
        HumanEvaluationCreate: {
            /**
             * @description The evaluation's name.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            /** @description Two variants for `human_a_b_testing`, one for `single_model_test`, each at its latest revision. */
            variant_ids: string[];
            /** @description The rows, in the order they get their positions. More can be added later. */
            scenarios: components["schemas"]["ScenarioCreate"][];
        };
        /** @description The members to change; those left out stay as they are. Text has no U+0000 and no half of a surrogate pair (422). */
        HumanEvaluationUpdate: {
            /**
             * @description The evaluation's name.
             * @example Concise or warm?
             */
            evaluation_name?: string;
            /**
             * @description `true` ends judging, `false` takes it up again.
             * @example true
             */
            is_closed?: boolean;
        };
        /** @description One page of a list. */
        EvaluationScenarioPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["EvaluationScenario"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description More rows for an evaluation. Text has no U+0000 and no half of a surrogate pair (422). */
        EvaluationScenariosCreate: {
            /** @description The rows, in the order they get their positions. */
            scenarios: components["schemas"]["ScenarioCreate"][];
        };
        /** @description One entry of a scenario’s log: what one update changed. */
        Judgement: {
            evaluation_scenario_id: components["schemas"]["Id"];
            /**
             * @description The revision the scenario got.
             * @example 4
             */
            revision: number;
            /**
             * @description The members of the update, as they were sent.
             * @example {
             *       "vote": "1",
             *       "note": "Both are fine."
             *     }
             */
            changes: {
                [key: string]: unknown;
            };
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who judged.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            key_id: components["schemas"]["Id"];
        };
        /** @description One page of a list. */
        JudgementPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["Judgement"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description An interval that a stated method gives at a stated level. */
        Interval: {
            /**
             * @description Its lower end.
             * @example 0.42
             */
            low: number;
            /**
             * @description Its upper end.
             * @example 0.71
             */
            high: number;
            /**
             * @description The share of such intervals that hold the true value, were the evaluation repeated.
             * @example 0.95
             */
            level: number;
            /**
             * @description `wilson`: the score interval of a proportion. `student_t`: the interval of a mean.
             * @example wilson
             * @enum {string}
             */
            method: "wilson" | "student_t";
        };
        /** @description How often one variant won. */
        VariantWins: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The variant's name when the evaluation was made.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description Votes for this variant.
             * @example 31
             */
            wins: number;
            /**
             * @description Its share of the votes that name a variant; `null` without one.
             * @example 0.62
             */
            win_rate: number | null;
            interval: components["schemas"]["Interval"] | null;
        };
        /** @description Whether the votes tell the variants apart, and by which method. */
        EnoughVotes: {
            /**
             * @description Whether one variant is ahead by more than chance would explain at this level.
             * @example true
             */
            is_enough: boolean;
            /**
             * @description The variant that is ahead by votes; `null` when they are level.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            leader_id: string | null;
            /**
             * @description `wilson_excludes_half`: the Wilson interval of the win rate, over the votes that name a variant, does not hold 0.5. It
             *     is valid for a number of votes that was fixed beforehand: looking again and again until it says yes makes chance win
             *     more often than the level says.
             * @example wilson_excludes_half
             * @enum {string}
             */
            method: "wilson_excludes_half";
            /**
             * @description The level of the interval.
             * @example 0.95
             */
            level: number;
            /**
             * @description The votes that name a variant.
             * @example 50
             */
            votes_counted: number;
            /**
             * @description How many such votes would be enough if the win rate stayed as it is; `null` when they are level or there are none.
             * @example 68
             */
            votes_needed: number | null;
        };
        /** @description What the votes of an A/B evaluation say. Rows nobody judged are counted apart and change nothing. */
        VoteResults: {
            /** @description The evaluation's variants, in its order. */
            variants: components["schemas"]["VariantWins"][];
            /**
             * @description Votes that both are good.
             * @example 9
             */
            both_good: number;
            /**
             * @description Votes that both are bad.
             * @example 4
             */
            both_bad: number;
            enough_votes: components["schemas"]["EnoughVotes"];
        };
        /** @description One bar: the scores from `from` up to `to`. */
        HistogramBin: {
            /**
             * @description Where it begins, included.
             * @example 3
             */
            from: number;
            /**
             * @description Where it ends: not included, but for the last bar.
             * @example 4
             */
            to: number;
            /**
             * @description How many scores fall in it.
             * @example 12
             */
            count: number;
        };
        /** @description How often one category was given. */
        CategoryCount: {
            /**
             * @description The category, as it was given.
             * @example acceptable
             */
            category: string;
            /**
             * @description How often.
             * @example 7
             */
            count: number;
        };
        /** @description What the scores of a single-model evaluation say: numbers summarised, categories counted. */
        ScoreResults: {
            /**
             * @description How many scores are numbers. A text that reads as a decimal number is one.
             * @example 42
             */
            count: number;
            /**
             * @description Their mean; `null` without one.
             * @example 3.8
             */
            mean: number | null;
            /**
             * @description The middle one, or the mean of the two in the middle.
             * @example 4
             */
            median: number | null;
            /**
             * @description Of the sample (n - 1); `null` below two.
             * @example 0.9
             */
            standard_deviation: number | null;
            /**
             * @description The lowest.
             * @example 1
             */
            min: number | null;
            /**
             * @description The highest.
             * @example 5
             */
            max: number | null;
            interval: components["schemas"]["Interval"] | null;
            /** @description A bar per whole number where all scores are whole and at most 20 apart, else ten bars of equal width. */
            histogram: components["schemas"]["HistogramBin"][];
            /** @description The scores that are no numbers, most frequent first: the most frequent 1,000 of the first 20,000 different ones by position. */
            categories: components["schemas"]["CategoryCount"][];
        };
        /** @description The results so far: votes for `human_a_b_testing`, scores for `single_model_test`, the other one `null`. */
        HumanEvaluationResults: {
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The evaluation's name.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            status: components["schemas"]["EvaluationStatus"];
            /**
             * @description How many scenarios there are.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description How many of them are judged.
             * @example 45
             */
            judged_count: number;
            /**
             * @description How many of them are not.
             * @example 75
             */
            not_judged_count: number;
            votes: components["schemas"]["VoteResults"] | null;
            scores: components["schemas"]["ScoreResults"] | null;
        };
        /**
         * @description What a key may do. Each role may do everything the one before it may.
         * @example evaluator
         * @enum {string}
         */
        Role: "viewer" | "evaluator" | "editor" | "admin";
        /** @description An API key, without its secret. */
        Key: {
            key_id: components["schemas"]["Id"];
            /**
             * @description The public part of the key, for lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description What the key is for.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user the key acts as.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; `null` if never.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops working; `null` if never.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; `null` while it works.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
        };
        /** @description One page of a list. */
        KeyPage: {
            /** @description The items of this page, in the order the operation states. */
            items: components["schemas"]["Key"][];
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new key. It never grants more than the key that makes it: no higher role, no later expiry. Text has no U+0000 and no half of a surrogate pair (422). */
        KeyCreate: {
            /**
             * @description What the key is for.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user the key acts as; a new one when it is left out.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id?: string;
            /**
             * Format: date-time
             * @description When it stops working, a moment in the future; never when it is left out.
             * @example 2036-01-31T00:00:00Z
             */
            expires_at?: string;
        };
        /** @description A new API key, with its secret. */
        KeyCreated: {
            key_id: components["schemas"]["Id"];
            /**
             * @description The public part of the key, for lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description What the key is for.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user the key acts as.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; `null` if never.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops working; `null` if never.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; `null` while it works.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
            /**
             * @description The whole key. It is shown here and never again.
             * @example jbx_3f9c27a1b0d4_5b1d…
             */
            secret: string;
        };
    };
    responses: {
        /** @description The path exists, the method does not. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `Accept` leaves no room for JSON. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit the contract; nothing was stored. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorBody"];
            };
        };
        /** @description The service failed. Nothing was stored. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer just now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the `ETag` in `If-None-Match` names is still the current state. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `app_id` is not a well-formed id. */
        InvalidAppId: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing, unknown, expired or revoked. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests with this key. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No variant found (`variant_not_found`, with `x-should-retry: false`), or the service failed (`internal_error`). */
        VariantNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-should-retry": components["headers"]["X-Should-Retry"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key's role may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in the key’s project. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The evaluation is closed; reopen it first. Nothing was stored. */
        EvaluationClosed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The scenario has changed since the `ETag` in `If-Match`; nothing was stored. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 1 MiB. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not plain `application/json` in UTF-8. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The name is taken. */
        NameInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An environment serves this variant; deploy another one there first. */
        VariantDeployed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Which question is asked.
         * @example ready
         */
        Probe: "ready" | "live";
        /**
         * @description The application. Text that is not a well-formed id is answered 400.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        AppIdQuery: string;
        /**
         * @description The environment's exact name: `development`, `staging` or `production`. Any other name serves no variant.
         * @example production
         */
        EnvironmentQuery: string;
        /**
         * @description The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
         * @example "hP3cV0yT8m2qLr5uXw1zKA"
         */
        IfNoneMatch: string;
        /**
         * @description The human evaluation.
         * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
         */
        EvaluationIdPath: string;
        /**
         * @description The scenario. It must belong to the evaluation.
         * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
         */
        EvaluationScenarioIdPath: string;
        /**
         * @description What is asked of people. It must be the evaluation's own type.
         * @example human_a_b_testing
         */
        EvaluationTypePath: components["schemas"]["EvaluationType"];
        /**
         * @description The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description `return=minimal` asks for 204 without a body (RFC 7240). Other preferences are ignored.
         * @example return=minimal
         */
        Prefer: string;
        /**
         * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
         *     by the number of items.
         * @example 20
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the page before; leave it out for the first page.
         * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
         */
        Cursor: string;
        /**
         * @description The application.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        AppIdPath: string;
        /**
         * @description The variant.
         * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
         */
        VariantIdPath: string;
        /**
         * @description The `next_cursor` of the page before; leave it out for the first page.
         * @example MjA
         */
        CursorByNumber: string;
        /**
         * @description The revision of the variant.
         * @example 2
         */
        RevisionPath: number;
        /**
         * @description The revision to start from.
         * @example 1
         */
        FromRevision: number;
        /**
         * @description The revision to compare it with.
         * @example 3
         */
        ToRevision: number;
        /**
         * @description The environment's exact name: `development`, `staging` or `production`.
         * @example production
         */
        EnvironmentPath: string;
        /**
         * @description Only scenarios that are judged (`true`) or are not (`false`).
         * @example false
         */
        Judged: boolean;
        /**
         * @description Only scenarios that are pinned (`true`) or are not (`false`).
         * @example true
         */
        Pinned: boolean;
        /**
         * @description The key's id; not the key itself.
         * @example 0198d2a4-5d00-7c11-8e42-6fb90a3d7c15
         */
        KeyIdPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's id, for the logs. Yours is kept when it is 1 to 128 letters, digits, `.`, `_` or `-`.
         * @example 6f1f2c1e-5b0a-4c64-9a57-0c7d6f3b8e21
         */
        "X-Request-Id": string;
        /**
         * @description The methods this path has.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        /**
         * @description Seconds to wait before asking again.
         * @example 1
         */
        "Retry-After": string;
        /**
         * @description A strong entity tag of this state.
         * @example "4"
         */
        ETag: string;
        /**
         * @description How to authenticate.
         * @example ApiKey realm="jurybox"
         */
        "WWW-Authenticate": string;
        /**
         * @description `false`: asking again gives the same answer.
         * @example false
         */
        "X-Should-Retry": "false";
        /**
         * @description The preference that was honoured.
         * @example return=minimal
         */
        "Preference-Applied": "return=minimal";
        /**
         * @description Where what was made can be read, relative to the server's origin.
         * @example /api/apps/0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: {
                /**
                 * @description Which question is asked.
                 * @example ready
                 */
                probe?: components["parameters"]["Probe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service can answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVariantByEnv: {
        parameters: {
            query: {
                /**
                 * @description The application. Text that is not a well-formed id is answered 400.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdQuery"];
                /**
                 * @description The environment's exact name: `development`, `staging` or `production`. Any other name serves no variant.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployed variant. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationVariant"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidAppId"];
            401: components["responses"]["Unauthenticated"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["VariantNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvaluationScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `return=minimal` asks for 204 without a body (RFC 7240). Other preferences are ignored.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The scenario. It must belong to the evaluation.
                 * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
                 */
                evaluation_scenario_id: components["parameters"]["EvaluationScenarioIdPath"];
                /**
                 * @description What is asked of people. It must be the evaluation's own type.
                 * @example human_a_b_testing
                 */
                evaluation_type: components["parameters"]["EvaluationTypePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationScenarioUpdate"];
            };
        };
        responses: {
            /** @description The scenario as it is stored now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationScenario"];
                };
            };
            /** @description Stored; the request asked for no body. */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["EvaluationClosed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApps: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppCreate"];
            };
        };
        responses: {
            /** @description The new application. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NameInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRename"];
            };
        };
        responses: {
            /** @description The application under its new name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NameInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVariants: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of variants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantCreate"];
            };
        };
        responses: {
            /** @description The new variant. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NameInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVariant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["VariantDeployed"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVariantParameters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` last seen. Where the scenario has changed since, nothing is stored and the answer is 412.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantParametersUpdate"];
            };
        };
        responses: {
            /** @description The variant at its new revision. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVariantRevisions: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantRevisionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVariantRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
                /**
                 * @description The revision of the variant.
                 * @example 2
                 */
                revision: components["parameters"]["RevisionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantRevision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareVariantRevisions: {
        parameters: {
            query: {
                /**
                 * @description The revision to start from.
                 * @example 1
                 */
                from: components["parameters"]["FromRevision"];
                /**
                 * @description The revision to compare it with.
                 * @example 3
                 */
                to: components["parameters"]["ToRevision"];
            };
            header?: never;
            path: {
                /**
                 * @description The variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantComparison"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The environments; there is one page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeployments: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The environment's exact name: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deployments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deployVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The environment's exact name: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentCreate"];
            };
        };
        responses: {
            /** @description The deployment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHumanEvaluations: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evaluations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHumanEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanEvaluationCreate"];
            };
        };
        responses: {
            /** @description The new evaluation. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHumanEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHumanEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHumanEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanEvaluationUpdate"];
            };
        };
        responses: {
            /** @description The evaluation as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvaluationScenarios: {
        parameters: {
            query?: {
                /**
                 * @description Only scenarios that are judged (`true`) or are not (`false`).
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
                /**
                 * @description Only scenarios that are pinned (`true`) or are not (`false`).
                 * @example true
                 */
                is_pinned?: components["parameters"]["Pinned"];
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of scenarios. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationScenarioPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvaluationScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationScenariosCreate"];
            };
        };
        responses: {
            /** @description The evaluation with the new rows counted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["EvaluationClosed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvaluationScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. Where it still holds, the answer is 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The scenario. It must belong to the evaluation.
                 * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
                 */
                evaluation_scenario_id: components["parameters"]["EvaluationScenarioIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationScenario"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJudgements: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The scenario. It must belong to the evaluation.
                 * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
                 */
                evaluation_scenario_id: components["parameters"]["EvaluationScenarioIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgementPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHumanEvaluationResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results so far. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanEvaluationResults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportJudgementsCsv: {
        parameters: {
            query?: {
                /**
                 * @description Only scenarios that are judged (`true`) or are not (`false`).
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
            };
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportJudgementsJsonLines: {
        parameters: {
            query?: {
                /**
                 * @description Only scenarios that are judged (`true`) or are not (`false`).
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
            };
            header?: never;
            path: {
                /**
                 * @description The human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description At most this many items; a page has fewer when its text would be longer than about 1 MiB, so go by `next_cursor`, never
                 *     by the number of items.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; leave it out for the first page.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyCreated"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id; not the key itself.
                 * @example 0198d2a4-5d00-7c11-8e42-6fb90a3d7c15
                 */
                key_id: components["parameters"]["KeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
