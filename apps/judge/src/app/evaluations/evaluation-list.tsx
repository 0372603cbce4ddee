import { listApps, listHumanEvaluations, paginate, type HumanEvaluation } from '@jurybox/client';
import { listAll } from '../../api.ts';
import { grouped } from '../figures.ts';
import { Page, Problem } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

export function EvaluationList() {
  const { client, can } = useSession();
  const { value, problem } = useLoaded(async () => {
    const apps = await listAll(paginate(listApps, { client }));
    return Promise.all(
      apps.map(async ({ app_id, app_name: name }) => ({
        name,
        evaluations: await listAll(paginate(listHumanEvaluations, { client, path: { app_id } })),
      })),
    );
  }, [client]);
  return (
    <Page
      title="Evaluations"
      actions={
        can('editor') && (
          <a class="button primary" href="/app/evaluations/new">
            New evaluation
          </a>
        )
      }
    >
      <Problem>{problem}</Problem>
      {value === undefined && problem === '' && <p class="muted">Loading …</p>}
      {value?.length === 0 && (
        <section class="panel stack">
          <h2>No application yet</h2>
          <p class="muted">
            An evaluation compares variants of an application.{' '}
            <a href="/app/">Create an application and its variants first</a>.
          </p>
        </section>
      )}
      {value?.map(({ name, evaluations }) => (
        <section key={name} class="panel">
          <h2>{name}</h2>
          {evaluations.length === 0 && (
            <p class="empty">
              Nobody has asked for judgements yet. {can('editor') && 'Make a new evaluation from a file.'}
            </p>
          )}
          <ul class="cards">
            {evaluations.toReversed().map((evaluation) => (
              <li key={evaluation.evaluation_id}>
                <a class="card" href={`/app/evaluations/${evaluation.evaluation_id}`}>
                  <span class="card-title">{evaluation.evaluation_name}</span>
                  <ProgressOf {...evaluation} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

export function ProgressOf({
  judged_count: judged,
  scenario_count: scenarios,
  judgement_count: judgements,
  judgements_per_scenario: perScenario,
  is_closed: isClosed = false,
}: Pick<HumanEvaluation, 'judged_count' | 'scenario_count' | 'judgement_count' | 'judgements_per_scenario'> &
  Partial<HumanEvaluation>) {
  return (
    <span class="progress">
      <progress
        max={Math.max(1, scenarios * perScenario)}
        value={Math.min(judgements, scenarios * perScenario)}
        aria-label="Judgements"
      />
      <span class="muted small">
        {perScenario > 1 && `${grouped(judgements)} of ${grouped(scenarios * perScenario)} judgements · `}
        {grouped(judged)} of {grouped(scenarios)} scenarios {perScenario > 1 ? 'complete' : 'judged'}
        {isClosed && ' · closed'}
      </span>
    </span>
  );
}
