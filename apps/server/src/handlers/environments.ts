import { reply } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const environments: HandlersOf<'environments'> = {
  async listEnvironments(
    { path, session }: Input<'listEnvironments'>,
    { deployments }: Services,
  ): Promise<Reply<'listEnvironments'>> {
    return reply(200, await deployments.listEnvironments(session, path.app_id));
  },

  async listDeployments(
    { path, query, session }: Input<'listDeployments'>,
    { deployments }: Services,
  ): Promise<Reply<'listDeployments'>> {
    return reply(200, await deployments.list(session, path.app_id, path.environment, query));
  },

  async deployVariant(
    { path, body, session }: Input<'deployVariant'>,
    { deployments }: Services,
  ): Promise<Reply<'deployVariant'>> {
    const { variant_id: variantId, revision } = body;
    const deployment = await deployments.deploy(session, {
      appId: path.app_id,
      environment: path.environment,
      variantId,
      revision,
    });
    return reply(201, deployment);
  },
};
