import { AuthenticationError, getCurrentKey, listKeys, paginate, type Client, type Key } from '@jurybox/client';
import type { ComponentChild } from 'preact';
import { Route, Router, useLocation } from 'preact-iso/router';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith, listAll } from '../api.ts';
import { loadMarkdown } from '../parts/formatted-text.tsx';
import { Screen } from '../parts/screen.tsx';
import { AppPage } from './apps/app-page.tsx';
import { AppsPage } from './apps/apps-page.tsx';
import { LeaderboardPage } from './apps/leaderboard-page.tsx';
import { DeployPage } from './environments/deploy-page.tsx';
import { EnvironmentPage } from './environments/environment-page.tsx';
import { forgetDrafts } from './drafts.ts';
import { KeysPage } from './keys-page.tsx';
import { LogPage } from './log-page.tsx';
import { Busy, Page, Shown } from './parts.tsx';
import { SessionContext } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { storedKey } from './stored-key.ts';
import { UsagePage } from './usage-page.tsx';
import { useLoaded } from './use-loaded.ts';
import { ComparePage } from './variants/compare-page.tsx';
import { EditPage } from './variants/edit-page.tsx';
import { NewVariantPage } from './variants/new-variant-page.tsx';
import { VariantPage } from './variants/variant-page.tsx';

/** Returns a component that loads its code when somebody opens it. */
function loaded<Props extends object>(load: () => Promise<(props: Props) => ComponentChild>) {
  return function Loaded(props: Props) {
    const [Part, setPart] = useState<((props: Props) => ComponentChild) | undefined>(undefined);
    useEffect(() => void Promise.all([load(), loadMarkdown()]).then(([part]) => setPart(() => part)), []);
    return Part === undefined ? <Busy>Loading …</Busy> : <Part {...props} />;
  };
}

const evaluations = () => import('./evaluations/pages.tsx');
const Evaluations = loaded(async () => (await evaluations()).Evaluations);
const SharedResults = loaded(async () => (await evaluations()).SharedResults);

export function App() {
  const { path } = useLocation();
  const [key, setKey] = useState(storedKey.read);
  const [reason, setReason] = useState('');
  if (path === '/app/results') return <SharedResults />;
  if (key === undefined) return <SignIn reason={reason} accept={setKey} />;
  const forget = (why: string) => {
    storedKey.remove();
    setReason(why);
    setKey(undefined);
  };
  return <Signed key={key} apiKey={key} forget={forget} />;
}

function Signed({ apiKey, forget }: { apiKey: string; forget: (why: string) => void }) {
  const client = useMemo(
    () =>
      clientWith(apiKey, (error) => {
        if (error instanceof AuthenticationError)
          forget('The key stopped working: it has expired or been revoked. This tab keeps what you typed.');
      }),
    [apiKey],
  );
  const loading = useLoaded(() => getCurrentKey({ client }), [client]);
  if (loading.value !== undefined) return <Shell client={client} apiKey={loading.value} forget={forget} />;
  return (
    <Screen title="One moment" isBusy={loading.problem === ''}>
      <Shown of={loading}>{() => null}</Shown>
    </Screen>
  );
}

function Shell({ client, apiKey, forget }: { client: Client; apiKey: Key; forget: (why: string) => void }) {
  const { path, route } = useLocation();
  const isAdmin = apiKey.role === 'admin';
  const { value: names = new Map<string, string>() } = useLoaded(async () => namesOf(isAdmin, client), [client]);
  const [said, setSaid] = useState({ text: '', at: '' });
  const say = (text: string, to = path) => {
    setSaid({ text, at: to });
    if (to !== path) route(to);
  };
  const session = { client, key: apiKey, names, say };
  const signOut = () => {
    forgetDrafts();
    forget('');
  };
  const links = [
    ['/app', 'Applications', /^\/app(\/(apps|variants)\/.*)?$/],
    ['/app/evaluations', 'Evaluations', /^\/app\/evaluations/],
    ['/app/usage', 'Usage', /^\/app\/usage$/],
    ...(isAdmin
      ? ([
          ['/app/keys', 'Keys', /^\/app\/keys$/],
          ['/app/log', 'Log', /^\/app\/log$/],
        ] as const)
      : []),
  ] as const;
  return (
    <SessionContext.Provider value={session}>
      <div class="shell">
        <header class="shell-head">
          <a class="home" href="/app/">
            Jurybox
          </a>
          <nav aria-label="Main">
            {links.map(([href, name, pattern]) => (
              <a key={href} href={href} aria-current={pattern.test(path) ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
          <p class="who small">
            <span dir="auto">{apiKey.key_name}</span> <span class="badge">{apiKey.role}</span>
          </p>
          <button class="quiet" onClick={signOut}>
            Sign out
          </button>
        </header>
        <main>
          {said.at === path && (
            <p class="said" role="status">
              {said.text}
            </p>
          )}
          <Router key={path}>
            <Route path="/app" component={AppsPage} />
            <Route path="/app/apps/:appId" component={AppPage} />
            <Route path="/app/apps/:appId/new-variant" component={NewVariantPage} />
            <Route path="/app/apps/:appId/environments/:environment" component={EnvironmentPage} />
            <Route path="/app/apps/:appId/deploy/:environment/:variantId?/:revision?" component={DeployPage} />
            <Route path="/app/variants/:variantId/edit" component={EditPage} />
            <Route path="/app/variants/:variantId/compare/:from/:to" component={ComparePage} />
            <Route path="/app/variants/:variantId/:revision?" component={VariantPage} />
            <Route path="/app/apps/:appId/leaderboard" component={LeaderboardPage} />
            <Route path="/app/usage" component={UsagePage} />
            <Route path="/app/keys" component={isAdmin ? KeysPage : NoPage} />
            <Route path="/app/log" component={isAdmin ? LogPage : NoPage} />
            <Route path="/app/evaluations/:id?" component={Evaluations} />
            <Route default component={NoPage} />
          </Router>
        </main>
      </div>
    </SessionContext.Provider>
  );
}

const maxNames = 500;

async function namesOf(isAdmin: boolean, client: Client): Promise<Map<string, string>> {
  const keys = isAdmin ? await listAll(paginate(listKeys, { client }, { maxItems: maxNames })) : [];
  return new Map(keys.map(({ user_id: id, key_name: name }) => [id, name]));
}

function NoPage() {
  return (
    <Page title="There is no such page">
      <p>
        <a href="/app/">All applications</a>
      </p>
    </Page>
  );
}
