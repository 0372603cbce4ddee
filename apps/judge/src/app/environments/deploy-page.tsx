import type { Environment, Variant } from '@jurybox/client';
import { useLocation } from 'preact-iso/router';
import { useApp } from '../apps/use-app.ts';
import { formText } from '../../parts/form-text.ts';
import { useDraft } from '../drafts.ts';
import { Choice, Page, Problem, Refused, Shown, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';
import { RevisionDifference } from '../variants/difference.tsx';
import { deploy, doneText, mustAskIn } from './deploy.ts';

/** A person must type the name of this environment before a deployment to it. */
const askedByName = 'production';

interface DeployPageProps {
  appId: string;
  environment: string;
  variantId?: string;
  revision?: string;
}

/** The page on which a person chooses a revision, sees how it differs from the served one, and deploys it. */
export function DeployPage({ appId, environment, variantId, revision }: DeployPageProps) {
  const loading = useApp(appId);
  return (
    <Page
      title={`Deploy to ${environment}`}
      above={[
        ['/app/', 'Applications'],
        [`/app/apps/${appId}`, loading.value?.app.app_name ?? 'Application'],
      ]}
    >
      <Shown of={loading}>
        {({ environments, variants }) => {
          const target = environments.find((each) => each.environment === environment);
          if (target === undefined) return <Problem>{`The application has no environment ${environment}.`}</Problem>;
          if (variants.length === 0)
            return (
              <p class="empty">
                No variant yet. <a href={`/app/apps/${appId}/new-variant`}>Create the first one.</a>
              </p>
            );
          return (
            <DeployForm {...{ appId, environments, target, variants, variantId, revision }} reload={loading.reload} />
          );
        }}
      </Shown>
    </Page>
  );
}

interface DeployFormProps extends Omit<DeployPageProps, 'environment'> {
  environments: Environment[];
  target: Environment;
  variants: Variant[];
  reload: () => Promise<void>;
}

function DeployForm({ appId, environments, target, variants, variantId, revision, reload }: DeployFormProps) {
  const { client, can, say } = useSession();
  const { route } = useLocation();
  const { onSubmit, isBusy, problem, forget } = useAction();
  const { environment } = target;
  const current = target.deployment ?? undefined;
  const chosen = useDraft(`deploy.${appId}.${environment}.${variantId}.${revision}`, {
    variantId: variantId ?? current?.variant_id ?? '',
    revision: revision ?? '',
    note: '',
  });
  const mustAsk = mustAskIn(target, can);
  const action = mustAsk ? 'Ask for approval' : `Deploy to ${environment}`;
  const variant = variants.find(({ variant_id: id }) => id === chosen.value.variantId) ?? variants[0];
  const latest = variant?.revision ?? 1;
  const number = Number(chosen.value.revision || latest);
  const isValid = Number.isInteger(number) && number >= 1 && number <= latest;
  const isServed = current?.variant_id === variant?.variant_id && current?.revision === number;
  const submit = onSubmit(async (event) => {
    const typed = formText(event, 'confirmation');
    if (variant === undefined || !isValid) throw new Refused(`Choose a revision from 1 to ${latest}.`);
    if (environment === askedByName && typed !== environment)
      throw new Refused(`Type ${environment} to confirm the deployment.`);
    const note = chosen.value.note.trim();
    const order = { appId, environment, variantId: variant.variant_id, revision: number, note, current, mustAsk };
    await deploy(client, order, reload);
    chosen.forget();
    say(doneText(order, variant.variant_name), `/app/apps/${appId}/environments/${environment}`);
  });
  return (
    <form class="new" onSubmit={submit} onInput={forget} noValidate>
      <section class="panel stack">
        <div class="columns">
          <Choice
            label="Environment"
            value={environment}
            options={environments.map(({ environment: name }) => [name, name])}
            choose={(name) => route(`/app/apps/${appId}/deploy/${name}/${variant?.variant_id}/${number}`)}
          />
          <Choice
            label="Variant"
            value={variant?.variant_id}
            options={variants.map(({ variant_id: id, variant_name: name }) => [id, name])}
            choose={(id) => chosen.change({ ...chosen.value, variantId: id, revision: '' })}
          />
          <label class="field">
            <span>Revision</span>
            <input
              type="number"
              min={1}
              max={latest}
              value={chosen.value.revision || String(latest)}
              onInput={({ currentTarget: { value } }) => chosen.change({ ...chosen.value, revision: value })}
            />
          </label>
        </div>
        {isValid && number < latest && (
          <p class="warning">
            Revision {latest} is newer than the revision that you chose.{' '}
            <a href={`/app/variants/${variant?.variant_id}/compare/${number}/${latest}`}>See what changed</a>
          </p>
        )}
      </section>
      <section class="panel stack">
        <h2>What changes in {environment}</h2>
        {isServed && <p class="muted">The environment serves this revision already.</p>}
        {variant !== undefined && isValid && !isServed && (
          <RevisionDifference from={current} to={{ ...variant, revision: number }} />
        )}
      </section>
      <section class="panel stack">
        <label class="field">
          <span>Note</span>
          <textarea
            rows={2}
            maxLength={1000}
            placeholder="Why this revision?"
            value={chosen.value.note}
            onInput={({ currentTarget: { value } }) => chosen.change({ ...chosen.value, note: value })}
          />
        </label>
        {mustAsk && <p class="muted">Deployments to {environment} need the approval of another person.</p>}
        {environment === askedByName && (
          <label class="field">
            <span>Type {environment} to confirm</span>
            <input name="confirmation" autoComplete="off" autocapitalize="none" spellcheck={false} />
          </label>
        )}
        <div class="actions">
          <button class="button primary" disabled={isBusy || isServed}>
            {isBusy ? 'One moment …' : action}
          </button>
          <Problem>{problem}</Problem>
        </div>
      </section>
    </form>
  );
}
