import { deployVariant, listEnvironments, type Client, type Deployment } from '@jurybox/client';
import { Refused } from '../parts.tsx';

export interface DeployOrder {
  appId: string;
  environment: string;
  variantId: string;
  revision: number;
  /** The deployment that the person saw. Undefined if the environment served nothing. */
  current: Deployment | undefined;
}

/** Thrown if the environment serves another deployment than the person saw. */
export class ServedMeanwhile extends Refused {}

/** Deploys a revision, unless somebody has deployed another one since the person saw `current`. */
export async function deploy(
  client: Client,
  { appId: app_id, environment, variantId, revision, current }: DeployOrder,
) {
  const { items } = await listEnvironments({ client, path: { app_id } });
  const now = items.find((each) => each.environment === environment)?.deployment;
  if (now?.deployment_number !== current?.deployment_number)
    throw new ServedMeanwhile(
      `Somebody has deployed ${now?.variant_name}, revision ${now?.revision} to ${environment} meanwhile. ` +
        'Nothing was deployed. The page now shows what this deployment would change.',
    );
  return deployVariant({ client, path: { app_id, environment }, body: { variant_id: variantId, revision } });
}
