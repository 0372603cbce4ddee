import { createKey, listKeys, paginate, revokeKey, type Key, type KeyCreate, type Role } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../api.ts';
import { formText } from '../parts/form-text.ts';
import { NewLinkResult } from './evaluations/link-parts.tsx';
import { Page, Problem, Shown, useAction, When, Who } from './parts.tsx';
import { roles, useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

const shownAtOnce = 100;

/** The API keys of the project. A new key is shown once, because the server does not store its secret. */
export function KeysPage() {
  const { client, key: own } = useSession();
  const loading = useLoaded(() => listAll(paginate(listKeys, { client })), [client]);
  const [secret, setSecret] = useState('');
  const [filter, setFilter] = useState('');
  const [isOver, setOver] = useState(false);
  const { run, isBusy, problem } = useAction();
  const create = (body: KeyCreate) =>
    run(async () => {
      setSecret((await createKey({ client, body })).secret);
      await loading.reload();
    });
  const isWanted = (key: Key) =>
    key.evaluation_id === null &&
    (isOver || !hasEnded(key)) &&
    [key.key_name, key.role, key.prefix, key.user_id].join(' ').toLowerCase().includes(filter.toLowerCase());
  return (
    <Page title="Keys">
      <section class="panel stack">
        <h2>New key</h2>
        <NewKey create={create} isBusy={isBusy} />
        <Problem>{problem}</Problem>
        {secret !== '' && <NewLinkResult key={secret} what="key" link={secret} name="new-key" />}
      </section>
      <section class="panel stack">
        <h2>Keys of the project</h2>
        <div class="columns">
          <label class="field">
            <span>Search</span>
            <input type="search" value={filter} onInput={({ currentTarget: { value } }) => setFilter(value)} />
          </label>
          <label class="check">
            <input type="checkbox" checked={isOver} onChange={() => setOver(!isOver)} />
            <span>Also revoked and expired keys</span>
          </label>
        </div>
        <Shown of={loading}>
          {(keys) => {
            const wanted = keys.filter(isWanted).toReversed();
            return (
              <>
                {wanted.length === 0 && <p class="empty">No key matches.</p>}
                <ul class="list">
                  {wanted.slice(0, shownAtOnce).map((key) => (
                    <KeyRow
                      key={key.key_id}
                      apiKey={key}
                      isOwn={key.key_id === own.key_id}
                      rotate={() => create(sameAs(key))}
                      reload={loading.reload}
                    />
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

/** Returns an equal key. A key without a person stays one, so that nobody can approve deployments with it. */
const sameAs = ({ key_name, role, user_id, expires_at, is_anonymous: isAnonymous }: Key): KeyCreate => ({
  key_name,
  role,
  ...(isAnonymous ? {} : { user_id }),
  ...(expires_at === null ? {} : { expires_at }),
});

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
          <input name="name" required maxLength={200} placeholder="Who or what uses it" />
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
          <input name="user" maxLength={36} placeholder="Empty for a new user" />
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

interface KeyRowProps {
  apiKey: Key;
  isOwn: boolean;
  rotate: () => Promise<void>;
  reload: () => Promise<void>;
}

function KeyRow({ apiKey, isOwn, rotate, reload }: KeyRowProps) {
  const { client } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { run, problem } = useAction();
  const { key_id, key_name: name, prefix, role, user_id, created_at, last_used_at, expires_at, revoked_at } = apiKey;
  const revoke = () =>
    run(async () => {
      await revokeKey({ client, path: { key_id } });
      await reload();
    });
  return (
    <li class={hasEnded(apiKey) ? 'list-row over' : 'list-row'}>
      <div>
        <strong dir="auto">{name}</strong> <span class="badge">{role}</span> <code class="muted small">{prefix}…</code>
        <p class="muted small">
          <Who id={user_id} />
          {apiKey.is_anonymous && ', anonymous'} · created <When at={created_at} /> ·{' '}
          {last_used_at === null ? (
            'not used yet'
          ) : (
            <>
              last used <When at={last_used_at} />
            </>
          )}
          {revoked_at !== null ? (
            <>
              {' '}
              · revoked <When at={revoked_at} />
            </>
          ) : (
            expires_at !== null && (
              <>
                {' '}
                · works until <When at={expires_at} />
              </>
            )
          )}
        </p>
        <Problem>{problem}</Problem>
      </div>
      {!hasEnded(apiKey) && (
        <div class="actions">
          <button
            class="button"
            title="Creates an equal key. Revoke this one when nothing uses it any more."
            onClick={() => void rotate()}
          >
            Rotate<span class="hidden"> {name}</span>
          </button>
          <button
            class={isAsking ? 'button danger' : 'button'}
            onBlur={() => setAsking(false)}
            onClick={() => (isAsking ? void revoke() : setAsking(true))}
          >
            {isAsking ? (isOwn ? 'Revoke the key that you use' : 'Revoke now') : 'Revoke'}
            <span class="hidden"> {name}</span>
          </button>
        </div>
      )}
    </li>
  );
}
