import * as api from '@jurybox/types';
import * as apps from '../store/apps.ts';
import * as store from '../store/deployments.ts';
import type { Transaction } from '../store/database.ts';
import * as variants from '../store/variants.ts';
import { recordAction } from './admin-log.ts';
import { forbidden, ifFound, invalid, isRefusal, notFound, rollBackOnRefusal, type Outcome } from './outcome.ts';
import { byNumber, pick, readPage, type PageRequest } from './paging.ts';
import { covers, type Session, type Context } from './session.ts';
import type { Clock } from './time.ts';

export interface DeploymentTarget {
  appId: string;
  environment: string;
  variantId: string;
  /** The default is the latest revision. */
  revision?: number | undefined;
  note?: string | null | undefined;
  /** The number of the deployment that the environment served when the caller decided to deploy. 0 means none. */
  servedNumber?: number | undefined;
}

type Served = { body: api.JsonText<api.ApplicationVariant>; etag: string };
type ReadRefusal = 'invalid_app_id' | 'variant_not_found';

/** Any UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12, upper or lower case (U06). */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function createDeploymentService({ database, clock, turns }: Context) {
  return {
    /** Returns the same refusal for an unknown app and for an app of another project, so nobody can tell them apart. */
    async read(session: Session, appId: string, environment: string): Promise<Outcome<Served, ReadRefusal>> {
      if (!uuid.test(appId)) return { refused: 'invalid_app_id' };
      const row = await apps.lookUpDeployedVariant(database, appId.toLowerCase(), environment, session.project);
      if (row === undefined || row.answer === null || row.etag === null) return { refused: 'variant_not_found' };
      return { body: new api.JsonText(row.answer), etag: row.etag };
    },

    listEnvironments: (session: Session, appId: string) =>
      ifFound('app', apps.findApp(database, appId, session.project), async ({ id }) => {
        return { items: (await store.listEnvironments(database, id)).map(environmentOf), next_cursor: null };
      }),

    list: (session: Session, appId: string, environment: string, page: PageRequest) =>
      ifFound('environment', store.findEnvironment(database, appId, environment, session.project), () =>
        readPage(turns, session.project, byNumber('number'), page, deploymentOf, (before, { limit }) =>
          store.listDeployments(database, appId, environment, before, limit),
        ),
      ),

    /** Deploys a revision of a variant. Concurrent readers get the complete old response or the complete new one. */
    deploy: (session: Session, target: DeploymentTarget) =>
      rollBackOnRefusal(database, async (tx) => {
        if ((await apps.findApp(tx, target.appId, session.project)) === undefined) return notFound('app');
        // Lock the environment first, so that a concurrent rename or deployment waits and then sees this deployment.
        const environment = await store.beginDeployment(tx, target.appId, target.environment);
        if (environment === undefined) return notFound('environment');
        if (isProtectedFrom(session, environment)) {
          const needs = environment.is_approval_required === 1 ? 'the approval of another person' : 'the role admin';
          return forbidden(
            `Deployments to ${environment.name} need ${needs}. Ask for this deployment with createDeploymentRequest: ` +
              `POST /apps/${target.appId}/environments/${environment.name}/deployment-requests.`,
          );
        }
        const outdated = refuseOutdated(target, environment.deployment_number - 1);
        return outdated ?? storeDeployment(tx, clock, session, environment, target);
      }),

    /** Changes who may deploy to an environment. */
    protect: (session: Session, appId: string, name: string, changes: api.EnvironmentUpdate) =>
      rollBackOnRefusal(database, async (tx) => {
        if ((await apps.findApp(tx, appId, session.project)) === undefined) return notFound('app');
        const environment = await store.lockEnvironment(tx, appId, name);
        if (environment === undefined) return notFound('environment');
        const { required_role: role, requires_approval: approval } = changes;
        const isAdminRequired = role === undefined ? environment.is_admin_required === 1 : role === 'admin';
        const isApprovalRequired = approval ?? environment.is_approval_required === 1;
        await store.protectEnvironment(tx, appId, name, {
          is_admin_required: Number(isAdminRequired),
          is_approval_required: Number(isApprovalRequired),
        });
        const needs = `${isAdminRequired ? 'admin' : 'editor'}${isApprovalRequired ? ', approval' : ''}`;
        await recordAction(tx, clock, session, 'environment.protect', { id: appId, name: `${name}: ${needs}` });
        const row = (await store.listEnvironments(tx, appId)).find((each) => each.name === name);
        return row === undefined ? notFound('environment') : environmentOf(row);
      }),
  };
}

/** Returns whether the caller needs an approval or a higher role to deploy to the environment. */
export function isProtectedFrom(session: Session, environment: store.Protection): boolean {
  return environment.is_approval_required === 1 || !mayDeploy(session, environment);
}

export function mayDeploy({ role }: Session, environment: store.Protection): boolean {
  return covers(role, environment.is_admin_required === 1 ? 'admin' : 'editor');
}

/** Returns a refusal if `servedNumber` is not `current`: somebody has deployed since the caller decided to deploy. */
export function refuseOutdated({ servedNumber }: DeploymentTarget, current: number) {
  if (servedNumber === undefined || servedNumber === current) return undefined;
  const msg = `Input should be ${current}, the deployment that the environment serves now`;
  return invalid({ loc: ['body', 'served_deployment_number'], msg, type: 'value_error' });
}

/** Finds the variant and the revision to deploy. Locks the variant. */
export async function findTarget(tx: Transaction, session: Session, { appId, variantId, revision }: DeploymentTarget) {
  if (!(await variants.lockVariant(tx, variantId, session.project))) return notFound('variant');
  const app = await apps.findApp(tx, appId, session.project);
  const variant = await variants.findVariant(tx, variantId, session.project);
  if (app === undefined || variant === undefined || variant.app_id !== app.id) return notFound('variant');
  const pinnedRevision = await variants.findRevision(tx, variant.id, revision ?? variant.revision);
  return pinnedRevision === undefined ? notFound('revision') : { app, variant, pinnedRevision };
}

/** Deploys to an environment that `beginDeployment` has locked. `askedBy` is the user whose request was approved. */
export async function storeDeployment(
  tx: Transaction,
  clock: Clock,
  session: Session,
  { name: environment, deployment_number: number }: store.LockedEnvironment,
  target: DeploymentTarget,
  askedBy?: string,
) {
  const found = await findTarget(tx, session, target);
  if (isRefusal(found)) return found;
  const { app, variant, pinnedRevision } = found;
  const row = {
    app_id: app.id,
    environment,
    number,
    variant_id: variant.id,
    variant_name: variantName(variant),
    revision: pinnedRevision.revision,
    created_at: clock.timestamp(),
    created_by_id: askedBy ?? session.user,
    note: target.note ?? null,
    approved_by_id: askedBy === undefined ? null : session.user,
  };
  const body = JSON.stringify(deployedVariant(session, app, variant, pinnedRevision));
  await store.insertDeployment(tx, row);
  await store.storeDeployedVariant(tx, app.id, environment, body);
  await recordAction(tx, clock, session, 'deployment.create', { id: variant.id, name: nameOfDeployment(row) });
  return deploymentOf(row);
}

/** Returns the text that the admin log shows as the name of a deployment or of a deployment request. */
export function nameOfDeployment(row: Pick<store.DeploymentRow, 'environment' | 'variant_name' | 'revision'>): string {
  return `${row.environment}: ${row.variant_name}, revision ${row.revision}`;
}

export function deploymentOf(row: store.DeploymentRow): api.Deployment {
  return {
    app_id: row.app_id,
    environment: row.environment,
    deployment_number: row.number,
    ...pick(row, 'variant_id', 'variant_name', 'revision', 'created_at', 'created_by_id'),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.approved_by_id === null ? {} : { approved_by_id: row.approved_by_id }),
  };
}

function environmentOf(row: store.EnvironmentRow): api.Environment {
  const [isAdminRequired, isApprovalRequired] = [row.is_admin_required === 1, row.is_approval_required === 1];
  return {
    environment: row.name,
    deployment: row.number === null ? null : deploymentOf(row as store.DeploymentRow),
    ...(isAdminRequired || isApprovalRequired
      ? { required_role: isAdminRequired ? 'admin' : 'editor', requires_approval: isApprovalRequired }
      : {}),
  };
}

/** Creates the response body that an environment serves. A deployment stores it, so that no read has to build it. */
export function deployedVariant(
  session: Pick<Session, 'organization' | 'workspace'>,
  app: apps.AppRow,
  variant: variants.VariantRow,
  revision: variants.RevisionRow,
): api.ApplicationVariant {
  return {
    app_id: app.id,
    app_name: app.name,
    variant_id: variant.id,
    variant_name: variantName(variant),
    project_id: variant.project_id,
    parameters: JSON.parse(revision.parameters) as api.Parameters,
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
