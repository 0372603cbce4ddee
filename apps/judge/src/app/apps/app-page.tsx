import {
  getLeaderboard,
  listDeploymentRequests,
  type Environment,
  type Leaderboard,
  type Variant,
} from '@jurybox/client';
import { isProtected } from '../environments/deploy.ts';
import { Served } from '../environments/served.tsx';
import { counted } from '../figures.ts';
import { Page, Shown, When, Who } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { useApp } from './use-app.ts';

/** The page of one application: what each environment serves, and the variants. */
export function AppPage({ appId }: { appId: string }) {
  const { client, can } = useSession();
  const loading = useApp(appId);
  // The leaderboard is loaded separately, because it may take longer and the page is useful without it.
  const { value: leaderboard } = useLoaded(() => getLeaderboard({ client, path: { app_id: appId } }), [client, appId]);
  return (
    <Page
      title={loading.value?.app.app_name ?? 'Application'}
      above={[['/app/', 'Applications']]}
      actions={
        can('editor') && (
          <a class="button primary" href={`/app/apps/${appId}/new-variant`}>
            New variant
          </a>
        )
      }
    >
      <Shown of={loading}>
        {({ environments, variants }) => (
          <>
            <section class="environments" aria-label="Environments">
              {environments.map((environment) => (
                <EnvironmentCard key={environment.environment} appId={appId} {...environment} />
              ))}
            </section>
            <section class="panel stack">
              <div class="panel-head">
                <h2>Variants</h2>
                <a href={`/app/apps/${appId}/leaderboard`}>Leaderboard</a>
              </div>
              {variants.length === 0 ? (
                <p class="empty">
                  No variant yet.{' '}
                  {can('editor') && <a href={`/app/apps/${appId}/new-variant`}>Create the first one.</a>}
                </p>
              ) : (
                <Variants variants={variants} environments={environments} leaderboard={leaderboard} />
              )}
            </section>
          </>
        )}
      </Shown>
    </Page>
  );
}

function EnvironmentCard({ appId, ...target }: Environment & { appId: string }) {
  const { environment, deployment, requires_approval: needsApproval = false } = target;
  const { client, can } = useSession();
  const mayHaveRequests = isProtected(target);
  const { value: requests } = useLoaded(
    async () =>
      mayHaveRequests
        ? listDeploymentRequests({ client, path: { app_id: appId, environment }, query: { is_open: true } })
        : undefined,
    [client, appId, environment, mayHaveRequests],
  );
  const open = requests?.items.length ?? 0;
  return (
    <article class="panel stack" aria-label={environment}>
      <div class="panel-head">
        <h2>{environment}</h2>
        {mayHaveRequests && <span class="badge">{needsApproval ? 'needs approval' : 'only admins'}</span>}
      </div>
      {deployment === null ? <p class="empty">Nothing is deployed yet.</p> : <Served {...deployment} />}
      <div class="actions">
        {can('editor') && (
          <a class="button" href={`/app/apps/${appId}/deploy/${environment}`}>
            Deploy <span class="hidden">to {environment}</span>
          </a>
        )}
        <a href={`/app/apps/${appId}/environments/${environment}`}>
          {open > 0 ? `${counted(open, 'request')} for approval` : 'History'}
          <span class="hidden"> of {environment}</span>
        </a>
      </div>
    </article>
  );
}

interface VariantsProps {
  variants: Variant[];
  environments: Environment[];
  leaderboard: Leaderboard | undefined;
}

function Variants({ variants, environments, leaderboard }: VariantsProps) {
  const judged = leaderboard?.groups.flatMap((group) => group.variants) ?? [];
  return (
    <table class="rows">
      <thead>
        <tr>
          <th>Variant</th>
          <th>Deployed to</th>
          <th>Judged</th>
          <th>Last change</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ variant_id: id, variant_name: name, revision, updated_at: at, modified_by_id: by }) => {
          const votes = judged
            .filter((each) => each.variant_id === id)
            .reduce((sum, each) => sum + each.scenario_count, 0);
          return (
            <tr key={id}>
              <th scope="row">
                <a href={`/app/variants/${id}`} dir="auto">
                  {name}
                </a>{' '}
                <span class="muted small">{counted(revision, 'revision')}</span>
              </th>
              <td data-label="Deployed to">
                {environments
                  .filter(({ deployment }) => deployment?.variant_id === id)
                  .map(({ environment, deployment }) => (
                    <span key={environment} class="badge">
                      {environment}: {deployment?.revision}
                    </span>
                  ))}
              </td>
              <td data-label="Judged" class="small">
                {votes > 0 && `in ${counted(votes, 'scenario')}`}
              </td>
              <td data-label="Last change" class="small">
                <When at={at} /> by <Who id={by} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
