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
         * Tell whether the service is available
         * @description With `probe=ready` (the default), the response is 200 only if the service accepts requests and the database accepts writes. To check the database, the service writes to it, at most once per second. With `probe=live`, the response is 200 if the process responds at all. You need no API key.
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
         * Read the variant that an environment serves
         * @description Returns the variant that is deployed to an environment of an application, at the revision that the deployment
         *     pinned. A later revision of the variant has no effect until you deploy it.
         *
         *     If no variant is deployed, the response is **500** with the code `variant_not_found` and `x-should-retry: false`.
         *     This response does not mean that the service failed. Do not retry.
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
         * @description Updates only the members that the request contains. `null` clears a value, and a list replaces the stored list. If
         *     the request contains a score for `human_a_b_testing`, or a vote for `single_model_test`, the response is 422.
         *
         *     The server writes the update to disk before it responds, and raises the scenario's `revision` by exactly one. The
         *     response contains the updated scenario. If you send `Prefer: return=minimal`, the response is 204 without a body.
         *
         *     The following rules apply if the evaluation has several judges for each scenario. The update changes the caller's
         *     own judgement. Each caller has a separate `revision` and `ETag`. Only an editor may change `inputs`, `outputs` and
         *     `correct_answer`.
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
         * @description Returns the applications of the project, oldest first.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Create an application
         * @description Creates an application with the environments `development`, `staging` and `production`.
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
         * @description Deletes the application with its variants, environments, deployments and human evaluations, including the judgements. Export the judgements first if you need them. You must be allowed to deploy to each environment of the application without an approval. Otherwise, the response is 403.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Rename an application
         * @description Renames the application. After that, a product that reads a deployed variant of this application gets the new name in the response.
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
         * @description Returns the variants of the application, oldest first, at their latest revisions.
         */
        get: operations["listVariants"];
        put?: never;
        /**
         * Create a variant
         * @description Creates a variant at revision 1. The operation does not deploy the variant.
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
         * @description Returns a variant at its latest revision. An environment may serve an older revision.
         */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        /**
         * Delete a variant
         * @description Deletes a variant and its revisions. Evaluations and past deployments still show the name and the revision of the deleted variant. You cannot delete a variant that an environment serves.
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
         * Create the next revision of a variant
         * @description Creates the next revision of the variant, with the parameters from the request. Environments continue to serve their deployed revisions until you deploy the new revision. If you send `If-Match`, and somebody created another revision after your last read, the server stores nothing.
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
         * @description Returns the revisions of the variant, newest first.
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
         * @description Returns the variant at the revision that the path names. A revision never changes.
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
         * @description Lists how the parameters of two revisions differ. The list has at most 1,000 changes and about 1 MiB. `is_complete` says whether the list is complete.
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
         * @description Returns the environments with their deployments, in the order development, staging, production.
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
    "/apps/{app_id}/environments/{environment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Protect an environment
         * @description Changes who may deploy to the environment. With `required_role`, keys with a lower role can neither deploy nor
         *     decide about deployment requests. With `requires_approval`, nobody deploys alone: one person asks for a deployment
         *     (`createDeploymentRequest`), and another person approves it. This operation does not change open deployment
         *     requests.
         */
        patch: operations["updateEnvironment"];
        trace?: never;
    };
    "/apps/{app_id}/environments/{environment}/deployment-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deployment requests of an environment
         * @description Returns the deployment requests of the environment, newest first, including decided and expired ones.
         */
        get: operations["listDeploymentRequests"];
        put?: never;
        /**
         * Ask for a deployment
         * @description Asks another person to approve a deployment, or a rollback to an older revision. Nothing is deployed before the
         *     approval. The deployment request expires after 7 days. An environment has at most 20 open deployment requests. You
         *     can ask for a deployment to any environment, protected or not.
         */
        post: operations["createDeploymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deployment-requests/{deployment_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deployment request
         * @description Returns the deployment request and its state.
         */
        get: operations["getDeploymentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve, reject or withdraw a deployment request
         * @description Decides about an open deployment request.
         *
         *     - `approved` deploys the requested revision at once. If somebody deployed to the environment after the deployment
         *       request was created, the response is 412, and nothing is deployed. In this case, look at what the environment
         *       serves now, and ask for the deployment again.
         *     - `rejected` closes the deployment request.
         *     - `withdrawn` closes your own deployment request.
         *
         *     To approve or reject, you must be another user than the one who asked, and have the role that the environment
         *     requires. If the deployment request has expired, or if somebody has already decided, the response is 412. But if you
         *     repeat your own decision, you get the same response again.
         */
        patch: operations["updateDeploymentRequest"];
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
         * @description Returns the deployments of the environment, newest first. The environment serves the newest one.
         */
        get: operations["listDeployments"];
        put?: never;
        /**
         * Deploy a variant to an environment
         * @description Pins a revision of a variant to the environment. The environment serves this revision from the next read on. A read returns either the previous deployment or the new one, never a mixture of both. To roll back, deploy an older revision or another variant.
         *
         *     If the environment is protected and the deployment needs an approval, the response is 403: ask for the deployment with `createDeploymentRequest`.
         */
        post: operations["deployVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch an environment for changes
         * @description Returns a stream of server-sent events. The server sends an event when the environment serves another deployment,
         *     and when an application is renamed or deleted. You watch one application or all applications of the project. An
         *     event contains no parameters: read the variant or the flags again. The `data` of an event is JSON:
         *
         *     - `{"type": "connected"}` is the first event.
         *     - `{"type": "refetchEvaluation", "app_id": …, "revision": …, "etag": …, "lastModified": …}` reports a change. The
         *       members `revision` and `etag` belong to the deployed variant, and are `null` if no variant is deployed any more.
         *       `lastModified` is the time of the deployment in seconds since 1970. OpenFeature providers understand this event.
         *
         *     The server also sends a comment every 15 seconds. The `id` of each event identifies the state of the applications
         *     that you watch. When you connect again, send the last `id` in `Last-Event-ID`. If the state has changed meanwhile,
         *     the second event is `{"type": "refetchEvaluation"}`.
         *
         *     The server ends the stream if the API key stops working, and when the server shuts down. Several changes in quick
         *     succession may cause only one event. Ignore events with a `type` that you do not know.
         */
        get: operations["watchEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment}/stream-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token for a stream of notices
         * @description Returns the path of a stream with a token, for a browser's `EventSource`, which sends no headers. The token opens only this stream. It works for at least one and at most two hours, and only as long as the API key works.
         */
        get: operations["getStreamToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment}/ofrep/v1/evaluate/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read all flags by OFREP
         * @description Returns what an environment serves for each application of the project that has a deployed variant, as flags of the
         *     OpenFeature Remote Evaluation Protocol (OFREP 0.3). OpenFeature providers for browsers and mobile apps call this
         *     operation. The keys of the flags are the ids of the applications.
         *
         *     If all flags together are longer than 8 MiB, the response is 400 with the `errorCode` `GENERAL`. In this case, read
         *     single flags.
         *
         *     The same operation exists at `/ofrep/v1/evaluate/flags`, with the environment in the header `Jurybox-Environment`.
         */
        post: operations["evaluateFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment}/ofrep/v1/evaluate/flags/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one flag by OFREP
         * @description Returns what an environment serves for one application, as a flag of the OpenFeature Remote Evaluation Protocol
         *     (OFREP 0.3). Give your OpenFeature provider the address `/api/environments/{environment}`. The provider adds the
         *     rest of the path.
         *
         *     The flag is the application, and its value is the object `parameters` of the deployed variant. The server does not
         *     use or store the context of the request. If no variant is deployed, the response is 404 with `FLAG_NOT_FOUND`.
         *
         *     If your provider drops the path of the address, send the same request to `/ofrep/v1/evaluate/flags/{key}` at the
         *     root of the server, with the environment in the header `Jurybox-Environment`.
         */
        post: operations["evaluateFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app_id}/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the leaderboard of an application
         * @description Ranks the variants of an application by the votes of all its A/B evaluations together. The leaderboard can rank two
         *     variants that people never compared directly. Variants are in the same group if chains of votes connect them in both
         *     directions. Variants of different groups cannot be compared.
         *
         *     Each scenario counts once, even if several judges judged it. A vote for "both good" or "both bad" is a tie.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
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
         * @description Returns the evaluations of the application, newest first, with their progress.
         */
        get: operations["listHumanEvaluations"];
        put?: never;
        /**
         * Create a human evaluation
         * @description Creates an evaluation of one or two variants at their latest revisions, with scenarios to judge. The evaluation
         *     keeps the current names and revisions of the variants, so you can delete a variant later.
         *
         *     An evaluation has at most 1,000,000 scenarios. If a request exceeds this limit, the response is 422 `too_long` for
         *     the member `scenarios` of the body.
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
         * @description Deletes the evaluation with its scenarios and judgements. Export the judgements first if you need them.
         */
        delete: operations["deleteHumanEvaluation"];
        options?: never;
        head?: never;
        /**
         * Rename, close or reopen a human evaluation
         * @description Updates the members that the request contains. A closed evaluation rejects judgements and new scenarios until you reopen it.
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
         * @description Returns the scenarios in the order of their positions. `judged=false` returns the scenarios that are not judged yet. The following rules apply if the evaluation has several judges for each scenario. The response contains only the caller's own judgements, and the filters `judged` and `is_pinned` use only these judgements. For a caller with the role editor or higher, each scenario also has `judgement_counts`, which sums up the judgements of all judges, and the filters `has_flag` and `has_note` use the judgements of all judges.
         */
        get: operations["listEvaluationScenarios"];
        put?: never;
        /**
         * Add scenarios to a human evaluation
         * @description Adds scenarios after the existing ones. The server adds either all scenarios of the request or none. An evaluation has at most 1,000,000 scenarios. If a request exceeds this limit, the response is 422 `too_long` for the member `scenarios` of the body.
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
         * @description Returns one scenario. When you update the scenario, send the `ETag` of this response as `If-Match`. If the evaluation has several judges for each scenario, the scenario contains the caller's own judgement.
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
         * List the judgements of a scenario
         * @description Returns the log of the scenario, oldest update first. Each entry describes one update: its author, its time, the members that the update contained, and the revision that the scenario then had. Entries never change. If the evaluation has several judges for each scenario, an editor reads the updates of all judges, and any other caller reads only the caller's own updates.
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
         * @description Returns counts, rates and intervals, computed from the current judgements. Scenarios without a judgement are
         *     excluded from all rates. Each scenario has one outcome, even if several judges judged it.
         *
         *     `enough_outcomes` and `always_valid_interval` stay valid if you read the results after every vote. `enough_votes`
         *     and the other intervals are valid only if you read the results once, after a number of votes that you chose before
         *     the start of the evaluation.
         *
         *     A key that shares the results (`createResultsKey`) can call only this operation.
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
    "/human-evaluations/{evaluation_id}/judging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a judge needs to know
         * @description Returns the instructions, the evaluation type and the caller's own progress. The response contains no names of
         *     variants and nothing about other judges.
         */
        get: operations["getJudging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the name of the judge
         * @description Sets the name of the judge who sends the request. Lists show this name with the judge's judgements. If an editor
         *     chose the name when creating the invitation (`judge_name`), the judge cannot change the name: the response is 403.
         */
        patch: operations["updateJudging"];
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/next-scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the next scenario to judge
         * @description Returns a scenario that the caller has not judged. The server reserves the scenario for the caller for 5 minutes, so
         *     that two judges do not do the same work. The scenario with the fewest judgements comes first. Among scenarios with
         *     equally many judgements, the one with the lowest position comes first. Scenarios that the caller skipped come last,
         *     in the order in which they were skipped.
         *
         *     A judge can reserve at most two scenarios: the scenario that the request names in `current`, and the scenario that
         *     this operation returns. If you repeat a request and nothing has changed, the server returns the same scenario again
         *     and renews its reservation. A judgement that arrives after the reservation expired still counts, so a scenario can
         *     get more judgements than `judgements_per_scenario`. If the evaluation is closed, the response is 409.
         */
        post: operations["reserveNextScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/judges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the judges of a human evaluation
         * @description Returns the judges with their progress, in the order of `judge_id`. The list contains everybody who was invited, who
         *     got a scenario to judge, or who judged a scenario. If `judgements_per_scenario` is 1, the list ignores judgements
         *     that were made before the first invitation or reservation.
         */
        get: operations["listJudges"];
        put?: never;
        /**
         * Join with a shared invitation
         * @description Creates a judge with a separate API key. This key allows the same operations as the key of a personal invitation.
         *     Only the API key of a shared invitation can call this operation. Other keys get 403. The new key expires together
         *     with the shared invitation. If the shared invitation is revoked, the new key is revoked too. At most 1,000 judges
         *     can join with a shared invitation. For any further judge, the response is 422 `too_long` for the path parameter
         *     `evaluation_id`. Only this response shows the whole key. If the response gets lost, join again. The judge of the
         *     lost response stays in the list of judges, without judgements.
         */
        post: operations["createJudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/results-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys that share the results
         * @description Returns the keys that share the results of this evaluation, oldest first, including expired and revoked ones. The
         *     list contains no secrets, because the server does not store them.
         */
        get: operations["listResultsKeys"];
        put?: never;
        /**
         * Share the results
         * @description Creates an API key that can only read the results of this evaluation (`getHumanEvaluationResults`). Put the key into
         *     a link to the page that shows the results: `/judge/#results/<evaluation_id>/<secret>`. Browsers do not send the part
         *     after `#` to a server. Only this response shows the whole key. The key always expires.
         */
        post: operations["createResultsKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/results-keys/{results_key_id}": {
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
         * Stop sharing the results with a key
         * @description Revokes a key that shares the results. The key stops working at once and stays in the list. If you revoke the key
         *     again, this has no effect.
         */
        delete: operations["revokeResultsKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to a human evaluation
         * @description Returns the invitations to this evaluation, oldest first, including expired and revoked ones. The list contains no
         *     secrets, because the server does not store them.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to judge
         * @description Creates an API key that can only be used to judge this evaluation. Put the key into a link to the page for judges:
         *     `/judge/#<evaluation_id>/<secret>`. Browsers do not send the part after `#` to a server. Only this response shows
         *     the whole key.
         *
         *     A personal invitation is for one judge. A shared invitation is for everybody who has the link. Each of these people
         *     enters a name and gets a separate key (`createJudge`).
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/invitations/{invitation_id}": {
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
         * Revoke an invitation
         * @description Revokes an invitation. If the invitation is shared, the operation also revokes the keys of all judges who joined
         *     with it. The revoked keys stop working at once, and stay in the lists of invitations and of keys. The judgements
         *     stay. If you revoke an invitation again, this has no effect.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-evaluations/{evaluation_id}/export/spreadsheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the judgements for a spreadsheet
         * @description Streams a CSV file that people open in a spreadsheet. It has one column for each input and for the output of each
         *     variant. It has the same rows as `exportJudgementsCsv`: one for each scenario, or with several judges, one for each
         *     judge of a scenario.
         *
         *     If a text begins with `=`, `+`, `-`, `@`, a tab or a line end, a spreadsheet may run the text as a formula or drop
         *     its beginning. So the server puts an apostrophe before such a text. If a text already has apostrophes before such a
         *     character, the server adds one more, because the import removes exactly one. A score that was sent as a JSON number
         *     gets no apostrophe. The import on the page `/app/evaluations` recognizes the file by its first column. The import
         *     removes the added apostrophes and creates the same scenarios. A file has at most 1,000 columns for inputs. If a
         *     scenario lacks an input or an output, the cell for it is empty.
         *
         *     This export has the same limits as `exportJudgementsCsv`.
         */
        get: operations["exportJudgementsSpreadsheet"];
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
         * Export the judgements as CSV
         * @description Streams every scenario with its judgement. The scenarios are in the order of their positions. `judged=true` omits
         *     scenarios that are not judged. The server writes the stored text unchanged into the cells. A spreadsheet may
         *     therefore read a cell that begins with `=` as a formula. For a spreadsheet, use `exportJudgementsSpreadsheet`.
         *
         *     If the evaluation has several judges for each scenario, each scenario has one row for each of its judges. A scenario
         *     that nobody has judged has one row. An editor exports the judgements of all judges. Other callers export only their
         *     own judgements.
         *
         *     A project has at most 8 exports in flight. The server rejects any further export with 429. If the caller reads
         *     nothing for 30 s, the server closes the connection before the end of the body.
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
         * Export the judgements as JSON Lines
         * @description Streams every scenario with its judgement. The scenarios are in the order of their positions. `judged=true` omits
         *     scenarios that are not judged.
         *
         *     If the evaluation has several judges for each scenario, each scenario has one line for each of its judges. A
         *     scenario that nobody has judged has one line. An editor exports the judgements of all judges. Other callers export
         *     only their own judgements.
         *
         *     A project has at most 8 exports in flight. The server rejects any further export with 429. If the caller reads
         *     nothing for 30 s, the server closes the connection before the end of the body.
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
    "/current-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your own key
         * @description Returns the API key that you send with this request, without its secret. From the role of the key, a program learns which operations it may call.
         */
        get: operations["getCurrentKey"];
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
         * @description Returns the API keys of the project, oldest first, including revoked ones. The list contains no secrets, because the server does not store them.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates an API key for the project. Only this response shows the whole key. The role of the new key must not be higher than the role of the API key that you send with this request. The new key must not expire later than that key.
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
         * @description Revokes an API key. The key stops working at once and stays in the list. If you revoke a key again, this has no effect.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the admin log
         * @description Returns who created, changed, approved, deployed, revoked or deleted what in the project, newest first. The server
         *     keeps entries for 400 days.
         *
         *     One request searches at most 1,000 entries. So if you filter, a page can have few items or none, and later pages can
         *     still have items. Continue until `next_cursor` is `null`.
         */
        get: operations["listAdminLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the usage of the applications
         * @description Returns how many variants, revisions, evaluations, scenarios and judgements each application has, oldest application
         *     first. If you send `created_from` or `created_before`, only the variants and evaluations that were created in this
         *     period count, each with all its current revisions, scenarios and judgements. Deleted variants and evaluations never
         *     count.
         *
         *     For each application, the newest 1,000 variants and the newest 1,000 evaluations count. If an application may have
         *     more variants or evaluations, its item has `is_complete: false`. In this case, send a shorter period. A page can
         *     have few items even if it is not the last one. Continue until `next_cursor` is `null`.
         */
        get: operations["listUsage"];
        put?: never;
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
        /** @description The state of the service. */
        Health: {
            /**
             * @description The check that succeeded: `ready` or `live`, as in the parameter `probe`.
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
         * @description The kind of error, as a name for programs. The meaning of a code never changes.
         * @example not_found
         * @enum {string}
         */
        ProblemCode: "invalid_app_id" | "malformed_request" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "name_in_use" | "variant_deployed" | "evaluation_closed" | "precondition_failed" | "body_too_large" | "uri_too_long" | "unsupported_media_type" | "rate_limited" | "headers_too_large" | "variant_not_found" | "internal_error" | "storage_unavailable" | "overloaded" | "shutting_down";
        /** @description Problem details (RFC 9457) with a fixed code. */
        Problem: {
            /**
             * @description What happened to this request. `detail` is the first member of the object, because some user interfaces show only the first member of an error.
             * @example No such scenario in this evaluation.
             */
            detail: string;
            /**
             * Format: uri-reference
             * @description The address of the page that describes this kind of problem.
             * @example /docs/errors#not_found
             */
            type: string;
            /**
             * @description The name of this kind of problem, for people. Every problem with the same `code` has the same title.
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
             * @description The id of the request. The header `X-Request-Id` has the same value.
             * @example 6f1f2c1e-5b0a-4c64-9a57-0c7d6f3b8e21
             */
            request_id: string;
        };
        /** @description One validation failure. */
        ValidationErrorItem: {
            /**
             * @description The description of the failure, as text for people.
             * @example Field required
             */
            msg: string;
            /**
             * @description The location of the failure, as a path of names and indexes. The first item is `path`, `query`, `header` or `body`. Each further item is the name of a member or parameter, or the index of a list item.
             * @example [
             *       "body",
             *       "outputs",
             *       0,
             *       "variant_id"
             *     ]
             */
            loc: (string | number)[];
            /**
             * @description The kind of failure, as a name for programs.
             * @example missing
             */
            type: string;
        };
        /** @description The validation failures of the request, at most 100. */
        ValidationErrorBody: {
            /** @description One item for each failure. */
            detail: components["schemas"]["ValidationErrorItem"][];
        };
        /**
         * Format: uuid
         * @description An identifier: a UUID of 36 characters. An identifier that the service creates is a UUID of version 7.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        Id: string;
        /**
         * @description The parameters of the variant, exactly as the caller sent them.
         * @example {
         *       "model": "gpt-small",
         *       "temperature": 0.2,
         *       "system_prompt": "Answer in at most three sentences."
         *     }
         */
        Parameters: {
            [key: string]: unknown;
        };
        /** @description The variant that an environment serves, at the revision that the deployment pinned. */
        ApplicationVariant: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The name of the application.
             * @example support-assistant
             */
            app_name: string;
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name of the variant: `<base_name>.<config_name>`.
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
             * @description The address at which a program can call the variant. `null` if the variant has no address.
             * @example https://llm.internal/support-assistant/concise
             */
            uri: string | null;
            /**
             * @description The revision of the parameters, counted from 1 for each variant.
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
             * @description When this revision was created.
             * @example 2026-03-09T14:05:52.004Z
             */
            updated_at?: string | null;
            /**
             * @description The user who created this revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id?: string | null;
            /**
             * @description The organization that the project belongs to.
             * @example 0198d2a4-5c00-7a41-8b0e-31d7f9c2a6e4
             */
            organization_id?: string | null;
            /**
             * @description The workspace that the project belongs to.
             * @example 0198d2a4-5c01-7d2c-94f5-0e8b3a7c1f9d
             */
            workspace_id?: string | null;
        };
        /**
         * @description In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.
         * @example human_a_b_testing
         * @enum {string}
         */
        EvaluationType: "human_a_b_testing" | "single_model_test";
        /** @description The output of one variant for a new scenario. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        NewScenarioOutput: {
            /**
             * @description The id of one of the evaluation's variants.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The text of the output.
             * @example Please check with neighbours first; if it is not there tomorrow we send a new one.
             */
            variant_output: string;
        };
        /** @description One named input of a new scenario. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        NewScenarioInput: {
            /**
             * @description The name of the input.
             * @example question
             */
            input_name: string;
            /**
             * @description The value of the input.
             * @example My parcel shows as delivered but I have not received it.
             */
            input_value: string;
        };
        /** @description The members to change. All members are optional. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        EvaluationScenarioUpdate: {
            /**
             * @description For `human_a_b_testing`, the vote is the id of one of the evaluation's variants, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted". For `single_model_test`, the server accepts only `""` or `null`, which changes nothing.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            vote?: string | null;
            /**
             * @description For `single_model_test`, the score is a number or a category. `""` or `null` means "not scored". The server stores a whole number exactly or rejects it. The server rounds other numbers to the nearest double. If you need more digits, send the number as text. For `human_a_b_testing`, the server accepts only `""` or `null`, which changes nothing.
             * @example 4
             */
            score?: string | number | null;
            /**
             * @description The expected output.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer?: string | null;
            /** @description The outputs of the variants. This list replaces the stored list. */
            outputs?: components["schemas"]["NewScenarioOutput"][];
            /** @description The inputs of the scenario, which each variant received. This list replaces the stored list. */
            inputs?: components["schemas"]["NewScenarioInput"][];
            /**
             * @description `true` marks the scenario, so that somebody looks at it again. `false` or `null` removes the mark.
             * @example true
             */
            is_pinned?: boolean | null;
            /**
             * @description A note by the person who judges.
             * @example Friendlier
             * @example and just as correct.
             */
            note?: string | null;
        };
        /** @description One named input of the scenario. */
        ScenarioInput: {
            /**
             * @description The name of the input.
             * @example question
             */
            input_name: string;
            /**
             * @description The value of the input.
             * @example My parcel shows as delivered but I have not received it.
             */
            input_value: string;
        };
        /** @description The output of one variant for the inputs of the scenario. */
        ScenarioOutput: {
            /**
             * @description The id of one of the evaluation's variants.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The text of the output.
             * @example Please check with neighbours first; if it is not there tomorrow we send a new one.
             */
            variant_output: string;
        };
        /**
         * Format: date-time
         * @description A time in UTC: ISO 8601 with milliseconds, ending in `Z`.
         * @example 2026-03-02T09:41:07.120Z
         */
        Timestamp: string;
        /** @description How many judges gave the same vote or score. */
        DecisionCount: {
            /**
             * @description The vote or the score, in the same form as in the members `vote` and `score` of a scenario.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            decision: string | number;
            /**
             * @description The number of judges who gave this vote or score.
             * @example 2
             */
            count: number;
        };
        /** @description The judgements of one scenario, summed up over all its judges. */
        JudgementCounts: {
            /** @description How many judges gave each vote or score, the most frequent vote or score first. */
            decisions: components["schemas"]["DecisionCount"][];
            /**
             * @description The number of judges who marked the scenario in order to look at it again.
             * @example 1
             */
            flag_count: number;
            /**
             * @description The number of judges who wrote a note.
             * @example 2
             */
            note_count: number;
        };
        /** @description One scenario of a human evaluation. */
        EvaluationScenario: {
            evaluation_scenario_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            evaluation_type: components["schemas"]["EvaluationType"];
            /**
             * @description The position of the scenario in the evaluation, counted from 0. It never changes.
             * @example 0
             */
            position: number;
            /** @description The inputs of the scenario, which each variant received. */
            inputs: components["schemas"]["ScenarioInput"][];
            /** @description The output of each variant. */
            outputs: components["schemas"]["ScenarioOutput"][];
            /**
             * @description The vote: the id of a variant, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted".
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            vote: string | null;
            /**
             * @description The score: a number or a category, exactly as the caller sent it. `""` or `null` means "not scored".
             * @example 4
             */
            score: string | number | null;
            /**
             * @description The expected output.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer: string | null;
            /**
             * @description Whether somebody marked the scenario in order to look at it again.
             * @example false
             */
            is_pinned: boolean;
            /**
             * @description A note by the person who judged.
             * @example Friendlier
             * @example and just as correct.
             */
            note: string | null;
            /**
             * @description The revision of the scenario, counted from 1. Every update raises the revision by exactly one. In an evaluation with several judges, a judgement or note of another judge does not raise the revision that you get.
             * @example 4
             */
            revision: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who last changed the scenario.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
            /**
             * Format: date-time
             * @description When somebody last gave or cleared a vote or a score.
             * @example 2026-03-11T10:22:31.518Z
             */
            judged_at: string | null;
            /**
             * @description The user who last gave or cleared the vote or score.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            judged_by_id: string | null;
            judgement_counts?: components["schemas"]["JudgementCounts"];
        };
        /** @description An application. */
        App: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The name of the application, unique in the project.
             * @example support-assistant
             */
            app_name: string;
            project_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who last changed the application.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        AppPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["App"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new application. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        AppCreate: {
            /**
             * @description The name of the application, unique in the project. It is not empty and has no space at either end.
             * @example support-assistant
             */
            app_name: string;
        };
        /** @description The new name of the application. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        AppRename: {
            /**
             * @description The name of the application, unique in the project. It is not empty and has no space at either end.
             * @example support-assistant
             */
            app_name: string;
        };
        /** @description A variant at its latest revision. */
        Variant: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name of the variant: `<base_name>.<config_name>`.
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
             * @description The address at which a program can call the variant, if it has one.
             * @example https://llm.internal/support-assistant/concise
             */
            uri: string | null;
            /**
             * @description The number of the latest revision, counted from 1.
             * @example 3
             */
            revision: number;
            parameters: components["schemas"]["Parameters"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who created the latest revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        VariantPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Variant"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /**
         * @description The parameters of the variant: any JSON object. The server returns it unchanged. The object may have at most 200 members at the top level, 20,000 values in total, 32 levels, and a size of 1 MiB. At every level, the name of a member has at most 256 characters. The name `__proto__` is not allowed. Inside a member `constructor`, the name `prototype` is not allowed either. Both names have a special meaning in JavaScript. The server stores a whole number exactly or rejects it. The server rounds other numbers to the nearest double. If you need more digits, send a number as text. If a text contains U+0000 or an unpaired surrogate, the response is 422.
         * @example {
         *       "model": "gpt-small",
         *       "temperature": 0.2,
         *       "system_prompt": "Answer in at most three sentences."
         *     }
         */
        NewParameters: {
            [key: string]: unknown;
        };
        /** @description A new variant. Its name is `<base_name>.<config_name>`, unique in the application. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        VariantCreate: {
            /**
             * @description The part of the name before the dot. It has no dot, and no space at either end.
             * @example concise
             */
            base_name: string;
            /**
             * @description The part of the name after the dot. It has no dot, and no space at either end.
             * @example gpt-small
             */
            config_name: string;
            parameters: components["schemas"]["NewParameters"];
            /**
             * @description The address at which a program can call the variant, if it has one.
             * @example https://llm.internal/support-assistant/concise
             */
            uri?: string | null;
        };
        /** @description The parameters of the next revision. */
        VariantParametersUpdate: {
            parameters: components["schemas"]["NewParameters"];
        };
        /** @description A variant at one revision. */
        VariantRevision: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The number of the revision, counted from 1.
             * @example 2
             */
            revision: number;
            parameters: components["schemas"]["Parameters"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who created this revision.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            modified_by_id: string | null;
        };
        /** @description One page of a list. */
        VariantRevisionPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["VariantRevision"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description One change between two revisions. */
        ParameterChange: {
            /**
             * @description The place of the change, as a JSON pointer (RFC 6901) into `parameters`. An empty pointer means all of `parameters`.
             * @example /temperature
             */
            path: string;
            /**
             * @description The kind of change.
             * @example changed
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /**
             * @description The value in the revision `from`. `null` if that revision has no such value.
             * @example 0.7
             */
            before: unknown;
            /**
             * @description The value in the revision `to`. `null` if that revision has no such value.
             * @example 0.2
             */
            after: unknown;
        };
        /** @description The changes of the parameters between two revisions. */
        VariantComparison: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The number of the first revision. In each change, `before` is the value in this revision.
             * @example 1
             */
            from: number;
            /**
             * @description The number of the second revision. In each change, `after` is the value in this revision.
             * @example 3
             */
            to: number;
            /** @description The changes, ordered by the names of the members. If a list differs between the two revisions, the whole list is one change. The path of a change has at most 20,000 characters. If the path of a member would be longer, the object that contains this member is one change. `changes` contains at most 1,000 changes, whose paths and values together have at most about 1 MiB. If there are more changes, `is_complete` is `false`. */
            changes: components["schemas"]["ParameterChange"][];
            /**
             * @description Whether `changes` contains all changes. `false` if there are more changes than a comparison may contain.
             * @example true
             */
            is_complete: boolean;
        };
        /** @description One deployment: the variant and revision, the environment, the time and the user. */
        Deployment: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The environment.
             * @example production
             */
            environment: string;
            /**
             * @description The number of the deployment in this environment, counted from 1.
             * @example 4
             */
            deployment_number: number;
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name that the variant had when it was deployed.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The pinned revision.
             * @example 3
             */
            revision: number;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who deployed the variant.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            created_by_id: string | null;
            /**
             * @description Why the variant was deployed. Absent if there is no note.
             * @example Fewer complaints in the last evaluation.
             */
            note?: string;
            /**
             * @description The user who approved the deployment request. If this field is present, `created_by_id` is the user who asked for the deployment. Absent if the variant was deployed without a deployment request.
             * @example 0198d2a4-5c03-7a4e-9e21-1f6b8d0c5a72
             */
            approved_by_id?: string;
        };
        /** @description An environment and its current deployment. */
        Environment: {
            /**
             * @description The name of the environment.
             * @example production
             */
            environment: string;
            deployment: components["schemas"]["Deployment"] | null;
            /**
             * @description The lowest role that may deploy to the environment. Absent if the environment is not protected.
             * @example admin
             */
            required_role?: string;
            /**
             * @description Whether another person must approve each deployment to the environment. Absent if the environment is not protected.
             * @example true
             */
            requires_approval?: boolean;
        };
        /** @description One page of a list. */
        EnvironmentPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Environment"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description The members to change. The server does not change a member that is absent. */
        EnvironmentUpdate: {
            /**
             * @description The lowest role that may deploy to the environment, and approve or reject its deployment requests.
             * @example admin
             * @enum {string}
             */
            required_role?: "editor" | "admin";
            /**
             * @description Whether another person must approve each deployment to the environment.
             * @example true
             */
            requires_approval?: boolean;
        };
        /** @description A request for a deployment, and its decision. */
        DeploymentRequest: {
            deployment_request_id: components["schemas"]["Id"];
            app_id: components["schemas"]["Id"];
            /**
             * @description The environment.
             * @example production
             */
            environment: string;
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name that the variant had when the request was created.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The requested revision.
             * @example 3
             */
            revision: number;
            /**
             * @description Why the user asked for the deployment. `null` if there is no note.
             * @example Fewer complaints in the last evaluation.
             */
            note: string | null;
            /**
             * @description The `deployment_number` that the environment served when the request was created, or 0 if it served nothing. An approval succeeds only if the environment still serves the same deployment, or still serves nothing.
             * @example 3
             */
            served_deployment_number: number;
            /**
             * @description The state of the request.
             * @example open
             * @enum {string}
             */
            state: "open" | "approved" | "rejected" | "withdrawn" | "expired";
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who asked for the deployment.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            created_by_id: string;
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was approved, rejected or withdrawn. `null` if the request is open or expired.
             * @example 2026-03-09T14:05:52.004Z
             */
            decided_at: string | null;
            /**
             * @description The user who approved, rejected or withdrew the request. `null` if the request is open or expired.
             * @example 0198d2a4-5c03-7a4e-9e21-1f6b8d0c5a72
             */
            decided_by_id: string | null;
            /**
             * @description The reason that the user gave for the decision. `null` if there is no decision or no reason.
             * @example Looks good.
             */
            decision_note: string | null;
            /**
             * @description The number of the deployment, if the request was approved. Otherwise `null`.
             * @example 4
             */
            deployment_number: number | null;
        };
        /** @description One page of a list. */
        DeploymentRequestPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["DeploymentRequest"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description The variant and revision that you want to deploy after an approval. To roll back, ask for an older revision. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        DeploymentRequestCreate: {
            /**
             * @description The id of a variant of the application.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The revision to pin. The default is the latest revision of the variant.
             * @example 3
             */
            revision?: number;
            /**
             * @description Why you ask for the deployment. The person who decides can read this note. After an approval, the history of the environment contains it.
             * @example Fewer complaints in the last evaluation.
             */
            note?: string;
            /**
             * @description The `deployment_number` that the environment served when you decided to ask for the deployment, or 0 if it served nothing. If somebody has deployed since then, the response is 422, and nothing is stored. Without this member, the server does not check whether somebody has deployed.
             * @example 4
             */
            served_deployment_number?: number;
        };
        /** @description Your decision about a deployment request. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        DeploymentRequestUpdate: {
            /**
             * @description What you decide.
             * @example approved
             * @enum {string}
             */
            decision: "approved" | "rejected" | "withdrawn";
            /**
             * @description The reason for your decision.
             * @example Fewer complaints in the last evaluation.
             */
            note?: string;
        };
        /** @description One page of a list. */
        DeploymentPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Deployment"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description The variant and revision to deploy. To roll back, deploy an older revision. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        DeploymentCreate: {
            /**
             * @description The id of a variant of the application.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            variant_id: string;
            /**
             * @description The revision to pin. The default is the latest revision of the variant.
             * @example 3
             */
            revision?: number;
            /**
             * @description Why you deploy the variant. The history of the environment contains this note.
             * @example Fewer complaints in the last evaluation.
             */
            note?: string;
            /**
             * @description The `deployment_number` that the environment served when you decided to deploy, or 0 if it served nothing. If somebody has deployed since then, the response is 422, and nothing is stored. Without this member, the server does not check whether somebody has deployed.
             * @example 4
             */
            served_deployment_number?: number;
        };
        /** @description The path of a stream of notices. The path contains a token, which replaces the API key. */
        StreamToken: {
            /**
             * @description The path and the query of the stream on this server.
             * @example /api/environments/production/changes?token=jbx_5f0c1a2b3c4d.tz0k2o.qLr5uXw1zKAhP3cV0yT8m2
             */
            stream_path: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The evaluation context of OpenFeature. The server checks that `context`, if present, is an object. The server does not use or store the context. It ignores all other members of the request. */
        FlagEvaluationRequest: {
            [key: string]: unknown;
        };
        /** @description The application, the deployed revision, and the time of the deployment. */
        FlagMetadata: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The name of the application.
             * @example support-assistant
             */
            app_name: string;
            /**
             * @description The deployed revision of the variant.
             * @example 3
             */
            revision: number;
            deployed_at: components["schemas"]["Timestamp"];
        };
        /** @description An application with a deployed variant, as a flag of OFREP. */
        Flag: {
            /**
             * @description The `key` in the path of the request or, in a list of flags, the id of the application.
             * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
             */
            key: string;
            value: components["schemas"]["Parameters"];
            /**
             * @description Always `STATIC`: the value does not depend on the evaluation context.
             * @example STATIC
             * @enum {string}
             */
            reason: "STATIC";
            /**
             * @description The name of the deployed variant: `<base_name>.<config_name>`.
             * @example concise.gpt-small
             */
            variant: string;
            metadata: components["schemas"]["FlagMetadata"];
        };
        /** @description A stream of notices about changed flags. Open the stream on the host to which you sent the request. The address of the stream contains a stream token, which replaces the API key. */
        FlagEventStream: {
            /**
             * @description Always `sse`: the stream consists of server-sent events.
             * @example sse
             * @enum {string}
             */
            type: "sse";
            /** @description The address of the stream. */
            endpoint: {
                /**
                 * @description The path and the query of the stream. If the flags have changed since this response, the server sends a notice as soon as you open the stream.
                 * @example /api/environments/production/changes?token=jbx_5f0c1a2b3c4d.tz0k2o.qLr5uXw1zKA&since=hP3cV0yT8m2
                 */
                requestUri: string;
            };
            /**
             * @description The number of seconds in the background after which a web page should close the stream.
             * @example 120
             */
            inactivityDelaySec: number;
        };
        /** @description All flags of an environment, ordered by their key. */
        Flags: {
            /** @description One flag for each application with a deployed variant. */
            flags: components["schemas"]["Flag"][];
            /** @description A stream that sends an event when the flags change. */
            eventStreams: components["schemas"]["FlagEventStream"][];
        };
        /**
         * @description The error code, as OFREP defines it.
         * @example FLAG_NOT_FOUND
         * @enum {string}
         */
        FlagErrorCode: "FLAG_NOT_FOUND" | "PARSE_ERROR" | "INVALID_CONTEXT" | "GENERAL";
        /**
         * @description A description of the error, as text for people.
         * @example No variant of this application is deployed to this environment.
         */
        FlagErrorDetails: string;
        /** @description The reason why the response contains no flags, in the form that OFREP defines. */
        FlagsError: {
            errorCode: components["schemas"]["FlagErrorCode"];
            errorDetails: components["schemas"]["FlagErrorDetails"];
        };
        /** @description The reason why the response contains no flag, in the form that OFREP defines. */
        FlagError: {
            /**
             * @description The `key` in the path of the request.
             * @example unknown-application
             */
            key: string;
            errorCode: components["schemas"]["FlagErrorCode"];
            errorDetails: components["schemas"]["FlagErrorDetails"];
        };
        /** @description An interval, with its level and the name of its method. Later versions may return other methods. */
        NamedInterval: {
            /**
             * @description The lower end of the interval.
             * @example 0.42
             */
            low: number;
            /**
             * @description The upper end of the interval.
             * @example 0.71
             */
            high: number;
            /**
             * @description The confidence level, for example 0.95.
             * @example 0.95
             */
            level: number;
            /**
             * @description The method of the interval. `wilson`: Wilson's interval of a rate. `bootstrap_bca`: the BCa bootstrap over scenarios. `beta_binomial_mixture`: the always-valid interval of a rate. `wald`: the estimate plus and minus 1.96 standard errors.
             * @example bootstrap_bca
             */
            method: string;
        };
        /** @description A figure and its interval. */
        Estimate: {
            /**
             * @description The figure.
             * @example 0.71
             */
            value: number;
            interval: components["schemas"]["NamedInterval"] | null;
        };
        /** @description One revision of a variant, and its place in the ranking. */
        LeaderboardVariant: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name that the variant had when its newest evaluation was created.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The revision that people judged. Each revision of a variant has its own place.
             * @example 3
             */
            revision: number;
            /**
             * @description The number of scenarios of this variant that have a vote.
             * @example 120
             */
            scenario_count: number;
            /** @description The ability of the variant: a number on a logarithmic scale. The mean ability of the variants in a group of the leaderboard is 0. A difference of 0.69 between two variants means that the better one wins with odds of two to one. `null` if the variant cannot be compared with others. */
            ability: components["schemas"]["Estimate"] | null;
            /**
             * @description The standard error of the ability. `null` if the variant cannot be compared with others.
             * @example 0.14
             */
            standard_error: number | null;
            /** @description The expected share of wins against an average variant of the same group of the leaderboard, from 0 to 1. Ties do not count. `null` if the variant cannot be compared with others. */
            win_probability: components["schemas"]["Estimate"] | null;
        };
        /** @description A group of variants that can be compared with each other, because a chain of votes leads from each variant to every other one. Variants of different groups cannot be compared. */
        LeaderboardGroup: {
            /**
             * @description A number that shows which groups are connected by votes. Two groups with the same number are connected, directly or through other groups. They are still separate groups, because no chains of votes connect them in both directions. In a chain, a vote leads from the winner to the loser, and a tie leads in both directions. Two groups with different numbers are not connected.
             * @example 0
             */
            chain_number: number;
            /**
             * @description Why `ability` is `null` for the variants of this group. `no_chain_of_votes`: the group has only one variant. `too_few_votes`: almost all votes are ties. If the variants have an ability, this member is `null`. Later versions may return other reasons.
             * @example no_chain_of_votes
             */
            cannot_be_compared: string | null;
            /** @description The variants, ordered by their ability, the highest first. */
            variants: components["schemas"]["LeaderboardVariant"][];
        };
        /** @description The ranking of an application's variants, computed from all its A/B evaluations together. The statistical model is the Bradley-Terry model with Davidson's extension for ties. Each scenario counts once. */
        Leaderboard: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The number of A/B evaluations that the leaderboard counts. It counts no evaluation without votes.
             * @example 4
             */
            evaluations_counted: number;
            /**
             * @description The number of scenarios with a vote in the evaluations that the leaderboard counts.
             * @example 312
             */
            scenarios_counted: number;
            /**
             * @description The number of variants that the leaderboard leaves out. The leaderboard contains at most 200 variants: those with the most scenarios.
             * @example 0
             */
            variants_left_out: number;
            /**
             * @description Whether the leaderboard counts all A/B evaluations. The server reads the newest evaluations first, and at most 1,000 evaluations. It stops before an evaluation that would raise the total above 1,000,000 scenarios or judgements.
             * @example true
             */
            is_complete: boolean;
            /** @description The groups of variants, the largest group first. */
            groups: components["schemas"]["LeaderboardGroup"][];
        };
        /**
         * @description The status is `EVALUATION_INITIALIZED` until the first judgement, then `EVALUATION_STARTED`. It is `EVALUATION_FINISHED` if every scenario has all its judgements. The service computes the status from the judgements, so the status may change back when a judge clears a judgement or an editor adds a scenario.
         * @example EVALUATION_STARTED
         * @enum {string}
         */
        EvaluationStatus: "EVALUATION_INITIALIZED" | "EVALUATION_STARTED" | "EVALUATION_FINISHED";
        /** @description A variant of the evaluation, in the state that it had when the evaluation was created. */
        EvaluationVariant: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name that the variant had when the evaluation was created.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The revision that people judge.
             * @example 3
             */
            revision: number;
        };
        /** @description A human evaluation and its progress. */
        HumanEvaluation: {
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The name of the evaluation.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            app_id: components["schemas"]["Id"];
            /**
             * @description The name that the application had when the evaluation was created.
             * @example support-assistant
             */
            app_name: string;
            status: components["schemas"]["EvaluationStatus"];
            /**
             * @description Whether the evaluation is closed. If so, the server rejects judgements, other updates of scenarios, new scenarios and reservations.
             * @example false
             */
            is_closed: boolean;
            /** @description The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. */
            variants: components["schemas"]["EvaluationVariant"][];
            /**
             * @description The number of scenarios.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description The number of scenarios that have at least `judgements_per_scenario` judgements.
             * @example 45
             */
            judged_count: number;
            /**
             * @description The number of all judgements, by all judges.
             * @example 212
             */
            judgement_count: number;
            /**
             * @description The number of judges that each scenario should have.
             * @example 3
             */
            judgements_per_scenario: number;
            /**
             * @description Instructions that tell the judges what to do, as plain text.
             * @example Choose the answer that helps the customer more.
             */
            instructions: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The user who created the evaluation.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            created_by_id: string | null;
        };
        /** @description One page of a list. */
        HumanEvaluationPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["HumanEvaluation"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A scenario to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        ScenarioCreate: {
            /** @description The inputs of the scenario, which each variant received. */
            inputs: components["schemas"]["NewScenarioInput"][];
            /** @description The outputs of the variants, at most one for each variant. */
            outputs?: components["schemas"]["NewScenarioOutput"][];
            /**
             * @description The expected output.
             * @example Ask the neighbours
             * @example then offer a replacement.
             */
            correct_answer?: string | null;
        };
        /** @description A new evaluation: variants of one application, and scenarios to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        HumanEvaluationCreate: {
            /**
             * @description The name of the evaluation.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            /** @description The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. The evaluation uses their latest revisions. */
            variant_ids: string[];
            /** @description The scenarios, in the order of their positions. You can add more scenarios later. */
            scenarios: components["schemas"]["ScenarioCreate"][];
            /**
             * @description The number of judges that each scenario should have. With the default 1, all callers share one judgement for each scenario. With a higher number, each caller has its own judgement.
             * @example 3
             */
            judgements_per_scenario?: number;
            /**
             * @description Instructions that tell the judges what to do, as plain text.
             * @example Choose the answer that helps the customer more.
             */
            instructions?: string | null;
        };
        /** @description The members to change. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        HumanEvaluationUpdate: {
            /**
             * @description The name of the evaluation.
             * @example Concise or warm?
             */
            evaluation_name?: string;
            /**
             * @description `true` closes the evaluation, `false` reopens it.
             * @example true
             */
            is_closed?: boolean;
            /**
             * @description Instructions that tell the judges what to do, as plain text. `null` removes the instructions.
             * @example Choose the answer that helps the customer more.
             */
            instructions?: string | null;
        };
        /** @description One page of a list. */
        EvaluationScenarioPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["EvaluationScenario"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description More scenarios for an evaluation. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        EvaluationScenariosCreate: {
            /** @description The scenarios, in the order of their positions. */
            scenarios: components["schemas"]["ScenarioCreate"][];
        };
        /** @description One entry in the log of judgements: the changes that one update made to a scenario. */
        Judgement: {
            evaluation_scenario_id: components["schemas"]["Id"];
            /**
             * @description The revision of the scenario after the update. Updates by any caller raise this number.
             * @example 4
             */
            revision: number;
            /**
             * @description The members that the update contained, exactly as the caller sent them.
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
             * @description The id of the user whose update of the scenario contained the judgement.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            key_id: components["schemas"]["Id"];
            /**
             * @description The current name of the judge who sent the update. `null` if the judge has no name.
             * @example Maria
             */
            judge_name: string | null;
            /**
             * @description The variant whose output the judge should have seen first, as `reserveNextScenario` told the caller. `null` if the caller did not get the scenario from `reserveNextScenario`. Always `null` for `single_model_test`.
             * @example 0198d2a4-6f03-7a5d-9b24-d6ea1c83f702
             */
            first_shown: string | null;
        };
        /** @description One page of a list. */
        JudgementPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Judgement"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MjA
             */
            next_cursor: string | null;
        };
        /** @description A fixed-sample interval, with its level and method. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation. */
        Interval: {
            /**
             * @description The lower end of the interval.
             * @example 0.42
             */
            low: number;
            /**
             * @description The upper end of the interval.
             * @example 0.71
             */
            high: number;
            /**
             * @description The confidence level, for example 0.95. If you repeated the evaluation many times, this share of the intervals would contain the true value.
             * @example 0.95
             */
            level: number;
            /**
             * @description `wilson`: Wilson's interval of a rate. `student_t`: Student's interval of a mean.
             * @example wilson
             * @enum {string}
             */
            method: "wilson" | "student_t";
        };
        /** @description The wins of one variant. */
        VariantWins: {
            variant_id: components["schemas"]["Id"];
            /**
             * @description The name that the variant had when the evaluation was created.
             * @example concise.gpt-small
             */
            variant_name: string;
            /**
             * @description The number of votes of all judges for this variant.
             * @example 31
             */
            wins: number;
            /**
             * @description The variant's share of the votes that name a variant. `null` if there are no such votes. With several judges, the share is computed for each scenario, and `win_rate` is the mean of these shares.
             * @example 0.62
             */
            win_rate: number | null;
            /** @description Wilson's interval of `win_rate`. It is a fixed-sample interval. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. Each scenario counts as one vote. So with several judges, the interval may be too wide, but never too narrow. */
            interval: components["schemas"]["Interval"] | null;
            /** @description The fixed-sample interval of `win_rate`. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. With one judge for each scenario, it is the same as `interval`. With several judges, it takes into account that judges of the same scenario may vote differently. */
            fixed_sample_interval: components["schemas"]["NamedInterval"] | null;
            /** @description The always-valid interval of `win_rate`. You may read it after every vote. In at least 95 % of evaluations, the interval contains the true win rate every time that you read it. With several judges, only scenarios with all their judgements count. `null` if no scenario counts. */
            always_valid_interval: components["schemas"]["NamedInterval"] | null;
        };
        /** @description Whether the votes show which variant is better. This figure is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. If you read the results more often, use `enough_outcomes`. With several judges, each scenario counts as one vote. */
        EnoughVotes: {
            /**
             * @description Whether the Wilson interval of the win rate excludes 0.5. If so, chance alone does not explain the difference between the win rates. If you read this value after every vote, it becomes `true` in 38 % of evaluations in which both variants are equally good.
             * @example true
             */
            is_enough: boolean;
            /**
             * @description The variant with the higher win rate. `null` if both win rates are equal.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            leader_id: string | null;
            /**
             * @description The rule for `is_enough`. With `wilson_excludes_half`, `is_enough` is `true` if the Wilson interval of the win rate excludes 0.5. The interval is computed from the votes that name a variant. If you read the results repeatedly and stop at the first `true`, the result is wrong more often than the confidence level says.
             * @example wilson_excludes_half
             * @enum {string}
             */
            method: "wilson_excludes_half";
            /**
             * @description The confidence level of the Wilson interval, for example 0.95.
             * @example 0.95
             */
            level: number;
            /**
             * @description The number of votes that name a variant. With several judges, this is the number of scenarios that have at least one such vote.
             * @example 50
             */
            votes_counted: number;
            /**
             * @description The number that `votes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. `null` if both win rates are equal.
             * @example 68
             */
            votes_needed: number | null;
        };
        /** @description Whether the outcomes show which variant is better. You may read the results after every vote, and stop the evaluation as soon as `is_enough` is `true`. Each scenario has one outcome. The outcome counts as soon as the scenario has all its judgements. */
        EnoughOutcomes: {
            /**
             * @description Whether the always-valid interval of the win rate excludes 0.5. If both variants are equally good, this value becomes `true` in at most 5 % of evaluations, however often you read it.
             * @example true
             */
            is_enough: boolean;
            /**
             * @description The variant with the higher win rate. `null` if both win rates are equal.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            leader_id: string | null;
            /**
             * @description The rule for `is_enough`. With `always_valid_excludes_half`, `is_enough` is `true` if `always_valid_interval` excludes 0.5. Later versions may return other methods.
             * @example always_valid_excludes_half
             */
            method: string;
            /**
             * @description The confidence level of `always_valid_interval`, for example 0.95.
             * @example 0.95
             */
            level: number;
            /**
             * @description The number of outcomes that count. An outcome counts if its scenario has all its judgements, and if at least one of its votes names a variant.
             * @example 50
             */
            outcomes_counted: number;
            /**
             * @description An estimate of how many more outcomes are needed if the win rate stays the same. 0 if there are enough outcomes. `null` if both win rates are equal, or if the remaining scenarios of the evaluation are not enough.
             * @example 36
             */
            outcomes_still_needed: number | null;
            /**
             * @description The number that `outcomes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. If this evaluation has too few scenarios, you can create a new evaluation for the same variants. The new evaluation needs this number of scenarios with a vote that names a variant. `null` if both win rates are equal, or if more than 1,000,000,000 outcomes are needed.
             * @example 86
             */
            outcomes_needed?: number | null;
        };
        /** @description The share of votes for the output that was shown first. A vote counts if it names a variant, and if the judge got the scenario from `reserveNextScenario`. If the interval of this share excludes 0.5, the position influences the votes. */
        PositionShare: {
            /**
             * @description The share of votes for the output that was shown first.
             * @example 0.52
             */
            first_share: number;
            /**
             * @description The number of votes that the share is computed from.
             * @example 150
             */
            votes_counted: number;
            interval: components["schemas"]["NamedInterval"];
        };
        /** @description The results of an A/B evaluation. Scenarios that are not judged are excluded. */
        VoteResults: {
            /** @description The results of each variant, in the order of the evaluation's variants. */
            variants: components["schemas"]["VariantWins"][];
            /**
             * @description The number of votes of all judges for "both good".
             * @example 9
             */
            both_good: number;
            /**
             * @description The number of votes of all judges for "both bad".
             * @example 4
             */
            both_bad: number;
            enough_votes: components["schemas"]["EnoughVotes"];
            enough_outcomes: components["schemas"]["EnoughOutcomes"];
            position: components["schemas"]["PositionShare"] | null;
        };
        /** @description One bin of the histogram: the scores from `from` up to `to`. */
        HistogramBin: {
            /**
             * @description The lower bound of the bin. The bin includes this value.
             * @example 3
             */
            from: number;
            /**
             * @description The upper bound of the bin. Only the last bin includes this value.
             * @example 4
             */
            to: number;
            /**
             * @description The number of scores in the bin.
             * @example 12
             */
            count: number;
        };
        /** @description A category, and the number of scores with this category. */
        CategoryCount: {
            /**
             * @description The category, exactly as the caller sent it.
             * @example acceptable
             */
            category: string;
            /**
             * @description The number of scores with this category.
             * @example 7
             */
            count: number;
        };
        /** @description The results of a single-model evaluation. The statistics use only scores that are numbers. `categories` counts the other scores. With several judges, each scenario counts as one score: the mean of its scores that are numbers. */
        ScoreResults: {
            /**
             * @description The number of scores that are numbers. Text that parses as a decimal number counts as a number. With several judges, this is the number of scenarios that have at least one such score.
             * @example 42
             */
            count: number;
            /**
             * @description The mean of the scores that are numbers. `null` if no score is a number.
             * @example 3.8
             */
            mean: number | null;
            /**
             * @description The median of the scores that are numbers: the middle number, or the mean of the two middle numbers. `null` if no score is a number.
             * @example 4
             */
            median: number | null;
            /**
             * @description The sample standard deviation of the scores that are numbers, with the divisor n - 1. `null` if fewer than two scores are numbers.
             * @example 0.9
             */
            standard_deviation: number | null;
            /**
             * @description The lowest score that is a number. `null` if no score is a number.
             * @example 1
             */
            min: number | null;
            /**
             * @description The highest score that is a number. `null` if no score is a number.
             * @example 5
             */
            max: number | null;
            /** @description Student's interval of the mean. It is a fixed-sample interval. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation. */
            interval: components["schemas"]["Interval"] | null;
            /** @description The histogram of the scores that are numbers. If all numbers are whole and at most 20 bins are needed, each whole number has its own bin. Otherwise, there are ten bins of equal width, or one bin if all numbers are equal. */
            histogram: components["schemas"]["HistogramBin"][];
            /** @description The categories of all judges, the most frequent first. A category is a score that is not a number. The list contains at most 1,000 categories. The server counts only the first 20,000 different categories, in the order of the scenarios. */
            categories: components["schemas"]["CategoryCount"][];
        };
        /** @description How far judges of the same scenarios agree. Only scenarios with at least two judgements count. The server computes the intervals of `raw` and `alpha` by resampling scenarios. */
        Agreement: {
            /**
             * @description How the server compares two judgements. `nominal`: two judgements are either equal or different. The server uses this metric for votes, and for scores if none of them is a number. `interval`: the distance between two numbers counts. The server uses this metric for all other scores, and ignores scores that are categories. Later versions may return other metrics.
             * @example nominal
             */
            metric: string;
            /**
             * @description The number of scenarios with at least two judgements.
             * @example 63
             */
            scenarios_counted: number;
            /**
             * @description The number of judgements of the scenarios with at least two judgements.
             * @example 187
             */
            judgements_counted: number;
            /** @description The share of pairs with equal judgements, from 0 to 1. A pair consists of two judgements of the same scenario. `null` if there are no pairs. */
            raw: components["schemas"]["Estimate"] | null;
            /** @description Krippendorff's alpha. It is 1 if judges agree perfectly, 0 if they agree only as often as by chance, and below 0 if they disagree systematically. `null` if no scenario has two judgements, or if all judgements are equal. */
            alpha: components["schemas"]["Estimate"] | null;
        };
        /** @description The judgements of one judge, compared with the judgements of the other judges. */
        JudgeResults: {
            /**
             * @description The id of the judge, as in the response of `listJudges`.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string;
            /**
             * @description The number of scenarios that the judge has judged.
             * @example 48
             */
            judgement_count: number;
            /**
             * @description Whether the judge is outlying. This is `true` if three conditions hold. First, at least 20 scenarios were compared. Second, the judge agrees less with the other judges than they agree with each other, and chance does not explain the difference. Third, `alpha` is below half of `others_alpha`.
             * @example false
             */
            is_outlying: boolean;
            /**
             * @description The number of scenarios that this judge and at least two others judged.
             * @example 48
             */
            scenarios_compared: number;
            /**
             * @description The agreement of the judge with the other judges on the compared scenarios, as Krippendorff's alpha. `null` if no scenarios were compared, or if all judgements are equal.
             * @example 0.61
             */
            alpha: number | null;
            /**
             * @description The agreement of the other judges with each other on the compared scenarios. `null` if `alpha` is `null`.
             * @example 0.68
             */
            others_alpha: number | null;
            position: components["schemas"]["PositionShare"] | null;
        };
        /** @description The current results. The member `votes` is for `human_a_b_testing`, and the member `scores` for `single_model_test`. The member of the other evaluation type is `null`. */
        HumanEvaluationResults: {
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The name of the evaluation.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            status: components["schemas"]["EvaluationStatus"];
            /**
             * @description The number of scenarios.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description The number of scenarios that have at least `judgements_per_scenario` judgements.
             * @example 45
             */
            judged_count: number;
            /**
             * @description The number of scenarios with fewer judgements than `judgements_per_scenario`.
             * @example 75
             */
            not_judged_count: number;
            /**
             * @description The number of judgements that the results count, by all judges together.
             * @example 45
             */
            judgement_count: number;
            /**
             * @description The number of judges that each scenario should have.
             * @example 1
             */
            judgements_per_scenario: number;
            votes: components["schemas"]["VoteResults"] | null;
            scores: components["schemas"]["ScoreResults"] | null;
            /** @description The agreement of the judges. `null` if `judgements_per_scenario` is 1. Also `null` if no score is a number and the scores have more than 50 different categories. */
            agreement: components["schemas"]["Agreement"] | null;
            /** @description The figures of at most 1,000 judges. Outlying judges come first, then all other judges. Within each of these two groups, the judge with the lowest `alpha` comes first. If `judgements_per_scenario` is 1, the figures include only judgements that were made after the first invitation or the first use of `reserveNextScenario`. If the role of the caller is below `editor`, this member is `null`. */
            judges: components["schemas"]["JudgeResults"][] | null;
        };
        /** @description A human evaluation, as a judge sees it. */
        Judging: {
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The name of the evaluation.
             * @example Concise or warm?
             */
            evaluation_name: string;
            evaluation_type: components["schemas"]["EvaluationType"];
            /**
             * @description Instructions that tell the judges what to do, as plain text.
             * @example Choose the answer that helps the customer more.
             */
            instructions: string | null;
            /**
             * @description Whether the evaluation is closed. A closed evaluation rejects judgements.
             * @example false
             */
            is_closed: boolean;
            /**
             * @description The number of judges that each scenario should have.
             * @example 3
             */
            judgements_per_scenario: number;
            /**
             * @description The number of scenarios.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description The number of scenarios that the caller has judged.
             * @example 12
             */
            judged_count: number;
            /**
             * @description The caller's id as a judge. The order in which the judge sees the outputs depends on this id. If the caller uses the key of a shared invitation, this member is `null`, because nobody can judge with that key.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string | null;
            /**
             * @description The name of the judge. `null` if the judge has no name.
             * @example Maria
             */
            judge_name: string | null;
            /**
             * @description Whether an editor chose the name of the judge. If so, the judge cannot change the name.
             * @example false
             */
            is_judge_name_fixed: boolean;
            /**
             * @description Whether the caller's key belongs to a shared invitation. If so, join with `createJudge` and use the new key.
             * @example false
             */
            is_shared: boolean;
            /**
             * Format: date-time
             * @description When the caller's key expires. `null` if it never expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
        };
        /** @description The name of the judge. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        JudgingUpdate: {
            /**
             * @description The name of the judge.
             * @example Maria
             */
            judge_name: string;
        };
        /** @description The scenario that the judge is looking at, and the scenarios to skip. All members are optional. */
        NextScenarioRequest: {
            /**
             * @description The scenario that the judge is looking at now. The operation renews the reservation of this scenario and returns a different scenario. Send this member to get the next scenario in advance.
             * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
             */
            current?: string;
            /** @description The ids of the scenarios that the judge skips now. The server ends the judge's reservations of these scenarios. The judge gets a skipped scenario again only after all scenarios that the judge did not skip. The server remembers skipped scenarios, so send each id only once. If an id belongs to no scenario of the evaluation, it has no effect. */
            skip?: string[];
        };
        /** @description The next scenario for a judge. */
        NextScenario: {
            /**
             * @description The result of the request. `scenario`: the member `scenario` contains the next scenario. `none_left`: no scenario is left for this judge, except the scenario that the request named as `current`. `judged_by_others`: other judges have reserved the remaining scenarios. Repeat the request at `retry_at`.
             * @example scenario
             * @enum {string}
             */
            status: "scenario" | "none_left" | "judged_by_others";
            scenario: components["schemas"]["EvaluationScenario"] | null;
            /**
             * @description The variant whose output you should show first, on the left or on top. The value is the same whenever this judge sees this scenario. `null` if `scenario` is `null`. Always `null` for `single_model_test`. To compute the value yourself, sort the two variant ids of the evaluation as text, and compute the SHA-256 hash of `<evaluation_scenario_id>/<judge_id>` (UTF-8). If the first byte of the hash is even, the value is the first id. Otherwise, it is the second id.
             * @example 0198d2a4-6f03-7a5d-9b24-d6ea1c83f702
             */
            first_shown: string | null;
            /**
             * Format: date-time
             * @description When the reservation of `scenario` expires. `null` if `scenario` is `null`.
             * @example 2026-03-11T10:27:31.518Z
             */
            reserved_until: string | null;
            /**
             * Format: date-time
             * @description If `status` is `judged_by_others`, the time at which you should repeat the request, because a reservation of another judge then expires. Otherwise `null`.
             * @example 2026-03-11T10:24:07.003Z
             */
            retry_at: string | null;
            /**
             * @description The number of scenarios that the caller has judged.
             * @example 12
             */
            judged_count: number;
            /**
             * @description The maximum number of scenarios that are left for the caller. It is the lower one of two numbers: the number of scenarios that the caller has not judged, and the number of scenarios that do not have all their judgements. 0 if `status` is `none_left`.
             * @example 38
             */
            remaining_count: number;
        };
        /** @description A judge of a human evaluation, and the judge's progress. */
        Judge: {
            /**
             * @description The id of the judge. The judgements of this judge have this id in `judged_by_id`.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string;
            /**
             * @description The name of the judge. `null` if the judge has no name.
             * @example Maria
             */
            judge_name: string | null;
            /**
             * @description The number of scenarios that the judge has judged.
             * @example 12
             */
            judged_count: number;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the judge last gave or cleared a vote or a score. `null` if the judge has not judged.
             * @example 2026-03-11T10:22:31.518Z
             */
            last_judged_at: string | null;
        };
        /** @description One page of a list. */
        JudgePage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Judge"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new judge. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        JudgeCreate: {
            /**
             * @description The name of the judge.
             * @example Maria
             */
            judge_name: string;
        };
        /** @description A new judge, and the judge's API key with its secret. */
        JudgeCreated: {
            /**
             * @description The id of the judge. The judgements of this judge have this id in `judged_by_id`.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string;
            /**
             * @description The name of the judge.
             * @example Maria
             */
            judge_name: string;
            key_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the key expires. `null` if it never expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
            /**
             * @description The whole API key. Only this response shows it.
             * @example jbx_3f9c27a1b0d4_5b1d…
             */
            secret: string;
        };
        /** @description An API key that can only read the results of one evaluation. It is shown without its secret. */
        ResultsKey: {
            results_key_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the key.
             * @example Product team
             */
            results_key_name: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
        };
        /** @description One page of a list. */
        ResultsKeyPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["ResultsKey"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new key that shares the results. It must not expire later than the API key that you send with this request. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        ResultsKeyCreate: {
            /**
             * @description The purpose of the key.
             * @example Product team
             */
            results_key_name: string;
            /**
             * Format: date-time
             * @description When the key expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the default is 30 days from now.
             * @example 2036-01-31T00:00:00Z
             */
            expires_at?: string;
        };
        /** @description A new key that shares the results, with its secret. */
        ResultsKeyCreated: {
            results_key_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the key.
             * @example Product team
             */
            results_key_name: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
            /**
             * @description The whole API key. Only this response shows it.
             * @example jbx_3f9c27a1b0d4_5b1d…
             */
            secret: string;
        };
        /** @description An invitation: an API key that is only valid for judging one evaluation. The invitation is shown without the secret of the key. */
        Invitation: {
            invitation_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the invitation's key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the invitation.
             * @example Maria from support
             */
            invitation_name: string;
            /**
             * @description Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.
             * @example false
             */
            is_shared: boolean;
            /**
             * @description The judge who is invited. `null` for a shared invitation.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string | null;
            /**
             * @description The name of the judge. `null` for a shared invitation, or if the judge has no name yet.
             * @example Maria
             */
            judge_name: string | null;
            /**
             * @description Whether an editor chose the name of the judge. If so, the judge cannot change the name.
             * @example true
             */
            is_judge_name_fixed: boolean;
            /**
             * @description The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.
             * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
             */
            created_from_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the invitation was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
        };
        /** @description One page of a list. */
        InvitationPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Invitation"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new invitation. It must not expire later than the API key that you send with this request. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        InvitationCreate: {
            /**
             * @description The purpose of the invitation.
             * @example Maria from support
             */
            invitation_name: string;
            /**
             * @description The name of the judge, which the judge cannot change. If you omit this member, the judge enters a name.
             * @example Maria
             */
            judge_name?: string;
            /**
             * @description The id of a judge of this evaluation who needs a new link. If you omit this member, the invitation is for a new judge.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id?: string;
            /**
             * @description `true` creates a shared invitation, whose link several people can use. If you also send `judge_name` or `judge_id`, the response is 422. The default is `false`.
             * @example true
             */
            is_shared?: boolean;
            /**
             * Format: date-time
             * @description When the invitation expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the default is 30 days from now.
             * @example 2036-01-31T00:00:00Z
             */
            expires_at?: string;
        };
        /** @description A new invitation, with the secret of its key. */
        InvitationCreated: {
            invitation_id: components["schemas"]["Id"];
            evaluation_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the invitation's key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the invitation.
             * @example Maria from support
             */
            invitation_name: string;
            /**
             * @description Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.
             * @example false
             */
            is_shared: boolean;
            /**
             * @description The judge who is invited. `null` for a shared invitation.
             * @example 0198d2a4-5c03-7a2b-8c41-3e5d7f901b62
             */
            judge_id: string | null;
            /**
             * @description The name of the judge. `null` for a shared invitation, or if the judge has no name yet.
             * @example Maria
             */
            judge_name: string | null;
            /**
             * @description Whether an editor chose the name of the judge. If so, the judge cannot change the name.
             * @example true
             */
            is_judge_name_fixed: boolean;
            /**
             * @description The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.
             * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
             */
            created_from_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the invitation was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
            /**
             * @description The whole API key. Only this response shows it.
             * @example jbx_3f9c27a1b0d4_5b1d…
             */
            secret: string;
        };
        /**
         * @description The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.
         * @example evaluator
         * @enum {string}
         */
        Role: "viewer" | "evaluator" | "editor" | "admin";
        /** @description An API key, without its secret. */
        Key: {
            key_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the key.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user that the key acts for.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            /**
             * @description Whether the key was created without a `user_id`, so that the server made a new user id. Such a key can neither ask for a deployment nor decide about a deployment request.
             * @example false
             */
            is_anonymous: boolean;
            /**
             * @description The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.
             * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
             */
            evaluation_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires. `null` if it never expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
        };
        /** @description One page of a list. */
        KeyPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["Key"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description A new API key. Its role must not be higher than the role of the API key that you send with this request. It must not expire later than that key. If a text contains U+0000 or an unpaired surrogate, the response is 422. */
        KeyCreate: {
            /**
             * @description The purpose of the key.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user that the key acts for. The default is a new user.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id?: string;
            /**
             * Format: date-time
             * @description When the new key expires. The time must be in the future. The default is the expiry of the API key that you send with this request. If that key never expires, the new key never expires by default.
             * @example 2036-01-31T00:00:00Z
             */
            expires_at?: string;
        };
        /** @description A new API key, with its secret. */
        KeyCreated: {
            key_id: components["schemas"]["Id"];
            /**
             * @description The public prefix of the key, which identifies the key in lists and logs.
             * @example jbx_3f9c27a1b0d4
             */
            prefix: string;
            /**
             * @description The purpose of the key.
             * @example annotation page
             */
            key_name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user that the key acts for.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            user_id: string;
            /**
             * @description Whether the key was created without a `user_id`, so that the server made a new user id.
             * @example false
             */
            is_anonymous: boolean;
            /**
             * @description The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.
             * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
             */
            evaluation_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.
             * @example 2026-03-02T09:41:07.120Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires. `null` if it never expires.
             * @example 2036-01-31T00:00:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
             * @example 2026-05-01T08:00:00.000Z
             */
            revoked_at: string | null;
            /**
             * @description The whole API key. Only this response shows it.
             * @example jbx_3f9c27a1b0d4_5b1d…
             */
            secret: string;
        };
        /** @description One action: who did what, and when. */
        AdminLogEntry: {
            entry_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The API key that was used. `null` if somebody used the command-line tool.
             * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
             */
            actor_key_id: string | null;
            /**
             * @description The user of the API key. `null` if somebody used the command-line tool.
             * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
             */
            actor_user_id: string | null;
            /**
             * @description The kind of the action. Later versions may add kinds.
             * @example deployment.create
             */
            action: string;
            /**
             * @description The id of the object that the action concerns.
             * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
             */
            object_id: string;
            /**
             * @description The name that the object had at the time of the action. `null` if the object has no name.
             * @example production: concise.gpt-small, revision 3
             */
            object_name: string | null;
        };
        /** @description One page of a list. */
        AdminLogPage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["AdminLogEntry"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
        /** @description How many variants, revisions, evaluations, scenarios and judgements an application has. */
        AppUsage: {
            app_id: components["schemas"]["Id"];
            /**
             * @description The name of the application, unique in the project.
             * @example support-assistant
             */
            app_name: string;
            /**
             * @description The number of variants.
             * @example 4
             */
            variant_count: number;
            /**
             * @description The number of revisions of the variants that `variant_count` counts.
             * @example 11
             */
            revision_count: number;
            /**
             * @description The number of human evaluations.
             * @example 3
             */
            evaluation_count: number;
            /**
             * @description The number of scenarios of the evaluations that `evaluation_count` counts.
             * @example 120
             */
            scenario_count: number;
            /**
             * @description The number of votes and scores in the evaluations that `evaluation_count` counts.
             * @example 347
             */
            judgement_count: number;
            /**
             * @description Whether the numbers include all variants and evaluations. `false` if 1,000 variants or 1,000 evaluations were counted, because there may be more.
             * @example true
             */
            is_complete: boolean;
        };
        /** @description One page of a list. */
        UsagePage: {
            /** @description The items of this page. The description of the operation states their order. */
            items: components["schemas"]["AppUsage"][];
            /**
             * @description To get the next page, send this value as `cursor`. `null` on the last page.
             * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
             */
            next_cursor: string | null;
        };
    };
    responses: {
        /** @description The path does not have this method. */
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
        /** @description `Accept` excludes the content type of the response. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request violates the contract. Nothing was stored. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorBody"];
            };
        };
        /** @description The service has an internal error. Nothing was stored. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is temporarily unavailable. */
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
        /** @description The object has not changed. It still has the `ETag` that you sent in `If-None-Match`. */
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
        /** @description The API key is missing, unknown, expired or revoked. */
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
        /** @description The API key does not allow this operation. Either the role of the key is too low, or the key is an invitation or a key that shares results. Deployments to a protected environment have further conditions. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key or its project sends too many requests. */
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
        /** @description No variant was found (`variant_not_found`, with `x-should-retry: false`), or the service has an internal error (`internal_error`). */
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
        /** @description The object does not exist in the project of the API key. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The evaluation is closed, so the server stored nothing. Reopen the evaluation first. */
        EvaluationClosed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was stored, for one of three reasons. The object no longer has the `ETag` that you sent in `If-Match`. The deployment request is no longer open. Somebody deployed to the environment after the deployment request was created. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body exceeds 1 MiB. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json` in UTF-8, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The name is already in use. */
        NameInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An environment serves this variant. First deploy another variant to that environment. */
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
         * @description `ready` checks that the service accepts requests and that its database accepts writes. `live` checks only that the process of the service responds.
         * @example ready
         */
        Probe: "ready" | "live";
        /**
         * @description The id of the application. If it is not a well-formed id, the response is 400.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        AppIdQuery: string;
        /**
         * @description The exact name of the environment: `development`, `staging` or `production`. With any other name, the server finds no variant.
         * @example production
         */
        EnvironmentQuery: string;
        /**
         * @description The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
         * @example "hP3cV0yT8m2qLr5uXw1zKA"
         */
        IfNoneMatch: string;
        /**
         * @description The id of the human evaluation.
         * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
         */
        EvaluationIdPath: string;
        /**
         * @description The id of the scenario, which must belong to the evaluation.
         * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
         */
        EvaluationScenarioIdPath: string;
        /**
         * @description The type of the evaluation. If the evaluation has a different type, the response is 422.
         * @example human_a_b_testing
         */
        EvaluationTypePath: components["schemas"]["EvaluationType"];
        /**
         * @description The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description If you send `return=minimal`, the response is 204 without a body (RFC 7240). The server ignores other preferences.
         * @example return=minimal
         */
        Prefer: string;
        /**
         * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
         * @example 20
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
         * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
         */
        Cursor: string;
        /**
         * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
         * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
         */
        IdempotencyKey: string;
        /**
         * @description The id of the application.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        AppIdPath: string;
        /**
         * @description The id of the variant.
         * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
         */
        VariantIdPath: string;
        /**
         * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
         * @example MjA
         */
        CursorByNumber: string;
        /**
         * @description The number of the revision of the variant.
         * @example 2
         */
        RevisionPath: number;
        /**
         * @description The number of the revision to compare from. The response lists its values as `before`.
         * @example 1
         */
        FromRevision: number;
        /**
         * @description The number of the revision to compare with. The response lists its values as `after`.
         * @example 3
         */
        ToRevision: number;
        /**
         * @description The exact name of the environment: `development`, `staging` or `production`.
         * @example production
         */
        EnvironmentPath: string;
        /**
         * @description `true` returns only open deployment requests. `false` returns only decided and expired deployment requests.
         * @example true
         */
        IsOpen: boolean;
        /**
         * @description The id of the deployment request.
         * @example 0198d2a4-7c40-7b12-8d05-4e9a6b3c2f18
         */
        DeploymentRequestIdPath: string;
        /**
         * @description The id of the application to watch. By default, you watch all applications of the project.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        WatchedAppQuery: string;
        /**
         * @description The id or the name of the application. Prefer the id: it never changes, and some OpenFeature providers do not escape special characters in a name.
         * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        FlagKeyPath: string;
        /**
         * @description `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
         * @example false
         */
        Judged: boolean;
        /**
         * @description `true` returns only scenarios that somebody marked in order to look at them again (`is_pinned`). `false` returns only scenarios without this mark.
         * @example true
         */
        Pinned: boolean;
        /**
         * @description `true` returns only flagged scenarios: somebody marked them in order to look at them again. `false` returns only scenarios that nobody marked. The server ignores marks by judges whose judgements you may not read (U64).
         * @example true
         */
        HasFlag: boolean;
        /**
         * @description `true` returns only scenarios with a note. `false` returns only scenarios without a note. The server ignores notes of judges whose judgements you may not read (U64).
         * @example true
         */
        HasNote: boolean;
        /**
         * @description The `results_key_id` of the key that shares the results, not the key itself.
         * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
         */
        ResultsKeyIdPath: string;
        /**
         * @description The `invitation_id` of the invitation, not the API key itself.
         * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
         */
        InvitationIdPath: string;
        /**
         * @description The `key_id` of the API key, not the text of the key.
         * @example 0198d2a4-5d00-7c11-8e42-6fb90a3d7c15
         */
        KeyIdPath: string;
        /**
         * @description The response contains only entries of the admin log with this action.
         * @example deployment.create
         */
        Action: string;
        /**
         * @description The response contains only entries of the admin log about the object with this id.
         * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
         */
        ObjectId: string;
        /**
         * @description The response contains only entries of the admin log about actions of this user.
         * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
         */
        ActorUserId: string;
        /**
         * @description The server counts or returns only objects and entries that were created at this time or later.
         * @example 2026-03-01T00:00:00Z
         */
        CreatedFrom: string;
        /**
         * @description The server counts or returns only objects and entries that were created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        CreatedBefore: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of the request. The log of the server contains it too. You can choose the id: send this header with 1 to 128 letters, digits, `.`, `_` or `-`.
         * @example 6f1f2c1e-5b0a-4c64-9a57-0c7d6f3b8e21
         */
        "X-Request-Id": string;
        /**
         * @description The methods of this path.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        /**
         * @description The number of seconds to wait before a retry.
         * @example 1
         */
        "Retry-After": string;
        /**
         * @description The strong entity tag of the object in the response.
         * @example "4"
         */
        ETag: string;
        /**
         * @description The authentication scheme that the server expects.
         * @example ApiKey realm="jurybox"
         */
        "WWW-Authenticate": string;
        /**
         * @description `false` means that you should not retry, because a retry gets the same response.
         * @example false
         */
        "X-Should-Retry": "false";
        /**
         * @description The preference in the request's header `Prefer` that the server applied.
         * @example return=minimal
         */
        "Preference-Applied": "return=minimal";
        /**
         * @description `true` means that this is the stored response to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        "Idempotency-Replayed": "true";
        /**
         * @description The path of the new object, relative to the server's origin.
         * @example /api/apps/0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
         */
        Location: string;
        /**
         * @description Always `no`. This value tells the proxy nginx to forward each event at once.
         * @example no
         */
        "X-Accel-Buffering": "no";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: {
                /**
                 * @description `ready` checks that the service accepts requests and that its database accepts writes. `live` checks only that the process of the service responds.
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
            /** @description The service is ready. With `probe=live`, the process of the service responds. */
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
                 * @description The id of the application. If it is not a well-formed id, the response is 400.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdQuery"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`. With any other name, the server finds no variant.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
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
            403: components["responses"]["Forbidden"];
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
                 * @description The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description If you send `return=minimal`, the response is 204 without a body (RFC 7240). The server ignores other preferences.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The id of the scenario, which must belong to the evaluation.
                 * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
                 */
                evaluation_scenario_id: components["parameters"]["EvaluationScenarioIdPath"];
                /**
                 * @description The type of the evaluation. If the evaluation has a different type, the response is 422.
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
            /** @description The updated scenario. */
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
            /** @description The update is stored. The request asked for a response without a body. */
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
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
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
            403: components["responses"]["Forbidden"];
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
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The id of the application.
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
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
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
                 * @description The id of the application.
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
            /** @description The application with its new name. */
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
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the application.
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
    createVariant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the application.
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the variant.
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
    deleteVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the variant.
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
                 * @description The `ETag` that you got when you last read the object. If the object has changed since then, the server stores nothing and responds with 412.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the variant.
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the variant.
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
    getVariantRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
                /**
                 * @description The number of the revision of the variant.
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
    compareVariantRevisions: {
        parameters: {
            query: {
                /**
                 * @description The number of the revision to compare from. The response lists its values as `before`.
                 * @example 1
                 */
                from: components["parameters"]["FromRevision"];
                /**
                 * @description The number of the revision to compare with. The response lists its values as `after`.
                 * @example 3
                 */
                to: components["parameters"]["ToRevision"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the variant.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                variant_id: components["parameters"]["VariantIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
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
    listEnvironments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All environments, in one page. */
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
    updateEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvironmentUpdate"];
            };
        };
        responses: {
            /** @description The environment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
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
    listDeploymentRequests: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns only open deployment requests. `false` returns only decided and expired deployment requests.
                 * @example true
                 */
                is_open?: components["parameters"]["IsOpen"];
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deployment requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentRequestPage"];
                };
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
    createDeploymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentRequestCreate"];
            };
        };
        responses: {
            /** @description The deployment request. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentRequest"];
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
    getDeploymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the deployment request.
                 * @example 0198d2a4-7c40-7b12-8d05-4e9a6b3c2f18
                 */
                deployment_request_id: components["parameters"]["DeploymentRequestIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentRequest"];
                };
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
    updateDeploymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the deployment request.
                 * @example 0198d2a4-7c40-7b12-8d05-4e9a6b3c2f18
                 */
                deployment_request_id: components["parameters"]["DeploymentRequestIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentRequestUpdate"];
            };
        };
        responses: {
            /** @description The deployment request, with your decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentRequest"];
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
    listDeployments: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
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
    deployVariant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
    watchEnvironment: {
        parameters: {
            query?: {
                /**
                 * @description The id of the application to watch. By default, you watch all applications of the project.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id?: components["parameters"]["WatchedAppQuery"];
                /**
                 * @description A stream token, which a browser's `EventSource` sends instead of the header `Authorization`. The token must be for the same environment and application as the stream.
                 * @example jbx_5f0c1a2b3c4d.tz0k2o.qLr5uXw1zKAhP3cV0yT8m2
                 */
                token?: string;
                /**
                 * @description For a first request without the header `Last-Event-ID`: the `id` of the last event that you received on an earlier stream. If you got the address of the stream from `evaluateFlags`, the address already contains this parameter. If you also send the header, the server uses the header.
                 * @example hP3cV0yT8m2qLr5uXw1zKA
                 */
                since?: string;
                /**
                 * @description The server ends the stream after this number of seconds. Use this parameter if a proxy forwards only complete responses. By default, the stream has no end.
                 * @example 20
                 */
                wait?: number;
            };
            header?: {
                /**
                 * @description The `id` of the last event that you received. If the connection breaks, browsers connect again and send this header.
                 * @example hP3cV0yT8m2qLr5uXw1zKA
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
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
    getStreamToken: {
        parameters: {
            query?: {
                /**
                 * @description The id of the application to watch. By default, you watch all applications of the project.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id?: components["parameters"]["WatchedAppQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path of a stream of notices, with a token in its query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamToken"];
                };
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
    evaluateFlags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagEvaluationRequest"];
            };
        };
        responses: {
            /** @description All flags. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flags"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The body is not valid JSON, its `context` is no object, a parameter is invalid, or the response with all flags would be too long. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagsError"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    evaluateFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The exact name of the environment: `development`, `staging` or `production`.
                 * @example production
                 */
                environment: components["parameters"]["EnvironmentPath"];
                /**
                 * @description The id or the name of the application. Prefer the id: it never changes, and some OpenFeature providers do not escape special characters in a name.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                key: components["parameters"]["FlagKeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagEvaluationRequest"];
            };
        };
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"];
                };
            };
            /** @description The body is not valid JSON, its `context` is no object, or a parameter is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagError"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The project has no such application, or no variant of the application is deployed to the environment. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55
                 */
                app_id: components["parameters"]["AppIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboard. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
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
    listHumanEvaluations: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the application.
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
    createHumanEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the application.
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The id of the human evaluation.
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
    deleteHumanEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
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
                 * @description The id of the human evaluation.
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
            /** @description The updated evaluation. */
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
                 * @description `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
                /**
                 * @description `true` returns only scenarios that somebody marked in order to look at them again (`is_pinned`). `false` returns only scenarios without this mark.
                 * @example true
                 */
                is_pinned?: components["parameters"]["Pinned"];
                /**
                 * @description `true` returns only flagged scenarios: somebody marked them in order to look at them again. `false` returns only scenarios that nobody marked. The server ignores marks by judges whose judgements you may not read (U64).
                 * @example true
                 */
                has_flag?: components["parameters"]["HasFlag"];
                /**
                 * @description `true` returns only scenarios with a note. `false` returns only scenarios without a note. The server ignores notes of judges whose judgements you may not read (U64).
                 * @example true
                 */
                has_note?: components["parameters"]["HasNote"];
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
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
    createEvaluationScenarios: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the human evaluation.
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
            /** @description The evaluation. Its counts include the new scenarios. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The `ETag` of an earlier response. If the object has not changed since then, the server responds with 304 without a body.
                 * @example "hP3cV0yT8m2qLr5uXw1zKA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The id of the scenario, which must belong to the evaluation.
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
    listJudgements: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MjA
                 */
                cursor?: components["parameters"]["CursorByNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The id of the scenario, which must belong to the evaluation.
                 * @example 0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02
                 */
                evaluation_scenario_id: components["parameters"]["EvaluationScenarioIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of judgements. */
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
    getHumanEvaluationResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current results. */
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
    getJudging: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation, as a judge sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judging"];
                };
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
    updateJudging: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgingUpdate"];
            };
        };
        responses: {
            /** @description The evaluation, as a judge sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judging"];
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
    reserveNextScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextScenarioRequest"];
            };
        };
        responses: {
            /** @description The next scenario, or the reason why there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextScenario"];
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
    listJudges: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of judges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgePage"];
                };
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
    createJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCreate"];
            };
        };
        responses: {
            /** @description The new judge and its key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeCreated"];
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
    listResultsKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
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
                    "application/json": components["schemas"]["ResultsKeyPage"];
                };
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
    createResultsKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsKeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultsKeyCreated"];
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
    revokeResultsKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The `results_key_id` of the key that shares the results, not the key itself.
                 * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
                 */
                results_key_id: components["parameters"]["ResultsKeyIdPath"];
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
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
                 * @example MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
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
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description The new invitation. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCreated"];
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
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
                 * @example 0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60
                 */
                evaluation_id: components["parameters"]["EvaluationIdPath"];
                /**
                 * @description The `invitation_id` of the invitation, not the API key itself.
                 * @example 0198d2a4-5d01-7d22-9f53-7ac01b4e8d26
                 */
                invitation_id: components["parameters"]["InvitationIdPath"];
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
    exportJudgementsSpreadsheet: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
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
    exportJudgementsCsv: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
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
    exportJudgementsJsonLines: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns only judged scenarios. `false` returns only scenarios that are not judged.
                 * @example false
                 */
                judged?: components["parameters"]["Judged"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the human evaluation.
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
    getCurrentKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
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
            header?: {
                /**
                 * @description A text of your choice, for example a random UUID. Choose a new text for each new request. If the response gets lost, repeat the same request with the same text and the same API key. The server then does not handle the request again. It returns the stored first response, with the header `Idempotency-Replayed`. The server keeps the response of a successful request for 24 hours. If you repeat a request while the first one is in flight, the second request waits for the first. If you send the same text with another path or body, the response is 422. If you send the same text with another API key, the server handles the request as a new one, even if this key replaced the first key.
                 * @example 7f9c24e8-3b12-4fb8-8f4e-1f2f3c8a6d51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                 * @description The `key_id` of the API key, not the text of the key.
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
    listAdminLog: {
        parameters: {
            query?: {
                /**
                 * @description The response contains only entries of the admin log with this action.
                 * @example deployment.create
                 */
                action?: components["parameters"]["Action"];
                /**
                 * @description The response contains only entries of the admin log about the object with this id.
                 * @example 0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1
                 */
                object_id?: components["parameters"]["ObjectId"];
                /**
                 * @description The response contains only entries of the admin log about actions of this user.
                 * @example 0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f
                 */
                actor_user_id?: components["parameters"]["ActorUserId"];
                /**
                 * @description The server counts or returns only objects and entries that were created at this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_from?: components["parameters"]["CreatedFrom"];
                /**
                 * @description The server counts or returns only objects and entries that were created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
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
            /** @description A page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLogPage"];
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
    listUsage: {
        parameters: {
            query?: {
                /**
                 * @description The server counts or returns only objects and entries that were created at this time or later.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_from?: components["parameters"]["CreatedFrom"];
                /**
                 * @description The server counts or returns only objects and entries that were created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description The maximum number of items on a page. A page can have fewer items, because its text is limited to about 1 MiB. On the last page, `next_cursor` is `null`.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. To get the first page, omit this parameter.
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
            /** @description A page of applications with their usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsagePage"];
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
}
