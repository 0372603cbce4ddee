import { getApp, getLeaderboard, type LeaderboardVariant } from '@jurybox/client';
import { IntervalPicture, ShareScale } from '../evaluations/pictures/interval-picture.tsx';
import { counted, percent, percentRange } from '../figures.ts';
import { Page, Shown } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

/** The page that ranks an application's variants by the votes of all its A/B evaluations. */
export function LeaderboardPage({ appId: app_id }: { appId: string }) {
  const { client } = useSession();
  const loading = useLoaded(async () => {
    const [app, leaderboard] = await Promise.all([
      getApp({ client, path: { app_id } }),
      getLeaderboard({ client, path: { app_id } }),
    ]);
    return { app, ...leaderboard };
  }, [client, app_id]);
  return (
    <Page title="Leaderboard" above={[[`/app/apps/${app_id}`, loading.value?.app.app_name ?? 'Application']]}>
      <Shown of={loading}>
        {({ groups, evaluations_counted: evaluations, scenarios_counted: scenarios, is_complete: isComplete }) => (
          <>
            <p class="muted">
              {counted(scenarios, 'scenario')} with a vote, from {counted(evaluations, 'A/B evaluation')}.
              {!isComplete && ' Only the newest evaluations are counted.'}{' '}
              <a href="/docs/guides/results">What the figures mean</a>
            </p>
            {groups.length === 0 && (
              <p class="empty">
                Nobody has voted between variants yet. <a href="/app/evaluations/new">Let people judge them.</a>
              </p>
            )}
            {groups.map(({ variants, cannot_be_compared: reason }, at) => (
              <section key={at} class="panel stack">
                <h2>{groups.length === 1 ? 'Share of wins against an average variant' : `Group ${at + 1}`}</h2>
                {reason !== null && (
                  <p class="muted">
                    {reason === 'too_few_votes'
                      ? 'Almost all votes are ties, so these variants have no ranking.'
                      : 'No chain of votes connects this variant with the others.'}
                  </p>
                )}
                <ol class="intervals">
                  {variants.map((variant) => (
                    <Place key={`${variant.variant_id} ${variant.revision}`} appId={app_id} {...variant} />
                  ))}
                  {reason === null && <ShareScale />}
                </ol>
              </section>
            ))}
          </>
        )}
      </Shown>
    </Page>
  );
}

function Place({
  appId,
  variant_id: id,
  variant_name: name,
  revision,
  win_probability: wins,
  scenario_count: scenarios,
}: LeaderboardVariant & { appId: string }) {
  const { can } = useSession();
  const range = wins?.interval == null ? 'no interval yet' : percentRange(wins.interval);
  return (
    <li>
      <span class="interval-name place">
        <a href={`/app/variants/${id}/${revision}`} title={name} dir="auto">
          {name}
        </a>{' '}
        <span class="muted small">
          revision {revision}, {counted(scenarios, 'scenario')}
        </span>
      </span>
      {wins === null ? (
        <span class="muted">no ranking</span>
      ) : (
        <IntervalPicture
          title={`Share of wins of ${name}, revision ${revision}`}
          description={`${percent(wins.value)}, 95 % interval ${range}`}
          value={wins.value}
          interval={wins.interval}
          marks={[0.5]}
        />
      )}
      <span class="figure">
        {wins !== null && (
          <>
            {percent(wins.value)} <span class="muted small">{range}</span>
          </>
        )}{' '}
        {can('editor') && (
          <a class="small" href={`/app/apps/${appId}/deploy/production/${id}/${revision}`}>
            Deploy
            <span class="hidden">
              {' '}
              {name}, revision {revision}
            </span>
          </a>
        )}
      </span>
    </li>
  );
}
