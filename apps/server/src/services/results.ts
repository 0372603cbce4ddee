import type {
  EnoughVotes,
  EvaluationType,
  EvaluationVariant,
  HumanEvaluationResults,
  ScoreResults,
  VariantWins,
  VoteResults,
} from '@jurybox/types';
import * as store from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { statusOf, variantsOf } from './evaluations.ts';
import { countAllScores, countAllVotes, type CountedEvaluation, type ScoreCounts } from './judgement-counts.ts';
import { notFound, type Outcome } from './outcome.ts';
import type { Session } from './session.ts';
import { confidenceLevel, histogram, summarize, votesNeeded, wilsonInterval } from './statistics.ts';
import type { Turns } from './turns.ts';

/** The maximum number of categories in a result. The rarest categories are omitted. */
const maxCategories = 1000;

export interface ResultService {
  get(session: Session, evaluationId: string): Promise<Outcome<HumanEvaluationResults, 'not_found'>>;
}

export function createResultService(database: Database, turns: Turns): ResultService {
  return {
    async get(session, evaluationId) {
      const row = await store.findEvaluation(database, session.project, evaluationId);
      if (row === undefined) return notFound('evaluation');
      const type = row.evaluation_type as EvaluationType;
      const evaluation = {
        database,
        turns,
        project: session.project,
        evaluationId: row.id,
        scenarioCount: row.scenario_count,
      };
      // Each row is read once and all figures come from these reads, so they are consistent with each other.
      const { judged, votes, scores } = await (type === 'human_a_b_testing'
        ? countVoteResults(row, evaluation)
        : countScoreResults(evaluation));
      return {
        evaluation_id: row.id,
        evaluation_name: row.name,
        evaluation_type: type,
        status: statusOf({ scenario_count: row.scenario_count, judged_count: judged, judgement_count: judged }),
        scenario_count: row.scenario_count,
        judged_count: judged,
        not_judged_count: row.scenario_count - judged,
        votes,
        scores,
      };
    },
  };
}

type CountedResults = { judged: number } & Pick<HumanEvaluationResults, 'votes' | 'scores'>;

async function countVoteResults(row: store.EvaluationRow, evaluation: CountedEvaluation): Promise<CountedResults> {
  const votes = await countAllVotes(evaluation);
  return { judged: sum([...votes.values()]), votes: voteResults(variantsOf(row), votes), scores: null };
}

async function countScoreResults(evaluation: CountedEvaluation): Promise<CountedResults> {
  const scores = await countAllScores(evaluation);
  return { judged: scores.count, votes: null, scores: scoreResults(scores) };
}

/** Computes the result of votes. Votes that name no variant are counted separately and excluded from the rates. */
export function voteResults(variants: EvaluationVariant[], votes: ReadonlyMap<string, number>): VoteResults {
  const count = (vote: string) => votes.get(vote) ?? 0;
  const decisive = sum(variants.map(({ variant_id: id }) => count(id)));
  const wins: VariantWins[] = variants.map(({ variant_id, variant_name }) => {
    const won = count(variant_id);
    const interval =
      decisive === 0
        ? null
        : { ...rounded(wilsonInterval(won, decisive)), level: confidenceLevel, method: 'wilson' as const };
    return { variant_id, variant_name, wins: won, win_rate: decisive === 0 ? null : round(won / decisive), interval };
  });
  return { variants: wins, both_good: count('1'), both_bad: count('0'), enough_votes: enoughVotes(wins, decisive) };
}

function enoughVotes(wins: VariantWins[], decisive: number): EnoughVotes {
  const [first, second] = wins;
  const leader =
    first === undefined || second === undefined || first.wins === second.wins
      ? null
      : first.wins > second.wins
        ? first
        : second;
  const needed = leader === null ? null : votesNeeded(leader.wins / decisive);
  return {
    is_enough: needed !== null && decisive >= needed,
    leader_id: leader?.variant_id ?? null,
    method: 'wilson_excludes_half',
    level: confidenceLevel,
    votes_counted: decisive,
    votes_needed: needed,
  };
}

export function scoreResults({ numbers, categories }: Pick<ScoreCounts, 'numbers' | 'categories'>): ScoreResults {
  const summary = summarize(numbers);
  const listed = [...categories].map(([category, count]) => ({ category, count }));
  return {
    count: summary?.count ?? 0,
    mean: round(summary?.mean ?? null),
    median: round(summary?.median ?? null),
    standard_deviation: round(summary?.standardDeviation ?? null),
    min: summary?.min ?? null,
    max: summary?.max ?? null,
    interval: summary?.interval ? { ...rounded(summary.interval), level: confidenceLevel, method: 'student_t' } : null,
    histogram: histogram(numbers),
    categories: listed.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)).slice(0, maxCategories),
  };
}

/** Rounds to ten significant digits. Further digits are rounding errors that depend on the order of additions. */
function round<N extends number | null>(value: N): N {
  if (value === null) return value;
  const rounded = Number(value.toPrecision(10));
  return (Number.isFinite(rounded) ? rounded : value) as N;
}

function rounded({ low, high }: { low: number; high: number }): { low: number; high: number } {
  return { low: round(low), high: round(high) };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
