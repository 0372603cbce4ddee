import { createApp, listApps, listEnvironments, paginate, type App } from '@jurybox/client';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { formText } from '../../parts/form-text.ts';
import { Page, Problem, Shown, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

/** The largest number of applications on the page. The page sends a request for each of them. */
const shownAtOnce = 50;
const searchFrom = 10;

/** The page with all applications of the project, and what their environments serve. */
export function AppsPage() {
  const { client, can } = useSession();
  const [search, setSearch] = useState('');
  const apps = useLoaded(() => listAll(paginate(listApps, { client })), [client]);
  return (
    <Page title="Applications">
      <Shown of={apps}>
        {(all) => {
          const found = all.filter(({ app_name: name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
          return (
            <>
              {can('editor') && <NewApp isOpen={all.length === 0} />}
              {all.length === 0 && (
                <p class="empty">
                  No application yet.{' '}
                  {can('editor')
                    ? 'Create the first application above, and then its variants.'
                    : 'A person with the role editor can create an application.'}
                </p>
              )}
              {all.length > searchFrom && (
                <label class="field">
                  <span>Search</span>
                  <input type="search" value={search} onInput={({ currentTarget: { value } }) => setSearch(value)} />
                </label>
              )}
              <ul class="cards">
                {found.slice(0, shownAtOnce).map((app) => (
                  <AppCard key={app.app_id} {...app} />
                ))}
              </ul>
              {found.length > shownAtOnce && (
                <p class="muted small">Search to see the other {found.length - shownAtOnce} applications.</p>
              )}
            </>
          );
        }}
      </Shown>
    </Page>
  );
}

function AppCard({ app_id, app_name: name }: App) {
  const { client } = useSession();
  const { value } = useLoaded(() => listEnvironments({ client, path: { app_id } }), [client, app_id]);
  const served = value?.items.flatMap(({ environment, deployment }) =>
    deployment === null ? [] : [`${environment}: ${deployment.variant_name}, revision ${deployment.revision}`],
  );
  return (
    <li>
      <a class="card" href={`/app/apps/${app_id}`}>
        <span class="card-title" dir="auto">
          {name}
        </span>
        <span class="muted small" dir="auto">
          {served === undefined ? ' ' : served.join(' · ') || 'Nothing is deployed yet.'}
        </span>
      </a>
    </li>
  );
}

function NewApp({ isOpen }: { isOpen: boolean }) {
  const { client } = useSession();
  const { route } = useLocation();
  const { onSubmit, isBusy, problem } = useAction();
  const submit = onSubmit(async (event) => {
    const app_name = formText(event, 'name');
    route(`/app/apps/${(await createApp({ client, body: { app_name } })).app_id}`);
  });
  return (
    <details class="panel" open={isOpen}>
      <summary>New application</summary>
      <form class="stack" onSubmit={submit}>
        <label class="field">
          <span>Name of the application</span>
          <input name="name" required maxLength={200} placeholder="support-assistant" />
        </label>
        <div class="actions">
          <button class="button primary" disabled={isBusy}>
            Create the application
          </button>
          <Problem>{problem}</Problem>
        </div>
      </form>
    </details>
  );
}
