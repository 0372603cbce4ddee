/**
 * Creates data for the calls whose time and memory the test measures: objects to delete, revoke or decide about, and
 * long lists, for example of API keys.
 */
import { recordAction } from '../../src/services/admin-log.ts';
import { newId } from '../../src/services/ids.ts';
import type { Services } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { systemClock } from '../../src/services/time.ts';
import type { Database } from '../../src/store/database.ts';
import { insertEvaluation, numbers } from '../support/bulk-data.ts';
import type { Fixture } from '../support/fixture.ts';
import { escapedParameters, longName, longParameters, some } from './texts.ts';

/** The ids of objects that no call has used. Each measured call deletes, revokes or decides about one of them. */
export interface Spare {
  apps: string[];
  variants: string[];
  evaluations: string[];
  keys: string[];
  invitations: string[];
  resultsKeys: string[];
  /** Open deployment requests, each for a different environment. */
  requests: string[];
}

const minPerKind = 40;

export async function fillSpare(
  database: Database,
  services: Services,
  { fixture, judged, spare: made }: { fixture: Fixture; judged: { id: string }; spare: Spare },
): Promise<void> {
  const { session, project } = fixture;
  for (let index = 0; index < minPerKind; index++) {
    const appId = unwrap(await services.apps.create(session, `spare ${index}`)).app_id;
    const variant = { base_name: 'b', config_name: 'c', parameters: longParameters() };
    made.variants.push(unwrap(await services.variants.create(session, { app_id: appId, ...variant })).variant_id);
    made.apps.push(unwrap(await services.apps.create(session, `spare ${index} too`)).app_id);
    unwrap(await services.variants.create(session, { app_id: made.apps.at(-1) ?? '', ...variant }));
    made.evaluations.push(await insertEvaluation(database, fixture, { count: some }));
    const invited = await services.invitations.create(session, judged.id, { invitation_name: 'spare' });
    made.invitations.push(unwrap(invited).invitation_id);
    const shared = await services.resultsKeys.create(session, judged.id, { results_key_name: 'spare' });
    made.resultsKeys.push(unwrap(shared).results_key_id);
    if (index % 2 === 0) made.requests.push(...(await createRequests(services, fixture, `requests ${index}`)));
    made.keys.push((await services.keys.issue(project, { name: 'spare', role: 'viewer' })).key_id);
  }
}

/** Creates an app with a deployment request for each environment. Returns the ids of the requests. */
async function createRequests(services: Services, { project }: Fixture, name: string): Promise<string[]> {
  const { secret } = await services.keys.issue(project, { name: 'asks', role: 'editor', user: 'asks' });
  const session = await services.keys.authenticate(secret);
  if (session === undefined) throw new Error('a new key does not work');
  const appId = unwrap(await services.apps.create(session, name)).app_id;
  const variant = { app_id: appId, base_name: 'b', config_name: 'c', parameters: escapedParameters() };
  const { variant_id: variantId } = unwrap(await services.variants.create(session, variant));
  const ids: string[] = [];
  for (const environment of ['development', 'staging', 'production']) {
    const made = unwrap(await services.deploymentRequests.create(session, { appId, environment, variantId }));
    ids.push(made.deployment_request_id);
  }
  return ids;
}

export async function fillAdminLog(database: Database, { project }: Fixture, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await database.transaction((tx) =>
      recordAction(tx, systemClock, { commandLineFor: project }, 'app.rename', { id: newId(), name: longName('app') }),
    );
}

/** Inserts 32 rows of counts for each evaluation of an app. An evaluation has at most this many. */
export async function fillCounts(database: Database, appId: string): Promise<void> {
  const insert = `${numbers(0, 32)} INSERT INTO evaluation_counts (evaluation_id, part, judged_count, judgement_count)
    SELECT e.id, i, 0, 0 FROM evaluations e, n WHERE e.app_id = $1`;
  await database.transaction((tx) => tx.run(insert, appId));
}

export async function fillKeys(database: Database, { project }: Fixture, count: number): Promise<void> {
  await database.transaction((tx) =>
    tx.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO keys (id, project_id, prefix, hash, name, role, user_id, created_at)
       SELECT 'key-' || i, $1, 'jbx_' || i, 'hash ' || i, $2, 'viewer', 'u', '2026-01-01T00:00:00.000Z' FROM n`,
      project,
      longName('key'),
    ),
  );
}
