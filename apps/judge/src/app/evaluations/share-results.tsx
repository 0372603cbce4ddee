import { createResultsKey, listResultsKeys, paginate, revokeResultsKey, type HumanEvaluation } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { formText } from '../../parts/form-text.ts';
import { Duration, expiryIn, LinkRow, NewLinkResult } from './link-parts.tsx';
import { formatResultsLink } from '../results-link.ts';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Problem, useAction } from '../parts.tsx';

export function ShareResults({ evaluation }: { evaluation: HumanEvaluation }) {
  const { client } = useSession();
  const path = { evaluation_id: evaluation.evaluation_id };
  const [link, setLink] = useState('');
  const { onSubmit, isBusy, problem: creating } = useAction();
  const { value, problem, reload } = useLoaded(
    () => listAll(paginate(listResultsKeys, { client, path })),
    [client, evaluation.evaluation_id],
  );
  const create = onSubmit(async (event) => {
    const body = { results_key_name: formText(event, 'name') || 'Results', expires_at: expiryIn(event) };
    const { secret } = await createResultsKey({ client, path, body });
    setLink(formatResultsLink(location.origin, { ...path, apiKey: secret }));
    await reload();
  });
  return (
    <section class="panel stack">
      <h2>Share the results</h2>
      <form class="stack" onSubmit={create} noValidate>
        <p class="muted">
          Everybody who has the link sees the results of this evaluation, without the figures of single judges, and
          nothing else.
        </p>
        <div class="columns">
          <label class="field">
            <span>Name of the link to the results</span>
            <input name="name" maxLength={200} placeholder="Product team" />
          </label>
          <Duration />
        </div>
        <div class="actions">
          <button class="button" disabled={isBusy}>
            Share the results
          </button>
          <Problem>{creating || problem}</Problem>
        </div>
        {link !== '' && <NewLinkResult key={link} link={link} name="new-results-link" />}
      </form>
      {value !== undefined && value.length > 0 && (
        <ul class="list">
          {value.map((key) => (
            <LinkRow
              key={key.results_key_id}
              name={key.results_key_name}
              {...key}
              isUsed={key.last_used_at !== null}
              revoke={async () => {
                await revokeResultsKey({ client, path: { ...path, results_key_id: key.results_key_id } });
                await reload();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
