import { createKey, revokeKey, type Key, type KeyCreate } from '@jurybox/client';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { NewLinkResult } from './evaluations/link-parts.tsx';
import { Problem, SureButton, useAction, When, Who } from './parts.tsx';
import { useSession } from './session.ts';

interface Props {
  apiKey: Key;
  hasEnded: boolean;
  reload: () => Promise<void>;
}

/** One API key in the list of keys: who used it last and when, and buttons to rotate and revoke it. */
export function KeyRow({ apiKey, hasEnded, reload }: Props) {
  const { client, key: own } = useSession();
  const [isRotating, setRotating] = useState(false);
  const { run, problem } = useAction();
  const { key_id, key_name: name, prefix, role, user_id, created_at, expires_at, revoked_at } = apiKey;
  const revoke = () =>
    run(async () => {
      await revokeKey({ client, path: { key_id } });
      await reload();
    });
  const end = revoked_at ?? expires_at;
  const sureLabel = key_id === own.key_id ? 'Revoke the key that you use' : 'Revoke now';
  return (
    <li class="stack">
      <div class={hasEnded ? 'list-row over' : 'list-row'}>
        <div>
          <strong dir="auto">{name}</strong> <span class="badge">{role}</span>{' '}
          <code class="muted small">{prefix}…</code>
          <p class="muted small">
            <Who id={user_id} />
            {apiKey.is_anonymous && ', anonymous'} · created <When at={created_at} /> · <LastUse {...apiKey} />
            {end !== null && (
              <>
                {' '}
                · {revoked_at !== null ? 'revoked' : hasEnded ? 'expired' : 'works until'} <When at={end} />
              </>
            )}
          </p>
          <Problem>{problem}</Problem>
        </div>
        {!hasEnded && (
          <div class="actions">
            <button class="button" aria-expanded={isRotating} onClick={() => setRotating(!isRotating)}>
              {isRotating ? 'Close' : 'Rotate'}
              <span class="hidden"> {name}</span>
            </button>
            {!isRotating && <SureButton label="Revoke" sureLabel={sureLabel} of={name} act={() => void revoke()} />}
          </div>
        )}
      </div>
      {isRotating && !hasEnded && (
        <Rotation apiKey={apiKey} reload={reload}>
          <SureButton label="3. Revoke the old key" sureLabel={sureLabel} of={name} act={() => void revoke()} />
        </Rotation>
      )}
    </li>
  );
}

function LastUse({ last_used_at: at }: Key) {
  if (at === null) return <>not used yet</>;
  return (
    <>
      last used <When at={at} />
    </>
  );
}

/** Rotates a key: creates a new one with the same rights, shows it once, and then lets the admin revoke the old one. */
function Rotation({ apiKey, reload, children: revoke }: Omit<Props, 'hasEnded'> & { children: ComponentChild }) {
  const { client } = useSession();
  const [secret, setSecret] = useState('');
  const { run, isBusy, problem } = useAction();
  const create = () =>
    run(async () => {
      setSecret((await createKey({ client, body: sameAs(apiKey) })).secret);
      await reload();
    });
  if (secret === '')
    return (
      <div class="confirm stack">
        <p>
          A new key with the same name, role, user and expiry replaces this one. Both work until you revoke the old one,
          so nothing stops in between.
        </p>
        <div class="actions">
          <button class="button primary" disabled={isBusy} onClick={() => void create()}>
            1. Create the new key
          </button>
          <Problem>{problem}</Problem>
        </div>
      </div>
    );
  return (
    <div class="confirm stack">
      <NewLinkResult what="key" link={secret} name="rotated-key" />
      <p>
        2. Replace {apiKey.prefix}… by the new key wherever it is used. The old key: <LastUse {...apiKey} />.
      </p>
      <div class="actions">
        {revoke}
        <button class="quiet" onClick={() => void reload()}>
          Look again when it was used
        </button>
      </div>
    </div>
  );
}

/** Copies the properties of a key. The copy of an anonymous key is anonymous, so that it cannot approve deployments. */
const sameAs = ({ key_name, role, user_id, expires_at, is_anonymous: isAnonymous }: Key): KeyCreate => ({
  key_name,
  role,
  ...(isAnonymous ? {} : { user_id }),
  ...(expires_at === null ? {} : { expires_at }),
});
