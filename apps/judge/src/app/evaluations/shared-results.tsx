import { getHumanEvaluationResults } from '@jurybox/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith } from '../../api.ts';
import { Screen } from '../../parts/screen.tsx';
import { readResultsLink, type ResultsLink } from '../results-link.ts';
import { ProgressOf } from './evaluation-list.tsx';
import { Results } from './results.tsx';
import { refreshMs, useLoaded } from '../use-loaded.ts';
import { Problem } from '../parts.tsx';

/** The page for a person who has opened a link to the results of one evaluation. */
export function SharedResults() {
  const [link, setLink] = useState(readResultsLink);
  useEffect(() => {
    const follow = () => setLink(readResultsLink());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (link !== undefined) return <LinkedResults key={link.apiKey} link={link} />;
  return (
    <Screen title="No results here">
      <p>Open the link that somebody sent you. It contains your key.</p>
    </Screen>
  );
}

function LinkedResults({ link: { evaluation_id, apiKey } }: { link: ResultsLink }) {
  const client = useMemo(() => clientWith(apiKey), [apiKey]);
  const { value, problem } = useLoaded(
    () => getHumanEvaluationResults({ client, path: { evaluation_id } }),
    [client, evaluation_id],
    refreshMs,
  );
  useEffect(() => void (document.title = `${value?.evaluation_name ?? 'Results'} · Jurybox`), [value?.evaluation_name]);
  return (
    <div class="shell">
      <main>
        <div class="page-head">
          <h1 tabIndex={-1}>{value?.evaluation_name ?? 'Results'}</h1>
        </div>
        <Problem>{problem}</Problem>
        {value === undefined && problem === '' && <p class="muted">Loading …</p>}
        {value !== undefined && problem === '' && (
          <>
            <ProgressOf {...value} />
            <Results results={value} />
          </>
        )}
      </main>
    </div>
  );
}
