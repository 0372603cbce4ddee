import { getVariant } from '@jurybox/client';
import { Page, Shown } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { RevisionDifference } from './difference.tsx';

export function ComparePage({ variantId: variant_id, from, to }: { variantId: string; from: string; to: string }) {
  const { client } = useSession();
  const loading = useLoaded(() => getVariant({ client, path: { variant_id } }), [client, variant_id]);
  const name = loading.value?.variant_name ?? 'Variant';
  return (
    <Page title={`Revisions ${from} and ${to}`} above={[[`/app/variants/${variant_id}`, name]]}>
      <Shown of={loading}>
        {() => (
          <section class="panel">
            <RevisionDifference
              from={{ variant_id, revision: Number(from) }}
              to={{ variant_id, revision: Number(to) }}
            />
          </section>
        )}
      </Shown>
    </Page>
  );
}
