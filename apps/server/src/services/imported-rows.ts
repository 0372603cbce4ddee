/** Checks the rows of a project file with the validators of requests and responses. */
import { operations, type EvaluationScenarioUpdate, type EvaluationType, type OperationId } from '@jurybox/types';
import type { ReplyValidators, RequestValidators, Validator } from '@jurybox/validators';
import { parseJson } from '../http/strict-json.ts';
import type { DeploymentRequestRow, DeploymentRow } from '../store/deployments.ts';
import type { EvaluationRow } from '../store/evaluations.ts';
import type { KeyRow } from '../store/keys.ts';
import type { Parent } from '../store/project-file/stored-rows.ts';
import type { FileRow } from '../store/project-file/read.ts';
import type { JudgementRow, ScenarioRow } from '../store/scenarios.ts';
import type { RevisionRow } from '../store/variants.ts';
import { environmentNames } from './apps.ts';
import { limitOf } from './contract-limits.ts';
import { requestLifetimeMs, requestOf } from './deployment-requests.ts';
import { deploymentOf } from './deployments.ts';
import { checkScenarioUpdate, checkVariantCount, variantIdsOf } from './evaluation-rules.ts';
import { evaluationOf } from './evaluations.ts';
import { keyOf } from './keys.ts';
import { judgementOf } from './scenarios.ts';
import { sharedScenarioOf } from './scenario-views.ts';
import { revisionOf } from './variants.ts';

type Row = FileRow['row'];

const jsonColumns: Record<string, readonly string[]> = {
  variant_revisions: ['parameters'],
  evaluations: ['variants'],
  scenarios: ['inputs', 'outputs', 'score'],
  judgements: ['changes'],
  scenario_judges: ['score'],
};

/** How to check a row as a request body: `members` maps members to columns, and `others` fills missing members. */
interface Body {
  operation: OperationId;
  members: Record<string, string>;
  others?: object;
}
/** Maps each member to the column of the same name. */
const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const judgement = same('vote', 'score', 'note');
const bodies: Record<string, Body> = {
  apps: { operation: 'createApp', members: { app_name: 'name' } },
  bases: { operation: 'createVariant', members: { base_name: 'name' }, others: { config_name: 'c', parameters: {} } },
  variants: {
    operation: 'createVariant',
    members: same('config_name', 'uri'),
    others: { base_name: 'b', parameters: {} },
  },
  variant_revisions: { operation: 'updateVariantParameters', members: same('parameters') },
  evaluations: {
    operation: 'createHumanEvaluation',
    members: { evaluation_name: 'name', ...same('evaluation_type', 'judgements_per_scenario', 'instructions') },
    others: { variant_ids: ['v'], scenarios: [] },
  },
  scenarios: {
    operation: 'updateEvaluationScenario',
    members: same('vote', 'score', 'note', 'correct_answer', 'outputs', 'inputs'),
  },
  judges: { operation: 'updateJudging', members: { judge_name: 'name' }, others: { judge_name: 'n' } },
  scenario_judges: { operation: 'updateEvaluationScenario', members: judgement },
  keys: { operation: 'createKey', members: { key_name: 'name', role: 'role', user_id: 'user_id' } },
};

const pageOf = (item: object) => ({ items: [item], next_cursor: null });
const ofPairs = { evaluation_type: 'human_a_b_testing' };
const noNames = { judge_name: null, first_shown: null };
const noCounts = { judged_count: 0, judgement_count: 0 };
const responses: Record<string, (row: never) => [OperationId, object]> = {
  variant_revisions: (row: RevisionRow) => ['getVariantRevision', revisionOf(row)],
  deployments: (row: DeploymentRow) => ['deployVariant', deploymentOf(row)],
  deployment_requests: (row: DeploymentRequestRow) => ['getDeploymentRequest', requestOf(row, '')],
  // `finishImport` counts the judgements again, so the counts in the file have no effect.
  evaluations: (row: EvaluationRow) => ['getHumanEvaluation', evaluationOf({ ...row, ...noCounts })],
  scenarios: (row: ScenarioRow) => ['getEvaluationScenario', sharedScenarioOf(row, ofPairs)],
  judgements: (row: JudgementRow) => ['listJudgements', pageOf(judgementOf({ ...row, ...noNames }))],
  keys: (row: KeyRow) => ['listKeys', pageOf(keyOf(row))],
};

const ownRules: Record<string, (row: Row) => string | undefined> = {
  environments: ({ name, position }) =>
    environmentNames.findIndex((known) => known === name) === position
      ? undefined
      : 'name and position should be those of one of the three environments',
  deployments: checkEnvironment,
  deployment_requests: (row) => {
    const { decision, decided_at: at, decided_by_id: by, deployment_number: number } = row;
    if ([at, by].some((value) => (value === null) !== (decision === null)))
      return 'decision, decided_at and decided_by_id should all be null, or none of them';
    if ((number !== null) !== (decision === 'approved')) return 'only an approved request has a deployment_number';
    const lifetimeMs = Date.parse(String(row['expires_at'])) - Date.parse(String(row['created_at']));
    return lifetimeMs === requestLifetimeMs ? checkEnvironment(row) : 'expires_at should be 7 days after created_at';
  },
  evaluations: (row) => {
    const { evaluation_type: type } = row;
    const ids = variantIdsOf(row as unknown as EvaluationRow);
    const [wrongCount] = checkVariantCount(type as EvaluationType, ids);
    if (wrongCount !== undefined) return `variants: ${wrongCount.msg}`;
    return new Set(ids).size < ids.length ? 'variants should name each variant once' : undefined;
  },
  scenarios: ({ revision, content_revision: content }) =>
    Number(content) >= 1 && Number(content) <= Number(revision)
      ? undefined
      : 'content_revision should be from 1 to the revision',
  keys: (row) => {
    if (!/^jbx_\w{1,60}$/.test(String(row['prefix']))) return 'prefix is not the prefix of a key';
    if (!/^[0-9a-f]{64}$/.test(String(row['hash']))) return 'hash is not a SHA-256 hash';
    const isLimited = row['evaluation_id'] !== null;
    const isInvitation = isLimited && row['role'] === 'evaluator';
    if (isLimited && ((!isInvitation && row['role'] !== 'viewer') || row['expires_at'] === null))
      return 'a key for one evaluation should have the role evaluator or viewer, and an expiry';
    if (!isInvitation && (row['is_shared'] === 1 || row['created_from_id'] !== null))
      return 'is_shared and created_from_id are for invitations only';
    return row['is_shared'] === 1 && row['created_from_id'] !== null
      ? 'a shared invitation should have no created_from_id'
      : undefined;
  },
};

function checkEnvironment({ environment }: Row): string | undefined {
  const isKnown = environmentNames.some((known) => known === environment);
  return isKnown ? undefined : 'environment should be one of the three environments';
}

/** Returns a function that returns the fault of a row. Loads the validators here, so that other commands start fast. */
export async function loadRowCheck(): Promise<(part: FileRow) => string | undefined> {
  const [{ requests }, { replies }] = await Promise.all([
    import('@jurybox/validators/requests'),
    import('@jurybox/validators/replies'),
  ]);
  return ({ table: { name }, row }) => {
    const values: Record<string, unknown> = { ...row };
    for (const column of jsonColumns[name] ?? []) {
      const text = row[column] ?? null;
      const parsed = text === null ? { value: null } : parseStored(String(text));
      if (parsed === undefined) return `${column} is not JSON as this service stores it`;
      values[column] = parsed.value;
    }
    return (
      checkBody(bodies[name], values, requests) ??
      (name === 'judgements'
        ? faultOf(requests.updateEvaluationScenario.body, values['changes'], {}, 'changes')
        : undefined) ??
      checkResponse(responses[name]?.(row as never), replies) ??
      ownRules[name]?.(row)
    );
  };
}

/** Parses the JSON in a column. Returns undefined if the server would reject this text or store a different text. */
function parseStored(text: string): { value: unknown } | undefined {
  // The limits on depth and on the number of values apply to a whole body, so the value is put into an object.
  const parsed = parseJson(Buffer.from(`{"value":${text}}`));
  if (parsed.errors !== undefined) return undefined;
  const { value } = parsed.value as { value: unknown };
  // The value null is stored as NULL, and not as text.
  return value !== null && JSON.stringify(value) === text ? { value } : undefined;
}

function checkBody(body: Body | undefined, values: Row | object, requests: RequestValidators): string | undefined {
  if (body === undefined) return undefined;
  const given = Object.entries(body.members).map(([member, column]) => [member, (values as Row)[column]] as const);
  const candidate = { ...body.others, ...Object.fromEntries(given.filter(([, value]) => value !== null)) };
  return faultOf(requests[body.operation].body, candidate, body.members);
}

function checkResponse(response: [OperationId, object] | undefined, replies: ReplyValidators): string | undefined {
  if (response === undefined) return undefined;
  const [operation, body] = response;
  const success = Object.keys(operations[operation].replies)[0];
  return faultOf((replies[operation] as Record<string, Validator | null>)[String(success)], body);
}

function faultOf(
  validate: Validator | null | undefined,
  value: unknown,
  columns: Record<string, string> = {},
  within = '',
): string | undefined {
  if (validate == null || validate(value)) return undefined;
  const failure = validate.errors?.[0];
  const [member = '', ...rest] = failure?.instancePath.slice(1).split('/') ?? [];
  const path = [within, columns[member] ?? member, ...rest].filter((part) => part !== '');
  return `${path.join('/')} ${limitOf(failure)}`;
}

const isSame = (column: string, row: Row, parent: Parent | undefined, table: string) =>
  parent?.[column] === row[column] ? undefined : `${column} differs from the row of ${table}`;

/** Rules that compare a row with the rows that it refers to. Each returns the fault of the row, or undefined. */
export const rulesWithParents: Record<string, (row: Row, parents: Record<string, Parent>) => string | undefined> = {
  variants: (row, { base_id: base }) => isSame('app_id', row, base, 'bases'),
  scenarios: (row, { evaluation_id: evaluation }) =>
    Number(row['position']) >= Number(evaluation?.['scenario_count'])
      ? 'position is not below the number of scenarios'
      : checkJudgement(row, evaluation),
  judgements: (row, { scenario_id: scenario }) => {
    if (Number(row['revision']) > Number(scenario?.['revision'])) return 'revision is above that of the scenario';
    const changes = JSON.parse(String(row['changes'])) as EvaluationScenarioUpdate;
    return describeErrors(checkUpdate(scenario, changes), 'changes.');
  },
  judges: (row, { evaluation_id: evaluation }) =>
    Number(row['judged_count']) > Number(evaluation?.['scenario_count'])
      ? 'judged_count is above the number of scenarios'
      : undefined,
  scenario_judges: (row, { scenario_id: scenario }) => {
    const shown = row['first_shown'];
    const ids = variantIdsOf(scenario as unknown as EvaluationRow);
    if (typeof shown === 'string' && !ids.includes(shown)) return "first_shown is none of the evaluation's variants";
    return (
      isSame('evaluation_id', row, scenario, 'scenarios') ??
      isSame('position', row, scenario, 'scenarios') ??
      checkJudgement(row, scenario)
    );
  },
};

function checkJudgement(row: Row, evaluation: Parent | undefined): string | undefined {
  const { vote, score, outputs } = row;
  return describeErrors(
    checkUpdate(evaluation, {
      vote: vote as string | null,
      score: typeof score === 'string' ? (JSON.parse(score) as string | number) : null,
      ...(typeof outputs === 'string' ? { outputs: JSON.parse(outputs) as [] } : {}),
    }),
  );
}

function checkUpdate(evaluation: Parent | undefined, update: EvaluationScenarioUpdate) {
  const checked = evaluation as unknown as Pick<EvaluationRow, 'evaluation_type' | 'variants'>;
  return checkScenarioUpdate(checked, checked.evaluation_type as EvaluationType, update);
}

function describeErrors(errors: ReturnType<typeof checkScenarioUpdate>, within = ''): string | undefined {
  const [first] = errors;
  return first && `${within}${first.loc.slice(1).join('.')}: ${first.msg}`;
}

/** Returns the ids in a row whose key or variant may have been deleted before the export. */
export function idsThatMayBeGone({ table: { name }, row }: FileRow): ['keys' | 'variants', string[]] {
  if (name === 'judgements') return ['keys', [String(row['key_id'])]];
  if (name === 'deployments' || name === 'deployment_requests') return ['variants', [String(row['variant_id'])]];
  return ['variants', name === 'evaluations' ? variantIdsOf(row as unknown as EvaluationRow) : []];
}
