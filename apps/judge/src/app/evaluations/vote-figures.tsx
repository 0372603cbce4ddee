import type { HumanEvaluationResults, VariantWins, VoteResults } from '@jurybox/client';
import { adviceOnMore } from './advice.ts';
import { percent, percentRange } from '../figures.ts';
import { Bars } from './pictures/bar.tsx';
import { IntervalPicture, ShareScale } from './pictures/interval-picture.tsx';

interface VoteProps {
  results: HumanEvaluationResults;
  votes: VoteResults;
}

export function VoteFigures({ results, votes }: VoteProps) {
  const { variants, both_good: good, both_bad: bad, enough_outcomes: enough } = votes;
  const counts = [
    ...variants.map(({ variant_name: name, wins }, at) => ({ name, count: wins, kind: `side-${at + 1}` })),
    { name: 'Both good', count: good, kind: 'good' },
    { name: 'Both bad', count: bad, kind: 'bad' },
  ];
  return (
    <>
      <Verdict results={results} votes={votes} />
      <div class="figures">
        <h3>Votes</h3>
        <Bars counts={counts} />
      </div>
      <div class="figures">
        <h3>Win rates</h3>
        <p class="muted small">
          The dot is the win rate among the votes that name a variant. The thin line is the {percent(enough.level)}{' '}
          interval that stays correct if you look after every vote. The thick line is the interval for one look that you
          planned before the start.
        </p>
        <ul class="intervals">
          {variants.map((variant, at) => (
            <WinRate key={variant.variant_id} variant={variant} kind={`side-${at + 1}`} />
          ))}
          <ShareScale />
        </ul>
      </div>
    </>
  );
}

/** Says whether the votes show a winner. Uses the always-valid interval, because editors look again and again. */
function Verdict({ results, votes }: VoteProps) {
  const { variants, enough_outcomes: enough } = votes;
  const leader = variants.find(({ variant_id: id }) => id === enough.leader_id)?.variant_name;
  if (enough.is_enough && leader !== undefined)
    return (
      <p class="verdict">
        {leader} is better.{' '}
        <span class="muted">
          Its win rate is above 50 %, and chance does not explain it. This holds however often you look.
        </span>
      </p>
    );
  return (
    <p class="verdict">
      The votes do not yet show which variant is better. <span class="muted">{adviceOnMore(results, votes)}</span>
    </p>
  );
}

function WinRate({ variant, kind }: { variant: VariantWins; kind: string }) {
  const {
    variant_name: name,
    win_rate: rate,
    always_valid_interval: watched,
    fixed_sample_interval: planned,
  } = variant;
  const watchedText = watched === null ? 'no interval yet' : percentRange(watched);
  const plannedText = planned === null ? '' : `, fixed-sample interval ${percentRange(planned)}`;
  return (
    <li>
      <span class="interval-name" title={name}>
        {name}
      </span>
      {rate === null ? (
        <span class="muted">no votes</span>
      ) : (
        <>
          <IntervalPicture
            title={`Win rate of ${name}`}
            description={`${percent(rate)}, always-valid interval ${watchedText}${plannedText}`}
            value={rate}
            interval={watched}
            inner={planned}
            marks={[0.5]}
            kind={kind}
          />
          <span class="figure">
            {percent(rate)} <span class="muted small">{watchedText}</span>
          </span>
        </>
      )}
    </li>
  );
}
