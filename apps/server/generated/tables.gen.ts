// @generated from the migrations — do not edit. Run: vitest run src/store/tables.test.ts -u

export interface Table {
  name: string;
  /** All columns except those that the database computes, in the order of their creation. */
  columns: { name: string; type: 'text' | 'integer'; isNullable: boolean }[];
  /** The columns of the primary key. Both engines order text by its bytes, so both return rows in the same order. */
  key: string[];
}

/** All tables. A table comes after the tables that its rows refer to. */
export const tables: readonly Table[] = [
  {"name":"projects","columns":[{"name":"id","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false},{"name":"workspace_id","type":"text","isNullable":false},{"name":"organization_id","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"deleted_at","type":"text","isNullable":true},{"name":"importing_until","type":"text","isNullable":true}],"key":["id"]},
  {"name":"keys","columns":[{"name":"id","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"prefix","type":"text","isNullable":false},{"name":"hash","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false},{"name":"role","type":"text","isNullable":false},{"name":"user_id","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"expires_at","type":"text","isNullable":true},{"name":"revoked_at","type":"text","isNullable":true},{"name":"last_used_at","type":"text","isNullable":true},{"name":"evaluation_id","type":"text","isNullable":true},{"name":"is_shared","type":"integer","isNullable":false},{"name":"created_from_id","type":"text","isNullable":true},{"name":"replacement_id","type":"text","isNullable":true},{"name":"is_anonymous","type":"integer","isNullable":false}],"key":["id"]},
  {"name":"apps","columns":[{"name":"id","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"updated_at","type":"text","isNullable":false},{"name":"modified_by_id","type":"text","isNullable":false},{"name":"deleted_at","type":"text","isNullable":true}],"key":["id"]},
  {"name":"bases","columns":[{"name":"id","type":"text","isNullable":false},{"name":"app_id","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false}],"key":["id"]},
  {"name":"variants","columns":[{"name":"id","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"app_id","type":"text","isNullable":false},{"name":"base_id","type":"text","isNullable":false},{"name":"config_name","type":"text","isNullable":false},{"name":"uri","type":"text","isNullable":true},{"name":"revision","type":"integer","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"deleted_at","type":"text","isNullable":true}],"key":["id"]},
  {"name":"variant_revisions","columns":[{"name":"variant_id","type":"text","isNullable":false},{"name":"revision","type":"integer","isNullable":false},{"name":"parameters","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"modified_by_id","type":"text","isNullable":false}],"key":["variant_id","revision"]},
  {"name":"environments","columns":[{"name":"app_id","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"position","type":"integer","isNullable":false},{"name":"deployment_number","type":"integer","isNullable":false},{"name":"answer","type":"text","isNullable":true},{"name":"etag","type":"text","isNullable":true},{"name":"is_admin_required","type":"integer","isNullable":false},{"name":"is_approval_required","type":"integer","isNullable":false}],"key":["app_id","name"]},
  {"name":"deployments","columns":[{"name":"app_id","type":"text","isNullable":false},{"name":"environment","type":"text","isNullable":false},{"name":"number","type":"integer","isNullable":false},{"name":"variant_id","type":"text","isNullable":false},{"name":"variant_name","type":"text","isNullable":false},{"name":"revision","type":"integer","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"created_by_id","type":"text","isNullable":false},{"name":"note","type":"text","isNullable":true},{"name":"approved_by_id","type":"text","isNullable":true}],"key":["app_id","environment","number"]},
  {"name":"evaluations","columns":[{"name":"id","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"app_id","type":"text","isNullable":false},{"name":"app_name","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":false},{"name":"evaluation_type","type":"text","isNullable":false},{"name":"variants","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"updated_at","type":"text","isNullable":false},{"name":"created_by_id","type":"text","isNullable":false},{"name":"closed_at","type":"text","isNullable":true},{"name":"scenario_count","type":"integer","isNullable":false},{"name":"judged_count","type":"integer","isNullable":false},{"name":"deleted_at","type":"text","isNullable":true},{"name":"judgements_per_scenario","type":"integer","isNullable":false},{"name":"judgement_count","type":"integer","isNullable":false},{"name":"instructions","type":"text","isNullable":true},{"name":"judging_revision","type":"integer","isNullable":false}],"key":["id"]},
  {"name":"scenarios","columns":[{"name":"id","type":"text","isNullable":false},{"name":"evaluation_id","type":"text","isNullable":false},{"name":"position","type":"integer","isNullable":false},{"name":"inputs","type":"text","isNullable":false},{"name":"outputs","type":"text","isNullable":false},{"name":"vote","type":"text","isNullable":true},{"name":"score","type":"text","isNullable":true},{"name":"correct_answer","type":"text","isNullable":true},{"name":"is_pinned","type":"integer","isNullable":false},{"name":"note","type":"text","isNullable":true},{"name":"revision","type":"integer","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"updated_at","type":"text","isNullable":false},{"name":"modified_by_id","type":"text","isNullable":true},{"name":"judged_at","type":"text","isNullable":true},{"name":"judged_by_id","type":"text","isNullable":true},{"name":"was_judged","type":"integer","isNullable":false},{"name":"judgement_count","type":"integer","isNullable":false},{"name":"content_revision","type":"integer","isNullable":false},{"name":"content_updated_at","type":"text","isNullable":true},{"name":"content_modified_by_id","type":"text","isNullable":true}],"key":["id"]},
  {"name":"judgements","columns":[{"name":"scenario_id","type":"text","isNullable":false},{"name":"revision","type":"integer","isNullable":false},{"name":"changes","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"user_id","type":"text","isNullable":false},{"name":"key_id","type":"text","isNullable":false}],"key":["scenario_id","revision"]},
  {"name":"judges","columns":[{"name":"evaluation_id","type":"text","isNullable":false},{"name":"judge_id","type":"text","isNullable":false},{"name":"name","type":"text","isNullable":true},{"name":"is_name_fixed","type":"integer","isNullable":false},{"name":"judged_count","type":"integer","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"last_judged_at","type":"text","isNullable":true}],"key":["evaluation_id","judge_id"]},
  {"name":"scenario_judges","columns":[{"name":"scenario_id","type":"text","isNullable":false},{"name":"judge_id","type":"text","isNullable":false},{"name":"evaluation_id","type":"text","isNullable":false},{"name":"position","type":"integer","isNullable":false},{"name":"reserved_at","type":"text","isNullable":true},{"name":"reserved_until","type":"text","isNullable":true},{"name":"skipped_at","type":"text","isNullable":true},{"name":"first_shown","type":"text","isNullable":true},{"name":"vote","type":"text","isNullable":true},{"name":"score","type":"text","isNullable":true},{"name":"is_pinned","type":"integer","isNullable":false},{"name":"note","type":"text","isNullable":true},{"name":"update_count","type":"integer","isNullable":false},{"name":"updated_at","type":"text","isNullable":true},{"name":"judged_at","type":"text","isNullable":true}],"key":["scenario_id","judge_id"]},
  {"name":"admin_log","columns":[{"name":"id","type":"text","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":true},{"name":"actor_key_id","type":"text","isNullable":true},{"name":"actor_user_id","type":"text","isNullable":true},{"name":"action","type":"text","isNullable":false},{"name":"object_id","type":"text","isNullable":false},{"name":"object_name","type":"text","isNullable":true}],"key":["id"]},
  {"name":"erasures","columns":[{"name":"user_id","type":"text","isNullable":false},{"name":"pseudonym","type":"text","isNullable":false}],"key":["user_id"]},
  {"name":"idempotent_requests","columns":[{"name":"id","type":"text","isNullable":false},{"name":"project_id","type":"text","isNullable":false},{"name":"target_id","type":"text","isNullable":false},{"name":"request_hash","type":"text","isNullable":false},{"name":"reply","type":"text","isNullable":true},{"name":"expires_at","type":"text","isNullable":false}],"key":["id"]},
  {"name":"evaluation_counts","columns":[{"name":"evaluation_id","type":"text","isNullable":false},{"name":"part","type":"integer","isNullable":false},{"name":"judged_count","type":"integer","isNullable":false},{"name":"judgement_count","type":"integer","isNullable":false}],"key":["evaluation_id","part"]},
  {"name":"deployment_requests","columns":[{"name":"id","type":"text","isNullable":false},{"name":"app_id","type":"text","isNullable":false},{"name":"environment","type":"text","isNullable":false},{"name":"variant_id","type":"text","isNullable":false},{"name":"variant_name","type":"text","isNullable":false},{"name":"revision","type":"integer","isNullable":false},{"name":"note","type":"text","isNullable":true},{"name":"served_number","type":"integer","isNullable":false},{"name":"created_at","type":"text","isNullable":false},{"name":"created_by_id","type":"text","isNullable":false},{"name":"expires_at","type":"text","isNullable":false},{"name":"decision","type":"text","isNullable":true},{"name":"decision_note","type":"text","isNullable":true},{"name":"decided_at","type":"text","isNullable":true},{"name":"decided_by_id","type":"text","isNullable":true},{"name":"deployment_number","type":"integer","isNullable":true}],"key":["id"]},
];

/** The rows of each table. The comments in the migrations describe the tables and their columns. */
export interface Tables {
  projects: {
    id: string;
    name: string;
    workspace_id: string;
    organization_id: string;
    created_at: string;
    deleted_at: string | null;
    importing_until: string | null;
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
    is_anonymous: number;
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
  variant_revisions: {
    variant_id: string;
    revision: number;
    parameters: string;
    created_at: string;
    modified_by_id: string;
  };
  environments: {
    app_id: string;
    name: string;
    project_id: string;
    position: number;
    deployment_number: number;
    answer: string | null;
    etag: string | null;
    is_admin_required: number;
    is_approval_required: number;
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
    note: string | null;
    approved_by_id: string | null;
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
  erasures: {
    user_id: string;
    pseudonym: string;
  };
  idempotent_requests: {
    id: string;
    project_id: string;
    target_id: string;
    request_hash: string;
    reply: string | null;
    expires_at: string;
  };
  evaluation_counts: {
    evaluation_id: string;
    part: number;
    judged_count: number;
    judgement_count: number;
  };
  deployment_requests: {
    id: string;
    app_id: string;
    environment: string;
    variant_id: string;
    variant_name: string;
    revision: number;
    note: string | null;
    served_number: number;
    created_at: string;
    created_by_id: string;
    expires_at: string;
    decision: string | null;
    decision_note: string | null;
    decided_at: string | null;
    decided_by_id: string | null;
    deployment_number: number | null;
  };
}
