import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  paginate,
  type HumanEvaluation,
  type Invitation,
} from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { formatLink, scales, type Scale } from '../../link.ts';
import { formText } from '../../parts/form-text.ts';
import { grouped } from '../figures.ts';
import { Duration, expiryIn, LinkRow, NewLinkResult } from './link-parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Problem, useAction } from '../parts.tsx';

/** The links for judges. A new link is shown only once, because the server does not store its secret. */
export function Links({ evaluation }: { evaluation: HumanEvaluation }) {
  const { client } = useSession();
  const path = { evaluation_id: evaluation.evaluation_id };
  const { value, problem, reload } = useLoaded(
    () => listAll(paginate(listInvitations, { client, path })),
    [client, evaluation.evaluation_id],
  );
  const shown = value?.filter(({ created_from_id: from }) => from === null) ?? [];
  const joined = (id: string) => value?.filter(({ created_from_id: from }) => from === id).length ?? 0;
  return (
    <section class="panel stack">
      <h2>Links</h2>
      <NewLink evaluation={evaluation} reload={reload} />
      <Problem>{problem}</Problem>
      {shown.length > 0 && (
        <ul class="list">
          {shown.map((invitation) => (
            <LinkRow
              key={invitation.invitation_id}
              name={invitation.invitation_name}
              {...invitation}
              text={describe(invitation, joined(invitation.invitation_id))}
              isUsed={invitation.last_used_at !== null || joined(invitation.invitation_id) > 0}
              revoke={async () => {
                await revokeInvitation({ client, path: { ...path, invitation_id: invitation.invitation_id } });
                await reload();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function describe({ is_shared, judge_name: judge, invitation_name: name }: Invitation, joined: number): string {
  if (is_shared) return `shared, ${grouped(joined)} joined`;
  return judge === null || judge === name ? 'one person' : `one person, ${judge}`;
}

function NewLink({ evaluation, reload }: { evaluation: HumanEvaluation; reload: () => Promise<void> }) {
  const { client } = useSession();
  const [isShared, setShared] = useState(true);
  const [scale, setScale] = useState<Scale>(5);
  const [link, setLink] = useState('');
  const { onSubmit, isBusy, problem } = useAction();
  const isScored = evaluation.evaluation_type === 'single_model_test';
  const create = onSubmit(async (event) => {
    const name = formText(event, 'name');
    const expires_at = expiryIn(event);
    const { secret } = await createInvitation({
      client,
      path: { evaluation_id: evaluation.evaluation_id },
      body: {
        invitation_name: name === '' ? 'Shared link' : name,
        ...(isShared ? { is_shared: true } : name === '' ? {} : { judge_name: name.slice(0, 100) }),
        expires_at,
      },
    });
    setLink(formatLink(location.origin, { evaluationId: evaluation.evaluation_id, apiKey: secret, scale }));
    await reload();
  });
  return (
    <form class="stack" onSubmit={create} noValidate>
      <div class="columns">
        <label class="field">
          <span>For</span>
          <select value={isShared ? 'all' : 'one'} onChange={(event) => setShared(event.currentTarget.value === 'all')}>
            <option value="all">everybody who has the link</option>
            <option value="one">one person</option>
          </select>
        </label>
        <label class="field">
          <span>{isShared ? 'Name of the link' : 'Name of the person'}</span>
          <input
            name="name"
            maxLength={isShared ? 200 : 100}
            placeholder={isShared ? 'Support team' : 'Leave empty to let the person type a name'}
          />
        </label>
        <Duration />
        {isScored && (
          <label class="field">
            <span>Scores</span>
            <select
              value={scale}
              onChange={(event) => setScale(scales.find((each) => String(each) === event.currentTarget.value) ?? 5)}
            >
              <option value={5}>1 to 5</option>
              <option value={10}>1 to 10</option>
              <option value={100}>0 to 100, with a slider</option>
            </select>
          </label>
        )}
      </div>
      <div class="actions">
        <button class="button primary" disabled={isBusy}>
          Make a link
        </button>
        <Problem>{problem}</Problem>
      </div>
      {link !== '' && <NewLinkResult key={link} link={link} name="new-link" />}
    </form>
  );
}
