/** Fills a database with 100 deployed apps and 1000 scenarios. Responses to reads and updates are about 1 KB long. */
import type { Parameters } from '@jurybox/types';
import { createServices } from '../src/services/index.ts';
import type { Database } from '../src/store/database.ts';
import { unwrap } from '../src/services/outcome.ts';

export interface Filled {
  key: string;
  /** For each app: the path that reads its production deployment, and the ETag of the response. */
  reads: { path: string; etag: string }[];
  /** For each scenario: the path and the body of an update. */
  updates: { path: string; body: string }[];
}

const apps = 100;
const evaluations = 10;
const scenariosEach = 100;

const parameters: Parameters = {
  model: 'small-2',
  temperature: 0.2,
  max_tokens: 220,
  stop: ['\n\n'],
  system_prompt:
    'You answer customers of a parcel service. Use at most three sentences. Say what happens next and when.',
  few_shot: [{ question: 'Where is my parcel?', answer: 'It is on its way and arrives today before six.' }],
};

/**
 * Fills an empty database with the data of the benchmark and closes it. Returns an API key and the requests that the
 * benchmark sends.
 */
export async function fill(database: Database): Promise<Filled> {
  const services = createServices(database);
  const project = await services.projects.create('bench');
  const key = (await services.keys.issue(project.id, { name: 'bench', role: 'admin' })).secret;
  const session = await services.keys.authenticate(key);
  if (session === undefined) throw new Error('the new API key is not valid');

  const made: { id: string; variantIds: string[] }[] = [];
  for (let i = 0; i < apps; i++) {
    const { app_id: id } = unwrap(await services.apps.create(session, `app-${i}`));
    const variantIds: string[] = [];
    for (const baseName of ['concise', 'warm']) {
      variantIds.push(
        unwrap(
          await services.variants.create(session, {
            app_id: id,
            base_name: baseName,
            config_name: 'small',
            parameters: { ...parameters, seed: i },
          }),
        ).variant_id,
      );
    }
    unwrap(
      await services.deployments.deploy(session, {
        appId: id,
        environment: 'production',
        variantId: variantIds[0] ?? '',
      }),
    );
    made.push({ id, variantIds });
  }
  const reads = [];
  for (const { id } of made) {
    const { etag } = unwrap(await services.deployments.read(session, id, 'production'));
    reads.push({ path: `/api/apps/get_variant_by_env?app_id=${id}&environment=production`, etag });
  }

  const updates = [];
  for (const { id: appId, variantIds } of made.slice(0, evaluations)) {
    const rows = Array.from({ length: scenariosEach }, (_, row) => ({
      inputs: [
        { input_name: 'question', input_value: `My parcel ${row} shows as delivered but I have not received it.` },
      ],
      outputs: variantIds.map((id) => ({
        variant_id: id,
        variant_output: 'Please check with your neighbours and safe places today. '.repeat(3),
      })),
    }));
    const type = 'human_a_b_testing';
    const evaluation = unwrap(
      await services.evaluations.create(session, {
        app_id: appId,
        evaluation_name: 'Concise or warm?',
        evaluation_type: type,
        variant_ids: variantIds,
        scenarios: rows,
      }),
    );
    const body = JSON.stringify({
      vote: variantIds[1],
      correct_answer: 'Ask the neighbours, then start a trace the next day.',
      is_pinned: true,
      note: 'Friendlier, and just as correct: “möglich bis 20 Uhr”.\nAsk again next week.',
    });
    const scenarios = unwrap(
      await services.scenarios.list(session, evaluation.evaluation_id, {}, { limit: scenariosEach }),
    );
    for (const { evaluation_scenario_id: id } of scenarios.items)
      updates.push({
        path: `/api/human-evaluations/${evaluation.evaluation_id}/evaluation_scenario/${id}/${type}`,
        body,
      });
  }
  await database.close();
  return { key, reads, updates };
}
