/**
 * Checks that a caller of one project cannot read or change objects of another project, and cannot find out that these
 * objects exist. Each planted fault removes a condition about a project or object from an SQL statement.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows, restoreRows, type AllRows } from './support/all-rows.ts';
import { engines, type Engine } from './support/engine.ts';
import { changeStatements } from './support/rewrite-statements.ts';
import { seed } from './support/seed.ts';
import { startTestServer } from './support/server.ts';
import { createAttempts, type Attempt, type AttemptResult } from './support/tenants.ts';

/** The columns that tie a row to a project, directly or through another object. */
const columns = ['project_id', 'app_id', 'evaluation_id', 'variant_id', 'scenario_id'];

interface Weakened {
  sql: string;
  /** The condition that the original statement has and `sql` lacks, for example `project_id = $1`. */
  missing: string;
  column: string;
}

/**
 * Returns copies of a statement. Each copy lacks one condition on `project_id`, or all conditions on one of the other
 * `columns`, because a statement may repeat such a condition for a better query plan.
 */
function weakened(sql: string): Weakened[] {
  const found: Weakened[] = [];
  for (const column of columns) {
    const condition = new RegExp(
      `\\b(?:\\w+\\.)?${column} = (\\$\\d+${column === 'project_id' ? '|\\w+\\.\\w+' : ''})`,
      'g',
    );
    const matches = [...sql.matchAll(condition)];
    const groups = column === 'project_id' ? matches.map((one) => [one]) : [matches].filter((all) => all.length > 0);
    for (const group of groups) {
      let weak = sql;
      for (const { 0: text, 1: value = '', index } of group.toReversed())
        weak =
          weak.slice(0, index) + (value.startsWith('$') ? `${value} <> ''` : '1 = 1') + weak.slice(index + text.length);
      found.push({ sql: weak, missing: group.map(([text]) => text).join(', '), column });
    }
  }
  return found;
}

async function start(engine: Engine) {
  let plant = (sql: string) => sql;
  let seen = new Set<string>();
  const server = await startTestServer(
    {},
    changeStatements((sql, values) => {
      seen.add(sql);
      return [plant(sql), ...values];
    }),
    engine,
  );
  const attempts = await createAttempts(server);
  return {
    server,
    attempts,
    plantFault: (change: typeof plant) => void (plant = change),
    async statementsOf(work: () => Promise<unknown>) {
      seen = new Set();
      await work();
      return seen;
    },
  };
}

it.skipIf(!engines.includes('postgres'))('a caller of another project reaches no object on postgres', async () => {
  const { server, attempts } = await start('postgres');
  const findings: string[] = [];
  for (const attempt of attempts)
    for (const finding of (await attempt.run()).findings) findings.push(`${attempt.name}: ${finding}`);
  await server.stop();
  expect(findings).toEqual([]);
  expect(attempts.length).toBeGreaterThan(60);
});

/**
 * The SQL conditions that a planted fault can remove without an effect. Each entry has the column of the condition, the
 * start of its statement and the reason.
 */
const repeated: [column: string, statement: RegExp, why: string][] = [
  [
    'evaluation_id',
    /^SELECT s\.id, s\.position FROM/,
    'the reservation of the found scenario checks the evaluation again',
  ],
  ['evaluation_id', /^INSERT INTO scenario_judges .* FROM scenarios s WHERE s\.id = \$2/, 'the search has checked it'],
  ['evaluation_id', /^SELECT \w+ AS judgements, position FROM scenarios/, 'it only chooses where the search begins'],
  ['scenario_id', /^UPDATE scenario_judges SET reserved_until/, 'the row also has the evaluation and the judge'],
  [
    'project_id',
    /^UPDATE variants SET revision = revision/,
    'a later statement refuses, and the transaction rolls back',
  ],
  ['project_id', /^UPDATE environments SET position/, 'a later statement refuses, and the transaction rolls back'],
  ['app_id', /^UPDATE environments SET position/, 'the condition with the project remains'],
  ['app_id', /^SELECT answer, etag/, 'the condition with the project remains'],
  ['app_id', /^SELECT e\.name, .*d\.\* .* AND d\.variant_id = \$2/, 'a variant belongs to one app'],
  ['app_id', /^SELECT d\.number, d\.revision/, 'the condition with the project remains'],
  ['project_id', /^SELECT d\.number, d\.revision/, 'an earlier statement has found the app in the project'],
  ['project_id', /^SELECT \* FROM keys WHERE project_id = \$1 AND \(/, 'the row of the key has the project too'],
  ['project_id', /^SELECT .* AS is_broken FROM/, 'an import would check more projects, and change nothing'],
  [
    'project_id',
    /^SELECT id, scenario_count, judgements_per_scenario/,
    'counting the judgements again changes nothing',
  ],
  ['evaluation_id', /^UPDATE scenarios SET judgement_count = \(/, 'counting the judgements again changes nothing'],
  ['project_id', /^SELECT id FROM apps WHERE project_id = \$1 LIMIT 1/, 'the deletion of the app checks the project'],
];

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The short run tries only every 16th planted fault. */
const step = isLong ? 1 : 16;

describe('the isolation of projects on sqlite', () => {
  let own: Awaited<ReturnType<typeof start>>;
  let before: AllRows;
  /**
   * All attempts to reach another project, and what they do without a planted fault: the `statements` that they run,
   * and the `responses` to the same calls with ids of the caller's own project.
   */
  const sound: { attempt: Attempt; statements: Set<string>; responses: string }[] = [];
  const findings: string[] = [];
  beforeAll(async () => {
    own = await start('sqlite');
    before = await allRows(own.server.database);
    for (const attempt of own.attempts) {
      let result: AttemptResult = { findings: [], own: '' };
      const statements = await own.statementsOf(async () => (result = await attempt.run(before)));
      sound.push({ attempt, statements, responses: result.own });
      for (const finding of result.findings) findings.push(`${attempt.name}: ${finding}`);
      await restoreRows(own.server.database, before);
    }
  });
  afterAll(() => own.server.stop());

  it('a caller of another project cannot read, change or find any object', () => {
    expect(findings).toEqual([]);
    console.log(`${sound.length} attempts to reach another project`);
    expect(sound.length).toBeGreaterThan(60);
  });

  const used = () => new Set(sound.flatMap(({ statements }) => [...statements]));

  it('the attempts to reach another project use every SQL statement with a condition on a project', () => {
    const folder = join(import.meta.dirname, '../src/store');
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const all = [...used()].map(plain).join('\n');
    const named = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
      // Finds each piece of SQL with a condition such as `project_id = $1`.
      [...readFileSync(join(folder, file), 'utf8').matchAll(/[^'"`{}\n]*project_id = \$\d[^'"`{}\n]*/g)].map(([text]) =>
        plain(text.replace(/\$$/, '')),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((text) => !all.includes(text))).toEqual([]);
  });

  it(`planted faults: the check finds SQL statements without their condition on a project (seed ${seed})`, async () => {
    const { server, plantFault } = own;
    const faults = [...used()].flatMap((from) => weakened(from).map((weak) => ({ ...weak, from })));
    const survivors: string[] = [];
    const unnecessary = new Set(repeated);
    const chosen = faults.filter((_, index) => (index + seed) % step === 0);
    for (const { from, sql, missing, column } of chosen) {
      const text = from.replaceAll(/\s+/g, ' ');
      const exception = repeated.find((entry) => entry[0] === column && entry[1].test(text));
      plantFault((one) => (one === from ? sql : one));
      let isFound = false;
      for (const { attempt, statements, responses } of sound) {
        if (isFound || !statements.has(from)) continue;
        isFound = await attempt.run(before).then(
          (result) => result.findings.length > 0 || result.own !== responses,
          () => true,
        );
        await restoreRows(server.database, before);
      }
      plantFault((one) => one);
      if (!isFound && exception === undefined) survivors.push(`${missing} in ${text}`);
      if (!isFound && exception !== undefined) unnecessary.delete(exception);
    }
    console.log(`${chosen.length} of ${faults.length} conditions removed, one at a time; JURYBOX_LONG=1 removes all`);
    expect(
      survivors,
      'No attempt notices the missing condition. Add an attempt to test/support/tenants.ts, or a reason to `repeated`',
    ).toEqual([]);
    expect(chosen.length).toBeGreaterThan(80 / step);
    if (isLong) expect([...unnecessary]).toEqual([]);
  });
});
