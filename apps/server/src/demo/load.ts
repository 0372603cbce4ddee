import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version, type EvaluationScenarioUpdate, type ScenarioCreate } from '@jurybox/types';
import type { Config } from '../config.ts';
import type { NewEvaluation } from '../services/evaluations.ts';
import { createServices, type Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';
import { DuplicateRow, StorageUnavailable, type Database } from '../store/database.ts';
import data from './data.json' with { type: 'json' };

const projectName = 'demo';
/** The name of the API key that the server prints. The key is created last, so a project that has it is complete. */
const keyName = 'demo';
const loadingKeyName = 'demo, while it is loaded';
/** The maximum number of attempts to load the demo data. A retry is safe, because each step skips existing data. */
const maxAttempts = 3;

/** Creates the demo project, or its missing data after a failed start. Returns the text to print. */
export async function loadDemo(database: Database, { database: location }: Config, listening: string): Promise<string> {
  const services = createServices(database);
  const folder = location.engine === 'sqlite' ? dirname(location.file) : '.data';
  const keyFile = join(folder, 'demo-key');
  const project = await createProject(services);
  const secret = await storedOrNewKey(services, project, keyFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, `${secret}\n`, { mode: 0o600 });
  const session = await sessionOf(services, secret);
  return demoInstructions(services, session, {
    // A browser cannot open 0.0.0.0 or [::], which stand for all addresses of the machine.
    origin: listening.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:'),
    secret,
    judgeKeyFile: join(folder, 'demo-judge-key'),
    location: location.engine === 'sqlite' ? location.file : 'PostgreSQL',
  });
}

async function createProject(services: Services): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { id } = (await services.projects.find(projectName)) ?? (await services.projects.create(projectName));
      const keys = unwrap(await services.keys.list(id, { limit: 100 })).items;
      if (keys.some(({ key_name: name }) => name === keyName)) return id;
      const loading = await services.keys.issue(id, { name: loadingKeyName, role: 'admin' });
      await fillDemoProject(services, await sessionOf(services, loading.secret));
      for (const { prefix, key_name: name } of [...keys, loading]) {
        if (name === loadingKeyName) await services.keys.revokeByPrefix(prefix);
      }
      return id;
    } catch (error) {
      // A row can exist already, because another server may load the demo data at the same time.
      const canRetry = error instanceof StorageUnavailable || error instanceof DuplicateRow;
      if (!canRetry || attempt === maxAttempts) throw error;
    }
  }
}

async function storedOrNewKey({ keys }: Services, project: string, keyFile: string): Promise<string> {
  const stored = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : '';
  if ((await keys.authenticate(stored))?.project === project) return stored;
  return (await keys.issue(project, { name: keyName, role: 'admin', user: 'demo' })).secret;
}

async function sessionOf({ keys }: Services, secret: string): Promise<Session> {
  const session = await keys.authenticate(secret);
  if (session === undefined) throw new Error('the new API key cannot be authenticated');
  return session;
}

/** Returns the text that `serve --demo` prints. `judgeKeyFile` is the file with the invitation for the judge's link. */
async function demoInstructions(
  services: Services,
  session: Session,
  server: { origin: string; secret: string; judgeKeyFile: string; location: string },
): Promise<string> {
  const { apps, evaluations, scenarios } = services;
  const [app] = unwrap(await apps.list(session, { limit: 1 })).items;
  const all = app === undefined ? [] : unwrap(await evaluations.list(session, app.app_id, { limit: 100 })).items;
  // The list begins with the newest evaluation. Take the last one with this name, because an editor may have given the
  // same name to a newer evaluation.
  const judged = all.findLast(({ evaluation_name: name }) => name === data.judgedEvaluation.evaluation_name);
  const judgeKey = judged && (await judgeKeyOf(services, session, judged.evaluation_id, server.judgeKeyFile));
  // The returned text contains a command that votes. It votes in an evaluation with one judgement per scenario, because
  // in other evaluations only the judge sees the vote.
  const pairs = all.findLast(
    ({ evaluation_type: type, judgements_per_scenario: judges }) => type === 'human_a_b_testing' && judges === 1,
  );
  const rows =
    pairs === undefined ? [] : unwrap(await scenarios.list(session, pairs.evaluation_id, {}, { limit: 100 })).items;
  const scenario = rows.find(({ vote }) => vote === null) ?? rows[0];
  const api = `${server.origin}/api`;
  const readUrl = `${api}/apps/get_variant_by_env?app_id=${app?.app_id}&environment=production`;
  const scenarioPath = `/human-evaluations/${pairs?.evaluation_id}/evaluation_scenario`;
  const judgeUrl = `${api}${scenarioPath}/${scenario?.evaluation_scenario_id}/human_a_b_testing`;
  const jsonHeader = `-H 'Content-Type: application/json'`;
  return `
Jurybox ${version} is running with demo data.

  API    ${api}
  Docs   ${server.origin}/docs
  Key    ${server.secret}
  Team   ${server.origin}/app/ (compare, deploy, roll back, ask for judgements; sign in with the key)
  Judge  ${server.origin}/judge/${judgeKey === undefined ? '' : `#${judged?.evaluation_id}/${judgeKey}`}

The samples in the guides read these variables:

  export JURYBOX_API_KEY=${server.secret}
  export APP_ID=${app?.app_id}
  export VARIANT_ID=${pairs?.variants[0]?.variant_id}
  export EVALUATION_ID=${pairs?.evaluation_id}
  export SCENARIO_ID=${scenario?.evaluation_scenario_id}

Read the variant that production serves:

  curl -H 'Authorization: ${server.secret}' '${readUrl}'

Judge a scenario ("1" means that both outputs are good):

  curl -X PUT -H 'Authorization: ${server.secret}' ${jsonHeader} -d '{"vote": "1"}' '${judgeUrl}'

Ctrl-C stops the server. The data stays in ${server.location}.
`;
}

/**
 * Returns the invitation in `file`, so that the judge can continue after a restart. If the file has no valid
 * invitation, creates an invitation and stores it in the file.
 */
async function judgeKeyOf({ invitations, keys }: Services, session: Session, id: string, file: string) {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored !== '' && (await keys.authenticate(stored))?.evaluation === id) return stored;
  const { secret } = unwrap(
    await invitations.create(session, id, { invitation_name: 'demo', judge_name: 'demo judge' }),
  );
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

interface DemoScenario {
  question: string;
  outputs: string[];
  correct: string;
  /** The vote of a person: the index of the better output, `both good` or `both bad`. Absent if nobody voted. */
  vote?: 0 | 1 | 'both good' | 'both bad';
  /** The score of a person for the first output, from 1 to 5. Absent if nobody scored it. */
  score?: number;
  note?: string;
}

type DemoEvaluation = Omit<NewEvaluation, 'scenarios'>;

const { appName, judgedEvaluation } = data;
const demoScenarios = data.scenarios as DemoScenario[];

/**
 * Creates the missing demo data. Each object has its own transaction, because one transaction for all objects would
 * time out on a slow database. If one fails, the next attempt creates the objects that are still missing.
 */
async function fillDemoProject(services: Services, session: Session): Promise<void> {
  const { apps } = services;
  const existing = unwrap(await apps.list(session, {})).items.find(({ app_name: name }) => name === appName);
  const { app_id: appId } = existing ?? unwrap(await apps.create(session, appName));
  const variantIds = await createVariants(services, session, appId);
  await deploy(services, session, appId, variantIds);
  const pairs = { app_id: appId, evaluation_type: 'human_a_b_testing' as const, variant_ids: variantIds.slice(0, 2) };
  const singles = { app_id: appId, evaluation_type: 'single_model_test' as const, variant_ids: variantIds.slice(0, 1) };
  await judge(services, session, { ...pairs, evaluation_name: 'Concise or warm?' }, ({ vote, note }) => {
    if (vote === undefined) return undefined;
    const value = vote === 'both good' ? '1' : vote === 'both bad' ? '0' : (variantIds[vote] ?? '');
    return { vote: value, ...(note === undefined ? {} : { note }) };
  });
  await judge(services, session, { ...singles, evaluation_name: 'How good is concise?' }, ({ score }) =>
    score === undefined ? undefined : { score },
  );
  await createEvaluation(services, session, { ...pairs, ...judgedEvaluation, judgements_per_scenario: 3 });
}

async function createVariants(services: Services, session: Session, appId: string): Promise<string[]> {
  const existingVariants = unwrap(await services.variants.list(session, appId, {})).items;
  const ids: string[] = [];
  for (const { base, config, revisions } of data.variants) {
    const existing = existingVariants.find((each) => each.base_name === base && each.config_name === config);
    const first = { app_id: appId, base_name: base, config_name: config, parameters: revisions[0] ?? {} };
    const { variant_id: id, revision } = existing ?? unwrap(await services.variants.create(session, first));
    for (const parameters of revisions.slice(revision)) unwrap(await services.variants.revise(session, id, parameters));
    ids.push(id);
  }
  return ids;
}

async function deploy(services: Services, session: Session, appId: string, variantIds: string[]): Promise<void> {
  const existing = unwrap(await services.deployments.listEnvironments(session, appId)).items;
  for (const { environment, variant, revision } of data.deployments) {
    if (existing.some((each) => each.environment === environment && each.deployment !== null)) continue;
    const target = { appId, environment, variantId: variantIds[variant] ?? '', revision };
    unwrap(await services.deployments.deploy(session, target));
  }
}

/** Creates an evaluation and stores the judgements that `updateOf` returns for its scenarios. */
async function judge(
  services: Services,
  session: Session,
  evaluation: DemoEvaluation,
  updateOf: (scenario: DemoScenario) => EvaluationScenarioUpdate | undefined,
): Promise<void> {
  const evaluationId = await createEvaluation(services, session, evaluation);
  const type = evaluation.evaluation_type;
  const { items } = unwrap(await services.scenarios.list(session, evaluationId, {}, { limit: demoScenarios.length }));
  for (const [index, { evaluation_scenario_id: scenarioId, vote, score }] of items.entries()) {
    const update = updateOf(demoScenarios[index] as DemoScenario);
    if (update === undefined || vote !== null || score !== null) continue;
    unwrap(await services.scenarios.update(session, { evaluationId, scenarioId, type }, update));
  }
}

const scenariosPerTransaction = 2;

async function createEvaluation({ evaluations }: Services, session: Session, evaluation: DemoEvaluation) {
  const scenarios: ScenarioCreate[] = demoScenarios.map(({ question, outputs, correct }) => ({
    inputs: [{ input_name: 'question', input_value: question }],
    outputs: evaluation.variant_ids.map((id, index) => ({ variant_id: id, variant_output: outputs[index] ?? '' })),
    correct_answer: correct,
  }));
  const first = { ...evaluation, scenarios: scenarios.slice(0, scenariosPerTransaction) };
  const all = unwrap(await evaluations.list(session, evaluation.app_id, {})).items;
  const existing = all.find((each) => each.evaluation_name === evaluation.evaluation_name);
  const { evaluation_id: id, scenario_count: count } = existing ?? unwrap(await evaluations.create(session, first));
  for (let from = count; from < scenarios.length; from += scenariosPerTransaction) {
    unwrap(await evaluations.addScenarios(session, id, scenarios.slice(from, from + scenariosPerTransaction)));
  }
  return id;
}
