import type { PositionShare } from '@jurybox/client';
import { percent, percentRange } from './figures.ts';
import { IntervalPicture, ShareScale } from './pictures/interval-picture.tsx';

export function PositionResults({ first_share: share, votes_counted: votes, interval }: PositionShare) {
  const winner = share > 0.5 ? 'first' : 'second';
  const hasEffect = interval.low > 0.5 || interval.high < 0.5;
  return (
    <div class="figures">
      <h3>Position</h3>
      <p>
        {hasEffect
          ? `Some people choose a side, not an answer: the side shown ${winner} wins too often.`
          : 'The votes show no effect of the side on which an answer is shown.'}{' '}
        <span class="muted">{votes === 1 ? 'One vote counts' : `${votes} votes count`}.</span>
      </p>
      <ul class="intervals">
        <li>
          <span class="interval-name">Side shown first</span>
          <IntervalPicture
            title="Share of the votes for the side shown first"
            description={`${percent(share)}, ${percent(interval.level)} interval ${percentRange(interval)}`}
            value={share}
            interval={interval}
            scale={{ low: 0, high: 1 }}
            marks={[0.5]}
          />
          <span class="figure">
            {percent(share)} <span class="muted small">{percentRange(interval)}</span>
          </span>
        </li>
        <li class="scale-row">
          <ShareScale />
        </li>
      </ul>
    </div>
  );
}
