import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  paginate,
  type Client,
  type HumanEvaluation,
  type Invitation,
} from '@jurybox/client';
import { useRef, useState } from 'preact/hooks';
import { describeError, listAll } from '../api.ts';
import { formatLink, scales, type Scale } from '../link.ts';
import { formText } from '../parts/form-text.ts';
import { grouped } from './figures.ts';
import { useLoaded } from './use-loaded.ts';

interface EvaluationProps {
  client: Client;
  evaluation: HumanEvaluation;
}

const dayMs = 86_400_000;

/** Creates and revokes links. The page can show a link only once, because the server does not store its secret. */
export function Links({ client, evaluation }: EvaluationProps) {
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
      <NewLink client={client} evaluation={evaluation} reload={reload} />
      <p class="problem" role="alert">
        {problem}
      </p>
      {shown.length > 0 && (
        <ul class="list">
          {shown.map((invitation) => (
            <LinkRow
              key={invitation.invitation_id}
              invitation={invitation}
              joined={joined(invitation.invitation_id)}
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

function NewLink({ client, evaluation, reload }: EvaluationProps & { reload: () => Promise<void> }) {
  const [isShared, setShared] = useState(true);
  const [scale, setScale] = useState<Scale>(5);
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const isScored = evaluation.evaluation_type === 'single_model_test';
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = formText(event, 'name');
    const days = Number(formText(event, 'days'));
    setProblem('');
    try {
      const { secret } = await createInvitation({
        client,
        path: { evaluation_id: evaluation.evaluation_id },
        body: {
          invitation_name: name === '' ? 'Shared link' : name,
          ...(isShared ? { is_shared: true } : name === '' ? {} : { judge_name: name.slice(0, 100) }),
          expires_at: new Date(Date.now() + days * dayMs).toISOString(),
        },
      });
      setLink(formatLink(location.origin, { evaluationId: evaluation.evaluation_id, apiKey: secret, scale }));
      await reload();
    } catch (error) {
      setProblem(describeError(error));
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void create(event)} noValidate>
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
            placeholder={isShared ? 'Support team' : 'Leave empty to let the person type it'}
          />
        </label>
        <label class="field">
          <span>Works for</span>
          <select name="days" defaultValue="30">
            <option value="1">1 day</option>
            <option value="7">7 days</option>
            <option value="30" selected>
              30 days
            </option>
            <option value="365">1 year</option>
          </select>
        </label>
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
        <button class="button primary">Make a link</button>
        <p class="problem" role="alert">
          {problem}
        </p>
      </div>
      {link !== '' && <NewLinkResult key={link} link={link} />}
    </form>
  );
}

function NewLinkResult({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The browser forbids writing to the clipboard. The link is selected, so the editor can copy it by hand.
    }
  };
  return (
    <div class="new-link" role="status">
      <label class="field">
        <span>The new link. Copy it now: it is not shown again.</span>
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid="new-link"
        />
      </label>
      <button type="button" class="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

function LinkRow({
  invitation,
  joined,
  revoke,
}: {
  invitation: Invitation;
  joined: number;
  revoke: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const isOver = invitation.revoked_at !== null || Date.parse(invitation.expires_at) < Date.now();
  const isNamed = invitation.judge_name === invitation.invitation_name;
  const state =
    invitation.revoked_at !== null ? 'revoked' : isOver ? 'expired' : `works until ${dateOf(invitation.expires_at)}`;
  return (
    <li class={isOver ? 'list-row over' : 'list-row'}>
      <div>
        <strong>{invitation.invitation_name}</strong>
        <p class="muted small">
          {invitation.is_shared ? `shared, ${grouped(joined)} joined` : 'one person'}
          {!invitation.is_shared && !isNamed && invitation.judge_name !== null && `, ${invitation.judge_name}`} ·{' '}
          {state} · {invitation.last_used_at === null && joined === 0 ? 'not used yet' : 'used'}
        </p>
        <p class="problem">{problem}</p>
      </div>
      {!isOver && (
        <button
          type="button"
          class={isAsking ? 'button danger' : 'button'}
          onBlur={() => setAsking(false)}
          onClick={() =>
            isAsking ? void revoke().catch((error: unknown) => setProblem(describeError(error))) : setAsking(true)
          }
        >
          {isAsking ? 'Revoke now' : 'Revoke'}
        </button>
      )}
    </li>
  );
}

function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}
