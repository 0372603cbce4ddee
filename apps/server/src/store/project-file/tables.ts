/** The tables of a project file, each after the tables that its rows refer to. */
import { tables, type Table } from '../copy/tables.ts';

export interface ProjectTable extends Table {
  /** The SQL condition that selects the rows of the project $1, without rows of deleted objects. */
  inProject: string;
  /** The columns that refer to rows of an earlier table of the file, each with the name of that table. */
  references: Record<string, string>;
  /** The columns that the import reads when it checks rows of other tables that refer to this table. */
  checkedColumns: string;
}

const liveApp = (table: string) =>
  `EXISTS (SELECT 1 FROM apps a WHERE a.id = ${table}.app_id AND a.project_id = $1 AND a.deleted_at IS NULL)`;
const liveEvaluation = (id: string, joined = '') =>
  `EXISTS (SELECT 1 FROM ${joined} evaluations e JOIN apps a ON a.id = e.app_id
    WHERE ${id} AND e.project_id = $1 AND e.deleted_at IS NULL AND a.deleted_at IS NULL)`;

const rules: Record<string, Pick<ProjectTable, 'inProject' | 'references'> & Partial<ProjectTable>> = {
  apps: { inProject: 'project_id = $1 AND deleted_at IS NULL', references: {} },
  bases: { inProject: liveApp('bases'), references: { app_id: 'apps' }, checkedColumns: 'id, app_id' },
  variants: {
    inProject: `deleted_at IS NULL AND ${liveApp('variants')}`,
    references: { app_id: 'apps', base_id: 'bases' },
  },
  variant_revisions: {
    inProject: `EXISTS (SELECT 1 FROM variants v JOIN apps a ON a.id = v.app_id
      WHERE v.id = variant_revisions.variant_id AND v.project_id = $1
        AND v.deleted_at IS NULL AND a.deleted_at IS NULL)`,
    references: { variant_id: 'variants' },
  },
  environments: { inProject: liveApp('environments'), references: { app_id: 'apps' } },
  deployments: { inProject: liveApp('deployments'), references: { app_id: 'apps' } },
  deployment_requests: { inProject: liveApp('deployment_requests'), references: { app_id: 'apps' } },
  evaluations: {
    inProject: `deleted_at IS NULL AND ${liveApp('evaluations')}`,
    references: { app_id: 'apps' },
    checkedColumns: 'id, evaluation_type, variants, scenario_count',
  },
  scenarios: {
    inProject: liveEvaluation('e.id = scenarios.evaluation_id'),
    references: { evaluation_id: 'evaluations' },
    checkedColumns: `id, evaluation_id, position, revision,
      (SELECT e.evaluation_type FROM evaluations e WHERE e.id = scenarios.evaluation_id) AS evaluation_type,
      (SELECT e.variants FROM evaluations e WHERE e.id = scenarios.evaluation_id) AS variants`,
  },
  judgements: {
    inProject: liveEvaluation('s.id = judgements.scenario_id AND e.id = s.evaluation_id', 'scenarios s,'),
    references: { scenario_id: 'scenarios' },
  },
  judges: { inProject: liveEvaluation('e.id = judges.evaluation_id'), references: { evaluation_id: 'evaluations' } },
  scenario_judges: {
    inProject: liveEvaluation('e.id = scenario_judges.evaluation_id'),
    references: { evaluation_id: 'evaluations', scenario_id: 'scenarios' },
  },
  evaluation_counts: {
    inProject: liveEvaluation('e.id = evaluation_counts.evaluation_id'),
    references: { evaluation_id: 'evaluations' },
  },
  keys: {
    inProject: `project_id = $1
      AND (keys.evaluation_id IS NULL OR ${liveEvaluation('e.id = keys.evaluation_id')})`,
    references: { evaluation_id: 'evaluations' },
  },
};

const byName = new Map(tables.map((table) => [table.name, table]));

export const projectTables: ReadonlyMap<string, ProjectTable> = new Map(
  Object.entries(rules).map(([name, rule]) => [
    name,
    { checkedColumns: 'id', ...(byName.get(name) as Table), ...rule },
  ]),
);
