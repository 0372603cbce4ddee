import type { HistogramBin } from '@jurybox/client';
import { grouped, roundedFigure } from '../../figures.ts';
import { Picture, portion } from './picture.tsx';

/** A phone has no room for more labels. */
const maxLabels = 12;
/** Shares of the picture's height: `top` is for the counts above the columns, `bottom` for the labels below them. */
const [top, bottom] = [0.14, 0.14];

/** Shows a column for each bin, and a table with the same figures. */
export function Histogram({ bins }: { bins: HistogramBin[] }) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const isWhole = bins.every(({ from, to }) => Number.isInteger(from) && to - from === 1);
  const nameOf = ({ from, to }: HistogramBin) =>
    isWhole ? roundedFigure(from) : `${roundedFigure(from)} – ${roundedFigure(to)}`;
  const hasLabel = (at: number) => bins.length <= maxLabels || at === 0 || at === bins.length - 1;
  const width = 1 / Math.max(1, bins.length);
  return (
    <>
      <Picture
        kind="histogram"
        title="How many scores are in each range"
        description={bins.map((bin) => `${nameOf(bin)}: ${grouped(bin.count)}`).join('; ')}
      >
        {bins.map((bin, at) => {
          const height = (bin.count / most) * (1 - top - bottom);
          const middle = portion((at + 0.5) * width);
          return (
            <g key={bin.from}>
              {bin.count > 0 && (
                <>
                  <rect
                    class="side-1"
                    x={portion((at + 0.06) * width)}
                    width={portion(width * 0.88)}
                    y={portion(1 - bottom - height)}
                    height={portion(height)}
                    rx="4"
                  />
                  <text class="count" x={middle} y={portion(1 - bottom - height)} dy="-5" text-anchor="middle">
                    {grouped(bin.count)}
                  </text>
                </>
              )}
              {hasLabel(at) && (
                <text x={middle} y="100%" dy="-4" text-anchor="middle">
                  {roundedFigure(isWhole ? bin.from : (bin.from + bin.to) / 2)}
                </text>
              )}
            </g>
          );
        })}
        <line class="axis" x1="0" x2="100%" y1={portion(1 - bottom)} y2={portion(1 - bottom)} />
      </Picture>
      <details class="as-table">
        <summary>The same figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">Scenarios</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.from}>
                <td>{nameOf(bin)}</td>
                <td>{grouped(bin.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
