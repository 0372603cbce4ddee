/** The sentences with which the page explains the results of an evaluation. */
import type { Estimate, HumanEvaluationResults, PositionShare, VoteResults } from '@jurybox/client';
import { counted, grouped, percent } from '../figures.ts';

/**
 * Krippendorff's thresholds: judgements with an alpha from `reliableAlpha` are reliable, and judgements with an alpha
 * from `tentativeAlpha` allow tentative conclusions. They only apply to questions that have a right answer.
 */
export const [tentativeAlpha, reliableAlpha] = [0.667, 0.8];

export function adviceOnAgreement(alpha: Estimate | null, isPreference: boolean): string {
  if (alpha === null) return 'All judgements are equal, so they do not show whether the judges tell outputs apart.';
  if (isPreference) return adviceOnPreferences(alpha);
  if (alpha.value >= reliableAlpha) return 'The judges agree well enough to rely on the results.';
  if (alpha.value >= tentativeAlpha) return 'The judges agree well enough for tentative conclusions.';
  return 'The judges agree too little to draw conclusions. The instructions may be unclear, or no output is better.';
}

/** A vote has no right answer. So a low alpha means that people differ, not that votes are wrong. */
function adviceOnPreferences({ value, interval }: Estimate): string {
  if (value >= tentativeAlpha) return 'The judges mostly prefer the same answers.';
  const average = 'The win rate is still the average of all judges.';
  return (interval?.low ?? value) > 0
    ? `The judges differ in what they prefer, which is common. ${average} Other people may differ too.`
    : `The judges agree no more than by chance: who judges decides which answer wins. ${average} ` +
        'If the win rate is near 50 %, the instructions may be unclear, or no answer is better.';
}

/** Says how many more scenarios the evaluation needs until its votes show a winner, and what this estimate assumes. */
export function adviceOnMore(results: HumanEvaluationResults, { enough_outcomes: enough }: VoteResults): string {
  const { outcomes_counted: outcomes, outcomes_still_needed: more, outcomes_needed: needed = null } = enough;
  if (outcomes === 0)
    return 'No scenario counts yet. A scenario counts if it has all judgements, with a vote for a variant among them.';
  if (needed === null)
    return enough.leader_id === null
      ? 'Both variants win equally often. If that stays so, no number of scenarios shows a winner.'
      : 'The win rate is so close to 50 % that even a billion scenarios would not show a winner.';
  const assumption =
    'if the win rate and the share of ties stay as they are. If the true win rate is closer to 50 %, it takes more ' +
    'scenarios.';
  // A scenario without a vote for a variant gives no outcome, so it takes more scenarios than outcomes.
  const scenariosFor = (count: number) => (count * Math.max(outcomes, results.judged_count)) / outcomes;
  if (more !== null)
    return `About ${counted(Math.ceil(scenariosFor(more)), 'more scenario')} would show a winner, ${assumption}`;
  return (
    'The remaining scenarios would not show a winner. Create an evaluation with ' +
    `about ${grouped(roundUp(scenariosFor(needed)))} scenarios; this one has ${grouped(results.scenario_count)}. ` +
    `Such an evaluation would show a winner, ${assumption}`
  );
}

/** Rounds up to two significant digits. */
function roundUp(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step) * step;
}

/** The page says "little or no effect" if the whole interval is at most this far from 50 %. */
const smallEffect = 0.1;
/** With fewer votes, no interval is within the range from 50 % − `smallEffect` to 50 % + `smallEffect`. */
const votesForNarrow = 93;

export function adviceOnPosition({ first_share: share, interval: { low, high } }: PositionShare): string {
  if (low > 0.5 || high < 0.5)
    return `Some people choose a side, not an answer: the ${share > 0.5 ? 'first' : 'second'} side wins too often.`;
  const range = `${percent(0.5 - smallEffect)} – ${percent(0.5 + smallEffect)}`;
  return low >= 0.5 - smallEffect && high <= 0.5 + smallEffect
    ? `The side on which an answer is shown has little or no effect: the interval is within ${range}.`
    : 'The votes cannot tell yet whether the side on which an answer is shown has an effect. ' +
        `The side has little or no effect if the interval is within ${range}. ` +
        `This takes at least ${votesForNarrow} votes.`;
}
