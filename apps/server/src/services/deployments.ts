import { hash, randomUUIDv7 } from 'node:crypto';
import { JsonText, type ApplicationVariant } from '@jurybox/types';
import * as apps from '../store/apps.ts';
import * as deployments from '../store/deployments.ts';
import type { Database } from '../store/index.ts';
import * as variants from '../store/variants.ts';
import type { Clock } from './clock.ts';
import { decide, notFound, type Outcome } from './outcome.ts';
import type { Session } from './session.ts';

/** What an environment serves, finished: the answer's text and its strong entity tag. */
export interface Deployed {
  answer: JsonText<ApplicationVariant>;
  etag: string;
}

export interface DeploymentService {
  /** What is deployed. Another tenant's app, an unknown app, an unknown environment and an empty one are all one miss. */
  read(session: Session, appId: string, environment: string): Promise<Outcome<Deployed>>;
  /** Deploys a variant at a revision. Readers see the old answer or the new one, whole. */
  deploy(session: Session, target: { appId: string; environment: string; variantId: string; revision?: number }): Promise<Outcome<deployments.DeploymentRow>>;
}

/** Any UUID, in any case the eight-four-four-four-twelve hexadecimal form (U06). */
const wellFormedId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function createDeploymentService(database: Database, clock: Clock): DeploymentService {
  return {
    async read(session, appId, environment) {
      if (!wellFormedId.test(appId)) return { refused: 'invalid_app_id' };
      const row = await apps.lookUpDeployed(database, session.project, appId.toLowerCase(), environment);
      if (row === undefined || row.answer === null || row.etag === null) return { refused: 'variant_not_found' };
      return { answer: new JsonText(row.answer), etag: row.etag };
    },

    deploy: (session, { appId, environment, variantId, revision }) =>
      decide(database, async (tx) => {
        const app = await apps.findApp(tx, session.project, appId);
        const variant = await variants.findVariant(tx, session.project, variantId);
        if (app === undefined || variant === undefined || variant.app_id !== app.id) return notFound('variant');
        const pinned = await variants.findRevision(tx, variant.id, revision ?? variant.revision);
        if (pinned === undefined) return notFound('revision');
        const row = {
          id: randomUUIDv7(),
          app_id: app.id,
          environment,
          variant_id: variant.id,
          variant_name: nameOf(variant),
          revision: pinned.revision,
          created_at: clock.now(),
          created_by_id: session.user,
        };
        const answer = JSON.stringify(answerOf(session, app, variant, pinned));
        await deployments.insertDeployment(tx, row, answer, entityTag(answer));
        return row;
      }),
  };
}

export function nameOf(variant: { base_name: string; config_name: string }): string {
  return `${variant.base_name}.${variant.config_name}`;
}

function answerOf(session: Session, app: apps.AppRow, variant: variants.VariantRow, pinned: variants.RevisionRow): ApplicationVariant {
  return {
    app_id: app.id,
    app_name: app.name,
    variant_id: variant.id,
    variant_name: nameOf(variant),
    project_id: variant.project_id,
    parameters: JSON.parse(pinned.parameters) as ApplicationVariant['parameters'],
    base_name: variant.base_name,
    base_id: variant.base_id,
    config_name: variant.config_name,
    uri: variant.uri,
    revision: pinned.revision,
    created_at: variant.created_at,
    updated_at: pinned.created_at,
    modified_by_id: pinned.modified_by_id,
    organization_id: session.organization,
    workspace_id: session.workspace,
  };
}

/** Strong: the same tag means the same bytes. */
function entityTag(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}
