import {
  createDeploymentRequest,
  deployVariant,
  ValidationError,
  type Client,
  type Deployment,
  type Environment,
  type Role,
} from '@jurybox/client';
import { Refused } from '../parts.tsx';

export interface DeployOrder {
  appId: string;
  environment: string;
  variantId: string;
  revision: number;
  note: string;
  /** The deployment that the page showed to the person. Undefined if the environment served nothing. */
  current: Deployment | undefined;
  /** Whether the person must ask for the approval of somebody else instead of deploying. */
  mustAsk: boolean;
}

export const isProtected = ({ requires_approval: needsApproval, required_role: role }: Environment): boolean =>
  needsApproval === true || role === 'admin';

export const mustAskIn = (environment: Environment, can: (role: Role) => boolean): boolean =>
  environment.requires_approval === true || (environment.required_role === 'admin' && !can('admin'));

/**
 * Deploys a revision, or asks for the approval of the deployment. If somebody has made another deployment since the
 * page showed `current`, deploys nothing, calls `reload` and throws `Refused`.
 */
export async function deploy(client: Client, order: DeployOrder, reload: () => Promise<void>): Promise<void> {
  const { appId, environment, variantId, revision, note, current, mustAsk } = order;
  const call = mustAsk ? createDeploymentRequest : deployVariant;
  const body = {
    variant_id: variantId,
    revision,
    served_deployment_number: current?.deployment_number ?? 0,
    ...(note === '' ? {} : { note }),
  };
  try {
    await call({ client, path: { app_id: appId, environment }, body });
  } catch (error) {
    const isOutdated =
      error instanceof ValidationError && error.detail.some(({ loc }) => loc.includes('served_deployment_number'));
    if (!isOutdated) throw error;
    await reload();
    throw new Refused(
      `Somebody has deployed another revision to ${environment} meanwhile. Your revision was not deployed. ` +
        'The page now shows what this deployment would change.',
    );
  }
}

/** Returns the message for the person after a deployment, or after asking for its approval. */
export const doneText = ({ environment, revision, mustAsk }: DeployOrder, name: string): string =>
  mustAsk
    ? `The request for ${name}, revision ${revision} waits for the approval of another person.`
    : `${environment} serves ${name}, revision ${revision} now.`;
