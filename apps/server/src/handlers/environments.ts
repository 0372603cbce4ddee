import { reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const environments: HandlersOf<'environments'> = {
  async listEnvironments({ path, session }, { deployments }) {
    return reply(200, await deployments.listEnvironments(session, path.app_id));
  },

  async listDeployments({ path, query, session }, { deployments }) {
    return reply(200, await deployments.list(session, path.app_id, path.environment, query));
  },

  async deployVariant({ path, body, session }, { deployments }) {
    const { variant_id: variantId, revision } = body;
    const target = { appId: path.app_id, environment: path.environment, variantId, revision };
    return reply(201, await deployments.deploy(session, target));
  },
};
