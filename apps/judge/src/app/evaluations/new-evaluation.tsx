import { listApps, listVariants, paginate, type ScenarioCreate, type Variant } from '@jurybox/client';
import { revealedIn, revealingNames } from '@jurybox/scenario-files';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { counted } from '../figures.ts';
import { FileImport } from './file-import.tsx';
import { createWithScenarios, type NewEvaluationForm } from './upload.ts';
import { Choice, Heading, Problem, Refused, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

interface Form extends NewEvaluationForm {
  variantIds: string[];
}

export function NewEvaluation() {
  const { client } = useSession();
  const [form, setForm] = useState<Form>({
    appId: '',
    type: 'human_a_b_testing',
    variantIds: [],
    name: '',
    instructions: '',
    judges: 3,
  });
  const { route } = useLocation();
  const [scenarios, setScenarios] = useState<ScenarioCreate[]>([]);
  const [sending, setSending] = useState('');
  const { run, problem } = useAction();
  const apps = useLoaded(() => listAll(paginate(listApps, { client })), [client]);
  const appId = form.appId || apps.value?.[0]?.app_id || '';
  const all = useLoaded(
    async () => (appId === '' ? [] : listAll(paginate(listVariants, { client, path: { app_id: appId } }))),
    [client, appId],
  );
  const count = form.type === 'human_a_b_testing' ? 2 : 1;
  const variants = pick(all.value ?? [], form.variantIds, count);
  const change = (changes: Partial<Form>) => setForm({ ...form, ...changes });
  const revealed = [form.name, form.instructions]
    .map((text) => revealedIn(text, [...revealingNames(variants), ...variants.map(({ base_name: name }) => name)]))
    .find((name) => name !== undefined);

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    await run(async () => {
      if (form.name.trim() === '') throw new Refused('Give the evaluation a name.');
      if (scenarios.length === 0) throw new Refused('Choose a file with scenarios.');
      const filled = { ...form, appId };
      const id = await createWithScenarios(client, filled, variants, scenarios, setSending);
      route(`/app/evaluations/${id}`);
    });
    setSending('');
  };

  return (
    <form class="new" onSubmit={(event) => void create(event)} noValidate>
      <Heading>New evaluation</Heading>
      <Problem>{apps.problem || all.problem}</Problem>
      <section class="panel stack">
        <h2>What is judged</h2>
        <label class="field">
          <span>Name</span>
          <input value={form.name} maxLength={200} onInput={(event) => change({ name: event.currentTarget.value })} />
          <small class="muted">Judges see it, so do not name the variants.</small>
        </label>
        <div class="columns">
          <Choice
            label="Application"
            value={appId}
            options={(apps.value ?? []).map(({ app_id: id, app_name: name }) => [id, name])}
            choose={(id) => change({ appId: id, variantIds: [] })}
          />
          <Choice
            label="Judges give"
            value={form.type}
            options={[
              ['human_a_b_testing', 'a vote between two variants'],
              ['single_model_test', 'a score for one variant'],
            ]}
            choose={(type) => change({ type, variantIds: [] })}
          />
          {variants.map((variant, at) => (
            <Choice
              key={at}
              label={count === 1 ? 'Variant' : at === 0 ? 'First variant' : 'Second variant'}
              value={variant.variant_id}
              options={(all.value ?? [])
                .filter((each) => each === variant || !variants.includes(each))
                .map(({ variant_id: id, variant_name: name }) => [id, name])}
              choose={(id) =>
                change({ variantIds: variants.map((each, index) => (index === at ? id : each.variant_id)) })
              }
            />
          ))}
          <label class="field">
            <span>Judges for each scenario</span>
            <input
              type="number"
              min={1}
              max={20}
              value={form.judges}
              onInput={(event) => change({ judges: Math.min(20, Math.max(1, Number(event.currentTarget.value) || 1)) })}
            />
          </label>
        </div>
        <label class="field">
          <span>Instructions</span>
          <textarea
            rows={3}
            maxLength={10_000}
            value={form.instructions}
            placeholder="What makes an answer better?"
            onInput={(event) => change({ instructions: event.currentTarget.value })}
          />
        </label>
        {revealed !== undefined && (
          <p class="warning">The name or the instructions contain “{revealed}”. Judges see both.</p>
        )}
        {all.value !== undefined && variants.length < count && (
          <p class="warning">This application has too few variants. Create {count === 2 ? 'two' : 'one'} first.</p>
        )}
      </section>
      <FileImport title="Scenarios" variants={variants} change={setScenarios} />
      <div class="actions">
        <button class="button primary" disabled={sending !== '' || variants.length < count}>
          {sending ||
            (scenarios.length > 0
              ? `Create the evaluation with ${counted(scenarios.length, 'scenario')}`
              : 'Create the evaluation')}
        </button>
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}

/** Returns `count` variants: those that the editor has chosen, and if they are too few, the first of the others. */
function pick(all: Variant[], chosen: string[], count: number): Variant[] {
  const picked = chosen.flatMap((id) => all.filter(({ variant_id: each }) => each === id));
  return [...picked, ...all.filter((variant) => !picked.includes(variant))].slice(0, count);
}
