/**
 * Measures the CPU time for computing the figures of the largest allowed evaluation. This evaluation has 1,000,000
 * scenarios with 20 judges each.
 */
import { countScoreAgreement, countVoteAgreement } from '../src/services/statistics/agreement.ts';
import { leaderboard, maxVariants, type Comparison } from '../src/services/statistics/leaderboard.ts';
import { compareJudges } from '../src/services/statistics/outlying-judges.ts';
import { createRandom } from '../src/services/statistics/random.ts';
import type { Random } from './draw.ts';
import { countWinRate } from '../src/services/statistics/scenario-outcomes.ts';

export interface Measurement {
  name: string;
  /** `readMs`: CPU time for reading all scenarios. `computeMs`: CPU time for computing a figure, such as a win rate. */
  readMs: number;
  computeMs: number;
  /**
   * The computation pauses regularly, so that the event loop can do other work. `sliceMs` is the median of the times
   * between two pauses, and `longestSliceMs` is the longest of them.
   */
  sliceMs: number;
  longestSliceMs: number;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure(
  name: string,
  read: () => void,
  compute: (pause: () => Promise<void>) => unknown,
): Promise<Measurement> {
  const began = cpuMs();
  read();
  const readMs = cpuMs() - began;
  const start = cpuMs();
  const slices: number[] = [];
  let last = start;
  const pause = async () => {
    slices.push(cpuMs() - last);
    last = cpuMs();
  };
  await compute(pause);
  await pause();
  slices.sort((a, b) => a - b);
  return {
    name,
    readMs,
    computeMs: cpuMs() - start,
    sliceMs: slices[slices.length >> 1] ?? 0,
    longestSliceMs: slices.at(-1) ?? 0,
  };
}

export async function measureLargest(scenarios: number, judges: number): Promise<Measurement[]> {
  const random: Random = createRandom(7);
  const names = Array.from({ length: 100 }, (_, index) => `judge ${index}`);
  const votes = Array.from({ length: judges }, () => random.below(4));
  const scores = votes.map(() => 1 + 4 * random.next());
  const each = (work: () => void) => () => {
    for (let scenario = 0; scenario < scenarios; scenario++) {
      votes[scenario % judges] = random.below(4);
      scores[scenario % judges] = 1 + 4 * random.next();
      work();
    }
  };
  const winRate = countWinRate();
  const voteAgreement = countVoteAgreement(4);
  const scoreAgreement = countScoreAgreement(1, 5);
  const [byVotes, byScores] = [compareJudges('nominal'), compareJudges('interval')];
  const named = (values: number[]) =>
    values.map((value, index) => ({ judge: names[(index * 5) % names.length] as string, value }));
  const comparisons = allPairs(random);
  return [
    await measure(
      'win rate, bootstrap',
      each(() => winRate.add(votes.filter((vote) => vote === 0).length, votes.filter((vote) => vote === 1).length)),
      (pause) => winRate.result(pause),
    ),
    await measure(
      'agreement of votes',
      each(() => voteAgreement.add(votes)),
      (pause) => voteAgreement.result(pause),
    ),
    await measure(
      'agreement of scores',
      each(() => scoreAgreement.add(scores)),
      (pause) => scoreAgreement.result(pause),
    ),
    await measure(
      'judges compared by votes',
      each(() => byVotes.add(named(votes))),
      () => byVotes.result(0.75),
    ),
    await measure(
      'judges compared by scores',
      each(() => byScores.add(named(scores))),
      () => byScores.result(0.2),
    ),
    await measure(
      `leaderboard of ${maxVariants} variants, each pair judged`,
      () => {},
      (pause) => leaderboard(comparisons, pause),
    ),
  ];
}

function allPairs(random: Random): Comparison[] {
  const names = Array.from({ length: maxVariants }, (_, index) => `variant ${index}`);
  return names.flatMap((first, index) =>
    names.slice(index + 1).map((second) => ({
      first,
      second,
      firstWins: random.below(20),
      secondWins: random.below(20),
      ties: random.below(9),
    })),
  );
}
