import type { PositionShare } from '@jurybox/client';
import { adviceOnPosition } from './advice.ts';
import { counted, percent, percentRange } from '../figures.ts';
import { IntervalPicture, ShareScale } from './pictures/interval-picture.tsx';

export function PositionResults(position: PositionShare) {
  const { first_share: share, votes_counted: votes, interval } = position;
  return (
    <div class="figures">
      <h3>Position</h3>
      <p>
        {adviceOnPosition(position)}{' '}
        <span class="muted">
          {counted(votes, 'vote')} {votes === 1 ? 'counts' : 'count'}.
        </span>
      </p>
      <ul class="intervals">
        <li>
          <span class="interval-name">Side shown first</span>
          <IntervalPicture
            title="Share of the votes for the side shown first"
            description={`${percent(share)}, ${percent(interval.level)} interval ${percentRange(interval)}`}
            value={share}
            interval={interval}
            marks={[0.5]}
          />
          <span class="figure">
            {percent(share)} <span class="muted small">{percentRange(interval)}</span>
          </span>
        </li>
        <ShareScale />
      </ul>
    </div>
  );
}
