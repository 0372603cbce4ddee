import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatLink, parseLink, type Link } from './link.ts';
import { JudgePage } from './judge-page.tsx';
import { keepPageForOffline } from './offline.ts';
import { storedLink } from './stored-keys.ts';
import { Welcome } from './welcome.tsx';

/**
 * Reads the link from the address. Removes the key from the address bar and the history, so that screenshots do not
 * show it.
 */
function readLink(): Link | undefined {
  const link = parseLink(location.hash);
  if (link === undefined) return storedLink.read();
  storedLink.write(link);
  history.replaceState(null, '', location.pathname);
  return link;
}

function App() {
  const [link, setLink] = useState(readLink);
  useEffect(() => {
    const follow = () => leadOn() || setLink(readLink());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return link === undefined ? <Welcome /> : <JudgePage key={formatLink('', link)} link={link} />;
}

/** Redirects the old addresses of pages that moved to /app/: the pages for editors, and the shared results. */
function leadOn(): boolean {
  const [, page, rest = ''] = /^#(\/ask|results)\b(.*)$/.exec(location.hash) ?? [];
  if (page === undefined) return false;
  location.replace(page === 'results' ? `/app/results#${rest.slice(1)}` : `/app/evaluations${rest}`);
  return true;
}

const container = document.getElementById('app');
if (container !== null && !leadOn()) render(<App />, container);
keepPageForOffline();
