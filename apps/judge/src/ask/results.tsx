import type { HumanEvaluationResults, Interval, ScoreResults, VoteResults } from '@jurybox/client';

/** The results as pictures. Every figure is also there as text. */
export function Results({ results }: { results: HumanEvaluationResults }) {
  return (
    <section class="panel stack">
      <h2>Results</h2>
      {results.judged_count === 0 && <p class="muted">Nothing is judged yet.</p>}
      {results.votes !== null && <Votes {...results.votes} />}
      {results.scores !== null && <Scores {...results.scores} />}
    </section>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function Votes({ variants, both_good: good, both_bad: bad, enough_votes: enough }: VoteResults) {
  const counts = [
    ...variants.map(({ variant_name: name, wins }, at) => ({ name, count: wins, kind: `side-${at + 1}` })),
    { name: 'Both good', count: good, kind: 'good' },
    { name: 'Both bad', count: bad, kind: 'bad' },
  ];
  const leader = variants.find(({ variant_id: id }) => id === enough.leader_id)?.variant_name;
  return (
    <>
      <p class="verdict">
        {enough.is_enough && leader !== undefined
          ? `The votes show that ${leader} is better.`
          : 'The votes do not yet show which variant is better.'}
        {!enough.is_enough && enough.votes_needed !== null && (
          <span class="muted"> At this win rate, about {enough.votes_needed} votes would be enough.</span>
        )}
      </p>
      <Bars counts={counts} />
      <h3>Win rates</h3>
      <p class="muted small">
        The share of the votes that name a variant. The line is the {percent(enough.level)} interval.
      </p>
      <ul class="intervals">
        {variants.map(({ variant_id: id, variant_name: name, win_rate: rate, interval }, at) => (
          <li key={id}>
            <span class="interval-name">{name}</span>
            {rate === null || interval === null ? (
              <span class="muted">no votes</span>
            ) : (
              <IntervalPicture value={rate} interval={interval} kind={`side-${at + 1}`} />
            )}
            <span class="figure">
              {rate !== null && percent(rate)}
              {interval !== null && (
                <span class="muted small">
                  {' '}
                  {percent(interval.low)} – {percent(interval.high)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A scale from 0 to 1 with a mark at 0.5, the interval as a line and the value as a dot. */
function IntervalPicture({
  value,
  interval: { low, high },
  kind,
}: {
  value: number;
  interval: Interval;
  kind: string;
}) {
  const at = (share: number) => `${share * 100}%`;
  return (
    <span class="interval" aria-hidden="true">
      <span class="half" />
      <span class={`whisker ${kind}`} style={{ left: at(low), width: at(high - low) }} />
      <span class={`dot ${kind}`} style={{ left: at(value) }} />
    </span>
  );
}

function Bars({ counts }: { counts: { name: string; count: number; kind: string }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul class="bars">
      {counts.map(({ name, count, kind }) => (
        <li key={name}>
          <span class="bar-name">{name}</span>
          <span class="bar" aria-hidden="true">
            <span class={kind} style={{ width: `${(100 * count) / most}%` }} />
          </span>
          <span class="figure">{count}</span>
        </li>
      ))}
    </ul>
  );
}

function Scores({ count, mean, median, interval, histogram, categories }: ScoreResults) {
  const most = Math.max(1, ...histogram.map((bin) => bin.count));
  const figure = (value: number) => String(Math.round(value * 100) / 100);
  const isWhole = histogram.every(({ from, to }) => Number.isInteger(from) && Number.isInteger(to));
  return (
    <>
      {mean !== null && (
        <p class="verdict">
          Mean {figure(mean)}
          {interval !== null && (
            <span class="muted">
              {' '}
              ({percent(interval.level)} interval {figure(interval.low)} – {figure(interval.high)}
              {median !== null && `, median ${figure(median)}`}, {count} scores)
            </span>
          )}
        </p>
      )}
      {histogram.length > 0 && (
        <ol class="histogram">
          {histogram.map((bin) => (
            <li key={bin.from}>
              <span class="figure">{bin.count}</span>
              <span class="column" aria-hidden="true">
                <span style={{ height: `${(100 * bin.count) / most}%` }} />
              </span>
              <span class="bin">
                {isWhole && histogram.length <= 20 ? figure(bin.from) : `from ${figure(bin.from)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
      {categories.length > 0 && (
        <Bars
          counts={categories
            .slice(0, 20)
            .map(({ category, count: each }) => ({ name: category, count: each, kind: 'side-1' }))}
        />
      )}
    </>
  );
}
