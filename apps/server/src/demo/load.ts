import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { createServices, type Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import { within, type Database } from '../store/index.ts';
import { appName, deployments, rows, variants } from './data.ts';
import { describe } from './describe.ts';
import { sure } from './sure.ts';

const projectName = 'demo';

/** Makes the demo project if it is not there, all or nothing, and says how to try it. */
export async function loadDemo(database: Database, { database: target }: Config, origin: string): Promise<string> {
  const services = createServices(database);
  const folder = target.engine === 'sqlite' ? dirname(target.file) : '.data';
  const keyFile = join(folder, 'demo-key');
  const there = await services.projects.find(projectName);
  const secret = there === undefined ? await database.transaction((tx) => fill(createServices(within(tx)))) : await keptOrNew(services, there.id, keyFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, `${secret}\n`, { mode: 0o600 });
  return describe(services, await sessionOf(services, secret), { origin, secret, kept: target.engine === 'sqlite' ? target.file : 'PostgreSQL' });
}

/** The key of an earlier start, so that what was copied then goes on working. */
async function keptOrNew(services: Services, project: string, keyFile: string): Promise<string> {
  const kept = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : '';
  return (await services.keys.authenticate(kept))?.project === project ? kept : makeKey(services, project);
}

async function sessionOf({ keys }: Services, secret: string): Promise<Session> {
  const session = await keys.authenticate(secret);
  if (session === undefined) throw new Error('a fresh key does not work');
  return session;
}

async function makeKey({ keys }: Services, project: string): Promise<string> {
  return (await keys.issue(project, { name: 'demo', role: 'admin' })).secret;
}

async function fill(services: Services): Promise<string> {
  const project = await services.projects.create(projectName);
  const secret = await makeKey(services, project.id);
  const session = await sessionOf(services, secret);
  const app = sure(await services.apps.create(session, appName));
  const variantIds: string[] = [];
  for (const { base, config, revisions } of variants) {
    const [first, ...later] = revisions;
    const made = sure(await services.variants.create(session, { appId: app.app_id, baseName: base, configName: config, parameters: first ?? {} }));
    for (const parameters of later) sure(await services.variants.revise(session, made.variant_id, parameters));
    variantIds.push(made.variant_id);
  }
  for (const { environment, variant, revision } of deployments) {
    sure(await services.deployments.deploy(session, { appId: app.app_id, environment, variantId: variantIds[variant] ?? '', revision }));
  }
  await judgePairs(services, session, app.app_id, variantIds.slice(0, 2));
  await judgeSingles(services, session, app.app_id, variantIds.slice(0, 1));
  return secret;
}

async function judgePairs({ evaluations, scenarios }: Services, session: Session, appId: string, variantIds: string[]): Promise<void> {
  const type = 'human_a_b_testing';
  const made = sure(
    await evaluations.create(session, {
      appId,
      name: 'Concise or warm?',
      type,
      variantIds,
      scenarios: rows.map(({ question, outputs, correct }) => ({
        inputs: [{ input_name: 'question', input_value: question }],
        outputs: variantIds.map((id, index) => ({ variant_id: id, variant_output: outputs[index] ?? '' })),
        correct_answer: correct,
      })),
    }),
  );
  const ids = await idsOf(scenarios, session, made.evaluation_id);
  for (const [index, { vote, note }] of rows.entries()) {
    if (vote === undefined) continue;
    const value = vote === 'both good' ? '1' : vote === 'both bad' ? '0' : (variantIds[vote] ?? '');
    const update = { vote: value, ...(note === undefined ? {} : { note }) };
    sure(await scenarios.update(session, { evaluationId: made.evaluation_id, scenarioId: ids[index] ?? '', type }, update));
  }
}

async function judgeSingles({ evaluations, scenarios }: Services, session: Session, appId: string, variantIds: string[]): Promise<void> {
  const type = 'single_model_test';
  const made = sure(
    await evaluations.create(session, {
      appId,
      name: 'How good is concise?',
      type,
      variantIds,
      scenarios: rows.map(({ question, outputs, correct }) => ({
        inputs: [{ input_name: 'question', input_value: question }],
        outputs: variantIds.map((id) => ({ variant_id: id, variant_output: outputs[0] })),
        correct_answer: correct,
      })),
    }),
  );
  const ids = await idsOf(scenarios, session, made.evaluation_id);
  for (const [index, { score }] of rows.entries()) {
    if (score === undefined) continue;
    sure(await scenarios.update(session, { evaluationId: made.evaluation_id, scenarioId: ids[index] ?? '', type }, { score }));
  }
}

async function idsOf(scenarios: Services['scenarios'], session: Session, evaluationId: string): Promise<string[]> {
  return sure(await scenarios.list(session, evaluationId, {}, { limit: rows.length })).items.map((row) => row.evaluation_scenario_id);
}
