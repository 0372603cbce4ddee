/** Deployment requests: one person asks for a deployment, and another person approves it (U67). */
import type { DeploymentRequest, DeploymentRequestUpdate } from '@jurybox/types';
import { findApp } from '../store/apps.ts';
import * as store from '../store/deployments.ts';
import type { Transaction } from '../store/database.ts';
import { findKeyById } from '../store/keys.ts';
import { recordAction } from './admin-log.ts';
import * as deployments from './deployments.ts';
import { newId } from './ids.ts';
import { forbidden, ifFound, invalid, isRefusal, notFound, rollBackOnRefusal, type Refusal } from './outcome.ts';
import { byId, pick, readPage, type PageRequest } from './paging.ts';
import type { Context, Session } from './session.ts';

export const requestLifetimeMs = 7 * 86_400_000;
const maxOpenRequests = 20;

type Decision = DeploymentRequestUpdate['decision'];
const actions = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

export function createDeploymentRequestService({ database, clock, turns }: Context) {
  return {
    async list(
      session: Session,
      { appId, environment, isOpen }: { appId: string; environment: string; isOpen: boolean | undefined },
      page: PageRequest,
    ) {
      const found = await store.findEnvironment(database, appId, environment, session.project);
      if (found === undefined) return notFound('environment');
      const now = clock.timestamp();
      const filter = { appId, environment, isOpen, now };
      const item = (row: store.DeploymentRequestRow) => requestOf(row, now);
      return readPage(turns, session.project, byId, page, item, (before, { limit }) =>
        store.listRequests(database, filter, before, limit),
      );
    },

    get: (session: Session, requestId: string) =>
      ifFound('deployment request', store.findRequest(database, requestId, session.project), (row) =>
        requestOf(row, clock.timestamp()),
      ),

    create: (session: Session, target: deployments.DeploymentTarget) =>
      rollBackOnRefusal(database, async (tx) => {
        const { appId, environment: name } = target;
        if ((await findApp(tx, appId, session.project)) === undefined) return notFound('app');
        // Without this lock, concurrent calls could create more than `maxOpenRequests` open requests.
        const environment = await store.lockEnvironment(tx, appId, name);
        if (environment === undefined) return notFound('environment');
        if (await isAnonymous(tx, session)) return anonymousRefusal;
        const outdated = deployments.refuseOutdated(target, environment.deployment_number);
        if (outdated !== undefined) return outdated;
        const nowMs = clock.timeMs();
        const now = new Date(nowMs).toISOString();
        const place = { appId, environment: name, isOpen: true, now };
        if ((await store.listRequests(tx, place, undefined, maxOpenRequests)).length === maxOpenRequests) {
          const msg = `Input should be an environment with fewer than ${maxOpenRequests} open deployment requests`;
          return invalid({ loc: ['path', 'environment'], msg, type: 'value_error' });
        }
        const found = await deployments.findTarget(tx, session, target);
        if (isRefusal(found)) return found;
        const row: store.DeploymentRequestRow = {
          id: newId(nowMs),
          app_id: appId,
          environment: name,
          variant_id: found.variant.id,
          variant_name: deployments.variantName(found.variant),
          revision: found.pinnedRevision.revision,
          note: target.note ?? null,
          served_number: environment.deployment_number,
          created_at: now,
          created_by_id: session.user,
          expires_at: new Date(nowMs + requestLifetimeMs).toISOString(),
          decision: null,
          decision_note: null,
          decided_at: null,
          decided_by_id: null,
          deployment_number: null,
        };
        await store.insertRequest(tx, row);
        const object = { id: row.id, name: deployments.nameOfDeployment(row) };
        await recordAction(tx, clock, session, 'deployment-request.create', object);
        return requestOf(row, now);
      }),

    /** Approves, rejects or withdraws a deployment request. An approval also deploys, in the same transaction. */
    decide: (session: Session, requestId: string, { decision, note }: DeploymentRequestUpdate) =>
      rollBackOnRefusal(database, async (tx) => {
        const found = await store.findRequest(tx, requestId, session.project);
        const environment = found && (await store.lockEnvironment(tx, found.app_id, found.environment));
        // Read the request again: another decision may have changed it while this transaction waited for the lock.
        const request = environment && (await store.findRequest(tx, requestId, session.project));
        if (environment === undefined || request === undefined) return notFound('deployment request');
        const now = clock.timestamp();
        if (request.decision === decision && request.decided_by_id === session.user) return requestOf(request, now);
        const refused = await refuseDecision(tx, session, request, environment, decision, now);
        if (refused !== undefined) return refused;
        const decided = {
          ...request,
          decision,
          decision_note: note ?? null,
          decided_at: now,
          decided_by_id: session.user,
        };
        if (decision === 'approved') {
          const begun = await store.beginDeployment(tx, request.app_id, request.environment);
          if (begun === undefined) return notFound('environment');
          const { app_id: appId, environment: name, variant_id: variantId, revision, note: reason } = request;
          const { created_by_id: askedBy } = request;
          const target = { appId, environment: name, variantId, revision, note: reason };
          const deployment = await deployments.storeDeployment(tx, clock, session, begun, target, askedBy);
          if (isRefusal(deployment)) return deployment;
          decided.deployment_number = deployment.deployment_number;
        }
        await store.storeDecision(tx, decided);
        const object = { id: request.id, name: deployments.nameOfDeployment(request) };
        await recordAction(tx, clock, session, `deployment-request.${actions[decision]}`, object);
        return requestOf(decided, now);
      }),
  };
}

const anonymousRefusal = forbidden(
  'The key was created without a user_id, so nobody knows which person uses it. Use a key with a user_id.',
);

async function isAnonymous(tx: Transaction, session: Session): Promise<boolean> {
  return (await findKeyById(tx, session.key))?.is_anonymous !== 0;
}

/**
 * Returns a refusal if the caller may not make this decision, if the request is not open, or if an approval comes too
 * late: the environment has got another deployment since the request.
 */
async function refuseDecision(
  tx: Transaction,
  session: Session,
  request: store.DeploymentRequestRow,
  environment: store.LockedEnvironment,
  decision: Decision,
  now: string,
): Promise<Refusal<'forbidden' | 'outdated'> | undefined> {
  if (await isAnonymous(tx, session)) return anonymousRefusal;
  const isOwn = request.created_by_id === session.user;
  if (decision === 'withdrawn' && !isOwn)
    return forbidden('Only the user who created the deployment request can withdraw it. You can reject it.');
  if (decision !== 'withdrawn' && isOwn)
    return forbidden('Another user must approve or reject your deployment request. You can withdraw it.');
  if (decision !== 'withdrawn' && !deployments.mayDeploy(session, environment))
    return forbidden(`Deployments to ${request.environment} need the role admin; the key has ${session.role}.`);
  const state = stateOf(request, now);
  if (state !== 'open') return { refused: 'outdated', detail: `The deployment request is ${state}.` };
  const { deployment_number: served } = environment;
  if (decision !== 'approved' || served === request.served_number) return undefined;
  const changed = `serves deployment ${served} now, and served ${request.served_number} at the time of the request`;
  return { refused: 'outdated', detail: `${request.environment} ${changed}. Create a new deployment request.` };
}

function stateOf({ decision, expires_at: expiresAt }: store.DeploymentRequestRow, now: string) {
  return (decision as Decision | null) ?? (expiresAt > now ? 'open' : 'expired');
}

/** Returns the request as callers see it. `now` decides whether a request without a decision is open or expired. */
export function requestOf(row: store.DeploymentRequestRow, now: string): DeploymentRequest {
  return {
    deployment_request_id: row.id,
    ...pick(row, 'app_id', 'environment', 'variant_id', 'variant_name', 'revision', 'note'),
    served_deployment_number: row.served_number,
    state: stateOf(row, now),
    ...pick(row, 'created_at', 'created_by_id', 'expires_at', 'decided_at', 'decided_by_id', 'decision_note'),
    deployment_number: row.deployment_number,
  };
}
