import type { Agreement, Estimate } from '@jurybox/client';
import { adviceOnAgreement, reliableAlpha, tentativeAlpha } from './advice.ts';
import { counted, figureRange, percent, percentRange, roundedFigure } from '../figures.ts';
import { IntervalPicture, Scale } from './pictures/interval-picture.tsx';

interface AgreementProps {
  agreement: Agreement;
  /** Whether the judges give votes. A vote has no right answer, and a score may have one. */
  isPreference: boolean;
}

export function AgreementResults({ agreement, isPreference }: AgreementProps) {
  const { scenarios_counted: scenarios, raw, alpha, metric } = agreement;
  return (
    <div class="figures">
      <h3>Agreement of the judges</h3>
      {scenarios === 0 || raw === null ? (
        <p class="muted">No scenario has judgements of two people yet.</p>
      ) : (
        <>
          <p>
            {adviceOnAgreement(alpha, isPreference)}{' '}
            <span class="muted">
              {counted(scenarios, 'scenario')} {scenarios === 1 ? 'has' : 'have'} two judgements or more.
            </span>
          </p>
          <ul class="intervals">
            <Row
              name="Equal judgements"
              estimate={raw}
              text={percent(raw.value)}
              range={percentRange}
              low={0}
              marks={[]}
            />
            {alpha !== null && (
              <Row
                name="Alpha"
                estimate={alpha}
                text={roundedFigure(alpha.value)}
                range={figureRange}
                low={lowestOf(alpha)}
                marks={isPreference ? [0] : [0, tentativeAlpha, reliableAlpha]}
              />
            )}
            {alpha !== null && (
              <Scale
                low={lowestOf(alpha)}
                high={1}
                ticks={[
                  ...(lowestOf(alpha) < 0
                    ? [[lowestOf(alpha), roundedFigure(lowestOf(alpha))] as [number, string]]
                    : []),
                  [0, '0, chance'],
                  ...(isPreference ? [] : [[tentativeAlpha, String(tentativeAlpha)] as [number, string]]),
                  [1, '1'],
                ]}
              />
            )}
          </ul>
          {alpha !== null && (
            <p class="muted small">
              Alpha is Krippendorff’s: 1 is perfect agreement, and 0 is what chance gives.
              {metric === 'interval' && ' Close scores agree better than distant ones.'}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Returns the value at the left end of the scale: -1 if the estimate or its interval is negative, otherwise 0. */
const lowestOf = ({ value, interval }: Estimate): number => (Math.min(value, interval?.low ?? value) < 0 ? -1 : 0);

interface RowProps {
  name: string;
  estimate: Estimate;
  text: string;
  range: (interval: { low: number; high: number }) => string;
  low: number;
  marks: number[];
}

function Row({ name, estimate: { value, interval }, text, range, low, marks }: RowProps) {
  const rangeText = interval === null ? 'no interval yet' : range(interval);
  return (
    <li>
      <span class="interval-name">{name}</span>
      <IntervalPicture
        title={name}
        description={`${text}, 95 % interval ${rangeText}`}
        value={value}
        interval={interval}
        scale={{ low, high: 1 }}
        marks={marks}
      />
      <span class="figure">
        {text} <span class="muted small">{rangeText}</span>
      </span>
    </li>
  );
}
