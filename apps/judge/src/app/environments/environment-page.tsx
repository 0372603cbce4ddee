import { getApp, listDeployments, listEnvironments, type Deployment, type Environment } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { Page, Problem, Shown, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { RevisionDifference } from '../variants/difference.tsx';
import { deploy, doneText, mustAskIn } from './deploy.ts';
import { Protection } from './protection.tsx';
import { Requests } from './requests.tsx';
import { Served } from './served.tsx';

const pageSize = 20;

/** The page of one environment: what it serves, and its earlier deployments, to which a person can roll back. */
export function EnvironmentPage({ appId, environment }: { appId: string; environment: string }) {
  const { client, can } = useSession();
  const path = { app_id: appId, environment };
  const [limit, setLimit] = useState(pageSize);
  const loading = useLoaded(async () => {
    const [app, { items: all }, first] = await Promise.all([
      getApp({ client, path }),
      listEnvironments({ client, path }),
      listDeployments({ client, path, query: { limit: Math.min(100, limit) } }),
    ]);
    return {
      app,
      target: all.find((each) => each.environment === environment) ?? { environment, deployment: null },
      ...first,
    };
  }, [client, appId, environment, limit]);
  return (
    <Page
      title={environment}
      above={[
        ['/app/', 'Applications'],
        [`/app/apps/${appId}`, loading.value?.app.app_name ?? 'Application'],
      ]}
      actions={
        can('editor') && (
          <a class="button primary" href={`/app/apps/${appId}/deploy/${environment}`}>
            Deploy
          </a>
        )
      }
    >
      <Shown of={loading}>
        {({ items: [current, ...earlier], next_cursor: next, target }) => (
          <>
            <section class="panel stack">
              <h2>Served now</h2>
              {current === undefined ? (
                <p class="empty">
                  Nothing is deployed to {environment} yet. {can('editor') && 'Deploy a revision of a variant.'}
                </p>
              ) : (
                <Served {...current} />
              )}
            </section>
            <Requests appId={appId} target={target} current={current} reload={loading.reload} />
            <section class="panel stack">
              <h2>History</h2>
              {earlier.length === 0 && <p class="empty">There is no earlier deployment to roll back to.</p>}
              <ul class="list">
                {current !== undefined &&
                  earlier.map((deployment) => (
                    <Earlier
                      key={deployment.deployment_number}
                      deployment={deployment}
                      current={current}
                      target={target}
                      reload={loading.reload}
                    />
                  ))}
              </ul>
              {next !== null && limit < 100 && (
                <button class="button" onClick={() => setLimit(100)}>
                  Show older deployments
                </button>
              )}
            </section>
            {can('admin') && <Protection appId={appId} environment={target} reload={loading.reload} />}
          </>
        )}
      </Shown>
    </Page>
  );
}

interface EarlierProps {
  deployment: Deployment;
  current: Deployment;
  target: Environment;
  reload: () => Promise<void>;
}

function Earlier({ deployment, current, target, reload }: EarlierProps) {
  const { client, can, say } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, problem } = useAction();
  const { variant_id: variantId, variant_name: name, revision, environment } = deployment;
  const mustAsk = mustAskIn(target, can);
  const rollBack = () =>
    run(async () => {
      const note = `Rolled back to deployment ${deployment.deployment_number}`;
      const order = { appId: deployment.app_id, environment, variantId, revision, note, current, mustAsk };
      await deploy(client, order, reload);
      say(doneText(order, name));
      setAsking(false);
      await reload();
    });
  return (
    <li class="stack">
      <div class="list-row">
        <Served {...deployment} />
        {can('editor') && (
          <button class="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {isAsking ? 'Cancel' : 'Roll back to this'}
          </button>
        )}
      </div>
      {isAsking && (
        <div class="confirm stack">
          <RevisionDifference from={current} to={deployment} />
          <div class="actions">
            <button class="button primary" disabled={isBusy} onClick={() => void rollBack()}>
              {isBusy ? 'Rolling back …' : mustAsk ? 'Ask for approval' : 'Roll back now'}
            </button>
            <Problem>{problem}</Problem>
          </div>
        </div>
      )}
    </li>
  );
}
