/** Checks that the response agrees with the stored data if a COMMIT fails. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { isRefusal } from '../../src/services/outcome.ts';
import { openDatabase } from '../../src/store/open.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { plantedFaults } from '../support/planted-faults.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { startProxy, type Fate, type Proxy } from '../support/postgres-proxy.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import { startPostgresTestServer, type PostgresTestServer } from '../support/postgres-test-server.ts';

const cases = process.env['JURYBOX_LONG'] === '1' ? 100 : 40;
const few = cases / 20;
const together = 4;
const fates: Fate[] = [
  'pass',
  'drop-cut',
  'drop-silent',
  'cut',
  'late',
  'done-error',
  'drop-error',
  'no-transaction',
  'cut-before',
  'fail-before',
];
/**
 * SQLSTATE codes: disk full, input or output error, internal error, query cancelled, shutting down, unknown outcome,
 * connection failure, serialization failure, deadlock and unique violation.
 */
const codes = ['53100', '58030', 'XX000', '57014', '57P01', '40003', '08006', '40001', '40P01', '23505'];
const plan = (number: number) => ({
  fate: fates[number % fates.length] ?? 'pass',
  code: codes[Math.floor(number / fates.length) % codes.length] ?? '',
});

type Told = 'stored' | 'nothing' | 'unknown' | `other: ${string}`;

describe.skipIf(!engines.includes('postgres'))('updates on PostgreSQL whose COMMIT fails', () => {
  let url = '';
  let proxy: Proxy;
  let fixture: Fixture;
  let evaluationId = '';
  let scenarioIds: string[] = [];
  beforeAll(async () => {
    const { target } = await newTarget('postgres');
    url = addressOf(target);
    const direct = await openDatabase(target, { as: 'server', migrate: true });
    fixture = await fillFixture(direct);
    // Each case updates a scenario of its own, because a row stays locked for a while after its COMMIT was dropped.
    const services = createServices(direct);
    const rows = Array.from({ length: cases }, (_, row) => ({
      inputs: [],
      outputs: fixture.variantIds.map((id) => ({ variant_id: id, variant_output: `Answer ${row}.` })),
    }));
    const made = await services.evaluations.create(fixture.session, {
      app_id: fixture.appId,
      evaluation_name: 'cases',
      evaluation_type: 'human_a_b_testing',
      variant_ids: fixture.variantIds,
      scenarios: rows,
    });
    if (isRefusal(made)) throw new Error(made.refused);
    evaluationId = made.evaluation_id;
    scenarioIds = (
      await direct.all<{ id: string }>('SELECT id FROM scenarios WHERE evaluation_id = $1', evaluationId)
    ).map(({ id }) => id);
    await direct.close();
    proxy = await startProxy(inject('postgresPort'), plan);
  });
  afterAll(() => proxy.close());

  const through = (port: number) => url.replace(/:\d+\//, `:${port}/`);

  /** Sends an update with `number` in its note. Returns what the response says about storing the update. */
  async function judge(server: PostgresTestServer, number: number): Promise<Told> {
    const response = await fetch(
      `${server.origin}/api/human-evaluations/${evaluationId}/evaluation_scenario` +
        `/${scenarioIds[number % scenarioIds.length]}/human_a_b_testing`,
      {
        method: 'PUT',
        headers: { Authorization: fixture.keys.evaluator, 'Content-Type': 'application/json' },
        body: JSON.stringify({ note: `case-${number}.` }),
      },
    );
    const { detail } = (await response.json()) as { detail: string };
    if (response.status === 200) return 'stored';
    if (response.status === 503 && detail.includes('nothing was stored')) return 'nothing';
    return response.status === 503 && detail.includes('did not confirm')
      ? 'unknown'
      : `other: ${response.status} ${detail}`;
  }

  /**
   * Sends the update of each case. Returns the responses that contradict the database. `told` counts the cases, for
   * example in `told['pass stored']`: the proxy forwards the COMMIT, and the response says that the update is stored.
   */
  async function play(
    server: PostgresTestServer,
    first: number,
  ): Promise<{ contradictions: string[]; told: Record<string, number> }> {
    const responses = new Map<number, Told>();
    let next = first;
    const playUntil = async (last: number) => {
      while (next < last) {
        const number = next++;
        responses.set(number, await judge(server, number));
      }
    };
    // Updates that arrive together share a COMMIT, so the test sends half of the cases one at a time.
    await playUntil(first + cases / 2);
    await Promise.all(Array.from({ length: together }, () => playUntil(first + cases)));
    const owner = new Client(url);
    await owner.connect();
    const isQuiet = async () =>
      (
        await owner.query(
          'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = ' +
            "'jurybox' AND state <> 'idle'",
        )
      ).rowCount === 0;
    await waitUntil('without active connections', isQuiet);
    const contradictions: string[] = [];
    const told: Record<string, number> = {};
    for (const [number, response] of responses) {
      const { rows } = await owner.query<{ count: string }>('SELECT count(*) FROM judgements WHERE changes LIKE $1', [
        `%case-${number}.%`,
      ]);
      const times = Number(rows[0]?.count);
      const { fate, code } = plan(number);
      told[`${fate} ${response}`] = (told[`${fate} ${response}`] ?? 0) + 1;
      const isTrue =
        response === 'stored'
          ? times === 1
          : response === 'nothing'
            ? times === 0
            : response === 'unknown'
              ? times <= 1
              : false;
      if (!isTrue) contradictions.push(`${fate} ${code}: response "${response}", but stored ${times} times`);
    }
    await owner.end();
    console.log(`${cases} cases: ${JSON.stringify(told)}`);
    return { contradictions, told };
  }

  it(`each response to ${cases} updates with a failing COMMIT matches the stored data`, async () => {
    const server = await startPostgresTestServer(through(proxy.port), 10);
    const { contradictions, told } = await play(server, 0);
    expect(contradictions).toEqual([]);
    for (const fate of fates) expect(proxy.dealt[fate], fate).toBeGreaterThanOrEqual(few);
    // If the server said of every update that its outcome is unknown, no response would contradict the database. So the
    // test also requires responses that say "stored" or "nothing was stored".
    expect(told['pass stored']).toBeGreaterThanOrEqual(few);
    // In the case "fail-before", the server knows that nothing was stored. In the case "cut-before", the server cannot
    // know whether PostgreSQL received the COMMIT.
    expect(told['fail-before nothing']).toBeGreaterThanOrEqual(few);
    await server.stop();
  });

  it('planted fault: the check finds a server that reports a successful COMMIT as "not stored"', async () => {
    const careless = plantedFaults['report-unknown-as-not-stored'];
    const server = await startPostgresTestServer(through(proxy.port), 10, careless);
    expect((await play(server, 1000)).contradictions.length).toBeGreaterThan(few);
    await server.stop();
  });

  it('a statement fails if code sends it after the end of its transaction', async () => {
    const database = await openDatabase({ engine: 'postgres', url }, { as: 'command', migrate: false });
    const insert = (name: string) =>
      [
        'INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, $1, $1, $1)',
        name,
      ] as const;
    let straggler: Promise<unknown> = Promise.resolve();
    const failing = database.transaction(async (tx) => {
      await tx.run(...insert('first'));
      straggler = new Promise((resolve) => setTimeout(resolve, 100)).then(() => tx.run(...insert('late')));
      straggler.catch(() => {});
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    await expect(straggler).rejects.toThrow(/after the end of its transaction/);
    expect(await database.all("SELECT id FROM projects WHERE id IN ('first', 'late')")).toEqual([]);
    await database.close();
  });

  it('the server can write again after COMMITs that got no response', async () => {
    const hole = await startProxy(inject('postgresPort'), (number) => ({
      fate: number < 5000 ? 'drop-silent' : 'pass',
    }));
    const server = await startPostgresTestServer(through(hole.port), 4);
    const told = await Promise.all([4000, 4001, 4002, 4003].map((number) => judge(server, number)));
    expect(told.filter((response) => response === 'unknown').length).toBeGreaterThanOrEqual(2);
    let number = 5000;
    await waitUntil('writing', async () => (await judge(server, number++)) === 'stored', 30_000);
    await server.stop();
    await hole.close();
  });
});
