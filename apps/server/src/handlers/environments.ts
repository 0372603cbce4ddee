import { isRefusal } from '../services/outcome.ts';
import { refused } from '../http/refused.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const environments = {
  async listEnvironments(
    { path, session }: In<'listEnvironments'>,
    { deployments }: Services,
  ): Promise<Reply<'listEnvironments'>> {
    const page = await deployments.listEnvironments(session, path.app_id);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async listDeployments(
    { path, query, session }: In<'listDeployments'>,
    { deployments }: Services,
  ): Promise<Reply<'listDeployments'>> {
    const page = await deployments.list(session, path.app_id, path.environment, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async deployVariant(
    { path, body, session }: In<'deployVariant'>,
    { deployments }: Services,
  ): Promise<Reply<'deployVariant'>> {
    const { variant_id: variantId, revision } = body;
    const deployment = await deployments.deploy(session, {
      appId: path.app_id,
      environment: path.environment,
      variantId,
      revision,
    });
    return isRefusal(deployment) ? refused(deployment) : { status: 201, body: deployment };
  },
} satisfies HandlersOf<'environments'>;
