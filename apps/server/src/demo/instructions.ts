import { version } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import { valueOrThrow } from '../services/outcome.ts';

/** What a newcomer needs to see once the demo runs: where it is, the key, and two lines that work. */
export async function demoInstructions(
  { apps, evaluations, scenarios }: Services,
  session: Session,
  at: { origin: string; secret: string; kept: string },
): Promise<string> {
  const [app] = valueOrThrow(await apps.list(session, { limit: 1 })).items;
  const all = app === undefined ? [] : valueOrThrow(await evaluations.list(session, app.app_id, { limit: 100 })).items;
  const pairs = all.findLast(({ evaluation_type: type }) => type === 'human_a_b_testing');
  const rows =
    pairs === undefined
      ? []
      : valueOrThrow(await scenarios.list(session, pairs.evaluation_id, {}, { limit: 100 })).items;
  const scenario = rows.find(({ vote }) => vote === null) ?? rows[0];
  const api = `${at.origin}/api`;
  return `
Jurybox ${version} is running with demo data.

  API    ${api}
  Docs   ${at.origin}/docs
  Key    ${at.secret}

Read what production serves:

  curl -H 'Authorization: ${at.secret}' '${api}/apps/get_variant_by_env?app_id=${app?.app_id}&environment=production'

Judge a scenario ("1": both answers are good):

  curl -X PUT -H 'Authorization: ${at.secret}' -H 'Content-Type: application/json' -d '{"vote": "1"}' '${api}/human-evaluations/${pairs?.evaluation_id}/evaluation_scenario/${scenario?.evaluation_scenario_id}/human_a_b_testing'

Ctrl-C stops it. The data stays in ${at.kept}.
`;
}
