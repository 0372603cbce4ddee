import type { EvaluationVariant } from '@jurybox/types';
import { listCountedJudgements, type CountedJudgementRow } from '../store/own-judgements.ts';
import { agreementOf, countJudges } from './figures.ts';
import { countScoreAgreement, countVoteAgreement } from './statistics/agreement.ts';
import { compareJudges } from './statistics/outlying-judges.ts';
import { countWinRate, scoreOutcome, voteOutcome } from './statistics/scenario-outcomes.ts';
import { type CountedEvaluation, addCategory, mergeSorted, parseNumericScore } from './votes-and-scores.ts';

const judgementsPerTurn = 2_500;

/** Calls `visit` for each scenario that has judgements, ordered by position, with all judgements of the scenario. */
export async function forEachScenario(
  { database, turns, project, id }: CountedEvaluation,
  visit: (judgements: readonly CountedJudgementRow[]) => void,
): Promise<void> {
  let after = { position: -1, judgeId: '' };
  let current: CountedJudgementRow[] = [];
  for (let isLast = false; !isLast;) {
    await turns.run(project, async () => {
      const rows = await listCountedJudgements(database, id, after, judgementsPerTurn);
      for (const row of rows) {
        if (current[0] !== undefined && current[0].position !== row.position) {
          visit(current);
          current = [];
        }
        current.push(row);
      }
      const end = rows.at(-1);
      if (end !== undefined) after = { position: end.position, judgeId: end.judge_id };
      isLast = rows.length < judgementsPerTurn;
    });
  }
  if (current.length > 0) visit(current);
}

export async function countSeveralVotes(evaluation: CountedEvaluation, variants: readonly EvaluationVariant[]) {
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
    const votesFor = (index: number) => values.filter((value) => value === index).length;
    const [first, second] = [votesFor(0), votesFor(1)];
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    winRate.add(first, second);
    agreement.add(values);
    comparison.add(rows.map(({ judge_id: judge }, index) => ({ judge, value: values[index] ?? 0 })));
    judges.add(rows, variantIds);
    judgements += rows.length;
    if (rows.length < evaluation.judgements_per_scenario) return;
    judged += 1;
    const outcome = voteOutcome(first, second);
    if (outcome === undefined) return;
    complete.wins += outcome;
    complete.count += 1;
  });
  const counted = await agreement.result(pause);
  return {
    judged,
    judgements,
    votes: new Map([...categories].map(([vote, index]) => [vote, counts[index] ?? 0])),
    outcomes: {
      winRate: await winRate.result(pause),
      complete,
      openCount: Math.max(0, evaluation.scenario_count - judged),
      position: judges.position(),
    },
    agreement: agreementOf('nominal', counted),
    judges: judges.results(comparison.result(counted.expectedDisagreement)),
  };
}

/** The maximum number of different categories for which agreement is computed. */
const maxAgreementCategories = 50;
const outcomesPerPart = 10_000;

export async function countSeveralScores(evaluation: CountedEvaluation) {
  const pause = () => evaluation.turns.next(evaluation.project);
  const categories = new Map<string, number>();
  const sorted: Float64Array[] = [];
  const judges = countJudges();
  let outcomes: number[] = [];
  let [min, max] = [Infinity, -Infinity];
  let [judged, judgements] = [0, 0];
  const endPart = () => {
    sorted.push(Float64Array.from(outcomes).sort());
    outcomes = [];
  };
  await forEachScenario(evaluation, (rows) => {
    judges.add(rows, []);
    judgements += rows.length;
    if (rows.length >= evaluation.judgements_per_scenario) judged += 1;
    const numbers: number[] = [];
    for (const row of rows) {
      const score = scoreOf(row);
      if (typeof score === 'string') addCategory(categories, score, 1);
      else numbers.push(score);
    }
    for (const number of numbers) [min, max] = [Math.min(min, number), Math.max(max, number)];
    const outcome = scoreOutcome(numbers);
    if (outcome !== undefined) outcomes.push(outcome);
    if (outcomes.length >= outcomesPerPart) endPart();
  });
  endPart();
  const numbers = await mergeSorted(sorted, pause);
  const { agreement, compared } = await compareScores(evaluation, { min, max }, [...categories.keys()], pause);
  return {
    judged,
    judgements,
    scores: { numbers, categories, count: judgements },
    agreement,
    judges: judges.results(compared),
  };
}

/**
 * Computes the agreement of scores: of numbers from `min` to `max`, or of categories if there are no numbers. The
 * formulas need this range or all categories first, so the judgements are read a second time. If a judge has added a
 * score since the first read, a number counts as the nearest number in the range, and a new category is ignored.
 */
async function compareScores(
  evaluation: CountedEvaluation,
  { min, max }: { min: number; max: number },
  categories: readonly string[],
  pause: () => Promise<void>,
) {
  const isNumeric = min <= max;
  if (!isNumeric && categories.length > maxAgreementCategories) return { agreement: null, compared: [] };
  const metric = isNumeric ? 'interval' : 'nominal';
  const agreement = isNumeric ? countScoreAgreement(min, max) : countVoteAgreement(categories.length);
  const comparison = compareJudges(metric);
  const width = max / 2 - min / 2;
  const numberOf = (score: number | string) => {
    if (!isNumeric) return categories.includes(String(score)) ? categories.indexOf(String(score)) : undefined;
    return typeof score === 'string' ? undefined : Math.min(max, Math.max(min, score));
  };
  const scaled = (score: number) => (width === 0 ? 0 : (score / 2 - min / 2) / width);
  await forEachScenario(evaluation, (rows) => {
    const known = rows.flatMap((row) => {
      const value = numberOf(scoreOf(row));
      return value === undefined ? [] : [{ judge: row.judge_id, value }];
    });
    agreement.add(known.map(({ value }) => value));
    comparison.add(isNumeric ? known.map(({ judge, value }) => ({ judge, value: scaled(value) })) : known);
  });
  const counted = await agreement.result(pause);
  return { agreement: agreementOf(metric, counted), compared: comparison.result(counted.expectedDisagreement) };
}

function scoreOf({ score }: CountedJudgementRow): number | string {
  const value = JSON.parse(score ?? '""') as string | number;
  return parseNumericScore(value) ?? String(value);
}
