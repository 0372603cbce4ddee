import { getVariant, type HumanEvaluation, type HumanEvaluationResults } from '@jurybox/client';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  evaluation: HumanEvaluation;
  results: HumanEvaluationResults;
}

/** Offers to deploy the judged revision of the variant that leads in the votes, or of the variant that has scores. */
export function DeployWinner({ evaluation: { app_id, variants }, results: { votes } }: Props) {
  const enough = votes?.enough_outcomes;
  const judged =
    variants.find(({ variant_id: id }) => id === enough?.leader_id) ?? (votes === null ? variants[0] : undefined);
  return judged === undefined ? null : (
    <Judged
      key={judged.variant_id}
      appId={app_id}
      verdict={enough === undefined ? 'judged variant' : enough.is_enough ? 'winner' : 'leader'}
      {...judged}
    />
  );
}

interface JudgedProps {
  appId: string;
  variant_id: string;
  variant_name: string;
  revision: number;
  verdict: 'judged variant' | 'winner' | 'leader';
}

function Judged({ appId, variant_id, variant_name: name, revision, verdict }: JudgedProps) {
  const { client } = useSession();
  const { value: variant, problem } = useLoaded(() => getVariant({ client, path: { variant_id } }), [variant_id]);
  return (
    <section class="panel stack">
      <h2>Deploy the {verdict}</h2>
      <p>
        People judged <span dir="auto">{name}</span>, revision {revision}.{' '}
        {verdict === 'leader' && 'The votes do not yet show that this variant is better.'}
      </p>
      {variant !== undefined && variant.revision > revision && (
        <p class="warning">
          Revision {variant.revision} is newer, and nobody judged it here.{' '}
          <a href={`/app/variants/${variant_id}/compare/${revision}/${variant.revision}`}>See what changed</a>
        </p>
      )}
      {problem === '' ? (
        <div>
          <a class="button" href={`/app/apps/${appId}/deploy/production/${variant_id}/${revision}`}>
            Deploy revision {revision} of {name}
          </a>
        </div>
      ) : (
        <p class="muted">The variant cannot be read. Somebody may have deleted it.</p>
      )}
    </section>
  );
}
