/** Reads the stored rows to which imported rows refer. Finds missing rows, for example a revision of a variant. */
import type { SqlValue, Transaction, Statements } from '../database.ts';
import { compareKey, eachRow, idList, maxIds, selectAll } from '../sql.ts';
import type { FileRow } from './read.ts';
import { projectTables, type ProjectTable } from './tables.ts';
import type { DeploymentRow } from '../deployments.ts';
import { sumOf, type EvaluationRow } from '../evaluations.ts';

/** The limits of a batch. A batch may exceed the limit on bytes by one row. */
export const maxBatchRows = 100;
export const maxBatchBytes = 1_048_576;

export type Parent = Readonly<Record<string, SqlValue>>;

/** The rows to which a batch refers. First key: the referring column, for example `app_id`. Second key: the id. */
export type Parents = ReadonlyMap<string, ReadonlyMap<SqlValue, Parent>>;

/** Reads the rows to which the rows of a batch refer. The import has stored them before. */
export async function readParents(tx: Transaction, projectId: string, batch: FileRow[]): Promise<Parents> {
  const parents = new Map<string, Map<SqlValue, Parent>>();
  for (const [column, name] of Object.entries(batch[0]?.table.references ?? {})) {
    const { checkedColumns, inProject } = projectTables.get(name) as ProjectTable;
    const ids = batch.map(({ row }) => row[column] ?? null);
    parents.set(column, await readById(tx, ids, name, checkedColumns, `AND ${inProject}`, projectId));
  }
  return parents;
}

export async function idsElsewhere(tx: Transaction, projectId: string, table: 'keys' | 'variants', ids: SqlValue[]) {
  return new Set((await readById(tx, ids, table, 'id', 'AND project_id <> $1', projectId)).keys());
}

async function readById(
  tx: Transaction,
  ids: SqlValue[],
  table: string,
  columns: string,
  condition: string,
  projectId: string,
): Promise<Map<SqlValue, Parent>> {
  const unique = [...new Set(ids)].filter((id) => id !== null);
  const found = new Map<SqlValue, Parent>();
  for (let from = 0; from < unique.length; from += maxIds) {
    const { isListed, values } = idList(unique.slice(from, from + maxIds));
    const sql = `SELECT ${columns} FROM ${table} WHERE id ${isListed} ${condition}`;
    for (const row of await tx.all<Record<string, SqlValue>>(sql, projectId, ...values))
      found.set(row['id'] ?? '', row);
  }
  return found;
}

const isNotNumbered = (column: string, number: string, others: string) =>
  `t.${column} <> (SELECT COUNT(*) FROM ${others})
    OR t.${column} <> (SELECT COALESCE(MAX(o.${number}), 0) FROM ${others})`;
const isNoKey = (column: string, condition: string) => `t.${column} IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.id = t.${column} AND k.project_id = $1 AND ${condition})`;

/** `broken` is the SQL condition that a row `t` of the project $1 must not meet. */
const rules: { table: string; broken: string; message: string }[] = [
  {
    table: 'apps',
    broken: '(SELECT COUNT(*) FROM environments o WHERE o.app_id = t.id) <> 3',
    message: 'the file lacks an environment of this app',
  },
  {
    table: 'variants',
    broken: isNotNumbered('revision', 'revision', 'variant_revisions o WHERE o.variant_id = t.id'),
    message: 'the file lacks a revision of this variant',
  },
  {
    table: 'environments',
    broken: isNotNumbered(
      'deployment_number',
      'number',
      'deployments o WHERE o.app_id = t.app_id AND o.environment = t.name',
    ),
    message: 'the file lacks a deployment to this environment',
  },
  {
    table: 'keys',
    broken: isNoKey('created_from_id', 'k.is_shared = 1 AND k.evaluation_id = t.evaluation_id'),
    message: 'created_from_id is not a shared invitation to the same evaluation in the file',
  },
  {
    table: 'keys',
    broken: isNoKey('replacement_id', 'k.evaluation_id IS NULL AND t.evaluation_id IS NULL'),
    message: 'replacement_id refers to no row of keys in the file',
  },
];

export interface BrokenRow {
  table: string;
  key: Record<string, SqlValue>;
  message: string;
}

const rowsPerStatement = 200;

/** Returns a row that breaks one of the rules, with the rule's message. Returns undefined if there is none. */
export async function findBrokenRow(db: Statements, projectId: string) {
  for (const { table: name, broken, message } of rules) {
    const { key, inProject } = projectTables.get(name) as ProjectTable;
    const select = (condition: string) => `SELECT ${key.join(', ')}, CASE WHEN ${broken} THEN 1 ELSE 0 END AS is_broken
      FROM (SELECT * FROM ${name} WHERE ${inProject} ${condition} ORDER BY ${key.join(', ')}
        LIMIT ${rowsPerStatement}) t
      ORDER BY ${key.join(', ')}`;
    const list = (last?: Record<string, SqlValue>) => {
      const after = last && key.map((column) => last[column] ?? null);
      return db.all<Record<string, SqlValue>>(
        select(after ? `AND ${compareKey(key, '>', 2)}` : ''),
        projectId,
        ...(after ?? []),
      );
    };
    for await (const row of eachRow(list))
      if (row['is_broken'] === 1)
        return { table: name, key: Object.fromEntries(key.map((column) => [column, row[column] ?? null])), message };
  }
  return undefined;
}

export type UncountedEvaluation = Pick<EvaluationRow, 'id' | 'scenario_count' | 'judgements_per_scenario'>;

export const listUncounted = selectAll<UncountedEvaluation, [projectId: string, after: string]>(
  `SELECT id, scenario_count, judgements_per_scenario FROM evaluations
   WHERE project_id = $1 AND id > $2 ORDER BY id LIMIT ${rowsPerStatement}`,
);

export interface ScenarioCounts {
  scenarios: number;
  judged: number;
  judgements: number;
}

export const positionsPerStatement = 1000;

/** Counts the judgements of scenarios from position `from` on. Corrects each wrong `judgement_count` of a scenario. */
export async function countAgain(
  tx: Transaction,
  { id, judgements_per_scenario: all }: UncountedEvaluation,
  from: number,
) {
  const range = 'evaluation_id = $1 AND position >= $2 AND position < $3';
  const values = [id, from, from + positionsPerStatement];
  const own = `(SELECT COUNT(*) FILTER (WHERE o.judged = 1) FROM scenario_judges o WHERE o.scenario_id = scenarios.id)`;
  const count = all === 1 ? '0' : own;
  const update = `UPDATE scenarios SET judgement_count = ${count} WHERE ${range} AND judgement_count <> ${count}`;
  await tx.run(update, ...values);
  const [judgements, isJudged] =
    all === 1 ? ['judged', 'judged = 1'] : ['judgement_count', `judgement_count >= ${all}`];
  const sql = `SELECT COUNT(*) AS scenarios, COALESCE(SUM(${judgements}), 0) AS judgements,
       COUNT(*) FILTER (WHERE ${isJudged}) AS judged FROM scenarios WHERE ${range}`;
  return (await tx.get<ScenarioCounts>(sql, ...values)) as ScenarioCounts;
}

/** Stores the numbers of judgements of an evaluation, unless the stored numbers are right. */
export async function storeCounts(tx: Transaction, id: string, { judged, judgements }: ScenarioCounts): Promise<void> {
  const sql = `SELECT ${sumOf('judged_count')}, ${sumOf('judgement_count')} FROM evaluations WHERE id = $1`;
  const stored = await tx.get<{ judged_count: number; judgement_count: number }>(sql, id);
  if (stored?.judged_count === judged && stored.judgement_count === judgements) return;
  await tx.run('DELETE FROM evaluation_counts WHERE evaluation_id = $1', id);
  await tx.run('UPDATE evaluations SET judged_count = $2, judgement_count = $3 WHERE id = $1', id, judged, judgements);
}

export type DeployedEnvironment = Pick<DeploymentRow, 'app_id' | 'variant_id' | 'revision'> & { name: string };

export const listDeployedEnvironments = selectAll<
  DeployedEnvironment,
  [projectId: string, afterApp: string, afterName: string]
>(
  `SELECT e.app_id, e.name, d.variant_id, d.revision FROM environments e JOIN deployments d
     ON d.app_id = e.app_id AND d.environment = e.name AND d.number = e.deployment_number
   WHERE e.project_id = $1 AND (e.app_id, e.name) > ($2, $3) ORDER BY e.app_id, e.name LIMIT ${rowsPerStatement}`,
);
