import type { Deployment } from '@jurybox/client';
import { When, Who } from '../parts.tsx';

/** Shows the deployment that an environment serves: variant, revision, time, person and note. */
export function Served({ note, approved_by_id: approver, ...deployment }: Deployment) {
  const { variant_id, variant_name, revision, created_at, created_by_id } = deployment;
  return (
    <div class="served">
      <p>
        <a class="name" href={`/app/variants/${variant_id}/${revision}`} dir="auto">
          {variant_name}
        </a>{' '}
        <span class="muted">revision {revision}</span>
      </p>
      <p class="muted small">
        deployed <When at={created_at} /> by <Who id={created_by_id} />
        {approver !== undefined && (
          <>
            , approved by <Who id={approver} />
          </>
        )}
      </p>
      {note !== undefined && (
        <p class="note" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
