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
         * @description `probe=ready` (the default) answers 200 only while the service takes requests and its store answers;
         *     `probe=live` answers 200 as long as the process does. Needs no key.
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
        ProblemCode: "invalid_app_id" | "malformed_request" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "precondition_failed" | "body_too_large" | "uri_too_long" | "unsupported_media_type" | "rate_limited" | "headers_too_large" | "variant_not_found" | "internal_error" | "storage_unavailable" | "overloaded" | "shutting_down";
        /** @description Problem details (RFC 9457) with a fixed code. */
        Problem: {
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
            /**
             * @description What happened this time.
             * @example No such scenario in this evaluation.
             */
            detail: string;
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
             * @description What is wrong, for people.
             * @example Field required
             */
            msg: string;
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
         * @description What the variant is made of: whatever JSON the team keeps there. At most 200 members, 32 levels deep, 1 MiB.
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
        /** @description What one variant produced, to give the scenario. */
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
        /** @description One named input to give the scenario. */
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
        /** @description The members to change. All are optional; a member that is absent stays as it is. */
        EvaluationScenarioUpdate: {
            /**
             * @description `human_a_b_testing` only: the id of one of the evaluation's variants, `"1"` both are good, `"0"` both are bad,
             *     `""` or `null` not voted.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            vote?: string | null;
            /**
             * @description `single_model_test` only: a finite number, or a category. `""` or `null`: not scored.
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
             * @description Whether the scenario is marked for a second look.
             * @example true
             */
            is_pinned?: boolean;
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
