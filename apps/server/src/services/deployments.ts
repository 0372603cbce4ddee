import { JsonText, type ApplicationVariant, type Deployment, type Environment, type Parameters } from '@jurybox/types';
import * as apps from '../store/apps.ts';
import * as store from '../store/deployments.ts';
import * as variants from '../store/variants.ts';
import { recordAction } from './admin-log.ts';
import { ifFound, notFound, rollBackOnRefusal, type Outcome } from './outcome.ts';
import { descendingBy, pick, readPage, type PageRequest } from './paging.ts';
import type { Session, Context } from './session.ts';

type DeploymentTarget = { appId: string; environment: string; variantId: string; revision?: number | undefined };

/** Any UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12, upper or lower case (U06). */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function createDeploymentService({ database, clock, turns }: Context) {
  return {
    /** The refusal is always the same, so that it reveals nothing about the apps of other projects. */
    async read(
      session: Session,
      appId: string,
      environment: string,
    ): Promise<Outcome<{ body: JsonText<ApplicationVariant>; etag: string }, 'invalid_app_id' | 'variant_not_found'>> {
      if (!uuid.test(appId)) return { refused: 'invalid_app_id' };
      const row = await apps.lookUpDeployedVariant(database, session.project, appId.toLowerCase(), environment);
      if (row === undefined || row.answer === null || row.etag === null) return { refused: 'variant_not_found' };
      return { body: new JsonText(row.answer), etag: row.etag };
    },

    listEnvironments: (session: Session, appId: string) =>
      ifFound('app', apps.findApp(database, appId, session.project), async ({ id }) => {
        return { items: (await store.listEnvironments(database, id)).map(environmentOf), next_cursor: null };
      }),

    async list(session: Session, appId: string, environment: string, page: PageRequest) {
      const app = await apps.findApp(database, appId, session.project);
      if (app === undefined || !(await store.hasEnvironment(database, app.id, environment)))
        return notFound('environment');
      return readPage(turns, session.project, descendingBy('number'), page, deploymentOf, (before, limit) =>
        store.listDeployments(database, app.id, environment, before, limit),
      );
    },

    /** Deploys a revision, by default the latest. Readers get the whole old response or the whole new one. */
    deploy: (session: Session, { appId, environment, variantId, revision }: DeploymentTarget) =>
      rollBackOnRefusal(database, async (tx) => {
        if ((await apps.findApp(tx, appId, session.project)) === undefined) return notFound('app');
        // Lock the environment first, so that a concurrent rename or deployment waits and then sees this deployment.
        const number = await store.nextDeploymentNumber(tx, appId, environment);
        if (number === undefined) return notFound('environment');
        if (!(await variants.lockVariant(tx, variantId, session.project))) return notFound('variant');
        const app = await apps.findApp(tx, appId, session.project);
        const variant = await variants.findVariant(tx, variantId, session.project);
        if (app === undefined || variant === undefined || variant.app_id !== app.id) return notFound('variant');
        const pinnedRevision = await variants.findRevision(tx, variant.id, revision ?? variant.revision);
        if (pinnedRevision === undefined) return notFound('revision');
        const row = {
          app_id: app.id,
          environment,
          number,
          variant_id: variant.id,
          variant_name: variantName(variant),
          revision: pinnedRevision.revision,
          created_at: clock.timestamp(),
          created_by_id: session.user,
        };
        const body = JSON.stringify(deployedVariant(session, app, variant, pinnedRevision));
        await store.insertDeployment(tx, row);
        await store.storeDeployedVariant(tx, app.id, environment, body);
        const name = `${environment}: ${row.variant_name}, revision ${row.revision}`;
        await recordAction(tx, clock, session, 'deployment.create', { id: variant.id, name });
        return deploymentOf(row);
      }),
  };
}

export function deploymentOf(row: store.DeploymentRow): Deployment {
  const same = pick(row, 'variant_id', 'variant_name', 'revision', 'created_at', 'created_by_id');
  return { app_id: row.app_id, environment: row.environment, deployment_number: row.number, ...same };
}

function environmentOf({ name, ...row }: store.EnvironmentRow): Environment {
  return { environment: name, deployment: row.number === null ? null : deploymentOf(row as store.DeploymentRow) };
}

/** Creates the response body that an environment serves. It is stored at the deployment, not built at each read. */
export function deployedVariant(
  session: Pick<Session, 'organization' | 'workspace'>,
  app: apps.AppRow,
  variant: variants.VariantRow,
  revision: variants.RevisionRow,
): ApplicationVariant {
  return {
    app_id: app.id,
    app_name: app.name,
    variant_id: variant.id,
    variant_name: variantName(variant),
    project_id: variant.project_id,
    parameters: JSON.parse(revision.parameters) as Parameters,
    ...pick(variant, 'base_name', 'base_id', 'config_name', 'uri'),
    revision: revision.revision,
    created_at: variant.created_at,
    updated_at: revision.created_at,
    modified_by_id: revision.modified_by_id,
    organization_id: session.organization,
    workspace_id: session.workspace,
  };
}

export function variantName(variant: { base_name: string; config_name: string }): string {
  return `${variant.base_name}.${variant.config_name}`;
}
