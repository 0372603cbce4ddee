import type { Parameters } from '@jurybox/client';

/** Families of models that often name themselves. */
const families = /chatgpt|gpt-?\d|claude|gemini|llama|mistral|mixtral|qwen|deepseek|copilot/i;

/** Returns the names by which an output could reveal its variant: names of variants and of their models. */
export function revealingNames(
  variants: { variant_name: string; config_name: string; parameters: Parameters }[],
): string[] {
  const names = variants.flatMap(({ variant_name: name, config_name: config, parameters }) => [
    name,
    ...(config.length > 5 ? [config] : []),
    ...Object.entries(parameters).flatMap(([key, value]) =>
      /model|engine|deployment/i.test(key) && typeof value === 'string' && value.length > 2 ? [value] : [],
    ),
  ]);
  return [...new Set(names)];
}

/** Returns the first name in the text that reveals where the text comes from. */
export function revealedIn(text: string, names: string[]): string | undefined {
  const lower = text.toLowerCase();
  return names.find((name) => lower.includes(name.toLowerCase())) ?? families.exec(text)?.[0];
}
