import { bytesOf } from './bounded-list.ts';
import type { SqlValue, Statements } from './database.ts';
import { sumOf } from './evaluations.ts';
import { scenarioBytes } from './scenarios.ts';
import { eachRow, selectCount } from './sql.ts';

const maxRows = 1000;

/** A kind of rows whose size counts as usage. `select` is SQL that returns the size of each row. */
interface Source {
  select: string;
  order: [string] | [string, string];
}

export const variantRevisions: Source = {
  select: `SELECT r.variant_id AS first, r.revision AS second, ${bytesOf('r.parameters')} AS size
    FROM variants v JOIN variant_revisions r ON r.variant_id = v.id WHERE v.app_id = $1`,
  order: ['r.variant_id', 'r.revision'],
};

export const scenarios: Source = {
  select: `SELECT position AS first, 0 AS second, ${scenarioBytes} AS size FROM scenarios WHERE evaluation_id = $1`,
  order: ['position'],
};

export const judgements: Source = {
  select: `SELECT s.position AS first, j.revision AS second, ${bytesOf('j.changes')} AS size
    FROM scenarios s JOIN judgements j ON j.scenario_id = s.id WHERE s.evaluation_id = $1`,
  order: ['s.position', 'j.revision'],
};

export const ownJudgements: Source = {
  select: `SELECT position AS first, judge_id AS second, ${bytesOf('note')} AS size
    FROM scenario_judges WHERE evaluation_id = $1`,
  order: ['position', 'judge_id'],
};

type SizedRow = { first: SqlValue; second: SqlValue; size: number };

export async function measure(db: Statements, { select, order }: Source, id: string) {
  const [first, second] = order;
  const after = second === undefined ? `${first} > $2` : `${first} >= $2 AND (${first} > $2 OR ${second} > $3)`;
  const page = (condition: string) => `${select}${condition} ORDER BY ${order.join(', ')} LIMIT ${maxRows}`;
  const list = (last?: SizedRow) =>
    last === undefined
      ? db.all<SizedRow>(page(''), id)
      : db.all<SizedRow>(page(` AND ${after}`), id, last.first, ...(second === undefined ? [] : [last.second]));
  const amount = { rows: 0, bytes: 0 };
  for await (const { size } of eachRow(list)) {
    amount.rows += 1;
    amount.bytes += size;
  }
  return amount;
}

export const countKeys = selectCount<[projectId: string]>('FROM keys WHERE project_id = $1');
export const countVariants = selectCount<[appId: string]>('FROM variants WHERE app_id = $1 AND deleted_at IS NULL');

/** The maximum number of rows that one statement below counts. */
export const maxCounted = 1000;

/**
 * The values of a statement that counts an app's variants or evaluations: those created from `since` to before `until`,
 * with ids from `first` to below `end`.
 */
type Counted = [appId: string, first: string, since: string, until: string, ...end: [] | [string]];

/** Returns a function that counts the newest rows of an app. `sums` maps columns to the names of their sums. */
function countNewest<Count extends string>(table: string, columns: string, count: Count, sums: Record<string, Count>) {
  const added = Object.entries(sums).map(([name, as]) => `CAST(COALESCE(SUM(${name}), 0) AS BIGINT) AS ${as}`);
  const sql = (isBeforeEnd: string) => `SELECT COUNT(*) AS ${count}, ${added.join(', ')} FROM (
    SELECT ${columns} FROM ${table}
    WHERE app_id = $1 AND deleted_at IS NULL AND id >= $2 AND created_at >= $3 AND created_at < $4 ${isBeforeEnd}
    ORDER BY id DESC LIMIT ${maxCounted}) counted`;
  return async (db: Statements, ...values: Counted) =>
    (await db.get(sql(values.length === 5 ? 'AND id < $5' : ''), ...values)) as Record<Count, number>;
}

export const countNewestVariants = countNewest<'variant_count' | 'revision_count'>(
  'variants',
  'revision',
  'variant_count',
  { revision: 'revision_count' },
);
export const countNewestEvaluations = countNewest<'evaluation_count' | 'scenario_count' | 'judgement_count'>(
  'evaluations',
  `scenario_count, ${sumOf('judgement_count')}`,
  'evaluation_count',
  { scenario_count: 'scenario_count', judgement_count: 'judgement_count' },
);
