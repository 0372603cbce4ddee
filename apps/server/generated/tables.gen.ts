// @generated from the migrations — do not edit. Run: vitest run src/store/tables.test.ts -u

/** The rows of each table. The statements that create a table and its columns describe them. */
export interface Tables {
  admin_log: {
    id: string;
    created_at: string;
    project_id: string | null;
    actor_key_id: string | null;
    actor_user_id: string | null;
    action: string;
    object_id: string;
    object_name: string | null;
  };
  apps: {
    id: string;
    project_id: string;
    name: string;
    created_at: string;
    updated_at: string;
    modified_by_id: string;
    deleted_at: string | null;
  };
  bases: {
    id: string;
    app_id: string;
    name: string;
  };
  deployments: {
    app_id: string;
    environment: string;
    number: number;
    variant_id: string;
    variant_name: string;
    revision: number;
    created_at: string;
    created_by_id: string;
  };
  environments: {
    app_id: string;
    name: string;
    project_id: string;
    position: number;
    deployment_number: number;
    answer: string | null;
    etag: string | null;
  };
  erasures: {
    user_id: string;
    pseudonym: string;
  };
  evaluation_counts: {
    evaluation_id: string;
    part: number;
    judged_count: number;
    judgement_count: number;
  };
  evaluations: {
    id: string;
    project_id: string;
    app_id: string;
    app_name: string;
    name: string;
    evaluation_type: string;
    variants: string;
    created_at: string;
    updated_at: string;
    created_by_id: string;
    closed_at: string | null;
    scenario_count: number;
    judged_count: number;
    deleted_at: string | null;
    judgements_per_scenario: number;
    judgement_count: number;
    instructions: string | null;
    judging_revision: number;
  };
  idempotent_requests: {
    id: string;
    project_id: string;
    target_id: string;
    request_hash: string;
    reply: string | null;
    expires_at: string;
  };
  judgements: {
    scenario_id: string;
    revision: number;
    changes: string;
    created_at: string;
    user_id: string;
    key_id: string;
  };
  judges: {
    evaluation_id: string;
    judge_id: string;
    name: string | null;
    is_name_fixed: number;
    judged_count: number;
    created_at: string;
    last_judged_at: string | null;
  };
  keys: {
    id: string;
    project_id: string;
    prefix: string;
    hash: string;
    name: string;
    role: string;
    user_id: string;
    created_at: string;
    expires_at: string | null;
    revoked_at: string | null;
    last_used_at: string | null;
    evaluation_id: string | null;
    is_shared: number;
    created_from_id: string | null;
    replacement_id: string | null;
  };
  probe: {
    id: number;
    at: string;
  };
  projects: {
    id: string;
    name: string;
    workspace_id: string;
    organization_id: string;
    created_at: string;
    deleted_at: string | null;
    importing_until: string | null;
  };
  scenario_judges: {
    scenario_id: string;
    judge_id: string;
    evaluation_id: string;
    position: number;
    reserved_at: string | null;
    reserved_until: string | null;
    skipped_at: string | null;
    first_shown: string | null;
    vote: string | null;
    score: string | null;
    is_pinned: number;
    note: string | null;
    judged: number;
    update_count: number;
    updated_at: string | null;
    judged_at: string | null;
  };
  scenarios: {
    id: string;
    evaluation_id: string;
    position: number;
    inputs: string;
    outputs: string;
    vote: string | null;
    score: string | null;
    correct_answer: string | null;
    is_pinned: number;
    note: string | null;
    judged: number;
    revision: number;
    created_at: string;
    updated_at: string;
    modified_by_id: string | null;
    judged_at: string | null;
    judged_by_id: string | null;
    was_judged: number;
    judgement_count: number;
    content_revision: number;
    content_updated_at: string | null;
    content_modified_by_id: string | null;
  };
  variant_revisions: {
    variant_id: string;
    revision: number;
    parameters: string;
    created_at: string;
    modified_by_id: string;
  };
  variants: {
    id: string;
    project_id: string;
    app_id: string;
    base_id: string;
    config_name: string;
    uri: string | null;
    revision: number;
    created_at: string;
    deleted_at: string | null;
  };
}
