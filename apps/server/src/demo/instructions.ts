import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { version } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';
import { judgedEvaluation } from './data.ts';

/**
 * The text that `serve --demo` prints: the addresses, the API key, and two commands to try. `judgeKeyFile` stores the
 * API key of the link for a judge.
 */
export async function demoInstructions(
  services: Services,
  session: Session,
  server: { origin: string; secret: string; judgeKeyFile: string; location: string },
): Promise<string> {
  const { apps, evaluations, scenarios } = services;
  const [app] = unwrap(await apps.list(session, { limit: 1 })).items;
  const all = app === undefined ? [] : unwrap(await evaluations.list(session, app.app_id, { limit: 100 })).items;
  const judged = all.find(({ evaluation_name: name }) => name === judgedEvaluation.name);
  const judgeKey = judged && (await judgeKeyOf(services, session, judged.evaluation_id, server.judgeKeyFile));
  // The printed command votes in an evaluation with one shared vote, because every caller then sees the vote.
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
  Judge  ${server.origin}/judge/${judgeKey === undefined ? '' : `#${judged?.evaluation_id}/${judgeKey}`}

Read the variant that production serves:

  curl -H 'Authorization: ${server.secret}' '${readUrl}'

Judge a scenario ("1" means that both outputs are good):

  curl -X PUT -H 'Authorization: ${server.secret}' ${jsonHeader} -d '{"vote": "1"}' '${judgeUrl}'

Ctrl-C stops the server. The data stays in ${server.location}.
`;
}

/**
 * Returns the API key of an invitation to an evaluation. While the key in the file works, every start returns the same
 * key, so that the judge can continue.
 */
async function judgeKeyOf({ invitations, keys }: Services, session: Session, id: string, file: string) {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored !== '' && (await keys.authenticate(stored))?.evaluation === id) return stored;
  const { secret } = unwrap(await invitations.create(session, id, { name: 'demo', judgeName: 'demo judge' }));
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
