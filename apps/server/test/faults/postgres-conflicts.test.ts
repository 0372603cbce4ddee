/**
 * Runs conflicting transactions, and checks that all of them succeed. `postgres-retries.test.ts` checks which errors of
 * PostgreSQL the server retries.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';
import { engines, newTarget } from '../support/engine.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';

describe.skipIf(!engines.includes('postgres'))('conflicting transactions on PostgreSQL', () => {
  let database: Database;
  let fixture: Fixture;
  beforeAll(async () => {
    const { target } = await newTarget('postgres');
    database = await openDatabase(target, { as: 'server', migrate: true, poolSize: 8 });
    fixture = await fillFixture(database);
  });
  afterAll(() => database.close());

  /**
   * Locks two rows in one transaction. The test runs two such transactions. Both lock their first row before either of
   * them locks its second row, so they conflict.
   */
  const takeBoth = (
    first: string,
    second: string,
    meeting: { runs: number; holders: number; both: Promise<void>; arrive: () => void },
  ) =>
    database.transaction(async (tx) => {
      meeting.runs += 1;
      await tx.run('UPDATE scenarios SET revision = revision + 1 WHERE id = $1', first);
      meeting.holders += 1;
      if (meeting.holders === 2) meeting.arrive();
      await meeting.both;
      await tx.run('UPDATE scenarios SET revision = revision + 1 WHERE id = $1', second);
    });
  const revisionOf = async (id: string) =>
    (await database.get<{ revision: number }>('SELECT revision FROM scenarios WHERE id = $1', id))?.revision ?? 0;

  it('if two transactions wait for each other, the server retries one of them, and both succeed', async () => {
    const [one = '', two = ''] = fixture.singles.scenarioIds;
    const before = [await revisionOf(one), await revisionOf(two)];
    const { promise: both, resolve: arrive } = Promise.withResolvers<void>();
    const meeting = { runs: 0, holders: 0, both, arrive };
    // PostgreSQL detects a deadlock after a second. The server's lock timeout is shorter, so it ends the deadlock.
    await Promise.all([takeBoth(one, two, meeting), takeBoth(two, one, meeting)]);
    console.log(`a deadlock: ${meeting.runs} attempts of 2 transactions`);
    expect(meeting.runs).toBeGreaterThan(2);
    expect([await revisionOf(one), await revisionOf(two)]).toEqual(before.map((revision) => revision + 2));
  });

  it('the server stores concurrent updates of one scenario one after the other', async () => {
    const before = { ...timeoutsMs };
    onTestFinished(() => void Object.assign(timeoutsMs, before));
    // The last update waits for all others. With these timeouts, it succeeds even on a slow machine.
    Object.assign(timeoutsMs, { connection: 60_000, rowQueue: 60_000, statement: 60_000, storeCall: 120_000 });
    const services = createServices(database);
    const [scenarioId = ''] = fixture.pairs.scenarioIds;
    const at = { evaluationId: fixture.pairs.evaluationId, scenarioId, type: 'human_a_b_testing' as const };
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, count) =>
        services.scenarios.update(fixture.session, at, { note: `note ${count}` }),
      ),
    );
    const revisions = made.map((response) => ('revision' in response ? response.revision : 0)).sort((x, y) => x - y);
    expect(revisions).toEqual(Array.from({ length: 24 }, (_, count) => count + 2));
  });

  it('after a failed statement, a transaction stores nothing and fails, even if code catches the error', async () => {
    const services = createServices(database);
    const write = database.transaction(async (tx) => {
      await tx.run(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ('x', 'lost', " +
          "'w', 'o', 'now')",
      );
      await tx.run('SELECT 1 / 0').catch(() => {});
    });
    await expect(write).rejects.toThrow(/ended with ROLLBACK/);
    expect(await services.projects.find('lost')).toBeUndefined();
  });

  it('a statement that was prepared before a migration also succeeds after the migration', async () => {
    const read = () => database.get<object>('SELECT * FROM projects');
    expect(await read()).not.toHaveProperty('added');
    await database.transaction((tx) => tx.run('ALTER TABLE projects ADD COLUMN added TEXT'));
    expect(await read()).toHaveProperty('added');
  });
});
