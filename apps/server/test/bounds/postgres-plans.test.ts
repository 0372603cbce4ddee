/**
 * Checks that PostgreSQL reads a limited number of rows of `scenarios` and `scenario_judges` for one page or one
 * reservation, even with an unusual query plan. PostgreSQL chooses a plan from table statistics, which may be wrong. To
 * get an unusual plan, the test disables nested loops.
 */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statements } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import type { ScenarioFilter } from '../../src/store/scenarios.ts';
import { listWithAllJudgements, listWithOwnJudgements } from '../../src/store/own-judgements.ts';
import { firstFree } from '../../src/store/reservations.ts';
import { insertEvaluation, insertOwnJudgements } from '../support/bulk-data.ts';
import { addressOf, engines, newMigratedTarget } from '../support/engine.ts';
import { fillFixture } from '../support/fixture.ts';

const scenarioCount = 3000;
const pageSize = 100;

/** A node of a plan, as EXPLAIN returns it. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const tables = ['scenarios', 'scenario_judges'];

/** Returns how many rows of `tables` PostgreSQL read for this part of a plan. */
function rowsRead(node: PlanNode): number {
  const { 'Actual Rows': found, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops } = node;
  const own = tables.includes(node['Relation Name'] ?? '') ? (found + removed) * loops : 0;
  return (node.Plans ?? []).reduce((total, child) => total + rowsRead(child), own);
}

describe.skipIf(!engines.includes('postgres'))('the rows that PostgreSQL reads with an unusual query plan', () => {
  let client: Client;
  let evaluationId: string;
  let judgeId: string;
  let openedWith: { jit: string; workers: string } | undefined;
  let readWithoutStatistics: { now: number; withJoin: number };

  beforeAll(async () => {
    const { target } = await newMigratedTarget('postgres');
    const database = await openDatabase(target, { as: 'server', migrate: true });
    try {
      const fixture = await fillFixture(database);
      judgeId = fixture.session.user;
      evaluationId = await insertEvaluation(database, fixture, { count: scenarioCount });
      await insertOwnJudgements(database, evaluationId, judgeId, scenarioCount);
      const other = await insertEvaluation(database, fixture, { count: scenarioCount });
      await insertOwnJudgements(database, other, judgeId, scenarioCount);
      openedWith = await database.get(
        "SELECT current_setting('jit') AS jit, current_setting('max_parallel_workers_per_gather') AS workers",
      );
    } finally {
      await database.close();
    }
    client = new Client(addressOf(target));
    await client.connect();
    const withJoin = (sql: string) => sql.replaceAll('LIMIT 1 OFFSET 0', '');
    readWithoutStatistics = { now: await countRead(flags), withJoin: await countRead(flags, withJoin) };
    await client.query('ANALYZE');
    await client.query('SET enable_nestloop = off');
    await client.query('SET enable_seqscan = off');
  });
  afterAll(() => client?.end());

  /** Runs `list`, and returns how many rows its statements read. `change` rewrites the SQL of each statement first. */
  async function countRead(list: (db: Statements) => Promise<unknown>, change = (sql: string) => sql): Promise<number> {
    let count = 0;
    const explain = async (sql: string, values: unknown[]) => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${change(sql)}`,
        values,
      );
      for (const row of rows) count += rowsRead(row['QUERY PLAN'][0].Plan);
    };
    const statements: Pick<Statements, 'get' | 'all'> = {
      get: async (sql, ...values) => {
        await explain(sql, values);
        return undefined;
      },
      all: async (sql, ...values) => {
        await explain(sql, values);
        return [];
      },
    };
    await list(statements as Statements);
    return count;
  }

  const limits = { limit: 20, maxBytes: 1_000_000 };
  const ownPage =
    (filter: ScenarioFilter, readsAll = false) =>
    (db: Statements) => {
      const range = { evaluationId, after: 999, before: 1000 + pageSize };
      return listWithOwnJudgements(db, range, { judgeId, readsAll }, filter, limits);
    };
  const flags = ownPage({ hasFlag: true }, true);
  const allPage = (judged: boolean | undefined) => (db: Statements) =>
    listWithAllJudgements(db, evaluationId, { position: 1000, judgeId: '' }, 1000 + pageSize, { judged }, limits);
  const reservation = (db: Statements) =>
    firstFree(
      db,
      { evaluationId, current: '', judgeId, now: '2026-11-01T00:00:00.000Z', judgementsPerScenario: 3 },
      { judgements: 1, position: scenarioCount - pageSize },
    );

  it.each([
    // All scenarios are judged, so a page of unjudged scenarios is empty.
    ['own judgements', ownPage({})],
    ['own judgements, only unjudged scenarios', ownPage({ judged: false })],
    ['all judgements', allPage(undefined)],
    ['all judgements, only unjudged scenarios', allPage(false)],
  ])('for a page of scenarios with %s, PostgreSQL reads only the judgements of this page', async (_, list) => {
    const withoutLimits = (sql: string) =>
      sql.replaceAll(/\s+AND o\.evaluation_id = \$1 AND o\.position >=? \$\d AND o\.position < \$\d/g, '');
    expect(await countRead(list)).toBeLessThanOrEqual(8 * pageSize);
    expect(await countRead(list, withoutLimits)).toBeGreaterThanOrEqual(scenarioCount);
  });

  it('with the filter has_flag, PostgreSQL reads only the judgements of a page, even without statistics', async () => {
    expect(await countRead(flags)).toBeLessThanOrEqual(8 * pageSize);
    expect(readWithoutStatistics.now).toBeLessThanOrEqual(8 * pageSize);
    // Planted fault: without `LIMIT 1 OFFSET 0` in the subquery, PostgreSQL may join whole tables.
    expect(readWithoutStatistics.withJoin).toBeGreaterThanOrEqual(scenarioCount);
  });

  it('the search for a scenario to reserve reads only the judgements in a limited range of positions', async () => {
    const withoutCount = (sql: string) =>
      sql.replace(
        /\(SELECT COUNT\(\*\) FILTER \(WHERE (.*?)\)\s+FROM (scenario_judges o WHERE .*?\$3)\) = 0/s,
        'NOT EXISTS (SELECT 1 FROM $2 AND ($1))',
      );
    expect(await countRead(reservation)).toBeLessThanOrEqual(8 * pageSize);
    expect(await countRead(reservation, withoutCount)).toBeGreaterThanOrEqual(scenarioCount);
  });

  it('the server connects to PostgreSQL without JIT compilation and without parallel queries', () => {
    expect(openedWith).toEqual({ jit: 'off', workers: '0' });
  });
});
