import { render, type ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatLink, parseLink, parseResultsLink, type Link, type ResultsLink } from './link.ts';
import { JudgePage } from './judge-page.tsx';
import { keepPageForOffline } from './offline.ts';
import { loadMarkdown } from './parts/formatted-text.tsx';
import { Screen } from './parts/screen.tsx';
import { storedLink, storedResultsLink } from './stored-keys.ts';
import { Welcome } from './welcome.tsx';

type Route =
  | { page: 'judge'; link: Link }
  | { page: 'results'; link: ResultsLink }
  | { page: 'ask'; path: string[] }
  | { page: 'welcome' };

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
  if (location.hash.startsWith('#results')) {
    const opened = parseResultsLink(location.hash);
    if (opened !== undefined) storedResultsLink.write(opened);
    history.replaceState(null, '', `${location.pathname}#results`);
    const results = opened ?? storedResultsLink.read();
    if (results !== undefined) return { page: 'results', link: results };
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
    case 'results':
      return <ResultsPart key={route.link.apiKey} link={route.link} />;
    case 'ask':
      return <AskPart path={route.path} />;
    case 'welcome':
      return <Welcome />;
  }
}

/** Returns a component that loads a part of the page when it is opened, so that judges do not load it. */
function loaded<Props extends object>(load: () => Promise<(props: Props) => ComponentChild>) {
  return function Loaded(props: Props) {
    const [Part, setPart] = useState<((props: Props) => ComponentChild) | undefined>(undefined);
    useEffect(() => void Promise.all([load(), loadMarkdown()]).then(([part]) => setPart(() => part)), []);
    return Part === undefined ? <Screen title="One moment" isBusy /> : <Part {...props} />;
  };
}

const AskPart = loaded(async () => (await import('./ask/ask-page.tsx')).AskPage);
const ResultsPart = loaded(async () => (await import('./ask/shared-results.tsx')).SharedResults);

const container = document.getElementById('app');
if (container !== null) render(<App />, container);
keepPageForOffline();
