import { useState } from 'preact/hooks';
import { browserStorage, JudgementQueue } from './judging/queue.ts';
import { formatLink, prefixOf } from './link.ts';
import { Screen } from './parts/screen.tsx';
import { recentLinks, storedOwnKey, type RecentLink } from './stored-keys.ts';

/** The page for an address that contains no invitation. Lists the links that this browser knows. */
export function Welcome() {
  const [links, setLinks] = useState(recentLinks.list);
  const forget = ({ link }: RecentLink) => {
    recentLinks.remove(link);
    storedOwnKey.remove(link.apiKey);
    setLinks(recentLinks.list());
  };
  return (
    <Screen title={links.length === 0 ? 'Judge answers' : 'Continue judging'}>
      {links.map((recent) => (
        <RecentItem key={formatLink('', recent.link)} recent={recent} forget={() => forget(recent)} />
      ))}
      <p class={links.length === 0 ? '' : 'muted small'}>
        Somebody sent you a{links.length === 0 ? '' : 'nother'} link to judge? Open that link. It contains your key.
      </p>
      <p>
        <a class="button" href="/app/evaluations">
          Ask others to judge
        </a>
      </p>
    </Screen>
  );
}

function RecentItem({ recent, forget }: { recent: RecentLink; forget: () => void }) {
  const { link, evaluationName, judgeName } = recent;
  const ownKey = storedOwnKey.read(link.apiKey) ?? link.apiKey;
  const { unsentCount } = new JudgementQueue(browserStorage(), prefixOf(ownKey)).unsent();
  return (
    <section class="recent">
      <h2>{evaluationName}</h2>
      {unsentCount > 0 && <p class="problem">This browser keeps judgements that the server does not have.</p>}
      <p class="actions">
        {/* A link would show the key in the corner of the browser. */}
        <button class="button primary" onClick={() => void (location.hash = formatLink('', link).split('#')[1] ?? '')}>
          Continue{judgeName === null ? '' : ` as ${judgeName}`}
        </button>
        <button class="quiet" onClick={forget} disabled={unsentCount > 0}>
          Forget
        </button>
      </p>
    </section>
  );
}
