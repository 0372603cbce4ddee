/**
 * Reads deployed variants as feature flags. Their parameters come from `variant_revisions`, because the response body
 * that `environments` stores would have to be parsed.
 */
import { bytesOf } from './bounded-list.ts';
import type { DeploymentRow } from './deployments.ts';
import { lookUp, selectAll } from './sql.ts';

export interface FlagRow extends Pick<DeploymentRow, 'app_id' | 'variant_name' | 'revision'> {
  app_name: string;
  deployed_at: string;
  /** JSON text of an object. */
  parameters: string;
  /** The number of bytes of `parameters`. */
  row_bytes: number;
}

const columns = `a.id AS app_id, a.name AS app_name, d.variant_name, d.revision, d.created_at AS deployed_at,
  r.parameters`;
const deployed = `apps a JOIN environments e ON e.app_id = a.id
  JOIN deployments d ON d.app_id = a.id AND d.environment = e.name AND d.number = e.deployment_number
  JOIN variant_revisions r ON r.variant_id = d.variant_id AND r.revision = d.revision`;

const flagBy = (key: 'id' | 'name') => `SELECT ${columns}, ${bytesOf('r.parameters')} AS row_bytes FROM ${deployed}
  WHERE a.${key} = $1 AND e.name = $2 AND a.project_id = $3 AND a.deleted_at IS NULL`;
type FlagPlace = [key: string, environment: string, projectId: string];
export const lookUpFlagById = lookUp<FlagRow, FlagPlace>(flagBy('id'));
export const lookUpFlagByName = lookUp<FlagRow, FlagPlace>(flagBy('name'));

/** Lists the apps with a flag in an environment. A flag changes only if its app's name or deployment number changes. */
export const listFlagVersions = selectAll<
  { app_id: string; app_name: string; number: number },
  [projectId: string, after: string, environment: string, limit: number]
>(
  `SELECT a.id AS app_id, a.name AS app_name, e.deployment_number AS number
   FROM apps a JOIN environments e ON e.app_id = a.id
   WHERE a.project_id = $1 AND a.id > $2 AND e.name = $3 AND e.deployment_number > 0 AND a.deleted_at IS NULL
   ORDER BY a.id LIMIT $4`,
);

/** Returns the current deployment of an environment, and the entity tag that callers get with its variant. */
export const lookUpDeployedFacts = lookUp<
  Pick<DeploymentRow, 'number' | 'revision'> & { deployed_at: string; etag: string },
  [appId: string, environment: string, projectId: string]
>(
  `SELECT d.number, d.revision, d.created_at AS deployed_at, e.etag FROM environments e
   JOIN deployments d ON d.app_id = e.app_id AND d.environment = e.name AND d.number = e.deployment_number
   WHERE e.app_id = $1 AND e.name = $2 AND e.project_id = $3`,
);
