import { createVariant } from '@jurybox/client';
import { useDraft } from '../drafts.ts';
import { Page, Problem, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';
import { ParametersEditor } from './parameters-editor.tsx';
import { parametersOf, textOf } from './parameters-text.ts';

const example = { model: 'gpt-small', system_prompt: 'Answer in at most three sentences.', temperature: 0.2 };

export function NewVariantPage({ appId: app_id }: { appId: string }) {
  const { client, say } = useSession();
  const { onSubmit, isBusy, problem } = useAction();
  const draft = useDraft(`variant.${app_id}`, { base_name: '', config_name: '', text: textOf(example) });
  const { text, ...names } = draft.value;
  const submit = onSubmit(async () => {
    const body = { ...names, parameters: parametersOf(text) };
    const { variant_id, variant_name } = await createVariant({ client, path: { app_id }, body });
    draft.forget();
    say(`${variant_name} is stored. Environments serve it after you deploy it.`, `/app/variants/${variant_id}`);
  });
  return (
    <Page title="New variant" above={[[`/app/apps/${app_id}`, 'Application']]}>
      <form class="new" onSubmit={submit}>
        <section class="panel stack">
          <p class="muted">
            The name of a variant has two parts, for example concise.small: what it is, and its model.
          </p>
          <div class="columns">
            {(['base_name', 'config_name'] as const).map((name) => (
              <label key={name} class="field">
                <span>{name === 'base_name' ? 'Name before the dot' : 'Name after the dot'}</span>
                <input
                  required
                  maxLength={200}
                  pattern="[^\s.]([^.]*[^\s.])?"
                  title="Use no dot, and no space at the start or the end"
                  value={names[name]}
                  onInput={({ currentTarget: { value } }) => draft.change({ ...draft.value, [name]: value })}
                />
              </label>
            ))}
          </div>
        </section>
        <ParametersEditor text={text} change={(next) => draft.change({ ...draft.value, text: next })} />
        <div class="actions">
          <button class="button primary" disabled={isBusy}>
            {isBusy ? 'Storing …' : 'Create the variant'}
          </button>
          <Problem>{problem}</Problem>
        </div>
      </form>
    </Page>
  );
}
