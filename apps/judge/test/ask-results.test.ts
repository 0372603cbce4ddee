/** Tests what the page of an evaluation says about results. The results come from the tests, not from the server. */
import type { HumanEvaluationResults } from '@jurybox/client';
import { expect, it } from 'vitest';
import { wilsonInterval } from '../../server/src/services/statistics/interval.ts';
import { describeInBrowser, findAccessibilityFaults, fixture, openAsEditor } from './support/setup.ts';

const level = 0.95;
const named = (low: number, high: number, method: string) => ({ low, high, level, method });

/** The first variant wins `wins` of `count` outcomes. Of `sides` votes, `first` are for the output shown first. */
function resultsOf({ wins = 70, count = 100, alpha = 0.05, first = 5, sides = 9 }): HumanEvaluationResults {
  const [leader, other] = fixture.variantIds;
  const isEnough = wins / count >= 0.7;
  const variantOf = (id: string, name: string, won: number) => ({
    variant_id: id,
    variant_name: name,
    wins: won * 3,
    win_rate: won / count,
    interval: { ...wilsonInterval(won, count), level, method: 'wilson' as const },
    fixed_sample_interval: { ...wilsonInterval(won, count), level, method: 'wilson' },
    always_valid_interval: named(won / count - 0.15, won / count + 0.15, 'beta_binomial_mixture'),
  });
  return {
    evaluation_id: fixture.pairs.evaluationId,
    evaluation_name: 'Which is better?',
    evaluation_type: 'human_a_b_testing',
    status: 'EVALUATION_FINISHED',
    scenario_count: 1250,
    judged_count: 1250,
    not_judged_count: 0,
    judgement_count: 3750,
    judgements_per_scenario: 3,
    votes: {
      variants: [variantOf(leader, 'concise.small', wins), variantOf(other, 'warm.small', count - wins)],
      both_good: 1234,
      both_bad: 0,
      enough_votes: {
        is_enough: isEnough,
        leader_id: leader,
        method: 'wilson_excludes_half',
        level,
        votes_counted: count,
        votes_needed: 25,
      },
      enough_outcomes: {
        is_enough: isEnough,
        leader_id: leader,
        method: 'always_valid_excludes_half',
        level,
        outcomes_counted: count,
        outcomes_still_needed: isEnough ? 0 : null,
        outcomes_needed: isEnough ? count : 249,
      },
      position: {
        first_share: first / sides,
        votes_counted: sides,
        interval: { ...wilsonInterval(first, sides), level, method: 'wilson' },
      },
    },
    scores: null,
    agreement: {
      metric: 'nominal',
      scenarios_counted: 1250,
      judgements_counted: 3750,
      raw: { value: 0.6, interval: named(0.55, 0.65, 'bootstrap_bca') },
      alpha: { value: alpha, interval: named(alpha - 0.1, alpha + 0.1, 'bootstrap_bca') },
    },
    judges: [],
  };
}

describeInBrowser('the results', () => {
  it('the sentences in the results match the figures: agreement, position, number of scenarios', async () => {
    let shown = resultsOf({});
    const { page, wrong } = await openAsEditor(`/${fixture.pairs.evaluationId}`);
    await page.route('**/results', (route) => route.fulfill({ json: shown }));
    const read = async (results: HumanEvaluationResults) => {
      shown = results;
      await page.reload();
      const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Results', exact: true }) });
      await panel.locator('.verdict').waitFor();
      return (await panel.textContent()) ?? '';
    };

    const better = await read(resultsOf({}));
    expect(better).toContain('concise.small is better.');
    // A vote has no right answer. So one variant can be better although the judges agree little.
    expect(better).toContain('The judges agree no more than by chance');
    expect(better).toContain('The win rate is still the average of all judges.');
    expect(better).not.toContain('too little to draw conclusions');
    expect(better).toContain('cannot tell yet whether the side');
    expect(better).toContain('1,234');
    const found = await findAccessibilityFaults(page, 'results', { within: '.panel:has(.figures)' });

    const differing = await read(resultsOf({ alpha: 0.3, wins: 60, first: 150, sides: 300 }));
    expect(differing).toContain('The judges differ in what they prefer, which is common.');
    expect(differing).toContain('Create an evaluation with about 3,200 scenarios; this one has 1,250.');
    expect(differing).toContain('if the win rate and the share of ties stay as they are');
    expect(differing).toContain('has little or no effect');

    expect(await read(resultsOf({ first: 200, sides: 300 }))).toContain('the first side wins too often');
    expect([...found, ...wrong]).toEqual([]);
  });
});
