import { version } from '@jurybox/types';
import type { Database } from '../store/index.ts';

/** What a newcomer needs to see once the demo runs: where it is, the key, and two lines that work. */
export async function describe(database: Database, projectId: string, at: { origin: string; secret: string; databaseFile: string }): Promise<string> {
  const app = await database.get<{ id: string }>('SELECT id FROM apps WHERE project_id = $1 ORDER BY id', projectId);
  const scenario = await database.get<{ evaluation_id: string; id: string; variant_id: string }>(
    `SELECT s.evaluation_id, s.id FROM scenarios s JOIN evaluations e ON e.id = s.evaluation_id
     WHERE e.project_id = $1 AND e.evaluation_type = 'human_a_b_testing' ORDER BY s.judged, s.position`,
    projectId,
  );
  const api = `${at.origin}/api`;
  return `
Jurybox ${version} is running with demo data.

  API    ${api}
  Docs   ${at.origin}/docs
  Key    ${at.secret}

Read what production serves:

  curl -H 'Authorization: ${at.secret}' '${api}/apps/get_variant_by_env?app_id=${app?.id}&environment=production'

Judge a scenario ("1": both answers are good):

  curl -X PUT -H 'Authorization: ${at.secret}' -H 'Content-Type: application/json' -d '{"vote": "1"}' '${api}/human-evaluations/${scenario?.evaluation_id}/evaluation_scenario/${scenario?.id}/human_a_b_testing'

Ctrl-C stops it. The data stays in ${at.databaseFile}.
`;
}
