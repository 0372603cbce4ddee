/** Counts what people judged, a part of the evaluation at a time: no part of it holds up anybody, however long it is. */
import type { Database } from '../store/index.ts';
import { countScores, countVotes } from '../store/scenarios.ts';
import { parseNumericScore } from './numeric-score.ts';
import type { Turns } from './turns.ts';

/** Positions counted in one turn. */
const turnPositions = 10_000;
/** Different categories that are counted. Those that first stand behind so many others are left out. */
export const maxDifferentCategories = 20_000;

/** The scores of an evaluation. */
export interface ScoreCounts {
  /** Every number that was given, lowest first. */
  numbers: Float64Array;
  /** How often each category was given. */
  categories: Map<string, number>;
  /** How many scores were given, those left out included. */
  count: number;
}

export interface CountedEvaluation {
  database: Database;
  turns: Turns;
  project: string;
  evaluationId: string;
  /** How many scenarios there are, which are at the positions below that. */
  scenarios: number;
}

/** How often each vote was given. */
export async function countAllVotes(counted: CountedEvaluation): Promise<Map<string, number>> {
  const votes = new Map<string, number>();
  await forEachPart(counted, async (range) => {
    for (const { vote, count } of await countVotes(counted.database, range))
      votes.set(vote, (votes.get(vote) ?? 0) + count);
  });
  return votes;
}

export async function countAllScores(counted: CountedEvaluation): Promise<ScoreCounts> {
  const { database, turns, project } = counted;
  const categories = new Map<string, number>();
  const sorted: Float64Array[] = [];
  let given = 0;
  await forEachPart(counted, async (range) => {
    const numbers: number[] = [];
    for (const { score, count } of await countScores(database, range)) {
      const value = JSON.parse(score) as string | number;
      const number = parseNumericScore(value);
      given += count;
      if (number !== undefined) for (let times = 0; times < count; times++) numbers.push(number);
      else addCategory(categories, String(value), count);
    }
    sorted.push(Float64Array.from(numbers).sort());
  });
  return { numbers: await mergeSorted(sorted, () => turns.next(project)), categories, count: given };
}

/** Adds to a map that never holds more than the most categories. */
export function addCategory(categories: Map<string, number>, category: string, count: number): void {
  const before = categories.get(category);
  if (before === undefined && categories.size >= maxDifferentCategories) return;
  categories.set(category, (before ?? 0) + count);
}

async function forEachPart(
  { turns, project, evaluationId, scenarios }: CountedEvaluation,
  count: (range: { evaluationId: string; from: number; before: number }) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < scenarios; from += turnPositions) {
    await turns.run(project, () => count({ evaluationId, from, before: from + turnPositions }));
  }
}

/** One sorted list of several, two at a time; `pause` comes after every pair. */
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
  for (let at = 0; at < merged.length; at++) {
    const takesOne = j >= other.length || (i < one.length && (one[i] as number) <= (other[j] as number));
    merged[at] = (takesOne ? one[i++] : other[j++]) as number;
  }
  return merged;
}
