/**
 * Checks two servers that reach PostgreSQL through PgBouncer in transaction mode. PgBouncer has fewer connections to
 * PostgreSQL than the servers have to PgBouncer.
 */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { startPooler, whyNoPooler, type Pooler } from '../support/pooler.ts';

const reason = engines.includes('postgres') ? whyNoPooler() : 'PostgreSQL is not installed';
if (reason !== undefined) console.warn(`NOT RUN: PgBouncer in transaction mode; ${reason}`);

const poolerConnections = 3;

describe.skipIf(reason !== undefined)('two servers behind PgBouncer in transaction mode', () => {
  let url = '';
  let pooler: Pooler;
  let databases: Database[] = [];
  let fixture: Fixture;
  beforeAll(async () => {
    const { target } = await newTarget('postgres');
    url = addressOf(target);
    // PgBouncer does not forward the parameters that Jurybox sends at the start of a connection. So the test sets them
    // in the database, as docs/operations.md says.
    const admin = new Client(url);
    await admin.connect();
    const name = new URL(url).pathname.slice(1);
    for (const setting of [
      "statement_timeout = '900ms'",
      "lock_timeout = '500ms'",
      "idle_in_transaction_session_timeout = '5s'",
      'jit = off',
      'max_parallel_workers_per_gather = 0',
    ])
      await admin.query(`ALTER DATABASE ${name} SET ${setting}`);
    await admin.end();
    pooler = await startPooler(url, { connections: poolerConnections, preparedStatements: 200 });
    databases = await Promise.all([open(pooler.url), open(pooler.url)]);
    fixture = await fillFixture(databases[0] as Database);
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await pooler.stop();
  });

  const open = (address: string) =>
    openDatabase(
      { engine: 'postgres', url: address },
      { as: 'server', migrate: true, poolSize: 8, onWaiting: () => {} },
    );
  const services = () => databases.map((database) => createServices(database));

  it('concurrent updates on two servers get revisions without gaps, and reads return the updates', async () => {
    const both = services();
    const { evaluationId, scenarioIds } = fixture.pairs;
    const updates = Array.from({ length: 60 }, async (_, index) => {
      const scenarioId = scenarioIds[index % 3] ?? '';
      const at = { evaluationId, scenarioId, type: 'human_a_b_testing' as const };
      const server = both[index % 2] as (typeof both)[number];
      const { revision } = unwrap(await server.scenarios.update(fixture.session, at, { note: `note ${index}` }));
      const read = unwrap(await server.scenarios.get(fixture.session, evaluationId, scenarioId));
      expect(read.revision).toBeGreaterThanOrEqual(revision);
      return { scenarioId, revision };
    });
    const made = await Promise.all(updates);
    for (const id of scenarioIds) {
      const revisions = made.filter(({ scenarioId }) => scenarioId === id).map(({ revision }) => revision);
      expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    }
  });

  it('a deployment or a revocation on one server is visible at once on the other server', async () => {
    const [one, other] = services() as [ReturnType<typeof createServices>, ReturnType<typeof createServices>];
    const { session, appId, variantIds, project } = fixture;
    for (let round = 0; round < 20; round++) {
      const { secret } = await one.keys.issue(project, { name: 'k', role: 'viewer' });
      expect(
        (await Promise.all(Array.from({ length: 20 }, () => other.keys.authenticate(secret)))).map(Boolean),
      ).not.toContain(false);
      const variantId = variantIds[round % 2] ?? '';
      unwrap(await one.deployments.deploy(session, { appId, environment: 'production', variantId }));
      const read = unwrap(await other.deployments.read(session, appId, 'production'));
      expect(JSON.parse(read.body.text)).toMatchObject({ variant_id: variantId });
      await one.keys.revokeByPrefix(secret.slice(0, 'jbx_'.length + 12));
      expect(await other.keys.authenticate(secret)).toBeUndefined();
    }
  });

  it('two servers together reserve each scenario for exactly as many judges as it needs', async () => {
    const both = services();
    const [first] = both as [ReturnType<typeof createServices>];
    const shape = { judgementsPerScenario: 2, scenarioCount: 8 };
    const evaluation = await createJudgedEvaluation(fixture, first, shape);
    const given = new Map<string, number>();
    const judges = Array.from({ length: 8 }, async (_, index) => {
      const server = both[index % 2] as typeof first;
      const session = { ...fixture.session, user: `judge ${index}`, evaluation: evaluation.evaluationId };
      for (let attempts = 0; attempts < 200; attempts++) {
        const next = unwrap(await server.nextScenario.reserve(session, evaluation.evaluationId, {}));
        if (next.status === 'none_left') return;
        const scenarioId = next.scenario?.evaluation_scenario_id;
        if (scenarioId === undefined) continue;
        const at = { evaluationId: evaluation.evaluationId, scenarioId, type: 'human_a_b_testing' as const };
        unwrap(await server.scenarios.update(session, at, { vote: '1' }));
        given.set(scenarioId, (given.get(scenarioId) ?? 0) + 1);
      }
    });
    await Promise.all(judges);
    expect([...given.values()]).toEqual(Array.from({ length: 8 }, () => 2));
  });

  it('PgBouncer opens fewer connections to PostgreSQL than the servers open to PgBouncer', async () => {
    const count = "SELECT COUNT(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND state <> 'x'";
    const rows = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (databases[index % 2] as Database).all<{ count: number }>(count)),
    );
    expect(Math.max(...rows.map(([row]) => row?.count ?? 0))).toBeLessThanOrEqual(poolerConnections);
  });

  it('planted fault: the check finds a pooler that does not keep prepared statements', async () => {
    const careless = await startPooler(url, { connections: poolerConnections, preparedStatements: 0 });
    const database = await open(careless.url);
    const reads = Array.from({ length: 60 }, (_, index) =>
      createServices(database).scenarios.get(
        fixture.session,
        fixture.pairs.evaluationId,
        fixture.pairs.scenarioIds[index % 3] ?? '',
      ),
    );
    const failed = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    await database.close();
    await careless.stop();
  });
});
