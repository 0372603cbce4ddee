import type { EvaluationScenario } from '@jurybox/client';

/** Returns the outputs in the order in which this judge sees them. */
export function sidesOf({ outputs }: EvaluationScenario, firstShown: string | null): EvaluationScenario['outputs'] {
  const first = outputs.filter(({ variant_id: id }) => id === firstShown);
  return [...first, ...outputs.filter((output) => !first.includes(output))];
}
