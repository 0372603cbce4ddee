/** Counts the judgements of an evaluation in parts, one per turn, so that the event loop is not blocked. */
import type { EvaluationRow } from '../store/evaluations.ts';
import { countScores, countVotes } from '../store/scenarios.ts';
import type { Context } from './session.ts';

const positionsPerTurn = 10_000;
/** The maximum number of different categories that are counted. Further categories are ignored. */
export const maxDifferentCategories = 20_000;

export interface ScoreCounts {
  numbers: Float64Array;
  categories: Map<string, number>;
  /** The number of all scores, including those whose category is not in `categories`. */
  count: number;
}

/** An evaluation whose judgements are counted. The positions of its scenarios are 0 to `scenario_count` minus 1. */
export interface CountedEvaluation
  extends Omit<Context, 'clock'>, Pick<EvaluationRow, 'id' | 'scenario_count' | 'judgements_per_scenario'> {
  project: string;
}

export async function countAllVotes(evaluation: CountedEvaluation): Promise<Map<string, number>> {
  const votes = new Map<string, number>();
  await forEachPart(evaluation, async (range) => {
    for (const { vote, count } of await countVotes(evaluation.database, ...range))
      votes.set(vote, (votes.get(vote) ?? 0) + count);
  });
  return votes;
}

export async function countAllScores(evaluation: CountedEvaluation): Promise<ScoreCounts> {
  const { database, turns, project } = evaluation;
  const categories = new Map<string, number>();
  const sorted: Float64Array[] = [];
  let total = 0;
  await forEachPart(evaluation, async (range) => {
    const numbers: number[] = [];
    for (const { score, count } of await countScores(database, ...range)) {
      const value = JSON.parse(score) as string | number;
      const number = parseNumericScore(value);
      total += count;
      if (number !== undefined) for (let times = 0; times < count; times++) numbers.push(number);
      else addCategory(categories, String(value), count);
    }
    sorted.push(Float64Array.from(numbers).sort());
  });
  return { numbers: await mergeSorted(sorted, () => turns.next(project)), categories, count: total };
}

/** Adds `count` to the count of a category. A new category is ignored if the map is full. */
export function addCategory(categories: Map<string, number>, category: string, count: number): void {
  const before = categories.get(category);
  if (before === undefined && categories.size >= maxDifferentCategories) return;
  categories.set(category, (before ?? 0) + count);
}

async function forEachPart(
  { turns, project, id, scenario_count: scenarioCount }: CountedEvaluation,
  count: (range: [evaluationId: string, from: number, before: number]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < scenarioCount; from += positionsPerTurn) {
    await turns.run(project, () => count([id, from, from + positionsPerTurn]));
  }
}

/** Merges sorted lists, two at a time. Calls `pause` after every pair. */
export async function mergeSorted(lists: Float64Array[], pause: () => Promise<void>): Promise<Float64Array> {
  let rest = lists;
  while (rest.length > 1) {
    const merged: Float64Array[] = [];
    for (let index = 0; index < rest.length; index += 2) {
      const [one, other] = [rest[index] as Float64Array, rest[index + 1]];
      merged.push(other === undefined ? one : merge(one, other));
      await pause();
    }
    rest = merged;
  }
  return rest[0] ?? new Float64Array();
}

function merge(one: Float64Array, other: Float64Array): Float64Array {
  const merged = new Float64Array(one.length + other.length);
  let [i, j] = [0, 0];
  for (let index = 0; index < merged.length; index++) {
    const takesOne = j >= other.length || (i < one.length && (one[i] as number) <= (other[j] as number));
    merged[index] = (takesOne ? one[i++] : other[j++]) as number;
  }
  return merged;
}

/** A decimal number: optional sign, digits with at most one point, optional exponent. Matches in linear time. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Returns the number of a score, or undefined for a category, which is text that is not a decimal number (U36). */
export function parseNumericScore(score: string | number): number | undefined {
  if (typeof score === 'number') return score;
  const text = score.trim();
  return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
