import { wilsonInterval } from '../../../server/src/services/statistics/wilson.ts';
import { svg, text } from './draw.ts';

/** An example: 60 votes for one of two variants, and other votes for both or neither. */
const example = {
  left: { name: 'concise.small', wins: 39 },
  right: { name: 'warm.small', wins: 21 },
  bothGood: 9,
  bothBad: 4,
  notJudged: 7,
};

export function resultsPicture(): string {
  const { left, right, bothGood, bothBad, notJudged } = example;
  const n = left.wins + right.wins;
  const x = (share: number) => Math.round((150 + share * 440) * 10) / 10;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const row = ({ name, wins }: typeof left, y: number) => {
    const share = wins / n;
    const { low, high } = wilsonInterval(wins, n);
    return [
      text(140, y + 20, name, 'bold', 'end'),
      `<rect class="bar" x="${x(0)}" y="${y}" width="${x(share) - x(0)}" height="30"/>`,
      `<line class="strong" x1="${x(low)}" x2="${x(high)}" y1="${y + 15}" y2="${y + 15}"/>`,
      `<line class="strong" x1="${x(low)}" x2="${x(low)}" y1="${y + 8}" y2="${y + 22}"/>`,
      `<line class="strong" x1="${x(high)}" x2="${x(high)}" y1="${y + 8}" y2="${y + 22}"/>`,
      text(604, y + 14, `${percent(share)} · ${wins} of ${n}`, 'bold'),
      text(604, y + 30, `${percent(low)} to ${percent(high)}`, 'soft'),
    ];
  };
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => text(x(share), 152, percent(share), 'soft', 'middle'));
  return svg(
    740,
    196,
    `Win rates with 95 % intervals: ${left.name} ${percent(left.wins / n)}, ` +
      `${right.name} ${percent(right.wins / n)} of ${n} votes; neither interval contains one half.`,
    [
      ...row(left, 22),
      ...row(right, 82),
      `<line x1="${x(0)}" x2="${x(1)}" y1="132" y2="132"/>`,
      `<line class="quiet" x1="${x(0.5)}" x2="${x(0.5)}" y1="12" y2="132"/>`,
      ...ticks,
      text(
        x(0),
        184,
        `Excluded from the rates: both good ${bothGood}, both bad ${bothBad}, not judged ${notJudged}.`,
        'soft',
      ),
    ],
  );
}
