import { alwaysValidInterval } from '../../../server/src/services/statistics/always-valid.ts';
import { wilsonInterval } from '../../../server/src/services/statistics/wilson.ts';
import { svg, text } from './draw.ts';

/** The example in the picture: 60 votes that name one of two variants, and votes for both good or both bad. */
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
    const [fixed, always] = [wilsonInterval(wins, n), alwaysValidInterval(wins, n)];
    return [
      text(140, y + 26, name, 'bold', 'end'),
      `<rect class="bar" x="${x(0)}" y="${y}" width="${x(share) - x(0)}" height="44"/>`,
      ...whiskers(x(fixed.low), x(fixed.high), y + 12),
      ...whiskers(x(always.low), x(always.high), y + 32),
      text(604, y + 6, `${percent(share)} · ${wins} of ${n}`, 'bold'),
      text(604, y + 24, `fixed: ${percent(fixed.low)} to ${percent(fixed.high)}`, 'soft'),
      text(604, y + 42, `always: ${percent(always.low)} to ${percent(always.high)}`, 'soft'),
    ];
  };
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => text(x(share), 182, percent(share), 'soft', 'middle'));
  return svg(
    760,
    226,
    `Win rates with 95 % intervals: ${left.name} ${percent(left.wins / n)}, ` +
      `${right.name} ${percent(right.wins / n)} of ${n} votes. The fixed-sample intervals exclude one half; the ` +
      'always-valid intervals, which are longer, contain it.',
    [
      ...row(left, 22),
      ...row(right, 96),
      `<line x1="${x(0)}" x2="${x(1)}" y1="160" y2="160"/>`,
      `<line class="quiet" x1="${x(0.5)}" x2="${x(0.5)}" y1="12" y2="160"/>`,
      ...ticks,
      text(
        x(0),
        214,
        `Excluded from the rates: both good ${bothGood}, both bad ${bothBad}, not judged ${notJudged}.`,
        'soft',
      ),
    ],
  );
}

/** Draws an interval: a horizontal line with a short vertical line at each end. */
function whiskers(from: number, to: number, y: number): string[] {
  return [
    `<line class="strong" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>`,
    ...[from, to].map((end) => `<line class="strong" x1="${end}" x2="${end}" y1="${y - 6}" y2="${y + 6}"/>`),
  ];
}
