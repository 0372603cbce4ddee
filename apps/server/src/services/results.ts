import type { EnoughVotes, EvaluationType, EvaluationVariant, HumanEvaluationResults, ScoreResults, VariantWins, VoteResults } from '@jurybox/types';
import * as store from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import { countScores, countVotes } from '../store/scenarios.ts';
import { statusOf, variantsOf } from './evaluations.ts';
import { notFound, type Outcome } from './outcome.ts';
import type { Session } from './session.ts';
import { histogram, level, summarize, votesNeeded, wilson, type Weighted } from './statistics.ts';

/** The most categories a result lists; rarer ones are left out. */
const mostCategories = 1000;

export interface ResultService {
  get(session: Session, evaluationId: string): Promise<Outcome<HumanEvaluationResults, 'not_found'>>;
}

export function createResultService(database: Database): ResultService {
  return {
    async get(session, evaluationId) {
      const row = await store.findProgress(database, session.project, evaluationId);
      if (row === undefined) return notFound('evaluation');
      const type = row.evaluation_type as EvaluationType;
      const isPairs = type === 'human_a_b_testing';
      const counts = isPairs ? await countVotes(database, row.id) : await countScores(database, row.id);
      // Derived from one reading of the rows, so that the numbers of one answer agree with each other.
      const all = sum(counts.map(({ count }) => count));
      const votes = isPairs ? voteResults(variantsOf(row), counts as VoteCount[]) : null;
      const scores = isPairs ? null : scoreResults(counts as ScoreCount[]);
      const judged = votes === null ? scoresGiven(counts as ScoreCount[]) : votesGiven(counts as VoteCount[]);
      return {
        evaluation_id: row.id,
        evaluation_name: row.name,
        evaluation_type: type,
        status: statusOf({ scenario_count: all, judged_count: judged }),
        scenario_count: all,
        judged_count: judged,
        not_judged_count: all - judged,
        votes,
        scores,
      };
    },
  };
}

export interface VoteCount {
  vote: string | null;
  count: number;
}
export interface ScoreCount {
  /** JSON text. */
  score: string | null;
  count: number;
}

function votesGiven(counts: VoteCount[]): number {
  return sum(counts.filter(({ vote }) => vote !== null && vote !== '').map(({ count }) => count));
}

function scoresGiven(counts: ScoreCount[]): number {
  return sum(counts.filter(({ score }) => score !== null && score !== '""').map(({ count }) => count));
}

/** Votes that name no variant are counted apart and are in no rate. */
export function voteResults(variants: EvaluationVariant[], counts: VoteCount[]): VoteResults {
  const count = (vote: string) => sum(counts.filter((row) => row.vote === vote).map((row) => row.count));
  const decisive = sum(variants.map(({ variant_id: id }) => count(id)));
  const wins: VariantWins[] = variants.map(({ variant_id, variant_name }) => {
    const won = count(variant_id);
    const interval = decisive === 0 ? null : { ...rounded(wilson(won, decisive)), level, method: 'wilson' as const };
    return { variant_id, variant_name, wins: won, win_rate: decisive === 0 ? null : round(won / decisive), interval };
  });
  return { variants: wins, both_good: count('1'), both_bad: count('0'), enough_votes: enoughVotes(wins, decisive) };
}

function enoughVotes(wins: VariantWins[], decisive: number): EnoughVotes {
  const [first, second] = wins;
  const leader = first === undefined || second === undefined || first.wins === second.wins ? null : first.wins > second.wins ? first : second;
  const needed = leader === null ? null : votesNeeded(leader.wins / decisive);
  return {
    is_enough: needed !== null && decisive >= needed,
    leader_id: leader?.variant_id ?? null,
    method: 'wilson_excludes_half',
    level,
    votes_counted: decisive,
    votes_needed: needed,
  };
}

/** Text that reads as a decimal number is that number (U36). */
const decimal = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

export function scoreResults(counts: ScoreCount[]): ScoreResults {
  const numbers: Weighted[] = [];
  const categories: { category: string; count: number }[] = [];
  for (const { score, count } of counts) {
    const value = score === null ? '' : (JSON.parse(score) as string | number);
    if (value === '') continue;
    if (typeof value === 'number' || (decimal.test(value) && Number.isFinite(Number(value)))) numbers.push({ value: Number(value), count });
    else categories.push({ category: value, count });
  }
  const summary = summarize(numbers);
  return {
    count: summary?.count ?? 0,
    mean: round(summary?.mean ?? null),
    median: round(summary?.median ?? null),
    standard_deviation: round(summary?.standardDeviation ?? null),
    min: summary?.min ?? null,
    max: summary?.max ?? null,
    interval: summary?.interval ? { ...rounded(summary.interval), level, method: 'student_t' } : null,
    histogram: histogram(numbers),
    categories: categories.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)).slice(0, mostCategories),
  };
}

/** Ten significant digits: more is noise of the arithmetic, and differs between orders of adding up. */
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
