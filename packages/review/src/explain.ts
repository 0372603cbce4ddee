import { readFileSync } from 'node:fs';
import { CannotReview } from './errors.ts';
import { suggestion } from './suggestion.ts';

/** Returns the text of a file that the package contains. */
const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Returns the help of the command, which is the first text block of the README. */
export const helpText = (): string => /^```text\n([\s\S]*?)^```/m.exec(textOf('README.md'))?.[1] ?? '';

/** Returns the sections of all rules in `rules.md` as one Markdown text. */
export const explainRules = (): string => textOf('rules.md').replace(/^[\s\S]*?\n(?=## )/, '');

/** Returns the section of a rule: what the rule reports, why this breaks callers, what to do instead, an example. */
export function explainRule(name: string): string {
  const section = sections().get(name);
  if (section === undefined) throw new CannotReview(`there is no rule ${name}${suggestion(name, ruleNames())}`);
  return section;
}

/** Returns the names of all rules, in the order of the alphabet. */
export const ruleNames = (): string[] => [...sections().keys()];

/** Returns a function that says in a sentence or two what a rule reports. */
export function ruleSummaries(): (name: string) => string {
  const known = sections();
  return (name) => known.get(name)?.split('\n\n')[1]?.replaceAll('\n', ' ') ?? name;
}

function sections(): Map<string, string> {
  const texts = explainRules().split(/^(?=## )/m);
  return new Map(texts.map((text) => [text.slice(3, text.indexOf('\n')), `${text.trimEnd()}\n`]));
}
