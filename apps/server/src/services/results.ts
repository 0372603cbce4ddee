import type * as api from '@jurybox/types';
import * as store from '../store/evaluations.ts';
import { statusOf, variantsOf } from './evaluations.ts';
import { type CountedEvaluation, type ScoreCounts, countAllScores, countAllVotes } from './votes-and-scores.ts';
import { ifFound } from './outcome.ts';
import { covers, type Session, type Context } from './session.ts';
import { countSeveralScores, countSeveralVotes, forEachScenario } from './several-judges.ts';
import { round, namedInterval, countJudges, outcomesOfVotes, voteResults } from './figures.ts';
import { summarize, histogram } from './statistics/summary.ts';

export function createResultService({ database, turns }: Context) {
  return {
    get: ({ project, role }: Session, evaluationId: string) =>
      ifFound('evaluation', store.findEvaluation(database, evaluationId, project), async (row) => {
        const evaluation = { ...row, database, turns, project };
        const counted = await turns.compute(project, () => countResults(row, evaluation));
        const { judged, judgements, judges, ...results } = counted;
        return {
          evaluation_id: row.id,
          evaluation_name: row.name,
          evaluation_type: row.evaluation_type as api.EvaluationType,
          status: statusOf({ scenario_count: row.scenario_count, judged_count: judged, judgement_count: judgements }),
          scenario_count: row.scenario_count,
          judged_count: judged,
          not_judged_count: Math.max(0, row.scenario_count - judged),
          judgement_count: judgements,
          judgements_per_scenario: row.judgements_per_scenario,
          ...results,
          judges: covers(role, 'editor') ? judges : null,
        };
      }),
  };
}

/** Counts `judged` and `judgements` in the same read as the votes or scores, so that these figures agree. */
async function countResults(row: store.EvaluationRow, evaluation: CountedEvaluation) {
  const variants = variantsOf(row);
  if (row.judgements_per_scenario === 1) return countSingle(row, variants, evaluation);
  if (row.evaluation_type === 'human_a_b_testing') {
    const { votes, outcomes, ...others } = await countSeveralVotes(evaluation, variants);
    return { ...others, votes: voteResults(variants, votes, outcomes), scores: null };
  }
  const { scores, ...others } = await countSeveralScores(evaluation);
  return { ...others, votes: null, scores: scoreResults(scores) };
}

async function countSingle(row: store.EvaluationRow, variants: api.EvaluationVariant[], evaluation: CountedEvaluation) {
  const invited = countJudges();
  const variantIds = variants.map(({ variant_id: id }) => id);
  // Before the first invitation or reservation, the store does not record who made a judgement.
  if (row.judging_revision > 0) await forEachScenario(evaluation, (rows) => invited.add(rows, variantIds));
  const common = { agreement: null, judges: invited.results([]) };
  if (row.evaluation_type !== 'human_a_b_testing') {
    const scores = await countAllScores(evaluation);
    return { ...common, judged: scores.count, judgements: scores.count, votes: null, scores: scoreResults(scores) };
  }
  const votes = await countAllVotes(evaluation);
  const judged = [...votes.values()].reduce((total, count) => total + count, 0);
  const outcomes = outcomesOfVotes(variants, votes, evaluation.scenario_count, invited.position());
  return { ...common, judged, judgements: judged, votes: voteResults(variants, votes, outcomes), scores: null };
}

const maxCategories = 1000;

export function scoreResults({ numbers, categories }: Pick<ScoreCounts, 'numbers' | 'categories'>): api.ScoreResults {
  const summary = summarize(numbers);
  const listed = [...categories].map(([category, count]) => ({ category, count }));
  return {
    count: summary?.count ?? 0,
    mean: round(summary?.mean ?? null),
    median: round(summary?.median ?? null),
    standard_deviation: round(summary?.standardDeviation ?? null),
    min: summary?.min ?? null,
    max: summary?.max ?? null,
    interval: summary?.interval ? namedInterval(summary.interval, 'student_t') : null,
    histogram: histogram(numbers),
    categories: listed.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)).slice(0, maxCategories),
  };
}
