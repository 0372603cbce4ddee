import { reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const environments: HandlersOf<'environments'> = {
  listEnvironments: ({ path, session }, { deployments }) =>
    reply(200, deployments.listEnvironments(session, path.app_id)),
  listDeployments: ({ path, query, session }, { deployments }) =>
    reply(200, deployments.list(session, path.app_id, path.environment, query)),
  deployVariant: ({ path, body: { variant_id: variantId, revision }, session }, { deployments }) =>
    reply(201, deployments.deploy(session, { appId: path.app_id, environment: path.environment, variantId, revision })),
};
