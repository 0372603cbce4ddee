/**
 * Tests two concurrent changes of one object. The first change pauses in its transaction until the second change waits
 * for it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../src/services/index.ts';
import { isRefusal, unwrap } from '../src/services/outcome.ts';
import type { Database } from '../src/store/database.ts';
import { engines } from './support/engine.ts';
import { pausableDatabase, type PausableDatabase } from './support/pausable-database.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { wrapDatabase } from './support/wrap-database.ts';

describe.each(engines)('concurrent changes of related objects on %s', (engine) => {
  let server: TestServer;
  let slow: PausableDatabase;
  let services: Services;
  beforeEach(async () => {
    server = await startTestServer({}, undefined, engine);
    slow = pausableDatabase(server.database);
    services = createServices(alone(slow.database));
  });
  afterEach(() => server.stop());

  /**
   * Pauses `first` after its statement that contains `text`, and starts `second`. Resumes `first` when `second` has
   * ended, or after `waitMs` milliseconds. Returns both results. `overtook` is true if `second` ended first.
   */
  async function cross<A, B>(
    text: string,
    first: () => Promise<A>,
    second: () => Promise<B>,
    waitMs = 100,
  ): Promise<{ first: A; second: B; overtook: boolean }> {
    const { reached, resume } = slow.pauseAfter(text);
    const one = first();
    const unpaused = one.then(() => {
      throw new Error(`no statement contains "${text}"`);
    });
    await Promise.race([reached, unpaused]);
    let ended = false;
    const other = second().finally(() => (ended = true));
    await Promise.race([sleep(waitMs), other]);
    const overtook = ended;
    resume();
    const [a, b] = await Promise.all([one, other]);
    return { first: a, second: b, overtook };
  }

  const addressOf = ({ pairs }: TestServer['fixture']) => ({
    evaluationId: pairs.evaluationId,
    scenarioId: pairs.scenarioIds[0] ?? '',
    type: 'human_a_b_testing' as const,
  });
  const close = (on: Services) =>
    on.evaluations.update(server.fixture.session, server.fixture.pairs.evaluationId, { is_closed: true });
  /** Two kinds of updates: a vote changes the number of judged scenarios, and a note does not. */
  const updates = [
    ['a vote', { vote: '1' }],
    ['a note', { note: 'n' }],
  ] as const;
  /** A part of the first SQL statement of an update. This statement takes all locks of the update. */
  const held = 'FROM scenarios s JOIN evaluations';

  it.each(updates)('closing an evaluation waits for %s that is being stored', async (_, update) => {
    const { session } = server.fixture;
    const judge = () => services.scenarios.update(session, addressOf(server.fixture), update);
    const { first, second, overtook } = await cross(held, judge, () => close(server.plain));
    const judged = 'vote' in update ? 1 : 0;
    expect([overtook, isRefusal(first)]).toEqual([false, false]);
    expect(second).toMatchObject({ is_closed: true, judged_count: judged });
  });

  it.each(updates)('%s waits while another request closes the evaluation, and is then rejected', async (_, update) => {
    const { session, pairs } = server.fixture;
    const judge = () => server.plain.scenarios.update(session, addressOf(server.fixture), update);
    const { second } = await cross('UPDATE evaluations SET updated_at', () => close(services), judge);
    expect(second).toEqual({ refused: 'evaluation_closed' });
    expect(await server.plain.evaluations.get(session, pairs.evaluationId)).toMatchObject({
      is_closed: true,
      judged_count: 0,
    });
  });

  it('planted fault: the helper `cross` rejects if the first change never runs the given statement', async () => {
    const crossed = cross(
      'another statement',
      () => close(services),
      () => close(server.plain),
    );
    await expect(crossed).rejects.toThrow('no statement contains "another statement"');
  });

  it('planted fault: the check finds an update that takes no lock on PostgreSQL', async () => {
    const { session } = server.fixture;
    const careless = createServices(withoutLocks(alone(slow.database)));
    const judge = () => careless.scenarios.update(session, addressOf(server.fixture), { note: 'n' });
    const longMs = engine === 'postgres' ? 60_000 : 100;
    const { overtook } = await cross(held, judge, () => close(server.plain), longMs);
    expect(overtook).toBe(engine === 'postgres');
  });

  it('if a rename and a deployment run concurrently, later responses show both changes', async () => {
    const { session, appId, variantIds } = server.fixture;
    const deploy = (on: Services) =>
      on.deployments.deploy(session, { appId, environment: 'production', variantId: variantIds[1] });
    const rename = (on: Services, name: string) => on.apps.rename(session, appId, name);
    const served = async () => {
      const read = await server.plain.deployments.read(session, appId, 'production');
      if (isRefusal(read)) throw new Error('no variant is deployed');
      return JSON.parse(read.body.text) as { app_name: string; variant_id: string };
    };
    await cross(
      'UPDATE environments SET deployment_number',
      () => deploy(services),
      () => rename(server.plain, 'renamed'),
    );
    expect(await served()).toMatchObject({ app_name: 'renamed', variant_id: variantIds[1] });
    await cross(
      'UPDATE environments SET position',
      () => rename(services, 'again'),
      () => deploy(server.plain),
    );
    expect(await served()).toMatchObject({ app_name: 'again', variant_id: variantIds[1] });
  });

  it('if a deployment and the deletion of its variant run concurrently, only one succeeds', async () => {
    const { session, appId, variantIds } = server.fixture;
    const target = { appId, environment: 'staging', variantId: variantIds[1] };
    const one = await cross(
      'UPDATE variants SET revision',
      () => services.deployments.deploy(session, target),
      () => server.plain.variants.delete(session, variantIds[1]),
    );
    expect([isRefusal(one.first), one.second]).toEqual([
      false,
      { refused: 'variant_deployed', environments: ['staging'] },
    ]);
    await server.plain.deployments.deploy(session, { ...target, variantId: variantIds[0] });
    const other = await cross(
      'UPDATE variants SET revision',
      () => services.variants.delete(session, variantIds[1]),
      () => server.plain.deployments.deploy(session, target),
    );
    expect([other.first, other.second]).toEqual([undefined, { refused: 'not_found', what: 'variant' }]);
  });

  it.each(['the server waits', 'planted fault: the approval takes no lock'])(
    'if an approval and a deployment run concurrently, only one succeeds: %s',
    async (what) => {
      const { fixture, plain } = server;
      const { session, appId, keys, variantIds } = fixture;
      const editor = await plain.keys.authenticate(keys.editor);
      if (editor === undefined) throw new Error('the key does not work');
      const target = { appId, environment: 'production', variantId: variantIds[1] };
      const { deployment_request_id: id } = unwrap(await plain.deploymentRequests.create(editor, target));
      const isPlanted = what.startsWith('planted');
      const lock = /UPDATE environments SET position = position (WHERE .*) RETURNING (.*)/;
      const weakened = rewriteStatements(lock, 'SELECT $2 FROM environments $1')(alone(slow.database));
      const { first, overtook } = await cross(
        isPlanted ? 'is_approval_required FROM environments' : 'RETURNING name, deployment_number',
        () =>
          createServices(isPlanted ? weakened : alone(slow.database)).deploymentRequests.decide(session, id, {
            decision: 'approved',
          }),
        () => plain.deployments.deploy(session, { ...target, servedNumber: 1 }),
        isPlanted && engine === 'postgres' ? 60_000 : 100,
      );
      expect([isRefusal(first), overtook]).toEqual([false, isPlanted && engine === 'postgres']);
    },
  );

  it.each([
    [
      'a variant',
      'UPDATE apps SET updated_at',
      (s: Services) =>
        s.variants.create(server.fixture.session, {
          app_id: server.fixture.appId,
          base_name: 'new',
          config_name: 'new',
          parameters: {},
        }),
    ],
    [
      'an evaluation',
      'UPDATE apps SET updated_at',
      (s: Services) =>
        s.evaluations.create(server.fixture.session, {
          app_id: server.fixture.appId,
          evaluation_name: 'e',
          evaluation_type: 'human_a_b_testing',
          variant_ids: server.fixture.variantIds,
          scenarios: [],
        }),
    ],
    [
      'a deployment',
      'UPDATE environments SET deployment_number',
      (s: Services) =>
        s.deployments.deploy(server.fixture.session, {
          appId: server.fixture.appId,
          environment: 'staging',
          variantId: server.fixture.variantIds[0],
        }),
    ],
  ])('if an application is deleted while %s is created in it, both are deleted', async (_, text, make) => {
    const { session, appId } = server.fixture;
    const { first, second } = await cross<unknown, unknown>(
      text,
      () => make(services),
      () => server.plain.apps.delete(session, appId),
    );
    expect([isRefusal(first), second]).toEqual([false, undefined]);
    await server.plain.purge.run();
    for (const table of ['variants', 'evaluations', 'deployments', 'environments'])
      expect(await server.database.all(`SELECT * FROM ${table}`)).toEqual([]);
  });
});

/** Returns a database in which each update has its own transaction, so that a paused update delays no other update. */
function alone(inner: Database): Database {
  return wrapDatabase(inner, { transaction: (...[work]) => inner.transaction(work) });
}

/** Returns a database whose transactions take no locks. */
function withoutLocks(inner: Database): Database {
  return wrapDatabase(inner, {}, () => ({ lock: () => {} }));
}
