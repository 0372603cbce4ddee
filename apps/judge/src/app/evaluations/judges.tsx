import { listJudges, paginate, type HumanEvaluation, type Judge, type JudgeResults } from '@jurybox/client';
import { listAll } from '../../api.ts';
import { grouped, roundedFigure } from '../figures.ts';
import { Bar } from './pictures/bar.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Problem } from '../parts.tsx';

interface JudgesProps {
  evaluation: HumanEvaluation;
  results: JudgeResults[];
}

/** Lists the judges of an evaluation with their progress, and marks the judges who disagree with all others. */
export function Judges({ evaluation, results }: JudgesProps) {
  const { client } = useSession();
  const { evaluation_id, scenario_count: scenarios, judgements_per_scenario: perScenario } = evaluation;
  const { value, problem } = useLoaded(
    () => listAll(paginate(listJudges, { client, path: { evaluation_id } })),
    [client, evaluation_id, evaluation.judgement_count],
  );
  return (
    <section class="panel stack">
      <h2>Judges</h2>
      <Problem>{problem}</Problem>
      {value?.length === 0 && <p class="empty">Nobody has judged yet. Make a link above and send it.</p>}
      {value !== undefined && value.length > 0 && perScenario > value.length && (
        <p class="warning">
          Each scenario needs {perScenario} judges. So far,{' '}
          {value.length === 1 ? 'one person has' : `${grouped(value.length)} have`} judged.
        </p>
      )}
      <ul class="list">
        {value?.map((judge) => (
          <JudgeRow
            key={judge.judge_id}
            judge={judge}
            scenarios={scenarios}
            results={results.find(({ judge_id: id }) => id === judge.judge_id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface JudgeRowProps {
  judge: Judge;
  scenarios: number;
  results: JudgeResults | undefined;
}

function JudgeRow({ judge, scenarios, results }: JudgeRowProps) {
  const { judge_name: name, judged_count: judged, last_judged_at: last } = judge;
  const { alpha = null, others_alpha: others = null, is_outlying: isOutlying = false } = results ?? {};
  return (
    <li class="judge">
      <strong>{name ?? 'No name'}</strong>
      <Bar share={judged / Math.max(1, scenarios)} />
      <span class="muted small">
        {grouped(judged)} of {grouped(scenarios)}
        {last !== null &&
          ` · last ${new Date(last).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
      </span>
      {isOutlying && alpha !== null && others !== null && (
        <p class="warning small">
          Disagrees with all others: alpha {roundedFigure(alpha)}, the others {roundedFigure(others)}. Ask how this
          person reads the instructions.
        </p>
      )}
    </li>
  );
}
