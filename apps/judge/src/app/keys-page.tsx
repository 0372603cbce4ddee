import { createKey, listKeys, paginate, type Key, type KeyCreate, type Role } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../api.ts';
import { formText } from '../parts/form-text.ts';
import { NewLinkResult } from './evaluations/link-parts.tsx';
import { KeyRow } from './key-row.tsx';
import { Choice, Page, Problem, Shown, useAction } from './parts.tsx';
import { roles, useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

const shownAtOnce = 100;

/** The options of the field that filters the list of keys, with their labels. */
const kinds = {
  working: 'that work',
  unused: 'that nobody used for 30 days',
  all: 'also revoked and expired ones',
} as const;
type Kind = keyof typeof kinds;

const unusedMs = 30 * 86_400_000;

/** The page with the API keys of the project. A new key is shown once, because the server does not store its secret. */
export function KeysPage() {
  const { client } = useSession();
  const loading = useLoaded(() => listAll(paginate(listKeys, { client })), [client]);
  const [secret, setSecret] = useState('');
  const [filter, setFilter] = useState('');
  const [kind, setKind] = useState<Kind>('working');
  const { run, isBusy, problem } = useAction();
  const create = (body: KeyCreate) =>
    run(async () => {
      setSecret((await createKey({ client, body })).secret);
      await loading.reload();
    });
  const isWanted = (key: Key) =>
    key.evaluation_id === null &&
    (kind === 'all' || !hasEnded(key)) &&
    (kind !== 'unused' || Date.parse(key.last_used_at ?? key.created_at) < Date.now() - unusedMs) &&
    [key.key_name, key.role, key.prefix, key.user_id].join(' ').toLowerCase().includes(filter.toLowerCase());
  return (
    <Page title="Keys">
      <details class="panel">
        <summary>New key</summary>
        <div class="stack">
          <NewKey create={create} isBusy={isBusy} />
          <Problem>{problem}</Problem>
          {secret !== '' && <NewLinkResult key={secret} what="key" link={secret} name="new-key" />}
        </div>
      </details>
      <section class="panel stack">
        <h2>Keys of the project</h2>
        <div class="columns">
          <label class="field">
            <span>Search</span>
            <input type="search" value={filter} onInput={({ currentTarget: { value } }) => setFilter(value)} />
          </label>
          <Choice label="Keys" value={kind} options={Object.entries(kinds) as [Kind, string][]} choose={setKind} />
        </div>
        <Shown of={loading}>
          {(keys) => {
            const wanted = keys.filter(isWanted).toReversed();
            return (
              <>
                {wanted.length === 0 && <p class="empty">No key matches.</p>}
                <ul class="list">
                  {wanted.slice(0, shownAtOnce).map((key) => (
                    <KeyRow key={key.key_id} apiKey={key} hasEnded={hasEnded(key)} reload={loading.reload} />
                  ))}
                </ul>
                {wanted.length > shownAtOnce && (
                  <p class="muted small">Search to see the other {wanted.length - shownAtOnce} keys.</p>
                )}
              </>
            );
          }}
        </Shown>
      </section>
    </Page>
  );
}

const hasEnded = ({ revoked_at: revoked, expires_at: expires }: Key): boolean =>
  revoked !== null || (expires !== null && Date.parse(expires) < Date.now());

function NewKey({ create, isBusy }: { create: (body: KeyCreate) => Promise<void>; isBusy: boolean }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [user_id, until] = [formText(event, 'user'), formText(event, 'until')];
    void create({
      key_name: formText(event, 'name'),
      role: formText(event, 'role') as Role,
      ...(user_id === '' ? {} : { user_id }),
      ...(until === '' ? {} : { expires_at: new Date(`${until}T23:59:59`).toISOString() }),
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <div class="columns">
        <label class="field">
          <span>Name of the key</span>
          <input name="name" required maxLength={200} placeholder="Who or what uses the key" />
        </label>
        <label class="field">
          <span>Role</span>
          <select name="role">
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>User id</span>
          <input name="user" maxLength={36} placeholder="Leave empty for a new user" />
        </label>
        <label class="field">
          <span>Works until</span>
          <input name="until" type="date" />
        </label>
      </div>
      <div>
        <button class="button primary" disabled={isBusy}>
          Create the key
        </button>
      </div>
    </form>
  );
}
