/** Calls that must compile, and with `@ts-expect-error` calls that must not. `tsc` checks this; nothing here runs. */
import {
  listApps,
  paginate,
  withResponse,
  getApp,
  listEnvironments,
  listEvaluationScenarios,
  updateEvaluationScenario,
  createApp,
  exportJudgementsJsonLines,
  exportJudgementsCsv,
  type ApplicationVariant,
  type Client,
} from '../src/index.ts';
import { createVariantReader } from '../src/reader.ts';
import { streamRows, streamText } from '../src/stream.ts';
declare const client: Client;
export async function mustCompileOrNot() {
  for await (const app of paginate(listApps, { client, query: { limit: 5 } }, { maxItems: 3 })) app.app_name.trim();
  for await (const app of paginate(listApps, { client })) app.app_name.trim();
  for await (const e of paginate(listEnvironments, { client, path: { app_id: 'a' } })) e.environment.trim();
  for await (const e of paginate(listEvaluationScenarios, {
    client,
    path: { evaluation_id: 'a' },
    query: { judged: true },
  }))
    e.position.toFixed();
  for await (const p of paginate(listApps, { client }).pages()) p.items[0]!.app_id.trim();
  // @ts-expect-error an item does not have this member
  for await (const app of paginate(listApps, { client })) void app.nope;
  // @ts-expect-error the operation does not have this parameter
  paginate(listApps, { client, query: { limits: 5 } });
  // @ts-expect-error the path is required
  paginate(listEnvironments, { client });
  // @ts-expect-error the operation does not return a list
  paginate(getApp, { client, path: { app_id: 'a' } });
  const { data, response } = await withResponse(getApp, { client, path: { app_id: 'a' } });
  data.app_name.trim();
  response.headers.get('x');
  const made = await withResponse(createApp, { client, body: { app_name: 'a' } });
  made.data.app_id.trim();
  const up = await withResponse(updateEvaluationScenario, {
    client,
    path: { evaluation_id: 'a', evaluation_scenario_id: 'b', evaluation_type: 'human_a_b_testing' },
    body: { vote: '1' },
  });
  up.data?.vote?.trim();
  // @ts-expect-error an A/B evaluation has no score
  await withResponse(updateEvaluationScenario, {
    client,
    path: { evaluation_id: 'a', evaluation_scenario_id: 'b', evaluation_type: 'human_a_b_testing' },
    body: { score: 1 },
  });
  for await (const row of streamRows(exportJudgementsJsonLines, {
    client,
    path: { evaluation_id: 'e' },
    query: { judged: true },
    idleTimeout: 5,
  }))
    row.vote_variant_name?.trim();
  for await (const t of streamText(exportJudgementsCsv, { client, path: { evaluation_id: 'e' } })) t.trim();
  // @ts-expect-error the operation is not an export
  streamText(getApp, { client, path: { app_id: 'e' } });
  // @ts-expect-error the path is required
  streamText(exportJudgementsCsv, { client });
}

interface Settings {
  model: string;
}

export async function readersMustCompileOrNot() {
  const base = { client, appId: 'a', environment: 'production' };
  const parse = (parameters: unknown) => parameters as Settings;
  const inferred = createVariantReader({ ...base, parse });
  (await inferred.read()).variant.parameters.model.trim();
  const named = createVariantReader<Settings>({ ...base, parse, fallback: { parameters: { model: 'built-in' } } });
  named.subscribe(({ parameters }) => parameters.model.trim());
  const plain = createVariantReader({ ...base, fallback: { parameters: { any: 1 } } });
  (await plain.read()).variant satisfies ApplicationVariant;
  // @ts-expect-error without `parse`, the parameters have no known type
  (await plain.read()).variant.parameters['model'].trim();
  // @ts-expect-error if you give a type for the parameters, you must also give `parse`
  createVariantReader<Settings>(base);
  // @ts-expect-error the fallback must have the parameter `model`
  createVariantReader<Settings>({ ...base, parse, fallback: { parameters: {} } });
  // @ts-expect-error a fallback must have parameters
  createVariantReader({ ...base, fallback: { variant_name: 'x' } });
}
