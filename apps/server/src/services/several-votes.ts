/** Counts the votes of evaluations with several judges for each scenario (U59). */
import type { EvaluationVariant } from '@jurybox/types';
import { agreementOf, type SeveralJudges } from './figures.ts';
import { countJudges } from './figures-of-judges.ts';
import type { CountedEvaluation } from './votes-and-scores.ts';
import { forEachScenario } from './several-judgements.ts';
import { countVoteAgreement } from './statistics/agreement.ts';
import { compareJudges } from './statistics/outlying-judges.ts';
import { countWinRate, voteOutcome } from './statistics/scenario-outcomes.ts';
import type { VoteOutcomes } from './vote-results.ts';

interface SeveralVotes extends SeveralJudges {
  /** For each vote: how often all judges together gave it. */
  votes: Map<string, number>;
  outcomes: VoteOutcomes;
}

export async function countSeveralVotes(
  evaluation: CountedEvaluation,
  variants: readonly EvaluationVariant[],
  judgementsPerScenario: number,
): Promise<SeveralVotes> {
  const pause = () => evaluation.turns.next(evaluation.project);
  const variantIds = variants.map(({ variant_id: id }) => id);
  const categories = new Map([...variantIds, '1', '0'].map((vote, index) => [vote, index]));
  const counts = [...categories].map(() => 0);
  const winRate = countWinRate();
  const agreement = countVoteAgreement(categories.size);
  const comparison = compareJudges('nominal');
  const judges = countJudges();
  const complete = { wins: 0, count: 0 };
  let [judged, judgements] = [0, 0];
  await forEachScenario(evaluation, (rows) => {
    const values = rows.map(({ vote }) => categories.get(vote ?? '') ?? 0);
    const [first, second] = [countOf(values, 0), countOf(values, 1)];
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    winRate.add(first, second);
    agreement.add(values);
    comparison.add(rows.map(({ judge_id: judge }, index) => ({ judge, value: values[index] ?? 0 })));
    judges.add(rows, variantIds);
    judgements += rows.length;
    if (rows.length < judgementsPerScenario) return;
    judged += 1;
    const outcome = voteOutcome(first, second);
    if (outcome === undefined) return;
    complete.wins += outcome;
    complete.count += 1;
  });
  return {
    judged,
    judgements,
    votes: new Map([...categories].map(([vote, index]) => [vote, counts[index] ?? 0])),
    outcomes: {
      winRate: await winRate.result(pause),
      complete,
      openCount: Math.max(0, evaluation.scenarioCount - judged),
      position: judges.position(),
    },
    agreement: agreementOf('nominal', await agreement.result(pause)),
    judges: judges.results(comparison.result()),
  };
}

function countOf(values: readonly number[], searched: number): number {
  let count = 0;
  for (const value of values) if (value === searched) count += 1;
  return count;
}
