import { listJudges, type Client, type HumanEvaluation } from '@jurybox/client';
import { listAll } from './list-all.ts';
import { useLoaded } from './use-loaded.ts';

/** The progress of each judge. */
export function Judges({ client, evaluation }: { client: Client; evaluation: HumanEvaluation }) {
  const { evaluation_id, scenario_count: scenarios } = evaluation;
  const { value, problem } = useLoaded(
    () => listAll((query) => listJudges({ client, path: { evaluation_id }, query })),
    [client, evaluation_id, evaluation.judgement_count],
  );
  return (
    <section class="panel stack">
      <h2>Judges</h2>
      <p class="problem" role="alert">
        {problem}
      </p>
      {value?.length === 0 && <p class="muted">Nobody has opened a link yet.</p>}
      <ul class="list">
        {value?.map(({ judge_id: id, judge_name: name, judged_count: judged, last_judged_at: last }) => (
          <li class="list-row" key={id}>
            <div class="judge">
              <strong>{name ?? 'No name'}</strong>
              <span class="bar" aria-hidden="true">
                <span style={{ width: `${(100 * Math.min(judged, scenarios)) / Math.max(1, scenarios)}%` }} />
              </span>
              <span class="muted small">
                {judged} of {scenarios}
                {last !== null &&
                  ` · last ${new Date(last).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
