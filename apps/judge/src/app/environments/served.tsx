import type { Deployment } from '@jurybox/client';
import { When, Who } from '../parts.tsx';

/** What an environment serves: the variant and revision, since when, and who deployed it. */
export function Served({ variant_id, variant_name, revision, created_at, created_by_id }: Deployment) {
  return (
    <div class="served">
      <p>
        <a class="name" href={`/app/variants/${variant_id}/${revision}`} dir="auto">
          {variant_name}
        </a>{' '}
        <span class="muted">revision {revision}</span>
      </p>
      <p class="muted small">
        since <When at={created_at} /> by <Who id={created_by_id} />
      </p>
    </div>
  );
}
