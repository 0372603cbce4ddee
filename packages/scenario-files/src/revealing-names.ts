import type { ScenarioCreate } from '@jurybox/types';
import type { FileProblem } from './problems.ts';

/** Matches the names of model families, because models often name themselves in their outputs. */
const families = /chatgpt|gpt-?\d|claude|gemini|llama|mistral|mixtral|qwen|deepseek|copilot/i;

/** A variant, and the names that reveal the variant if its outputs mention them. */
interface NamedVariant {
  variant_id: string;
  variant_name: string;
  config_name: string;
  parameters: object;
}

/** Returns the names by which an output could reveal its variant: names of variants and of their models. */
export function revealingNames(variants: Omit<NamedVariant, 'variant_id'>[]): string[] {
  const names = variants.flatMap(({ variant_name: name, config_name: config, parameters }) => [
    name,
    ...(config.length > 5 ? [config] : []),
    ...Object.entries(parameters).flatMap(([key, value]) =>
      /model|engine|deployment/i.test(key) && typeof value === 'string' && value.length > 2 ? [value] : [],
    ),
  ]);
  return [...new Set(names)];
}

/** Returns the first of the names that the text contains, or else the name of a model family in the text. */
export function revealedIn(text: string, names: string[]): string | undefined {
  const lower = text.toLowerCase();
  return names.find((name) => lower.includes(name.toLowerCase())) ?? families.exec(text)?.[0];
}

/** For each output that reveals its variant to judges, returns a message and the line number in the file. */
export function revealingOutputs(
  scenarios: { line: number; scenario: ScenarioCreate }[],
  variants: NamedVariant[],
): FileProblem[] {
  const names = revealingNames(variants);
  const nameOf = (id: string) => variants.find(({ variant_id: each }) => each === id)?.variant_name ?? id;
  return scenarios.flatMap(({ line, scenario }) =>
    (scenario.outputs ?? []).flatMap(({ variant_id: id, variant_output: text }) => {
      const found = revealedIn(text, names);
      return found === undefined ? [] : [{ line, message: `The answer of ${nameOf(id)} contains "${found}".` }];
    }),
  );
}
