import { version, type HumanEvaluation } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';

/** The text that `serve --demo` prints: the addresses, the API key, and two commands to try. */
export async function demoInstructions(
  { apps, evaluations, scenarios }: Services,
  session: Session,
  server: { origin: string; secret: string; judgeLink: string | undefined; location: string },
): Promise<string> {
  const [app] = unwrap(await apps.list(session, { limit: 1 })).items;
  const all = app === undefined ? [] : unwrap(await evaluations.list(session, app.app_id, { limit: 100 })).items;
  const pairs = all.findLast(isSharedPair);
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
  Judge  ${server.judgeLink ?? `${server.origin}/judge/`}

Read the variant that production serves:

  curl -H 'Authorization: ${server.secret}' '${readUrl}'

Judge a scenario ("1" means that both outputs are good):

  curl -X PUT -H 'Authorization: ${server.secret}' ${jsonHeader} -d '{"vote": "1"}' '${judgeUrl}'

Ctrl-C stops the server. The data stays in ${server.location}.
`;
}

/**
 * Returns whether this is an A/B evaluation with one shared vote for each scenario. The printed command votes in such
 * an evaluation, because every caller then sees the vote.
 */
function isSharedPair({ evaluation_type: type, judgements_per_scenario: perScenario }: HumanEvaluation): boolean {
  return type === 'human_a_b_testing' && perScenario === 1;
}
