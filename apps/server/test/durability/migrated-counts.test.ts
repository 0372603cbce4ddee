/**
 * Evaluations in a database of the first schema have no stored counts of scenarios and judgements. Checks that the
 * migration computes these counts.
 */
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { engines, newTarget } from '../support/engine.ts';

const time = '2026-01-01T00:00:00.000Z';
const key = `jbx_${'0'.repeat(12)}_${'0'.repeat(64)}`;

/**
 * Inserts an app with one evaluation into a database of the first schema. The evaluation has four scenarios, and two of
 * them are judged.
 */
async function fill(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run("INSERT INTO projects VALUES ('p', 'old', 'w', 'o', $1)", time);
    await tx.run(
      "INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id) VALUES ('a', " +
        "'p', 'app', $1, $1, 'u')",
      time,
    );
    await tx.run(
      `INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, variants, created_at,
        updated_at, created_by_id)
       VALUES ('e', 'p', 'a', 'app', 'e', 'human_a_b_testing',
         '[{"variant_id":"v","variant_name":"n","revision":1}]', $1, $1, 'u')`,
      time,
    );
    for (const [position, vote] of ['1', '0', '', null].entries()) {
      await tx.run(
        `INSERT INTO scenarios (id, evaluation_id, position, inputs, outputs, vote, revision, created_at, updated_at)
         VALUES ($1, 'e', $2, '[]', '[]', $3, 1, $4, $4)`,
        `s${position}`,
        position,
        vote,
        time,
      );
    }
  });
}

describe.each(engines)('the migration of the counts of an evaluation on %s', (engine) => {
  it('after a migration from the first schema, an evaluation has the correct number of judgements', async () => {
    const { target, remove } = await newTarget(engine);
    const migrations = readMigrations().slice(0, 1);
    const old =
      target.engine === 'sqlite'
        ? await openSqlite({ file: target.file, as: 'command', migrate: true, migrations })
        : await openPostgres({ url: target.url, poolSize: 2, migrate: true, migrations });
    await fill(old);
    await old.close();
    const database = await openDatabase(target, { as: 'server', migrate: true, onWaiting: () => {} });
    const { evaluations, scenarios } = createServices(database);
    const session = {
      key,
      prefix: 'jbx',
      role: 'admin' as const,
      expiresAt: null,
      project: 'p',
      workspace: 'w',
      organization: 'o',
      user: 'u',
      evaluation: null,
      isShared: false,
    };
    expect(await evaluations.get(session, 'e')).toMatchObject({
      scenario_count: 4,
      judged_count: 2,
      status: 'EVALUATION_STARTED',
    });
    const judge = (scenarioId: string, vote: string | null) =>
      scenarios.update(session, { evaluationId: 'e', scenarioId, type: 'human_a_b_testing' }, { vote });
    const counts = [];
    for (const [scenarioId, vote] of [
      ['s0', 'v'],
      ['s2', 'v'],
      ['s3', '1'],
      ['s3', ''],
      ['s0', null],
      ['s0', null],
    ] as const) {
      await judge(scenarioId, vote);
      const now = await evaluations.get(session, 'e');
      counts.push('judged_count' in now && now.judged_count);
    }
    expect(counts).toEqual([2, 3, 4, 3, 2, 2]);
    await database.close();
    remove();
  });
});
