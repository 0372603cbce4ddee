import type { ScoreResults } from '@jurybox/client';
import { counted, figureRange, grouped, percent, roundedFigure } from '../figures.ts';
import { Bars } from './pictures/bar.tsx';
import { Histogram } from './pictures/histogram.tsx';
import { IntervalPicture, Scale } from './pictures/interval-picture.tsx';

/** The page shows no more categories than this. An export contains all of them. */
const maxCategories = 20;

export function ScoreFigures({ count, mean, median, min, max, interval, histogram, categories }: ScoreResults) {
  return (
    <>
      {mean !== null && (
        <p class="verdict">
          Mean {roundedFigure(mean)}{' '}
          <span class="muted">
            {interval !== null && `${percent(interval.level)} interval ${figureRange(interval)}, `}
            {median !== null && `median ${roundedFigure(median)}, `}
            {counted(count, 'scenario')}. The interval is for one look that you planned before the start.
          </span>
        </p>
      )}
      {mean !== null && min !== null && max !== null && min < max && (
        <div class="figures">
          <h3>Mean</h3>
          <ul class="intervals">
            <li>
              <span class="interval-name">Mean</span>
              <IntervalPicture
                title="Mean of the scores"
                description={`${roundedFigure(mean)}, between ${roundedFigure(min)} and ${roundedFigure(max)}`}
                value={mean}
                interval={interval}
                scale={{ low: min, high: max }}
                marks={[]}
              />
              <span class="figure">
                {roundedFigure(mean)} {interval !== null && <span class="muted small">{figureRange(interval)}</span>}
              </span>
            </li>
            <Scale
              low={min}
              high={max}
              ticks={[
                [min, `lowest ${roundedFigure(min)}`],
                [max, `highest ${roundedFigure(max)}`],
              ]}
            />
          </ul>
        </div>
      )}
      {histogram.length > 0 && (
        <div class="figures">
          <h3>Scores of the scenarios</h3>
          <Histogram bins={histogram} />
        </div>
      )}
      {categories.length > 0 && (
        <div class="figures">
          <h3>Categories</h3>
          <Bars
            counts={categories
              .slice(0, maxCategories)
              .map(({ category, count: each }) => ({ name: category, count: each, kind: 'side-1' }))}
          />
          {categories.length > maxCategories && (
            <p class="muted small">The export has {grouped(categories.length - maxCategories)} more.</p>
          )}
        </div>
      )}
    </>
  );
}
