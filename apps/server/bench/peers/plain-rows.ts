/**
 * The SQL statements and the response bodies of the servers written without Jurybox. The statements use the tables of
 * Jurybox, so that all measured servers can have the same data.
 */
import { hash } from 'node:crypto';

/** An SQL statement. `name` is the name of the prepared statement in PostgreSQL. */
export interface Statement {
  name: string;
  text: string;
}

export interface Caller {
  id: string;
  project_id: string;
  user_id: string;
  role: string;
  expires_at: string | null;
  revoked_at: string | null;
  evaluation_id: string | null;
}

export const callerByKey: Statement = {
  name: 'caller',
  text: `SELECT id, project_id, user_id, role, expires_at, revoked_at, evaluation_id FROM keys WHERE hash = $1`,
};

export function keyHash(authorization: string | undefined): string {
  return hash('sha256', (authorization ?? '').replace(/^(?:ApiKey|Bearer) +/i, '').trim());
}

/**
 * Returns whether an API key is valid for the small servers that the benchmark compares with Jurybox. These servers
 * reject invitations, because they do not check what an invitation may do.
 */
export function isWorking(caller: Caller | undefined): caller is Caller {
  return (
    caller !== undefined &&
    caller.evaluation_id === null &&
    caller.revoked_at === null &&
    (caller.expires_at === null || Date.parse(caller.expires_at) > Date.now())
  );
}

export function mayUpdate({ role }: Caller): boolean {
  return role !== 'viewer';
}

export const deployedVariant: Statement = {
  name: 'deployed',
  text: `SELECT a.id AS app_id, a.name AS app_name, v.id AS variant_id, v.project_id, v.base_id, v.config_name, v.uri,
      v.created_at, b.name AS base_name, r.parameters, r.revision, r.created_at AS updated_at, r.modified_by_id,
      p.organization_id, p.workspace_id
    FROM environments n
    JOIN deployments d ON d.app_id = n.app_id AND d.environment = n.name AND d.number = n.deployment_number
    JOIN apps a ON a.id = n.app_id
    JOIN variants v ON v.id = d.variant_id
    JOIN bases b ON b.id = v.base_id
    JOIN variant_revisions r ON r.variant_id = v.id AND r.revision = d.revision
    JOIN projects p ON p.id = a.project_id
    WHERE n.app_id = $1 AND n.name = $2 AND n.project_id = $3 AND a.deleted_at IS NULL AND v.deleted_at IS NULL`,
};

export interface DeployedRow {
  base_name: string;
  config_name: string;
  parameters: string;
}

export function deployedBody(row: DeployedRow): object {
  return {
    ...row,
    variant_name: `${row.base_name}.${row.config_name}`,
    parameters: JSON.parse(row.parameters) as unknown,
  };
}

/** The path parameters of an update. */
export interface Address {
  evaluation_id: string;
  evaluation_scenario_id: string;
  evaluation_type: string;
}

export interface Update {
  vote?: string;
  score?: string | number;
  correct_answer?: string;
  is_pinned?: boolean;
  note?: string;
  inputs?: object[];
  outputs?: object[];
}

const text = { type: 'string', maxLength: 65_536 };
const objects = { type: 'array', items: { type: 'object' } };
export const updateSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    vote: text,
    score: { type: ['string', 'number'] },
    correct_answer: text,
    is_pinned: { type: 'boolean' },
    note: text,
    inputs: objects,
    outputs: objects,
  },
};

/** The members of an update that the database stores as JSON text. */
const inJson = new Set<keyof Update>(['score', 'inputs', 'outputs']);

/**
 * Returns the statement that changes a scenario, and the values of the statement's parameters. The statement changes no
 * row of a closed evaluation.
 */
export function changeScenario(
  { project_id: project, user_id: user }: Caller,
  address: Address,
  update: Update,
  now: string,
): Statement & { values: (string | number)[] } {
  const values: (string | number)[] = [
    address.evaluation_scenario_id,
    address.evaluation_id,
    address.evaluation_type,
    project,
    now,
    user,
  ];
  const members = Object.keys(update) as (keyof Update)[];
  const changes = members.map((member) => `${member} = $${values.push(columnValue(member, update[member]))}`);
  if (update.vote !== undefined || update.score !== undefined) changes.push('judged_at = $5', 'judged_by_id = $6');
  return {
    name: `change ${members.join()}`,
    text: `UPDATE scenarios SET revision = revision + 1, updated_at = $5, modified_by_id = $6, ${changes.join(', ')}
      WHERE id = $1 AND evaluation_id = $2 AND EXISTS (
        SELECT 1 FROM evaluations e WHERE e.id = $2 AND e.project_id = $4 AND e.evaluation_type = $3
          AND e.closed_at IS NULL AND e.deleted_at IS NULL)
      RETURNING *`,
    values,
  };
}

function columnValue(member: keyof Update, value: Update[keyof Update]): string | number {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && !inJson.has(member) ? value : JSON.stringify(value);
}

export const insertJudgement: Statement = {
  name: 'judgement',
  text: `INSERT INTO judgements (scenario_id, revision, changes, created_at, user_id, key_id)
    VALUES ($1, $2, $3, $4, $5, $6)`,
};

export interface ScenarioRow {
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
  revision: number;
  created_at: string;
  updated_at: string;
  modified_by_id: string | null;
  judged_at: string | null;
  judged_by_id: string | null;
}

export function judgementValues(row: ScenarioRow, { user_id: user, id: key }: Caller, update: Update) {
  return [row.id, row.revision, JSON.stringify(update), row.updated_at, user, key];
}

export function scenarioBody(row: ScenarioRow, { evaluation_type: type }: Address): object {
  return {
    evaluation_scenario_id: row.id,
    evaluation_id: row.evaluation_id,
    evaluation_type: type,
    position: row.position,
    inputs: JSON.parse(row.inputs) as unknown,
    outputs: JSON.parse(row.outputs) as unknown,
    vote: row.vote,
    score: row.score === null ? null : (JSON.parse(row.score) as unknown),
    correct_answer: row.correct_answer,
    is_pinned: row.is_pinned === 1,
    note: row.note,
    revision: row.revision,
    created_at: row.created_at,
    updated_at: row.updated_at,
    modified_by_id: row.modified_by_id,
    judged_at: row.judged_at,
    judged_by_id: row.judged_by_id,
  };
}
