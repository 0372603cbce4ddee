import {
  getApp,
  getVariant,
  getVariantRevision,
  listEnvironments,
  listVariantRevisions,
  paginate,
  type Environment,
  type Parameters,
  type Variant,
} from '@jurybox/client';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { formText } from '../../parts/form-text.ts';
import { Page, Shown, When, Who } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { readableJson } from './compare.ts';

/** The number of revisions per request. It is small, because each revision contains all its parameters. */
const pageSize = 10;

export function VariantPage({ variantId, revision }: { variantId: string; revision?: string }) {
  const { client, can } = useSession();
  const path = { variant_id: variantId };
  const loading = useLoaded(async () => {
    const variant = await getVariant({ client, path });
    const [app, environments, shown] = await Promise.all([
      getApp({ client, path: variant }),
      listEnvironments({ client, path: variant }),
      revision === undefined || Number(revision) === variant.revision
        ? variant
        : getVariantRevision({ client, path: { ...path, revision: Number(revision) } }),
    ]);
    return { variant, app, environments: environments.items, shown };
  }, [client, variantId, revision]);
  const { variant, app } = loading.value ?? {};
  return (
    <Page
      title={variant?.variant_name ?? 'Variant'}
      above={[
        ['/app/', 'Applications'],
        ...(app === undefined ? [] : [[`/app/apps/${app.app_id}`, app.app_name] as [string, string]]),
      ]}
      actions={
        can('editor') &&
        variant !== undefined && (
          <>
            <a class="button" href={`/app/variants/${variantId}/edit`}>
              New revision
            </a>
            <a
              class="button primary"
              href={`/app/apps/${variant.app_id}/deploy/development/${variantId}/${revision ?? variant.revision}`}
            >
              Deploy
            </a>
          </>
        )
      }
    >
      <Shown of={loading}>
        {({ variant: latest, environments, shown }) => (
          <>
            {shown.revision !== latest.revision && (
              <p class="said">
                This is revision {shown.revision}. The latest is{' '}
                <a href={`/app/variants/${variantId}`}>revision {latest.revision}</a>.{' '}
                <a href={`/app/variants/${variantId}/compare/${shown.revision}/${latest.revision}`}>Compare them</a>
              </p>
            )}
            <section class="panel stack">
              <h2>Parameters of revision {shown.revision}</h2>
              <ParametersView parameters={shown.parameters} />
            </section>
            <Revisions variant={latest} environments={environments} />
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Shows each text with its line breaks, and each other value as JSON. */
function ParametersView({ parameters }: { parameters: Parameters }) {
  const members = Object.entries(parameters);
  if (members.length === 0) return <p class="empty">No parameters.</p>;
  return (
    <dl class="members">
      {members.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd>
            {typeof value === 'string' ? (
              <pre class="prompt" tabIndex={0} dir="auto">
                {value}
              </pre>
            ) : (
              <pre class="json" tabIndex={0} dir="ltr">
                {readableJson(value)}
              </pre>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Revisions({ variant, environments }: { variant: Variant; environments: Environment[] }) {
  const { client } = useSession();
  const { route } = useLocation();
  const { variant_id, revision: latest } = variant;
  const [maxItems, setMaxItems] = useState(pageSize);
  const loading = useLoaded(
    () =>
      listAll(
        paginate(listVariantRevisions, { client, path: { variant_id }, query: { limit: pageSize } }, { maxItems }),
      ),
    [client, variant_id, maxItems],
  );
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    route(`/app/variants/${variant_id}/compare/${formText(event, 'from')}/${formText(event, 'to')}`);
  };
  return (
    <section class="panel stack">
      <h2>Revisions</h2>
      {latest > 1 && (
        <form class="compare" onSubmit={compare}>
          {(['from', 'to'] as const).map((name) => (
            <label key={name} class="field">
              <span>{name === 'from' ? 'Compare revision' : 'with revision'}</span>
              <input
                name={name}
                type="number"
                min={1}
                max={latest}
                required
                defaultValue={String(name === 'from' ? latest - 1 : latest)}
              />
            </label>
          ))}
          <button class="button">Compare</button>
        </form>
      )}
      <Shown of={loading}>
        {(revisions) => (
          <>
            <ol class="list">
              {revisions.map(({ revision, created_at: at, modified_by_id: by }) => (
                <li key={revision} class="list-row">
                  <div>
                    <a href={`/app/variants/${variant_id}/${revision}`}>Revision {revision}</a>{' '}
                    {environments
                      .filter(({ deployment: now }) => now?.variant_id === variant_id && now.revision === revision)
                      .map(({ environment }) => (
                        <span key={environment} class="badge">
                          {environment}
                        </span>
                      ))}
                    <p class="muted small">
                      <When at={at} /> by <Who id={by} />
                    </p>
                  </div>
                  {revision > 1 && (
                    <a class="small" href={`/app/variants/${variant_id}/compare/${revision - 1}/${revision}`}>
                      What changed<span class="hidden"> in revision {revision}</span>
                    </a>
                  )}
                </li>
              ))}
            </ol>
            {revisions.length < latest && (
              <button class="button" onClick={() => setMaxItems(maxItems + pageSize)}>
                Show older revisions
              </button>
            )}
          </>
        )}
      </Shown>
    </section>
  );
}
