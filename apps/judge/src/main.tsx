import { render, type ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatLink, parseLink, type Link } from './link.ts';
import { JudgePage } from './judge-page.tsx';
import { Screen } from './parts/screen.tsx';
import { storedLink } from './stored-keys.ts';

type Route = { page: 'judge'; link: Link } | { page: 'ask'; path: string[] } | { page: 'welcome' };

/**
 * Reads the route from the address. Removes the key from the address bar and the history, so that screenshots do not
 * show it.
 */
function readRoute(): Route {
  const link = parseLink(location.hash);
  if (link !== undefined) {
    storedLink.write(link);
    history.replaceState(null, '', location.pathname);
    return { page: 'judge', link };
  }
  if (location.hash.startsWith('#/ask'))
    return { page: 'ask', path: location.hash.slice('#/ask'.length).split('/').filter(Boolean) };
  const stored = storedLink.read();
  return stored === undefined ? { page: 'welcome' } : { page: 'judge', link: stored };
}

function App() {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const follow = () => setRoute(readRoute());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  switch (route.page) {
    case 'judge':
      return <JudgePage key={formatLink('', route.link)} link={route.link} />;
    case 'ask':
      return <AskPart path={route.path} />;
    case 'welcome':
      return <Welcome />;
  }
}

/** Loads the part for editors when it is opened, so that judges do not load it. */
function AskPart({ path }: { path: string[] }) {
  const [Part, setPart] = useState<((props: { path: string[] }) => ComponentChild) | undefined>(undefined);
  useEffect(() => void import('./ask/ask-page.tsx').then(({ AskPage }) => setPart(() => AskPage)), []);
  return Part === undefined ? <Screen title="One moment" isBusy /> : <Part path={path} />;
}

function Welcome() {
  return (
    <Screen title="Judge answers">
      <p>Somebody sent you a link to judge? Open that link. It contains your key.</p>
      <p>
        <a class="button" href="#/ask">
          Ask others to judge
        </a>
      </p>
    </Screen>
  );
}

const container = document.getElementById('app');
if (container !== null) render(<App />, container);
