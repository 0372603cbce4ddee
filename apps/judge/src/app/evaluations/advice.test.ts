import type { HumanEvaluationResults, VoteResults } from '@jurybox/client';
import { expect, it } from 'vitest';
import { wilsonInterval } from '../../../../server/src/services/statistics/interval.ts';
import { adviceOnAgreement, adviceOnMore, adviceOnPosition } from './advice.ts';

const estimate = (value: number, low: number) => ({
  value,
  interval: { low, high: 1, level: 0.95, method: 'bootstrap_bca' },
});

it.each([
  [0.9, 0.8, 'mostly prefer the same', 'rely on the results'],
  [0.7, 0.5, 'mostly prefer the same', 'tentative conclusions'],
  [0.3, 0.1, 'differ in what they prefer, which is common. The win rate is still', 'too little'],
  [0.05, -0.1, 'no more than by chance: who judges decides which answer wins. The win rate is still', 'too little'],
])('for the alpha %d, the advice differs between votes and scores', (value, low, ...texts) => {
  const [ofVotes, ofScores] = [true, false].map((isPreference) =>
    adviceOnAgreement(estimate(value, low), isPreference),
  );
  expect([ofVotes?.includes(texts[0] ?? ''), ofScores?.includes(texts[1] ?? '')]).toEqual([true, true]);
  // A vote has no right answer. So for votes, the page never says that the judges agree too little.
  expect(ofVotes).not.toContain('too little');
});

const more = (
  enough: { counted: number; more: number | null; needed: number | null; leader?: string | null },
  { judged = enough.counted, scenarios = 50 } = {},
) =>
  adviceOnMore(
    { judged_count: judged, scenario_count: scenarios } as HumanEvaluationResults,
    {
      enough_outcomes: {
        is_enough: false,
        leader_id: enough.leader === undefined ? 'a' : enough.leader,
        method: 'always_valid_excludes_half',
        level: 0.95,
        outcomes_counted: enough.counted,
        outcomes_still_needed: enough.more,
        outcomes_needed: enough.needed,
      },
    } as VoteResults,
  );

it('the page says how many more scenarios would show a winner, and what this estimate assumes', () => {
  expect(more({ counted: 0, more: null, needed: null, leader: null })).toContain('No scenario counts yet');
  expect(more({ counted: 8, more: null, needed: null, leader: null })).toContain('no number of scenarios');
  expect(more({ counted: 10, more: 1, needed: 11 })).toBe(
    'About 1 more scenario would show a winner, if the win rate and the share of ties stay as they are. ' +
      'If the true win rate is closer to 50 %, it takes more scenarios.',
  );
  expect(more({ counted: 1000, more: 1234, needed: 2234 })).toContain('About 1,234 more scenarios');
  // Only 40 of 50 scenarios have a vote for a variant. So 10 outcomes need 12.5 more scenarios.
  expect(more({ counted: 40, more: 10, needed: 50 }, { judged: 50 })).toContain('About 13 more scenarios');
  // 1,000 outcomes need 1,250 scenarios, rounded to 1,300.
  expect(more({ counted: 40, more: null, needed: 1000 }, { judged: 50 })).toContain(
    'Create an evaluation with about 1,300 scenarios; this one has 50. ' +
      'Such an evaluation would show a winner, if the win rate and the share of ties stay as they are.',
  );
});

it.each([
  [5, 9, 'cannot tell yet'],
  [46, 92, 'cannot tell yet'],
  [47, 94, 'little or no effect: the interval is within 40 % – 60 %'],
  [55, 200, 'the second side wins too often'],
  [145, 200, 'the first side wins too often'],
  // At exactly 50 %, the interval is in the middle of 40 % – 60 %, so fewer votes are enough than at any other rate.
  [46.5, 93, 'little or no effect'],
])('%d of %d votes for the side shown first: the page says "%s …"', (first, votes, text) => {
  const interval = { ...wilsonInterval(first, votes), level: 0.95, method: 'wilson' };
  expect(adviceOnPosition({ first_share: first / votes, votes_counted: votes, interval })).toContain(text);
});
