import {
  getVariant,
  PreconditionFailedError,
  updateVariantParameters,
  withResponse,
  type Variant,
} from '@jurybox/client';
import { useMemo } from 'preact/hooks';
import { useDraft } from '../drafts.ts';
import { Page, Problem, Refused, Shown, useAction, Who } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Difference, RevisionDifference } from './difference.tsx';
import { ParametersEditor } from './parameters-editor.tsx';
import { parametersOf, textOf, type ParametersText } from './parameters-text.ts';

/** The page on which an editor creates the next revision of a variant. */
export function EditPage({ variantId: variant_id }: { variantId: string }) {
  const { client } = useSession();
  const loading = useLoaded(async () => {
    const { data, response } = await withResponse(getVariant, { client, path: { variant_id } });
    return { variant: data, etag: response.headers.get('ETag') ?? '' };
  }, [client, variant_id]);
  const name = loading.value?.variant.variant_name ?? 'Variant';
  return (
    <Page title="New revision" above={[[`/app/variants/${variant_id}`, name]]}>
      <Shown of={loading}>{(latest) => <EditForm latest={latest} reload={loading.reload} />}</Shown>
    </Page>
  );
}

interface Latest {
  variant: Variant;
  etag: string;
}

/** What the editor has typed, and the revision that the editor started from. */
interface Draft {
  revision: number;
  etag: string;
  text: ParametersText;
}

function EditForm({ latest: { variant, etag }, reload }: { latest: Latest; reload: () => Promise<void> }) {
  const { client, say } = useSession();
  const { onSubmit, isBusy, problem } = useAction();
  const { variant_id, revision, parameters } = variant;
  const started = { revision, etag, text: textOf(parameters) };
  const draft = useDraft<Draft>(`revision.${variant_id}`, started);
  const { text } = draft.value;
  const isOutdated = draft.value.revision !== revision;
  const typed = useMemo(() => {
    try {
      return parametersOf(text);
    } catch {
      return undefined;
    }
  }, [text]);
  const submit = onSubmit(async () => {
    const body = { parameters: parametersOf(text) };
    const headers = { 'If-Match': draft.value.etag };
    try {
      const made = await updateVariantParameters({ client, path: { variant_id }, headers, body });
      draft.forget();
      say(
        `Revision ${made.revision} is stored. Environments serve it after you deploy it.`,
        `/app/variants/${variant_id}`,
      );
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
      await reload();
      throw new Refused('Somebody created another revision meanwhile. Nothing was stored. Your text is kept.');
    }
  });
  return (
    <form class="new" onSubmit={submit} noValidate>
      {isOutdated && (
        <section class="panel stack warned">
          <p class="warning">
            You started from revision {draft.value.revision}. Meanwhile, <Who id={variant.modified_by_id} /> created
            revision {revision}:
          </p>
          <RevisionDifference from={{ variant_id, revision: draft.value.revision }} to={{ variant_id, revision }} />
          <div>
            <button type="button" class="button" onClick={() => draft.change({ revision, etag, text })}>
              Keep my text and continue from revision {revision}
            </button>
          </div>
        </section>
      )}
      <ParametersEditor text={text} change={(next) => draft.change({ ...draft.value, text: next })} />
      {typed !== undefined && !isOutdated && (
        <details class="panel">
          <summary>What you changed</summary>
          <Difference before={parameters} after={typed} names={[`revision ${revision}`, 'your text']} />
        </details>
      )}
      <div class="actions">
        <button class="button primary" disabled={isBusy || isOutdated}>
          {isBusy ? 'Storing …' : `Create revision ${revision + 1}`}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            draft.change(started);
            draft.forget();
          }}
        >
          Discard my changes
        </button>
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}
