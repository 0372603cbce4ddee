import { reply } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const environments: HandlersOf<'environments'> = {
  async listEnvironments(
    { path, session }: Input<'listEnvironments'>,
    { deployments }: Services,
  ): Promise<Reply<'listEnvironments'>> {
    const page = await deployments.listEnvironments(session, path.app_id);
    return reply(200, page);
  },

  async listDeployments(
    { path, query, session }: Input<'listDeployments'>,
    { deployments }: Services,
  ): Promise<Reply<'listDeployments'>> {
    const page = await deployments.list(session, path.app_id, path.environment, query);
    return reply(200, page);
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
