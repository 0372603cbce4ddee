import {
  listEvaluationScenarios,
  listJudgements,
  paginate,
  type EvaluationScenario,
  type EvaluationType,
  type HumanEvaluation,
  type Judgement,
} from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { beginningOf } from '../../parts/conversation.ts';
import { FormattedText } from '../../parts/formatted-text.tsx';
import { counted, grouped } from '../figures.ts';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Problem, useAction } from '../parts.tsx';

interface Props {
  evaluation: HumanEvaluation;
}

const perPage = 20;

const filters = {
  all: { text: 'All scenarios', query: {}, none: 'The evaluation has no scenarios.' },
  flagged: { text: 'Flagged', query: { has_flag: true }, none: 'Nobody has flagged a scenario.' },
  noted: { text: 'With a note', query: { has_note: true }, none: 'Nobody has written a note.' },
} as const;
type Filter = keyof typeof filters;

/** Lists the scenarios of an evaluation with all their judgements, one page at a time. */
export function Scenarios({ evaluation }: Props) {
  const { client } = useSession();
  const [filter, setFilter] = useState<Filter>('all');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const path = { evaluation_id: evaluation.evaluation_id };
  const query = { limit: perPage, ...filters[filter].query, ...(cursor === undefined ? {} : { cursor }) };
  const { value, problem } = useLoaded(
    () => listEvaluationScenarios({ client, path, query }),
    [client, evaluation.evaluation_id, evaluation.scenario_count, evaluation.judgement_count, filter, cursor],
  );
  const next = value?.next_cursor ?? null;
  const choose = (chosen: string) => {
    setFilter((Object.keys(filters) as Filter[]).find((each) => each === chosen) ?? 'all');
    setCursors([]);
  };
  return (
    <section class="panel stack">
      <div class="panel-head">
        <h2>Scenarios</h2>
        <label class="filter">
          <span class="muted small">Show</span>
          <select value={filter} onChange={(event) => choose(event.currentTarget.value)}>
            {Object.entries(filters).map(([name, { text }]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Problem>{problem}</Problem>
      <ul class="list">
        {value?.items.map((scenario) => (
          <li key={scenario.evaluation_scenario_id}>
            <ScenarioDetails evaluation={evaluation} scenario={scenario} />
          </li>
        ))}
      </ul>
      {value === undefined && problem === '' && <p class="muted">Loading …</p>}
      {value?.items.length === 0 && <p class="empty">{filters[filter].none}</p>}
      {(cursors.length > 0 || next !== null) && (
        <div class="actions">
          <button class="button" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Previous
          </button>
          <button
            class="button"
            disabled={next === null}
            onClick={() => next !== null && setCursors([...cursors, next])}
          >
            Next
          </button>
        </div>
      )}
    </section>
  );
}

/** Counts the judgements, flags and notes of all judges. If the server only shows the caller's own, counts these. */
function countsOf({ judgement_counts: counts, vote, score, is_pinned: isFlagged, note }: EvaluationScenario) {
  const decision = vote || score;
  return (
    counts ?? {
      decisions: decision === null || decision === '' ? [] : [{ decision, count: 1 }],
      flag_count: Number(isFlagged),
      note_count: Number((note ?? '') !== ''),
    }
  );
}

function ScenarioDetails({ evaluation, scenario }: Props & { scenario: EvaluationScenario }) {
  const { client } = useSession();
  const [judgements, setJudgements] = useState<Judgement[] | undefined>(undefined);
  const { run, problem } = useAction();
  const nameOf = (id: string) => evaluation.variants.find(({ variant_id: each }) => each === id)?.variant_name ?? id;
  const load = () =>
    run(async () => setJudgements(await listAll(paginate(listJudgements, { client, path: scenario }))));
  const [input] = scenario.inputs;
  const { decisions, flag_count: flags, note_count: notes } = countsOf(scenario);
  return (
    <details onToggle={(event) => void (event.currentTarget.open && judgements === undefined && load())}>
      <summary>
        <span class="row">
          <span class="row-text">
            <span class="muted">{grouped(scenario.position + 1)}.</span> {beginningOf(input?.input_value ?? '', 140)}
          </span>
          <span class="row-votes small">
            {decisions.map(({ decision, count }) => (
              <span key={decision}>
                {textOf(evaluation.evaluation_type, decision, nameOf)}
                {count > 1 && ` × ${grouped(count)}`}
              </span>
            ))}
            {flags > 0 && <span class="warning">{counted(flags, 'flag')}</span>}
            {notes > 0 && <span class="muted">{counted(notes, 'note')}</span>}
          </span>
        </span>
      </summary>
      <div class="details">
        {scenario.inputs.map(({ input_name: name, input_value: text }) => (
          <div class="part" key={name}>
            <p class="muted small">{name}</p>
            <FormattedText text={text} />
          </div>
        ))}
        {scenario.outputs.map(({ variant_id: id, variant_output: text }) => (
          <div class="part" key={id}>
            <p class="muted small">Answer of {nameOf(id)}</p>
            <FormattedText text={text} />
          </div>
        ))}
        <p class="problem">{problem}</p>
        {judgements?.length === 0 && <p class="muted">Nobody has judged it yet.</p>}
        <ul class="judgements">
          {latestOf(judgements ?? []).map(({ user, name, decision, note, isFlagged }) => (
            <li key={user}>
              <strong>{name ?? 'No name'}</strong>: {textOf(evaluation.evaluation_type, decision, nameOf)}
              {isFlagged && <span class="warning"> · flagged</span>}
              {note !== '' && <span class="muted"> — {note}</span>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface LatestJudgement {
  user: string;
  name: string | null;
  decision: string | number | null;
  note: string;
  isFlagged: boolean;
}

/** Returns the latest judgement of each judge. The log contains every update of every judge. */
function latestOf(log: Judgement[]): LatestJudgement[] {
  const latest = new Map<string, LatestJudgement>();
  for (const { user_id: user, judge_name: name, changes } of log) {
    const before = latest.get(user) ?? { user, name, decision: null, note: '', isFlagged: false };
    const decision = (changes['vote'] ?? changes['score'] ?? null) as string | number | null;
    const hasDecision = 'vote' in changes || 'score' in changes;
    latest.set(user, {
      user,
      name,
      decision: hasDecision ? decision : before.decision,
      note: 'note' in changes ? ((changes['note'] as string | null) ?? '') : before.note,
      isFlagged: 'is_pinned' in changes ? changes['is_pinned'] === true : before.isFlagged,
    });
  }
  return [...latest.values()];
}

function textOf(type: EvaluationType, decision: string | number | null, nameOf: (id: string) => string): string {
  if (decision === null || decision === '') return 'not judged';
  if (type === 'single_model_test') return `score ${String(decision)}`;
  if (decision === '1') return 'both good';
  if (decision === '0') return 'both bad';
  return nameOf(String(decision));
}
