import { readFileSync } from 'node:fs';
import { CannotReview } from './errors.ts';
import { suggestion } from './suggestion.ts';

const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Returns the help of the command, which is the first text block of the README. */
export const helpText = (): string => /^```text\n([\s\S]*?)^```/m.exec(textOf('README.md'))?.[1] ?? '';

export const explainRules = (): string => textOf('rules.md').replace(/^[\s\S]*?\n(?=## )/, '');

export function explainRule(name: string): string {
  const section = sections().get(name);
  if (section === undefined) throw new CannotReview(`there is no rule ${name}${suggestion(name, ruleNames())}`);
  return section;
}

export const ruleNames = (): string[] => [...sections().keys()];

export function ruleSummaries(): (name: string) => string {
  const known = sections();
  return (name) => known.get(name)?.split('\n\n')[1]?.replaceAll('\n', ' ') ?? name;
}

function sections(): Map<string, string> {
  const texts = explainRules().split(/^(?=## )/m);
  return new Map(texts.map((text) => [text.slice(3, text.indexOf('\n')), `${text.trimEnd()}\n`]));
}
