/**
 * The life cycle in the memory of the fake service: applications, variants, environments, evaluations, scenarios and
 * API keys. A new object has the members of the contract's example. The members of the request replace them.
 */
import { examples } from '../../generated/examples.gen.ts';
import type {
  App,
  ApplicationVariant,
  Deployment,
  EvaluationScenario,
  HumanEvaluation,
  Key,
  KeyCreated,
  Parameters,
  EvaluationType,
  HumanEvaluationCreate,
  ScenarioCreate,
  VariantCreate,
  Variant,
  VariantRevision,
} from '../../generated/types.gen.ts';
import { problem, type FakeResponse } from './fake-responses.ts';

export interface FakeRequest {
  /** The values of the path parameters, by name. */
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed body. */
  body: unknown;
}

interface LifeCycleParts {
  deployed: Map<string, ApplicationVariant>;
  evaluations: Map<string, FakeEvaluation>;
  now: () => string;
}

export interface FakeEvaluation {
  evaluation_type: EvaluationType;
  variant_ids: string[];
  scenarios: EvaluationScenario[];
  /** Members of the evaluation that replace the members of the contract's example. */
  evaluation?: Partial<HumanEvaluation>;
}

/** Responds to an operation of the life cycle. */
export type Route = (request: FakeRequest) => FakeResponse;

const exampleOf = (operation: string): unknown => structuredClone(examples[operation]?.body);
const environmentNames = ['development', 'staging', 'production'];
const notFound = problem(404, 'not_found');
const gone = (isKnown: boolean): FakeResponse => (isKnown ? new Response(null, { status: 204 }) : notFound);
const found = (value: object | undefined, headers = {}): FakeResponse =>
  value === undefined ? notFound : Response.json(value, { headers });
const made = (value: object): FakeResponse => Response.json(value, { status: 201 });

/** Returns one page of a list. The cursor is the index of the first item. */
function page(items: readonly object[], query: URLSearchParams): FakeResponse {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? 20);
  return Response.json({ items: items.slice(start, end), next_cursor: end < items.length ? String(end) : null });
}

/** Returns the routes of the life cycle, by method and path template. */
export function createLifeCycle({ deployed, evaluations, now }: LifeCycleParts): Record<string, Route> {
  const apps = new Map<string, App>();
  const variants = new Map<string, Variant>();
  const revisions = new Map<string, VariantRevision[]>();
  const deployments = new Map<string, Deployment[]>();
  const keys = new Map<string, Key>();
  let ids = 0;
  const newId = () => `0198d2a4-0000-7000-8000-${(ids += 1).toString(16).padStart(12, '0')}`;
  const times = () => ({ created_at: now(), updated_at: now() });

  const variantsOf = (appId: unknown) => [...variants.values()].filter(({ app_id }) => app_id === appId);
  const deploymentsOf = (appId = '', environment = '') => deployments.get(`${appId} ${environment}`) ?? [];

  function addRevision(variant: Variant, parameters: Parameters): Variant {
    const all = revisions.get(variant.variant_id) ?? [];
    const revision = all.length + 1;
    Object.assign(variant, { parameters, revision, updated_at: now() });
    const example = exampleOf('GET /variants/{variant_id}/revisions/{revision}') as VariantRevision;
    all.unshift({ ...example, variant_id: variant.variant_id, revision, parameters, created_at: now() });
    revisions.set(variant.variant_id, all);
    return variant;
  }

  function deploy(appId: string, environment: string, body: { variant_id: string; revision?: number }): FakeResponse {
    const variant = variants.get(body.variant_id);
    const app = apps.get(appId);
    const number = body.revision ?? variant?.revision;
    const pinned = revisions.get(body.variant_id)?.find(({ revision }) => revision === number);
    if (!app || variant?.app_id !== appId || !pinned || !environmentNames.includes(environment)) return notFound;
    const { variant_id, variant_name, base_id, base_name, config_name, uri } = variant;
    const { revision, parameters, created_at } = pinned;
    deployed.set(`${appId} ${environment}`, {
      ...(exampleOf('GET /apps/get_variant_by_env') as ApplicationVariant),
      app_id: appId,
      app_name: app.app_name,
      variant_id,
      variant_name,
      base_id,
      base_name,
      config_name,
      uri,
      revision,
      parameters,
      created_at,
      updated_at: created_at,
    });
    const all = deploymentsOf(appId, environment);
    const deployment = {
      ...(exampleOf('POST /apps/{app_id}/environments/{environment}/deployments') as Deployment),
      app_id: appId,
      environment,
      variant_id,
      variant_name,
      revision,
      created_at: now(),
      deployment_number: all.length + 1,
    };
    deployments.set(`${appId} ${environment}`, [deployment, ...all]);
    return made(deployment);
  }

  function evaluationOf(id: string): HumanEvaluation | undefined {
    const fake = evaluations.get(id);
    if (fake === undefined) return undefined;
    const isJudged = ({ vote, score }: EvaluationScenario) => (vote ?? '') !== '' || (score ?? '') !== '';
    const judged = fake.scenarios.filter(isJudged).length;
    const count = fake.scenarios.length;
    return {
      ...(exampleOf('POST /apps/{app_id}/human-evaluations') as HumanEvaluation),
      judgements_per_scenario: 1,
      instructions: null,
      evaluation_type: fake.evaluation_type,
      variants: fake.variant_ids.map((variant_id) => {
        const { variant_name = variant_id, revision = 1 } = variants.get(variant_id) ?? {};
        return { variant_id, variant_name, revision };
      }),
      ...fake.evaluation,
      evaluation_id: id,
      scenario_count: count,
      judged_count: judged,
      judgement_count: judged,
      status: judged === 0 ? 'EVALUATION_INITIALIZED' : judged < count ? 'EVALUATION_STARTED' : 'EVALUATION_FINISHED',
    };
  }

  function addScenarios(id: string, rows: ScenarioCreate[]): void {
    const { scenarios, evaluation_type } = evaluations.get(id) as FakeEvaluation;
    const blank = { vote: null, score: null, note: null, judged_at: null, judged_by_id: null, is_pinned: false };
    for (const { inputs, outputs = [], correct_answer = null } of rows)
      scenarios.push({
        ...(exampleOf(
          'GET /human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}',
        ) as EvaluationScenario),
        ...blank,
        ...times(),
        inputs,
        outputs,
        correct_answer,
        revision: 1,
        position: scenarios.length,
        evaluation_scenario_id: newId(),
        evaluation_id: id,
        evaluation_type,
      });
  }

  return {
    'GET /apps': ({ query }) => page([...apps.values()], query),
    'POST /apps': ({ body }) => {
      const { app_name } = body as App;
      if ([...apps.values()].some((app) => app.app_name === app_name)) return problem(409, 'name_in_use');
      const app = { ...(exampleOf('POST /apps') as App), ...times(), app_id: newId(), app_name };
      apps.set(app.app_id, app);
      return made(app);
    },
    'GET /apps/{app_id}': ({ path }) => found(apps.get(path['app_id'] ?? '')),
    'PATCH /apps/{app_id}': ({ path, body }) => {
      const app = apps.get(path['app_id'] ?? '');
      return found(app && Object.assign(app, body, { updated_at: now() }));
    },
    'DELETE /apps/{app_id}': ({ path }) => {
      for (const name of environmentNames) deployed.delete(`${path['app_id']} ${name}`);
      return gone(apps.delete(path['app_id'] ?? ''));
    },

    'GET /apps/{app_id}/variants': ({ path, query }) =>
      apps.has(path['app_id'] ?? '') ? page(variantsOf(path['app_id']), query) : notFound,
    'POST /apps/{app_id}/variants': ({ path, body }) => {
      const { base_name, config_name, parameters, uri = null } = body as VariantCreate;
      if (!apps.has(path['app_id'] ?? '')) return notFound;
      const variant_name = `${base_name}.${config_name}`;
      if (variantsOf(path['app_id']).some((variant) => variant.variant_name === variant_name))
        return problem(409, 'name_in_use');
      const variant: Variant = {
        ...(exampleOf('POST /apps/{app_id}/variants') as Variant),
        ...times(),
        variant_id: newId(),
        app_id: path['app_id'] ?? '',
        base_name,
        config_name,
        variant_name,
        uri,
      };
      variants.set(variant.variant_id, variant);
      return made(addRevision(variant, parameters));
    },
    'GET /variants/{variant_id}': ({ path }) => {
      const variant = variants.get(path['variant_id'] ?? '');
      return found(variant, { ETag: `"${variant?.revision}"` });
    },
    'DELETE /variants/{variant_id}': ({ path }) => gone(variants.delete(path['variant_id'] ?? '')),
    'PUT /variants/{variant_id}/parameters': ({ path, body }) => {
      const variant = variants.get(path['variant_id'] ?? '');
      return found(variant && addRevision(variant, (body as Variant).parameters));
    },
    'GET /variants/{variant_id}/revisions': ({ path, query }) =>
      variants.has(path['variant_id'] ?? '') ? page(revisions.get(path['variant_id'] ?? '') ?? [], query) : notFound,
    'GET /variants/{variant_id}/revisions/{revision}': ({ path }) =>
      found(revisions.get(path['variant_id'] ?? '')?.find(({ revision }) => String(revision) === path['revision'])),

    'GET /apps/{app_id}/environments': ({ path, query }) => {
      const environmentOf = (environment: string) => {
        const [deployment = null] = deploymentsOf(path['app_id'], environment);
        return { environment, deployment };
      };
      return apps.has(path['app_id'] ?? '') ? page(environmentNames.map(environmentOf), query) : notFound;
    },
    'GET /apps/{app_id}/environments/{environment}/deployments': ({ path, query }) =>
      apps.has(path['app_id'] ?? '') ? page(deploymentsOf(path['app_id'], path['environment']), query) : notFound,
    'POST /apps/{app_id}/environments/{environment}/deployments': ({ path, body }) =>
      deploy(path['app_id'] ?? '', path['environment'] ?? '', body as { variant_id: string }),

    'GET /apps/{app_id}/human-evaluations': ({ path, query }) => {
      const all = [...evaluations.keys()].map((id) => evaluationOf(id) as HumanEvaluation);
      return page(all.filter(({ app_id }) => app_id === path['app_id']).toReversed(), query);
    },
    'POST /apps/{app_id}/human-evaluations': ({ path, body }) => {
      const { evaluation_type, variant_ids, scenarios, ...members } = body as HumanEvaluationCreate;
      const app = apps.get(path['app_id'] ?? '');
      if (app === undefined) return notFound;
      const id = newId();
      const evaluation = { ...members, ...times(), app_id: app.app_id, app_name: app.app_name };
      evaluations.set(id, { evaluation_type, variant_ids, scenarios: [], evaluation });
      addScenarios(id, scenarios);
      return made(evaluationOf(id) as HumanEvaluation);
    },
    'GET /human-evaluations/{evaluation_id}': ({ path }) => found(evaluationOf(path['evaluation_id'] ?? '')),
    'PATCH /human-evaluations/{evaluation_id}': ({ path, body }) => {
      const fake = evaluations.get(path['evaluation_id'] ?? '');
      if (fake !== undefined) fake.evaluation = { ...fake.evaluation, ...(body as object), updated_at: now() };
      return found(evaluationOf(path['evaluation_id'] ?? ''));
    },
    'DELETE /human-evaluations/{evaluation_id}': ({ path }) => gone(evaluations.delete(path['evaluation_id'] ?? '')),
    'GET /human-evaluations/{evaluation_id}/evaluation-scenarios': ({ path, query }) => {
      const fake = evaluations.get(path['evaluation_id'] ?? '');
      return fake === undefined ? notFound : page(fake.scenarios, query);
    },
    'POST /human-evaluations/{evaluation_id}/evaluation-scenarios': ({ path, body }) => {
      if (!evaluations.has(path['evaluation_id'] ?? '')) return notFound;
      addScenarios(path['evaluation_id'] ?? '', (body as { scenarios: ScenarioCreate[] }).scenarios);
      return made(evaluationOf(path['evaluation_id'] ?? '') as HumanEvaluation);
    },
    'GET /human-evaluations/{evaluation_id}/evaluation-scenarios/{evaluation_scenario_id}': ({ path }) => {
      const rows = evaluations.get(path['evaluation_id'] ?? '')?.scenarios;
      const row = rows?.find(({ evaluation_scenario_id: id }) => id === path['evaluation_scenario_id']);
      return found(row, { ETag: `"${row?.revision}"` });
    },
    'GET /human-evaluations/{evaluation_id}/export/json-lines': ({ path }) => {
      const rows = evaluations.get(path['evaluation_id'] ?? '')?.scenarios;
      if (rows === undefined) return notFound;
      const nameOf = (vote: string | null) => variants.get(vote ?? '')?.variant_name ?? null;
      const lines = rows.map((row) => `${JSON.stringify({ ...row, vote_variant_name: nameOf(row.vote) })}\n`);
      return new Response(lines.join(''), { headers: { 'Content-Type': 'application/jsonl; charset=utf-8' } });
    },

    'GET /keys': ({ query }) => page([...keys.values()], query),
    'POST /keys': ({ body }) => {
      const { secret, ...example } = exampleOf('POST /keys') as KeyCreated;
      const key = { ...example, expires_at: null, ...(body as object), key_id: newId(), created_at: now() };
      keys.set(key.key_id, key);
      return made({ ...key, secret });
    },
    'DELETE /keys/{key_id}': ({ path }) => {
      const key = keys.get(path['key_id'] ?? '');
      if (key !== undefined) key.revoked_at = now();
      return gone(key !== undefined);
    },
  };
}
