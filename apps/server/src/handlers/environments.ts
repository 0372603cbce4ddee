import type { DeploymentCreate } from '@jurybox/types';
import { reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const environments: HandlersOf<'environments'> = {
  listEnvironments: ({ path, session }, { deployments }) =>
    reply(200, deployments.listEnvironments(session, path.app_id)),
  listDeployments: ({ path, query, session }, { deployments }) =>
    reply(200, deployments.list(session, path.app_id, path.environment, query)),
  deployVariant: ({ path, body, session }, { deployments }) =>
    reply(201, deployments.deploy(session, targetOf(path, body))),
  updateEnvironment: ({ path, body, session }, { deployments }) =>
    reply(200, deployments.protect(session, path.app_id, path.environment, body)),
  listDeploymentRequests({ path, query, session }, { deploymentRequests }) {
    const { app_id: appId, environment } = path;
    return reply(200, deploymentRequests.list(session, { appId, environment, isOpen: query.is_open }, query));
  },
  createDeploymentRequest: ({ path, body, session }, { deploymentRequests }) =>
    reply(201, deploymentRequests.create(session, targetOf(path, body))),
  getDeploymentRequest: ({ path, session }, { deploymentRequests }) =>
    reply(200, deploymentRequests.get(session, path.deployment_request_id)),
  updateDeploymentRequest: ({ path, body, session }, { deploymentRequests }) =>
    reply(200, deploymentRequests.decide(session, path.deployment_request_id, body)),
};

function targetOf({ app_id: appId, environment }: { app_id: string; environment: string }, body: DeploymentCreate) {
  const { variant_id: variantId, revision, note, served_deployment_number: servedNumber } = body;
  return { appId, environment, variantId, revision, note, servedNumber };
}
