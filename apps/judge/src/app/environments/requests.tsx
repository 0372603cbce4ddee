import {
  listDeploymentRequests,
  paginate,
  updateDeploymentRequest,
  type Deployment,
  type DeploymentRequest,
  type Environment,
} from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { formText } from '../../parts/form-text.ts';
import { Problem, Shown, useAction, When, Who } from '../parts.tsx';
import { useSession } from '../session.ts';
import { refreshMs, useLoaded } from '../use-loaded.ts';
import { RevisionDifference } from '../variants/difference.tsx';
import { isProtected } from './deploy.ts';

const maxItems = 50;

interface RequestsProps {
  appId: string;
  target: Environment;
  current: Deployment | undefined;
  /** Loads the environment again, because it serves another revision after an approval. */
  reload: () => Promise<void>;
}

/**
 * The deployment requests of an environment. A person other than the one who asked can approve or reject them. Shows
 * nothing if the environment has no requests and is not protected.
 */
export function Requests({ appId: app_id, target, current, reload }: RequestsProps) {
  const { environment } = target;
  const { client } = useSession();
  const path = { app_id, environment };
  const loading = useLoaded(
    () => listAll(paginate(listDeploymentRequests, { client, path }, { maxItems })),
    [client, app_id, environment, current?.deployment_number],
    refreshMs,
  );
  if (loading.value?.length === 0 && !isProtected(target)) return null;
  return (
    <section class="panel stack">
      <h2>Requests for approval</h2>
      <Shown of={loading}>
        {(requests) => (
          <>
            {requests.length === 0 && <p class="empty">Nobody has asked for approval.</p>}
            <ul class="list">
              {requests.map((request) => (
                <RequestItem
                  key={request.deployment_request_id}
                  request={request}
                  current={current}
                  reload={async () => {
                    await Promise.all([loading.reload(), reload()]);
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </Shown>
    </section>
  );
}

interface ItemProps {
  request: DeploymentRequest;
  current: Deployment | undefined;
  reload: () => Promise<void>;
}

type Decision = 'approved' | 'rejected' | 'withdrawn';

function RequestItem({ request, current, reload }: ItemProps) {
  const { client, key, can, say } = useSession();
  const { onSubmit, isBusy, problem } = useAction();
  const [isShown, setShown] = useState(false);
  const { deployment_request_id, variant_name: name, revision, state, note, expires_at: expires } = request;
  const isOpen = state === 'open';
  const decide = onSubmit(async (event) => {
    const decision = (event.submitter as HTMLButtonElement).value as Decision;
    const reason = formText(event, 'note');
    const body = { decision, ...(reason === '' ? {} : { note: reason }) };
    await updateDeploymentRequest({ client, path: { deployment_request_id }, body });
    say(
      decision === 'approved'
        ? `${request.environment} serves ${name}, revision ${revision} now.`
        : `The request for ${name}, revision ${revision} is ${decision}.`,
    );
    await reload();
  });
  return (
    <li class="stack">
      <div class="list-row">
        <div>
          <p>
            <a href={`/app/variants/${request.variant_id}/${revision}`} dir="auto">
              {name}
            </a>{' '}
            <span class="muted">revision {revision}</span> <span class="badge">{state}</span>
          </p>
          {note !== null && (
            <p class="note" dir="auto">
              {note}
            </p>
          )}
          <p class="muted small">
            asked <When at={request.created_at} /> by <Who id={request.created_by_id} />
            {isOpen && (
              <>
                , open until <When at={expires} />
              </>
            )}
            {request.decided_at !== null && (
              <>
                , {state} <When at={request.decided_at} /> by <Who id={request.decided_by_id} />
              </>
            )}
          </p>
          {request.decision_note !== null && (
            <p class="note small" dir="auto">
              {request.decision_note}
            </p>
          )}
        </div>
        {isOpen && (
          <button class="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Review'}
            <span class="hidden">
              {' '}
              {name}, revision {revision}
            </span>
          </button>
        )}
      </div>
      {isOpen && isShown && (
        <div class="confirm stack">
          <RevisionDifference from={current} to={request} />
          {can('editor') && (
            <form class="stack" onSubmit={decide}>
              <label class="field">
                <span>Note on the decision</span>
                <input name="note" maxLength={1000} />
              </label>
              <div class="actions">
                {request.created_by_id === key.user_id ? (
                  <>
                    <button class="button" value="withdrawn" disabled={isBusy}>
                      Withdraw
                    </button>
                    <p class="muted small">Another person must approve your request.</p>
                  </>
                ) : (
                  <>
                    <button class="button primary" value="approved" disabled={isBusy}>
                      Approve and deploy
                    </button>
                    <button class="button danger" value="rejected" disabled={isBusy}>
                      Reject
                    </button>
                  </>
                )}
              </div>
              <Problem>{problem}</Problem>
            </form>
          )}
        </div>
      )}
    </li>
  );
}
