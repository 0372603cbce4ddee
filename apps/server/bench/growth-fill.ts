/**
 * Fills a database for the benchmark with up to a million rows. Inserts the rows with SQL, because the services would
 * need hours to create them.
 */
import { DatabaseSync } from 'node:sqlite';

const now = "'2026-01-01T00:00:00.000Z'";
/** Returns an SQL prefix with a table `n`. Its column `i` counts from 0 to `limit - 1`. */
const numbers = (limit: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${limit})`;
const id = (kind: number) => `printf('%08x-0000-7000-8000-%012x', ${kind}, i)`;

/** Adds `deployments` deployments, and one app for every ten. Each environment `production` has a stored response. */
export function addDeployments(file: string, deployments: number): void {
  inBulk(file, [
    `${numbers(deployments / 10)} INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id)
     SELECT ${id(1)}, (SELECT id FROM projects), 'more-' || i, ${now}, ${now}, 'u' FROM n`,
    `${numbers(deployments / 10)} INSERT INTO environments (app_id, name, project_id, position,
      deployment_number, answer, etag)
     SELECT ${id(1)}, 'production', (SELECT id FROM projects), 0, 10, (SELECT answer FROM environments WHERE
       answer IS NOT NULL), '"e"' FROM n`,
    `${numbers(deployments)} INSERT INTO deployments (app_id, environment, number, variant_id, variant_name,
      revision, created_at, created_by_id)
     SELECT printf('%08x-0000-7000-8000-%012x', 1, i / 10), 'production', i % 10 + 1, 'v', 'concise.small', 1,
       ${now}, 'u' FROM n`,
  ]);
}

/** Returns the ids of `count` of the `total` apps that `addDeployments` has created, evenly spread over all of them. */
export function addedApps(count: number, total: number): string[] {
  return Array.from(
    { length: count },
    (_, i) =>
      `00000001-0000-7000-8000-${Math.floor((i * total) / count)
        .toString(16)
        .padStart(12, '0')}`,
  );
}

/**
 * Creates an evaluation whose scenarios are `count` copies of the first scenario in the database. Two thirds of the
 * copies have a vote. Returns the id of the evaluation.
 */
export function addEvaluation(file: string, count: number): string {
  const evaluation = `00000002-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
  const database = new DatabaseSync(file);
  const columns = (table: string, generated: string[]) =>
    (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !generated.includes(name));
  const copied = (names: string[], values: Record<string, string>) =>
    names.map((name) => values[name] ?? `t.${name}`).join(', ');
  const ofEvaluation = columns('evaluations', []);
  const ofScenario = columns('scenarios', ['judged']);
  const [a, b] = (
    JSON.parse(
      (database.prepare('SELECT variants FROM evaluations LIMIT 1').get() as { variants: string }).variants,
    ) as { variant_id: string }[]
  ).map((variant) => variant.variant_id);
  database.close();
  const judged = count - Math.floor(count / 3);
  const counts = { id: `'${evaluation}'`, scenario_count: String(count), judged_count: String(judged) };
  const scenario = {
    id: `printf('${count.toString(16).padStart(8, '0')}-0003-7000-8000-%012x', i)`,
    evaluation_id: `'${evaluation}'`,
    position: 'i',
    vote: `CASE i % 3 WHEN 0 THEN '${a}' WHEN 1 THEN '${b}' END`,
  };
  inBulk(file, [
    `INSERT INTO evaluations (${ofEvaluation.join(', ')}) SELECT ${copied(ofEvaluation, counts)} ` +
      'FROM evaluations t LIMIT 1',
    `${numbers(count)} INSERT INTO scenarios (${ofScenario.join(', ')})
     SELECT ${copied(ofScenario, scenario)}
     FROM n, (SELECT * FROM scenarios LIMIT 1) t`,
  ]);
  return evaluation;
}

function inBulk(file: string, statements: string[]): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN');
    for (const statement of statements) database.exec(statement);
    database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
