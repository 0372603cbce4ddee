/** The leaderboard of an application, computed from the votes in all its A/B evaluations (U61). */
import type { EvaluationVariant, Leaderboard, LeaderboardVariant } from '@jurybox/types';
import { findApp } from '../store/apps.ts';
import { listCountedEvaluations, type CountedEvaluationRow } from '../store/evaluations.ts';
import type { Database } from '../store/database.ts';
import { estimate, round } from './figures.ts';
import { countAllVotes, type CountedEvaluation } from './votes-and-scores.ts';
import { ifFound } from './outcome.ts';
import { eachRow } from '../store/sql.ts';
import { forEachScenario } from './several-judges.ts';
import type { Session, Context } from './session.ts';
import { leaderboard, type Comparison, type RankedVariant } from './statistics/leaderboard.ts';
import type { Turns } from './turns.ts';

/** The maximum number of evaluations that one leaderboard reads, including evaluations of a single model. */
const maxEvaluations = 1000;
/** The maximum number of scenarios or judgements that one leaderboard reads. It always reads the newest evaluation. */
const maxRead = 1_000_000;
const evaluationsPerPage = 100;

export function createLeaderboardService({ database, turns }: Context) {
  return {
    get: (session: Session, appId: string) =>
      ifFound('app', findApp(database, appId, session.project), ({ id }) =>
        turns.compute(session.project, () => rank(database, turns, session.project, id)),
      ),
  };
}

async function rank(database: Database, turns: Turns, project: string, appId: string): Promise<Leaderboard> {
  const { evaluations, isComplete } = await readEvaluations(database, turns, project, appId);
  const variants = new Map<string, EvaluationVariant>();
  const comparisons: Comparison[] = [];
  for (const row of evaluations) {
    const [first, second] = JSON.parse(row.variants) as EvaluationVariant[];
    if (first === undefined || second === undefined) continue;
    // The newest evaluation comes first, so the leaderboard shows a variant's newest name.
    for (const one of [first, second]) if (!variants.has(keyOf(one))) variants.set(keyOf(one), one);
    const evaluation = { ...row, database, turns, project };
    const counts = await countOutcomes(evaluation, first.variant_id, second.variant_id);
    comparisons.push({ first: keyOf(first), second: keyOf(second), ...counts });
  }
  const ranked = await leaderboard(comparisons, () => turns.next(project));
  return {
    app_id: appId,
    evaluations_counted: evaluations.length,
    scenarios_counted: Math.round(
      comparisons.reduce((total, one) => total + one.firstWins + one.secondWins + one.ties, 0),
    ),
    variants_left_out: ranked.leftOut,
    is_complete: isComplete,
    groups: ranked.groups.map(({ chain, cannotBeCompared, variants: members }) => ({
      chain_number: chain,
      cannot_be_compared: cannotBeCompared,
      variants: members.map((member) => placeOf(variants.get(member.variant) as EvaluationVariant, member)),
    })),
  };
}

/** Identifies a revision of a variant. Revisions have different parameters, so each is ranked separately. */
function keyOf({ variant_id: id, revision }: EvaluationVariant): string {
  return `${id}/${revision}`;
}

async function readEvaluations(database: Database, turns: Turns, project: string, appId: string) {
  const evaluations: CountedEvaluationRow[] = [];
  let [readCount, toRead] = [0, 0];
  const list = (last?: CountedEvaluationRow) =>
    turns.run(project, () => listCountedEvaluations(database, appId, last?.id, evaluationsPerPage));
  for await (const row of eachRow(list)) {
    if (++readCount > maxEvaluations) return { evaluations, isComplete: false };
    if (row.evaluation_type !== 'human_a_b_testing' || row.judgement_count === 0) continue;
    toRead += Math.max(row.scenario_count, row.judgement_count);
    if (toRead > maxRead && evaluations.length > 0) return { evaluations, isComplete: false };
    evaluations.push(row);
  }
  return { evaluations, isComplete: true };
}

/** Sums up, over all scenarios, the shares of votes for the first variant, for the second variant, and for neither. */
async function countOutcomes(evaluation: CountedEvaluation, firstId: string, secondId: string) {
  if (evaluation.judgements_per_scenario === 1) {
    const votes = await countAllVotes(evaluation);
    const count = (vote: string) => votes.get(vote) ?? 0;
    return { firstWins: count(firstId), secondWins: count(secondId), ties: count('1') + count('0') };
  }
  const sums = { firstWins: 0, secondWins: 0, ties: 0 };
  await forEachScenario(evaluation, (judgements) => {
    let [first, second] = [0, 0];
    for (const { vote } of judgements) {
      if (vote === firstId) first += 1;
      else if (vote === secondId) second += 1;
    }
    sums.firstWins += first / judgements.length;
    sums.secondWins += second / judgements.length;
    sums.ties += (judgements.length - first - second) / judgements.length;
  });
  // Rounding removes the small errors that come from adding fractions.
  return { firstWins: round(sums.firstWins), secondWins: round(sums.secondWins), ties: round(sums.ties) };
}

function placeOf({ variant_id, variant_name, revision }: EvaluationVariant, ranked: RankedVariant): LeaderboardVariant {
  const { ability, winProbability, scenarios } = ranked;
  return {
    variant_id,
    variant_name,
    revision,
    scenario_count: Math.round(scenarios),
    ability: ability && estimate(ability, 'wald'),
    standard_error: round(ability?.standardError ?? null),
    win_probability: winProbability && estimate(winProbability, 'wald'),
  };
}
